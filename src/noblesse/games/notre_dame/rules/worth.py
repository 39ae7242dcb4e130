"""7.3 and 7.4: what a bot makes of the table, and what it does not even try.  An opinion, no rule."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits, Seat
from noblesse.core.sets import clear, discard, first, following

from ..box import (
    CARDS,
    DONATE,
    GUEST,
    HAND,
    HIRE,
    NO_CARD,
    NO_PERSON,
    OVER,
    PLAY,
    PLAYS,
    USE,
)
from ..table import Table
from .answers import gain_of_answer
from .ending import means, score
from .gains import NOWHERE, gain_of_card, gain_of_hire
from .options import legal
from .prospects import POINT, holdings, plays_now, will_hire

AVERAGE: Final = 300
"""What a card brings that is not known yet."""


def value(t: Table, seat: Seat) -> int:
    """7.3 What the seat has, and what it will make of its cards, of the people, and of what is being asked."""
    if t.phase == OVER:
        return POINT * score(t, seat) + means(t, seat)
    hopes = hope_of_cards(t, seat)
    if t.people[0] != NO_PERSON and will_hire(t, seat):
        hopes += gain_of_hire(t, seat)
    if seat == t.player and t.phase >= DONATE and t.phase != HIRE:
        hopes += hope_of_answer(t, seat)
    return holdings(t, seat) + hopes


def hope_of_cards(t: Table, seat: Seat) -> int:
    """7.3 The best cards of this round, as many as will be played, and a little of the next best."""
    plays = plays_now(t, seat)
    best = second = third = -POINT
    unknown = plays + 1
    for slot in range(HAND + 1):
        kind = t.pick[seat] if slot == HAND else t.hand[seat][slot]
        if kind != NO_CARD:
            unknown -= 1
            gain = gain_of_card(t, seat, kind)
            third = max(third, min(second, gain))
            second = max(second, min(best, gain))
            best = max(best, gain)
    for _card in range(unknown):
        third = max(third, min(second, AVERAGE))
        second = max(second, min(best, AVERAGE))
        best = max(best, AVERAGE)
    if plays == PLAYS:
        return best + second + (third + POINT) // 8
    return best + (second + POINT) // 8 if plays > 0 else 0


def hope_of_answer(t: Table, seat: Seat) -> int:
    """7.3 What the best answer brings to a question of a card or of a person."""
    answers = t.answers
    clear(answers)
    legal(t, seat, answers)
    hope = best_gain(t, seat, answers)
    return t.wishes * hope if t.phase == GUEST else hope


def best_gain(t: Table, seat: Seat, answers: Bits) -> int:
    """7.3 What the best of some answers brings."""
    best = -NOWHERE
    action = first(answers)
    while action >= 0:
        best = max(best, gain_of_answer(t, seat, action))
        action = following(answers, action)
    return best


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """7.4 What brings at least half of the best, and of cards of the same kind one."""
    legal(t, seat, out)
    best = best_gain(t, seat, out)
    least = min(best // 2, 2 * best)
    action = first(out)
    while action >= 0:
        if gain_of_answer(t, seat, action) < least:
            discard(out, action)
        action = following(out, action)
    if t.phase == PLAY:
        for slot in range(1, HAND):
            if holds_before(t, seat, slot):
                discard(out, USE + CARDS * slot + t.hand[seat][slot])


def habits(t: Table, seat: Seat, out: Bits) -> None:
    """7.4 Matches at random beyond ``worth`` end with nothing built and tell nothing."""
    worth(t, seat, out)


def holds_before(t: Table, seat: Seat, slot: int) -> bool:
    """7.4 Does a slot before this one hold a card of the same kind?"""
    for other in range(slot):
        if t.hand[seat][slot] != NO_CARD and t.hand[seat][other] == t.hand[seat][slot]:
            return True
    return False
