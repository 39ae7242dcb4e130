"""Chapter 5: scandal cards: how they come, and how they go."""

from __future__ import annotations

from noblesse.core import Bits, Seat, reveal
from noblesse.core.sets import add

from ..box import CARDS, DRAWN, EVERYBODY, INTRIGUE, KEEP, KEEP_ALL, NO_CARD, STACK
from ..table import Table
from .purse import cards_in_hand


def cards_unseen(t: Table) -> int:
    """5.1 Cards of the stack that have not been drawn yet."""
    cards = 0
    for card in range(CARDS):
        cards += t.stack[card]
    return cards


def may_deal(t: Table) -> bool:
    """5.1 Is there a card left?"""
    return cards_unseen(t) > 0 or t.under[0] != NO_CARD


def drawn_cards(t: Table) -> int:
    """5.1 How many cards are being looked at."""
    cards = 0
    while cards < DRAWN and t.drawn[cards] != NO_CARD:
        cards += 1
    return cards


def look_at(t: Table, card: int) -> None:
    """5.1 The next card is looked at."""
    t.drawn[drawn_cards(t)] = card
    t.to_deal -= 1


def deal_from_under(t: Table) -> None:
    """5.1 Once all others were drawn, cards come in the order in which they came back: no chance shows them."""
    reveal(t)
    look_at(t, t.under[0])
    for place in range(STACK - 1):
        t.under[place] = t.under[place + 1]
        t.knows[place] = t.knows[place + 1]
        t.ball_of[place] = t.ball_of[place + 1]
    t.under[STACK - 1] = NO_CARD
    t.knows[STACK - 1] = 0
    t.ball_of[STACK - 1] = 0


def cards_under(t: Table) -> int:
    """5.1 Cards that came back."""
    cards = 0
    while cards < STACK and t.under[cards] != NO_CARD:
        cards += 1
    return cards


def put_under(t: Table, card: int, knows: int, ball: int) -> None:
    """5.1 A card comes back under the stack."""
    place = cards_under(t)
    t.under[place] = card
    t.knows[place] = knows
    t.ball_of[place] = ball


def may_keep(t: Table, place: int) -> bool:
    """5.1 One of the cards drawn; of equal ones the first."""
    if t.drawn[place] == NO_CARD:
        return False
    for earlier in range(place):
        if t.drawn[earlier] == t.drawn[place]:
            return False
    return True


def may_keep_all(t: Table, seat: Seat) -> bool:
    """5.3 With an intrigue, unless a card was played in this turn; the start of a decade is nobody's turn."""
    if t.cards[seat][INTRIGUE] == 0 or drawn_cards(t) < 2:
        return False
    return t.at_turn == 0 or t.carded == 0


def choices(t: Table, seat: Seat, out: Bits) -> None:
    """5.1 and 5.3 Which card to keep, or all."""
    for place in range(DRAWN):
        if may_keep(t, place):
            add(out, KEEP + place)
    if may_keep_all(t, seat):
        add(out, KEEP_ALL)


def keep_card(t: Table, seat: Seat, place: int) -> None:
    """5.1 One card is kept; the others go under the stack in the order in which they came."""
    t.cards[seat][t.drawn[place]] += 1
    t.drawn[place] = NO_CARD
    for other in range(DRAWN):
        if t.drawn[other] != NO_CARD:
            put_under(t, t.drawn[other], seat, 0)
            t.drawn[other] = NO_CARD


def keep_all(t: Table, seat: Seat) -> None:
    """5.3 All are kept, and the intrigue goes under the stack."""
    for place in range(DRAWN):
        if t.drawn[place] != NO_CARD:
            t.cards[seat][t.drawn[place]] += 1
            t.drawn[place] = NO_CARD
    show(t, seat, INTRIGUE)


def show(t: Table, seat: Seat, card: int) -> None:
    """5.2 A card is played before everybody's eyes and goes under the stack."""
    t.cards[seat][card] -= 1
    put_under(t, card, EVERYBODY, 0)
    if t.at_turn == 1:
        t.carded = 1


def has_card_to_play(t: Table, seat: Seat) -> bool:
    """5.2 One card a turn; that none of those in hand can be played, others do not know."""
    return t.carded == 0 and cards_in_hand(t, seat) > 0
