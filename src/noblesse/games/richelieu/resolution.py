"""A box is resolved, in sentences: what was revealed, who was first and second, and what came of it."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.phrases import ORDINALS, several
from noblesse.core.story import Story

from . import rules
from .box import (
    AMOUNT,
    BONUS,
    BOX,
    COLOURS,
    CORRUPTION,
    EMINENCE,
    INCOME,
    MILITARY,
    MONEY,
    MOVES,
    NO_BONUS,
    NO_BOX,
    NO_COLOUR,
    NO_SHEET,
    OVER,
    PARTS,
    PLACE_AGENT,
    PLACE_EMINENCE,
    PLACE_QUEEN,
    PLACES,
    PRESTIGE,
    QUEEN,
    SETTLED,
    SIDES,
)
from .naming import BOX_NAMES, side, signed, whose
from .rules.acting import advance, raise_income
from .table import Table

ASKED = {
    PLACE_AGENT: "an agent to place",
    CORRUPTION: "a corruption",
    PLACE_QUEEN: "the Queen to send",
    PLACE_EMINENCE: "the Éminence Grise to send",
}
"""A part that somebody decides on."""
LAPSED = {
    PLACE_AGENT: "no agent, for none could be placed",
    CORRUPTION: "no corruption, for none was possible",
    PLACE_QUEEN: "no Queen, for she could go nowhere",
    PLACE_EMINENCE: "no Éminence Grise, for he could go nowhere",
}
"""A part that nobody could use."""


def tell_step(story: Story, before: Table, after: Table) -> None:
    """One step that followed without a decision."""
    if before.resolving == NO_BOX and after.resolving != NO_BOX:
        tell_outcome(story, after)
    elif before.resolving != NO_BOX and before.place < PLACES:
        tell_rewards(story, before, after)
    elif before.resolving != NO_BOX:
        tell_cardinal(story, before, after)
        tell_pawns(story, before)
        tell_new_sheets(story, before, after)
    elif after.phase == OVER:
        story.says("that was the last intrigue")


def tell_outcome(story: Story, t: Table) -> None:
    """What both sheets amount to, and which wins."""
    place = SIDES * t.resolving
    totals = [rules.total(t, place + number) for number in range(SIDES)]
    his, theirs = sorted(totals, reverse=True)
    winner, loser = side(t, place + t.winner), side(t, place + 1 - t.winner)
    name = f"box {BOX_NAMES[t.resolving]} was resolved"
    if his == theirs:
        story.says(f"{name}: {signed(his)} to {signed(theirs)}, and a tie is the Cardinal's")
    else:
        story.says(f"{name}: {winner} beat {loser} {signed(his)} to {signed(theirs)}")
    if t.rewarded[0] == NO_COLOUR:
        story.says("nobody had more than 0 there, so nobody is rewarded")


def tell_rewards(story: Story, before: Table, after: Table) -> None:
    """The parts of the bonuses that were paid, up to one that somebody decides on."""
    for place in range(before.place, min(after.place + 1, PLACES)):
        mine = before.rewarded[place]
        first = before.part if place == before.place else 0
        last = after.part if place == after.place else PARTS
        if mine == NO_COLOUR:
            return
        if first == 0:
            story.says(reward(story, before, after, place, last))
        elif parts := granted(before, after, place, range(first, last)):
            story.says(f"{whose(before, mine, story.viewer)} got {several(parts)}")


def reward(story: Story, t: Table, after: Table, place: int, last: int) -> str:
    """Who is first or second, with how much, and what that brings: "first Ann with 5: the sheet and 4 prestige"."""
    mine, sheet = t.rewarded[place], SIDES * t.resolving + t.winner
    points = rules.share(t, sheet, mine)
    tied = any(
        rules.share(t, sheet, other) == points for other in range(COLOURS) if other not in t.rewarded[: place + 1]
    )
    who = f"{ORDINALS[place]} {whose(t, mine, story.viewer)} with {points}{', further left' if tied else ''}"
    if rules.is_neutral(t, mine):
        return f"{who}: nobody is rewarded{', and the sheet leaves the game' if place == 0 else ''}"
    won = ["the sheet"] if place == 0 else []
    return f"{who}: {several(won + granted(t, after, place, range(last)))}"


def granted(before: Table, after: Table, place: int, parts: range) -> list[str]:
    """Parts of a bonus in words; the last of them may be one that is asked for now."""
    t = before.copy()
    seat, sheet = t.rewarded[place], t.sheet[SIDES * t.resolving + t.winner]
    asked = after.phase != SETTLED and place == after.place
    words = []
    for part in parts:
        bonus, amount = BONUS[sheet][PARTS * place + part], AMOUNT[sheet][PARTS * place + part]
        if bonus != NO_BONUS:
            words.append(one_part(t, seat, bonus, amount, asked and part == parts[-1]))
    return words


def one_part(t: Table, seat: Seat, bonus: int, amount: int, asked: bool) -> str:
    """One part of a bonus in words; tracks move on the table, which is a copy."""
    was = t.copy()
    if bonus == PRESTIGE:
        return f"{amount} prestige"
    if bonus == MONEY:
        return f"{amount} L"
    if bonus == INCOME:
        raise_income(t, seat)
        return tell_track("income", was.income[seat], t.income[seat])
    if bonus == MILITARY:
        advance(t, seat, amount)
        return tell_advance(was, t, seat)
    if t.stopped:
        return f"{LAPSED[bonus].partition(',')[0]}, for the match ends here"
    return ASKED[bonus] if asked else LAPSED[bonus]


def tell_track(name: str, was: int, now: int) -> str:
    """A step on a track: "income 1 → 2"."""
    return f"{name} {was} → {now}" if now != was else f"{name} stays at its end"


def tell_advance(before: Table, after: Table, seat: Seat) -> str:
    """Steps on the military track, and what its symbols brought."""
    goes = tell_track("military", before.military[seat], after.military[seat])
    symbols = []
    if prestige := after.prestige[seat] - before.prestige[seat]:
        symbols.append(f"{prestige} prestige")
    if after.income[seat] != before.income[seat]:
        symbols.append(tell_track("income", before.income[seat], after.income[seat]))
    return f"{goes} ({several(symbols)} on the way)" if symbols else goes


def tell_cardinal(story: Story, before: Table, after: Table) -> None:
    """Where the Cardinal went, and with whom he caught up."""
    was, now = before.cardinal, after.cardinal
    printed = max(0, was + MOVES[before.sheet[SIDES * before.resolving + before.winner]])
    if now != printed:
        level = whose(before, before.rewarded[0], story.viewer)
        story.says(f"the Cardinal went {was} → {printed} and on to {now}, level with {level}")
    else:
        story.says(f"the Cardinal went {was} → {now}" if now != was else f"the Cardinal stayed on {now}")


def tell_pawns(story: Story, before: Table) -> None:
    """Pawns that stood in the box go home."""
    for pawn, name in ((QUEEN, "the Queen"), (EMINENCE, "the Éminence Grise")):
        if rules.spot_of(before, pawn) // BOX == before.resolving:
            story.says(f"{name} went home")


def tell_new_sheets(story: Story, before: Table, after: Table) -> None:
    """What came into the box, once both sheets are there; or that nothing comes any more."""
    place = SIDES * before.resolving
    name = f"box {BOX_NAMES[before.resolving]}"
    if after.sheet[place + 1] != NO_SHEET:
        story.says(f"new in {name}: {side(after, place)} and {side(after, place + 1)}")
    elif after.resolving == NO_BOX and not after.stopped:
        story.says(f"{name} stays empty")
