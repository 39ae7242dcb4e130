"""A turn of the log: a card, a hire, or a marker lost, with all that follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import Action, Ply, Seat, Told

from .aftermath import aftermath
from .box import (
    BISHOP_TO,
    CARDS,
    DECLINE,
    DONATE,
    DRIVE,
    ENGAGE,
    FOOL,
    FOOL_TO,
    FRIEND,
    FROM,
    GIVE,
    GUEST,
    HIRE,
    MESSAGE,
    MINSTREL,
    MINSTREL_TO,
    MOVE_MARKER,
    NO_CARD,
    NOTRE_DAME,
    PLAGUE,
    PLAY,
    SEND_FRIEND,
    SETTLED,
    SPOTS,
    STOP_AT,
    TAKE_STILL,
    TO,
    USE,
)
from .naming import NUMBERS, card, colour, market_place, person, the
from .rules import strength
from .table import Table
from .takings import Taken, carried_out, prize, taken


def tell_turn(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """What was done, what it brought, and what came over everybody when the turn was the last of the round."""
    seat = plies[0].seat
    took = Taken(was=plies[0].before.rat[seat], now=plies[0].before.rat[seat])
    said, then = [], after
    for ply in plies:
        then = carried_out(ply.before, seat, ply.action)
        took += taken(ply.before, seat, ply.action, then)
        said.append(step(ply.before, seat, ply.action, then, viewer))
    if plies[-1].before.phase == DRIVE:
        said[-1] = said[-1].replace(", ", " and ", 1)
    if leaves_all(plies):
        said.append(" and chose nothing")
    came = aftermath(then, after, viewer) if then.phase == SETTLED else ""
    return Told(seat, f"{''.join(said)}.", prize(took), came)


def leaves_all(plies: Sequence[Ply]) -> bool:
    """Is the last ply a guest's who has chosen nothing?"""
    last = plies[-1]
    asked = sum(ply.before.phase == GUEST for ply in plies)
    return asked == 1 and last.before.phase == GUEST and last.action == DECLINE


def step(t: Table, seat: Seat, action: Action, then: Table, viewer: Seat | None) -> str:
    """One ply in words, to be joined to those before it."""
    if t.phase == PLAY:
        return step_card(t, seat, (action - USE) % CARDS, then)
    if t.phase == HIRE:
        return step_hire(action, then)
    if t.phase == DONATE:
        return " and gave nothing" if action == DECLINE else f" and gave {action - GIVE + 1} gold"
    if t.phase == MOVE_MARKER:
        return step_marker(t, seat, action, then)
    if t.phase == SEND_FRIEND:
        return f" to {the(action - TO)} ({strength(then, seat, action - TO)})"
    if t.phase == DRIVE:
        return step_drive(t, seat, action - STOP_AT, viewer)
    if t.phase == MESSAGE:
        return step_message(t, seat, action)
    if t.phase in (FOOL_TO, MINSTREL_TO, BISHOP_TO):
        return step_person(t, seat, action - TO, then)
    return f"lost a marker in {the(action - FROM)} to the plague" if t.phase == PLAGUE else ""


def step_card(t: Table, seat: Seat, kind: int, then: Table) -> str:
    """A card is played."""
    if kind == FRIEND:
        return "sent the trusted friend"
    if kind == NOTRE_DAME:
        return f"played Notre Dame{' and gave nothing' if then.phase == SETTLED else ''}"
    if then.phase == MOVE_MARKER:
        return f"played {card(kind)}"
    if then.markers[seat][kind] == t.markers[seat][kind]:
        return f"played {card(kind)} without a marker to place"
    return f"played {card(kind)} ({strength(then, seat, kind)})"


def step_marker(t: Table, seat: Seat, action: Action, then: Table) -> str:
    """A marker that stands comes to where the card is played, or none does."""
    if action == DECLINE:
        return " without moving a marker there"
    origin = the(action - FROM)
    if t.card == NOTRE_DAME:
        return f", with a marker from {origin}"
    return f" ({strength(then, seat, t.card)}) with a marker from {origin}"


def step_hire(action: Action, then: Table) -> str:
    """Somebody is hired."""
    if action == DECLINE:
        return "hired nobody"
    who = action - ENGAGE
    idle = ", who found nothing to do" if who in (FOOL, MINSTREL) and then.phase == SETTLED else ""
    return f"hired {person(who)}{idle}"


def step_drive(t: Table, seat: Seat, market: int, viewer: Seat | None) -> str:
    """The carriage stops."""
    where = market_place(t, seat, market, viewer)
    stays = market == t.carriage[seat]
    carriage = "; the carriage " if t.card == NO_CARD or (stays and t.card == FRIEND) else ", "
    return f"{carriage}{'stayed at' if stays else 'drove to'} {where}"


def step_message(t: Table, seat: Seat, action: Action) -> str:
    """A message is taken, or left."""
    where = t.carriage[seat]
    message = f"{colour(t, where // SPOTS)} message {t.message[where]}"
    if action == DECLINE:
        return f" and left {message}"
    return f" and took {message}{', leaving the rat' if action == TAKE_STILL else ''}"


def step_person(t: Table, seat: Seat, sector: int, then: Table) -> str:
    """The fool, the minstrel or the bishop brings tokens to a sector."""
    there = f"{the(sector)} ({strength(then, seat, sector)})"
    if t.phase == BISHOP_TO:
        return f", who blessed {the(sector)}"
    if t.phase == FOOL_TO:
        return f", who took {'the friend' if t.with_friend else 'a marker'} from {the(t.origin)} to {there}"
    tokens = strength(t, seat, t.origin) - strength(then, seat, t.origin)
    friend = ", the friend among them," if t.with_friend else ""
    return f", who led {NUMBERS[tokens]} tokens{friend} from {the(t.origin)} to {there}"
