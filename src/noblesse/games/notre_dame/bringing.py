"""What an action would bring as things stand, and what is to be minded: carried out on a copy, before others act."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import some
from noblesse.core.sets import following

from .box import (
    BISHOP_TO,
    CARDS,
    CARRIAGE_HOUSE,
    DECLINE,
    DOCTOR,
    DONATE,
    DRAFT,
    DRIVE,
    ENGAGE,
    FARTHEST,
    FOOL_FROM,
    FRIEND,
    GUEST,
    HIRE,
    HOSPITAL,
    KEEP,
    MESSAGE,
    MINSTREL_FROM,
    MOVE_MARKER,
    NO_MESSAGE,
    NOTRE_DAME,
    PARK,
    PASS_ON,
    PLAGUE,
    PLAY,
    REACH,
    SECTOR_NAMES,
    SEND_FRIEND,
    SETTLED,
    SPOTS,
    STOP_AT,
    TAKE,
    TRACK,
    USE,
)
from .naming import colour, waits
from .rules import may_take, rats_for, reach, strength
from .rules.sectors import use
from .table import Table
from .takings import brings, carried_out, donated, taken

NOTHING_SAID = (FOOL_FROM, MINSTREL_FROM, PLAGUE)
"""What is answered in these phases brings nothing by itself."""
NEXT = {
    SEND_FRIEND: "a sector acts",
    FOOL_FROM: "moves a token",
    MINSTREL_FROM: "moves three tokens",
    BISHOP_TO: "a marker for an empty sector",
}
"""What is asked next, where it is always the same."""


def gain(t: Table, seat: Seat, action: Action) -> str:
    """What the action brings: "4 prestige (1 from the park)", "rat 5 → 4", "up to 2 streets"; or nothing."""
    if action == DECLINE or t.phase in NOTHING_SAID:
        return ""
    if t.phase == DRIVE:
        return letter(t, seat, action - STOP_AT)
    after = then(t, seat, action)
    took = taken(t, seat, action, after)
    if t.phase == DONATE:
        park = [f"{took.park} of it from the park"] if took.park else []
        return ", ".join([*park, "a marker on Notre Dame"])
    parts = brings(took) + strengths(t, after, seat, more=True)
    if action == ENGAGE + DOCTOR and t.phase == HIRE:
        parts += doctor(t, after, seat)
    return ", ".join(parts + follow(t, after, seat))


def note(t: Table, seat: Seat, action: Action) -> str:
    """What is to be minded: "park 2 → 1", "crimson must wait: indigo comes first", "no message within reach"."""
    if action == DECLINE or t.phase in NOTHING_SAID:
        return ""
    if t.phase == DRIVE:
        return waits(t, seat, action - STOP_AT) if t.message[action - STOP_AT] != NO_MESSAGE else ""
    after = then(t, seat, action)
    parts = strengths(t, after, seat, more=False)
    if after.phase == MOVE_MARKER and t.phase != DONATE:
        parts.append("no marker is ready: one has to move there")
    if after.phase == DRIVE and not in_reach(after, seat):
        parts.append("no message within reach")
    return ", ".join(parts) or ("" if gain(t, seat, action) else nothing(t, seat, action))


def then(t: Table, seat: Seat, action: Action) -> Table:
    """The table after the action; a card to choose from is played now."""
    if t.phase not in (DRAFT, PASS_ON):
        return carried_out(t, seat, action)
    after = t.copy()
    after.phase = SETTLED
    use(after, seat, 0, action - KEEP)
    return after


def strengths(t: Table, after: Table, seat: Seat, *, more: bool) -> list[str]:
    """Park and hospital work as long as tokens stand there: how they grew, or shrank."""
    sectors = [(sector, strength(t, seat, sector), strength(after, seat, sector)) for sector in (PARK, HOSPITAL)]
    changed = [(sector, was, now) for sector, was, now in sectors if (was < now if more else was > now)]
    return [f"{SECTOR_NAMES[sector]} {was} → {now}" for sector, was, now in changed]


def doctor(t: Table, after: Table, seat: Seat) -> list[str]:
    """Where the rat goes with the doctor, and where without."""
    healed, ill = (max(0, t.rat[seat] + rats_for(table, seat)) for table in (after, t))
    worse = f"beyond {TRACK}" if ill > TRACK else f"{ill}"
    goes = f"{t.rat[seat]} → {healed}" if healed != t.rat[seat] else f"stays at {healed}"
    return [f"plague: rat {goes}, not {worse}"] if healed != ill else []


def follow(t: Table, after: Table, seat: Seat) -> list[str]:
    """What may still come of it."""
    if after.phase in NEXT:
        return [NEXT[after.phase]]
    if after.phase == DONATE:
        gold = min(3, t.gold[seat])
        return [f"up to {donated(after, seat, gold)[-1]} prestige for {gold} gold"]
    if after.phase == DRIVE:
        streets = min(FARTHEST, strength(after, seat, CARRIAGE_HOUSE))
        near = in_reach(after, seat)
        letters = [f"1 of {near} messages" if near > 1 else "1 message"] if near else []
        return [f"up to {some(streets, 'street')}", *letters]
    if after.phase == GUEST and t.phase != GUEST:
        return [some(after.wishes, "option")]
    return []


def in_reach(t: Table, seat: Seat) -> int:
    """How many messages within reach of the carriage may be taken, of which one drive takes one."""
    near, market, count = REACH[reach(t, seat)], -1, 0
    while (market := following(near, market)) >= 0:
        count += may_take(t, seat, market)
    return count


def letter(t: Table, seat: Seat, market: int) -> str:
    """What the message on a market would bring, if it may be taken."""
    if t.message[market] == NO_MESSAGE or not may_take(t, seat, market):
        return ""
    name = f"{colour(t, market // SPOTS)} message {t.message[market]}"
    there = carried_out(t, seat, STOP_AT + market)
    assert there.phase == MESSAGE
    after = carried_out(there, seat, TAKE)
    return f"{name}: {', '.join(brings(taken(there, seat, TAKE, after)))}"


def nothing(t: Table, seat: Seat, action: Action) -> str:
    """Why a card or a person would bring nothing."""
    if t.phase == HIRE:
        return "brings nothing"
    if t.phase not in (PLAY, DRAFT, PASS_ON):
        return ""
    kind = action - KEEP if action < USE else (action - USE) % CARDS
    if kind == NOTRE_DAME and t.gold[seat] == 0:
        return "no gold to give"
    if kind != FRIEND and t.ready[seat] == 0:
        return "no marker to place"
    return "brings nothing as things stand"
