"""What an action would bring as things stand: carried out on a copy, before anything hidden follows."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import some
from noblesse.core.sets import following

from .box import (
    BISHOP_TO,
    CARRIAGE_HOUSE,
    DECLINE,
    DOCTOR,
    DONATE,
    DONATION,
    DRAFT,
    DRIVE,
    ENGAGE,
    FARTHEST,
    FOOL_FROM,
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
)
from .naming import colour, waits
from .rules import may_take, rats_for, reach, strength
from .rules.sectors import use
from .table import Table
from .takings import brings, carried_out, taken

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
        return drive(t, seat, action - STOP_AT)
    after = as_if_played(t, seat, action - KEEP) if t.phase in (DRAFT, PASS_ON) else carried_out(t, seat, action)
    parts = brings(taken(t, seat, action, after)) + strengths(t, after, seat)
    if action == ENGAGE + DOCTOR and t.phase == HIRE:
        parts += doctor(t, after, seat)
    parts += follow(t, after, seat)
    return ", ".join(parts) or nothing(t, action)


def as_if_played(t: Table, seat: Seat, kind: int) -> Table:
    """The table as if a card to choose from were played now."""
    after = t.copy()
    after.phase = SETTLED
    use(after, seat, 0, kind)
    return after


def strengths(t: Table, after: Table, seat: Seat) -> list[str]:
    """Park and hospital work as long as tokens stand there: how they changed."""
    return [
        f"{SECTOR_NAMES[sector]} {strength(t, seat, sector)} → {strength(after, seat, sector)}"
        for sector in (PARK, HOSPITAL)
        if strength(t, seat, sector) != strength(after, seat, sector)
    ]


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
        return [f"up to {DONATION[gold] + strength(t, seat, PARK) // 2} prestige for {gold} gold"]
    if after.phase == MOVE_MARKER:
        promised = [f"{DONATION[after.donation]} prestige"] if after.card == NOTRE_DAME else []
        return [*promised, "a marker has to move there"]
    if after.phase == DRIVE:
        streets = min(FARTHEST, strength(after, seat, CARRIAGE_HOUSE))
        return [f"up to {some(streets, 'street')}", messages_near(after, seat)]
    if after.phase == GUEST and t.phase != GUEST:
        return [some(after.wishes, "option")]
    return []


def messages_near(t: Table, seat: Seat) -> str:
    """How many messages within reach of the carriage may be taken, of which one drive takes one."""
    near, market, count = REACH[reach(t, seat)], -1, 0
    while (market := following(near, market)) >= 0:
        count += may_take(t, seat, market)
    return f"1 of {count} messages" if count > 1 else f"{'1' if count else 'no'} message"


def drive(t: Table, seat: Seat, market: int) -> str:
    """What lies on a market: what it would bring, or why it waits."""
    if t.message[market] == NO_MESSAGE:
        return ""
    name = f"{colour(t, market // SPOTS)} message {t.message[market]}"
    if not may_take(t, seat, market):
        return waits(t, seat, market)
    there = carried_out(t, seat, STOP_AT + market)
    assert there.phase == MESSAGE
    after = carried_out(there, seat, TAKE)
    return f"{name}: {', '.join(brings(taken(there, seat, TAKE, after)))}"


def nothing(t: Table, action: Action) -> str:
    """Why a card or a person would bring nothing."""
    if t.phase == PLAY or t.phase in (DRAFT, PASS_ON):
        return "nothing as things stand"
    return "nothing" if t.phase == HIRE else ""
