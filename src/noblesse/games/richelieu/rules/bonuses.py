"""3.7 and 4.2: bonuses for which somebody has to decide."""

from __future__ import annotations

from noblesse.core import Bits, Seat, reveal
from noblesse.core.sets import add, has

from ..box import (
    BOX,
    CARDINALS,
    CORRUPT,
    CORRUPT_TO,
    CORRUPTION,
    DECLINE,
    EMINENCE,
    FIELDS,
    FREE_AGENT,
    FROM,
    NO_KIND,
    PICK,
    PLACE_AGENT,
    PLACE_QUEEN,
    QUEEN,
    SEND_EMINENCE,
    SEND_QUEEN,
    SIDES,
    SPOTS,
    TO,
)
from ..table import Table
from .agents import behind_screen, has_available, is_available, is_frozen, leave, pick, picks, price, stand


def ask(t: Table, seat: Seat, bonus: int) -> None:
    """3.7 Ask for a bonus that can be used; one that cannot lapses."""
    t.asked = seat
    if bonus == PLACE_AGENT:
        if behind_screen(t, seat) > 0 and has_available(t):
            t.phase = FREE_AGENT
    elif bonus == CORRUPTION:
        if has_victim(t, seat) and has_available(t):
            t.phase = CORRUPT
    else:
        pawn = QUEEN if bonus == PLACE_QUEEN else EMINENCE
        if has_way(t, pawn):
            t.phase = SEND_QUEEN if pawn == QUEEN else SEND_EMINENCE


def options(t: Table, seat: Seat, out: Bits) -> None:
    """3.7 What the bonus allows; it may be declined, but for a neutral agent (6.1)."""
    if t.phase == FREE_AGENT:
        picks(t, seat, out)
    elif t.phase == CORRUPT:
        for spot in range(SPOTS):
            if is_victim(t, seat, spot):
                add(out, FROM + spot)
    elif t.phase == CORRUPT_TO:
        for spot in range(SPOTS):
            if is_available(t, spot):
                add(out, TO + spot)
    else:
        for spot in range(SPOTS):
            if may_stand(t, pawn_asked(t), spot):
                add(out, TO + spot)
    if t.phase != CORRUPT_TO:
        add(out, DECLINE)


def use(t: Table, seat: Seat, action: int, asked: int) -> None:
    """3.7 Carry out what was chosen; ``asked`` is the phase it answers."""
    if action == DECLINE:
        return
    if asked == FREE_AGENT:
        pick(t, action - PICK, FREE_AGENT)
    elif asked == CORRUPT:
        t.origin = action - FROM
        t.phase = CORRUPT_TO
    elif asked == CORRUPT_TO:
        corrupt(t, action - TO)
    else:
        send(t, QUEEN if asked == SEND_QUEEN else EMINENCE, action - TO)


def is_victim(t: Table, seat: Seat, spot: int) -> bool:
    """3.7 An agent of another real player, in a box that is not settled."""
    return t.who[spot] < t.seats and t.who[spot] != seat and not is_frozen(t, spot // BOX)


def has_victim(t: Table, seat: Seat) -> bool:
    """3.7 Is there an agent to corrupt?"""
    for spot in range(SPOTS):
        if is_victim(t, seat, spot):
            return True
    return False


def corrupt(t: Table, spot: int) -> None:
    """3.7 The agent goes over, as it lies; on a free field it is turned up."""
    who = t.who[t.origin]
    kind = t.kind[t.origin]
    since = t.since[t.origin]
    was_up = has(t.up, t.origin)
    face_up = was_up or price(t, spot) == 0
    leave(t, t.origin)
    t.since[spot] = since
    if face_up and not was_up:
        reveal(t)
    stand(t, who, kind, spot, face_up)
    t.origin = 0


def pawn_asked(t: Table) -> int:
    """3.7 The pawn that is to be sent."""
    return QUEEN if t.phase == SEND_QUEEN else EMINENCE


def spot_of(t: Table, pawn: int) -> int:
    """3.7 Where a pawn stands; -1 in its palace."""
    for spot in range(SPOTS):
        if t.who[spot] == pawn:
            return spot
    return -1


def may_stand(t: Table, pawn: int, spot: int) -> bool:
    """3.7 The Queen on a Cardinal's sheet, the Éminence Grise on an opposing one, neither on its present one."""
    if not is_available(t, spot):
        return False
    cardinals = spot // FIELDS % SIDES == CARDINALS
    here = spot_of(t, pawn)
    return cardinals == (pawn == QUEEN) and (here < 0 or here // FIELDS != spot // FIELDS)


def has_way(t: Table, pawn: int) -> bool:
    """3.7 and 4.3 Can the pawn go anywhere?  It may leave the box being resolved, but not one that is due."""
    here = spot_of(t, pawn)
    if here >= 0 and here // BOX != t.resolving and is_frozen(t, here // BOX):
        return False
    for spot in range(SPOTS):
        if may_stand(t, pawn, spot):
            return True
    return False


def send(t: Table, pawn: int, spot: int) -> None:
    """3.7 The pawn goes there."""
    here = spot_of(t, pawn)
    if here >= 0:
        leave(t, here)
    stand(t, pawn, NO_KIND, spot, False)
