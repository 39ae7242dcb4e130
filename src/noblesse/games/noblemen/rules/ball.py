"""Chapter 6: the masquerade ball."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, size

from ..box import (
    BARON,
    BLACKMAIL,
    BLACKMAIL_PRESTIGE,
    CARD_PRESTIGE,
    CARDS,
    COPIES,
    EVERYBODY,
    FEWEST_SEATS,
    FOR_BALL,
    FOUNTAIN,
    GARDEN_PRESTIGE,
    NO_TITLE,
    NOT_ANNOUNCED,
    OF_TITLES,
    PALACE,
    PALACE_PRESTIGE,
    RETURN,
    RETURNING,
    SETTLED,
    STOP,
    STRUCTURES,
    TITLE_POINTS,
    TITLE_PRESTIGE,
    TITLES,
)
from ..table import Table
from .deeds import ask_for_purses
from .estate import count, free_areas, men_on
from .purse import cards_in_hand, earn
from .scandals import cards_under, put_under


def standing(t: Table, seat: Seat) -> int:
    """6.2 Fountains, free gardens, men in gardens, and palaces."""
    gardens = free_areas(t, seat, FOUNTAIN) + men_on(t, seat, FOUNTAIN)
    palaces = size(t.built[STRUCTURES * seat + PALACE])
    return count(t, seat, FOUNTAIN) + GARDEN_PRESTIGE * gardens + PALACE_PRESTIGE * palaces


def open_ball(t: Table) -> None:
    """6.1 All titles are given back."""
    t.balls += 1
    t.guests = t.seats
    for seat in range(t.seats):
        t.title[seat] = NO_TITLE
        t.stood[seat] = NOT_ANNOUNCED


def next_guest(t: Table) -> None:
    """6.2 From the Queen's favourite clockwise, each once."""
    t.asked = (t.player + t.seats - t.guests) % t.seats
    t.prestige = standing(t, t.asked)
    t.placed = 0
    if not ask_for_purses(t, t.asked, FOR_BALL):
        ask_for_cards(t)


def spend_purses(t: Table, seat: Seat, purses: int) -> None:
    """6.2 Each is worth 1."""
    t.purses[seat] -= purses
    t.prestige += purses
    ask_for_cards(t)


def ask_for_cards(t: Table) -> None:
    """6.2 Whoever has cards may return some."""
    if cards_in_hand(t, t.asked) > 0:
        t.phase = RETURNING
    else:
        announce(t, t.asked)


def returns(t: Table, seat: Seat, out: Bits) -> None:
    """6.2 Any card in hand, or no more."""
    for card in range(CARDS):
        if t.cards[seat][card] > 0:
            add(out, RETURN + card)
    add(out, STOP)


def return_card(t: Table, seat: Seat, card: int) -> None:
    """6.2 A blackmail is shown and worth 3; what else is returned stays secret and is worth 1."""
    t.cards[seat][card] -= 1
    put_under(t, card, EVERYBODY if card == BLACKMAIL else seat, t.balls)
    put_in_order(t)
    t.placed += 1
    t.prestige += BLACKMAIL_PRESTIGE if card == BLACKMAIL else CARD_PRESTIGE
    ask_for_cards(t)


def put_in_order(t: Table) -> None:
    """6.2 What a guest returns lies under the stack in the order of kinds: the last card goes to its place."""
    last = cards_under(t) - 1
    for step in range(t.placed):
        place = last - step
        if t.under[place] < t.under[place - 1]:
            swap(t, place)


def swap(t: Table, place: int) -> None:
    """6.2 A card under the stack and the one before it change places."""
    card = t.under[place]
    knows = t.knows[place]
    t.under[place] = t.under[place - 1]
    t.knows[place] = t.knows[place - 1]
    t.under[place - 1] = card
    t.knows[place - 1] = knows


def is_taken(t: Table, step: int) -> bool:
    """6.2 Does a guest stand there?  There is room for all below the first step."""
    for seat in range(t.seats):
        if step > 0 and t.stood[seat] == step:
            return True
    return False


def free_step(t: Table, prestige: int) -> int:
    """6.2 The highest free step that is not above the prestige."""
    step = prestige
    while is_taken(t, step):
        step -= 1
    return step


def announce(t: Table, seat: Seat) -> None:
    """6.2 The guest takes a step; after the last one titles are given."""
    t.stood[seat] = free_step(t, t.prestige)
    t.prestige = t.placed = 0
    t.guests -= 1
    t.asked = t.player
    t.phase = SETTLED
    if t.guests == 0:
        give_titles(t)


def copies_left(t: Table, title: int) -> int:
    """6.3 Copies of a title that nobody has."""
    left = COPIES[t.seats - FEWEST_SEATS][title]
    for seat in range(t.seats):
        if t.title[seat] == title:
            left -= 1
    return left


def highest_guest(t: Table) -> Seat:
    """6.3 Of those without a title, who stands highest."""
    highest = -1
    for seat in range(t.seats):
        if t.title[seat] == NO_TITLE and (highest < 0 or t.stood[seat] > t.stood[highest]):
            highest = seat
    return highest


def best_title(t: Table, step: int) -> int:
    """6.3 The best one left for which the step is high enough."""
    for title in range(TITLES):
        if step >= TITLE_PRESTIGE[title] and copies_left(t, title) > 0:
            return title
    return BARON


def grant_titles(t: Table) -> None:
    """6.3 From the highest guest down, each takes the best title."""
    for _guest in range(t.seats):
        seat = highest_guest(t)
        t.title[seat] = best_title(t, t.stood[seat])


def give_titles(t: Table) -> None:
    """6.3 and 6.4 Titles are taken, and points for them."""
    grant_titles(t)
    for seat in range(t.seats):
        earn(t, seat, OF_TITLES, TITLE_POINTS[t.title[seat]])
