"""Bots 3: what a bot makes of the table, and what it does not even try.  An opinion, no rule."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits, Seat
from noblesse.core.sets import discard, has

from ..box import (
    BISHOP_TO,
    CARDS,
    CARRIAGE_HOUSE,
    DECLINE,
    DISPLAYED,
    DONATE,
    DONATION,
    DRIVE,
    ENGAGE,
    FOOL_FROM,
    FOOL_TO,
    GUEST,
    HAND,
    HIRE,
    MARKETS,
    MESSAGE,
    MINSTREL_FROM,
    MINSTREL_TO,
    MOVE_MARKER,
    NO_CARD,
    NO_PERSON,
    NOTRE_DAME,
    OVER,
    PLAY,
    PLAYS,
    SEND_FRIEND,
    STOP_AT,
    TAKE_STILL,
    USE,
)
from ..table import Table
from .borough import strength
from .carriage import may_take
from .decisions import legal
from .ending import means, score
from .gains import (
    best_gain_of_entering,
    cost_of_leaving,
    gain_of_bishop,
    gain_of_card,
    gain_of_donation,
    gain_of_drive,
    gain_of_entering,
    gain_of_fool,
    gain_of_friend,
    gain_of_gold,
    gain_of_hire,
    gain_of_message,
    gain_of_minstrel,
    gain_of_person,
    gain_of_troupe,
    gain_of_wish,
    least_cost_of_leaving,
)
from .prospects import POINT, bonus, holdings, plays_now, will_hire, worth_of_pot

AVERAGE: Final = 300
"""What a card brings that is not known yet."""


def value(t: Table, seat: Seat) -> int:
    """Bots 3 What the seat has, and what it will make of its cards, of the people, and of what is being asked."""
    if t.phase == OVER:
        return POINT * score(t, seat) + means(t, seat)
    hopes = hope_of_cards(t, seat)
    if t.people[0] != NO_PERSON and will_hire(t, seat):
        hopes += gain_of_hire(t, seat)
    if seat == t.player:
        hopes += hope_of_answer(t, seat)
    return holdings(t, seat) + hopes


def hope_of_cards(t: Table, seat: Seat) -> int:
    """Bots 3 The best cards of this round, as many as will be played, and a little of the next best."""
    plays = plays_now(t, seat)
    first = second = third = -POINT
    unknown = plays + 1
    for slot in range(HAND + 1):
        kind = t.pick[seat] if slot == HAND else t.hand[seat][slot]
        if kind != NO_CARD:
            unknown -= 1
            gain = gain_of_card(t, seat, kind)
            third = max(third, min(second, gain))
            second = max(second, min(first, gain))
            first = max(first, gain)
    for _card in range(unknown):
        third = max(third, min(second, AVERAGE))
        second = max(second, min(first, AVERAGE))
        first = max(first, AVERAGE)
    if plays == PLAYS:
        return first + second + (third + POINT) // 8
    return first + (second + POINT) // 8 if plays > 0 else 0


def hope_of_answer(t: Table, seat: Seat) -> int:
    """Bots 3 What the best answer brings, where a card or a person asks something."""
    if t.phase == DONATE:
        return gain_of_donation(t, seat)
    if t.phase == MOVE_MARKER:
        return hope_of_move(t, seat)
    if t.phase == SEND_FRIEND:
        return gain_of_friend(t, seat)
    if t.phase == DRIVE:
        return gain_of_drive(t, seat, strength(t, seat, CARRIAGE_HOUSE))
    if t.phase == MESSAGE:
        return gain_of_message(t, seat, t.message[t.carriage[seat]])
    if t.phase == GUEST:
        return t.wishes * gain_of_wish(t, seat)
    if t.phase == FOOL_FROM:
        return gain_of_fool(t, seat)
    if t.phase == FOOL_TO:
        return best_gain_of_entering(t, seat, t.origin) - cost_of_leaving(t, seat, t.origin)
    if t.phase == MINSTREL_FROM:
        return gain_of_minstrel(t, seat)
    if t.phase == MINSTREL_TO:
        return gain_of_troupe(t, seat, t.origin)
    return gain_of_bishop(t, seat) if t.phase == BISHOP_TO else 0


def hope_of_move(t: Table, seat: Seat) -> int:
    """Bots 3 What it brings to move a marker to where the card is played."""
    if t.card == NOTRE_DAME:
        gains = POINT * DONATION[t.donation] + bonus(t, seat) + gain_of_gold(t, seat, -t.donation)
        return gains + worth_of_pot(t, seat, 1) - worth_of_pot(t, seat, 0) - least_cost_of_leaving(t, seat, NOTRE_DAME)
    return max(0, gain_of_entering(t, seat, t.card) - least_cost_of_leaving(t, seat, t.card))


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """Bots 4 Take what is free, drive where a message may be taken, hire nobody for nothing, play equals in order."""
    legal(t, seat, out)
    discard(out, TAKE_STILL)
    if t.phase == MESSAGE or t.phase == GUEST or (t.phase == DONATE and t.gold[seat] > 1):
        discard(out, DECLINE)
    elif t.phase == DRIVE:
        keep_stops(t, seat, out)
    elif t.phase == HIRE:
        keep_people(t, seat, out)
    elif t.phase == PLAY:
        keep_first_of_kind(t, seat, out)


def keep_stops(t: Table, seat: Seat, out: Bits) -> None:
    """Bots 4 Drop the markets without a message for the seat, if another within reach has one."""
    some_message = False
    for market in range(MARKETS):
        if has(out, STOP_AT + market) and may_take(t, seat, market):
            some_message = True
    for market in range(MARKETS):
        if some_message and not may_take(t, seat, market):
            discard(out, STOP_AT + market)


def keep_people(t: Table, seat: Seat, out: Bits) -> None:
    """Bots 4 Drop the people who bring nothing."""
    for place in range(DISPLAYED):
        if gain_of_person(t, seat, t.people[place]) <= 0:
            discard(out, ENGAGE + t.people[place])


def keep_first_of_kind(t: Table, seat: Seat, out: Bits) -> None:
    """Bots 4 Of cards of the same kind one will do."""
    for slot in range(1, HAND):
        for other in range(slot):
            if t.hand[seat][slot] == t.hand[seat][other] and t.hand[seat][slot] != NO_CARD:
                discard(out, USE + CARDS * slot + t.hand[seat][slot])
