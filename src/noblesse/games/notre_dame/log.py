"""The log: a turn as one sentence, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Action, Ply, Seat, Told
from noblesse.core.phrases import several

from .aftermath import tell_bell
from .box import CARD_NAMES, DEAL, DRAFT, HAND, KEEP, MESSAGES, PASS_ON, PEOPLE, START
from .naming import card, left_of, name, right_of, to_choose
from .table import Table
from .turns import tell_turn


def tell(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """The plies of one turn as a sentence; a card that is not played is named only to whom it belongs."""
    if not plies:
        return Told(after.player, "")
    before: Table = plies[0].before
    if before.phase in (START, MESSAGES, PEOPLE):
        return Told(after.starter, tell_bell(after))
    if before.phase in (DEAL, DRAFT):
        return tell_first_choice(plies, after, viewer)
    if before.phase == PASS_ON:
        return tell_second_choice(plies, after, viewer)
    return tell_turn(plies, after, viewer)


def veil(t: Table, viewer: Seat, seat: Seat, action: Action) -> str:
    """What others are told of a card that is kept."""
    return "keep a card"


def kept(plies: Sequence[Ply]) -> dict[Seat, int]:
    """Which card each seat keeps."""
    return {ply.seat: ply.action - KEEP for ply in plies if ply.seat != CHANCE}


def others(chosen: dict[Seat, int], after: Table, passed: str) -> Told:
    """What is known of the choices of others: that they were made; ``passed`` is what goes on with them."""
    if not chosen:
        return Told(after.starter, "drew three cards, like everybody.")
    first, *more = sorted(chosen)
    like = f", and so did {several([name(seat) for seat in more])}" if more else ""
    return Told(
        first, f"kept a card and passed {passed} on{', like everybody' if len(chosen) == after.seats else like}."
    )


def tell_first_choice(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """Three cards are drawn, one is kept, two go to the left."""
    chosen = kept(plies)
    if viewer is None:
        return others(chosen, after, "two")
    if viewer not in chosen:
        drawn = several([card(kind) for kind in to_choose(after, viewer)])
        return Told(viewer, f"drew {drawn}.") if drawn else others(chosen, after, "two")
    at = next(ply.before for ply in plies if ply.seat == viewer)
    passed = f"{rest(at, viewer, chosen[viewer])} to {name(left_of(after, viewer))}"
    return Told(viewer, f"kept {card(chosen[viewer])}, and passed {passed}.")


def rest(t: Table, seat: Seat, kind: int) -> str:
    """The cards that are passed on."""
    return several([card(other) for other in to_choose(t, seat) if other != kind])


def tell_second_choice(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """Of two cards one is kept, one goes on to the left, and one comes."""
    chosen = kept(plies)
    if viewer is None:
        return others(chosen, after, "the other")
    left, right = left_of(after, viewer), right_of(after, viewer)
    if viewer not in chosen:
        got = several([card(kind) for kind in to_choose(after, viewer)])
        return Told(viewer, f"got {got} from {name(right)}.")
    at = next(ply.before for ply in plies if ply.seat == viewer)
    passed = f"passed {rest(at, viewer, chosen[viewer])} to {name(left)}"
    if after.phase == PASS_ON:
        return Told(viewer, f"kept {card(chosen[viewer])} and {passed}.")
    last = after.hand[viewer][HAND - 1]
    came = f"got your {CARD_NAMES[last]} back" if left == right else f"got {card(last)} from {name(right)}"
    return Told(viewer, f"kept {card(chosen[viewer])}, {passed}, and {came}.")
