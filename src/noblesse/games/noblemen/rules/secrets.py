"""1.4: who sees what, and what one who looks on can imagine."""

from __future__ import annotations

from noblesse.core import ALL, Row, Seat, Source, below

from ..box import (
    BLACKMAIL,
    CARDS,
    CHOOSE,
    CHOSEN,
    DRAWN,
    EVERYBODY,
    GIVE,
    KEEP,
    KEEP_ALL,
    KINDS,
    MOST_CHOSEN,
    NO_CARD,
    OVER,
    PAY,
    PLACE,
    RETURN,
    SPEND,
    STACK,
    START,
    TAKE,
    TRADE,
)
from ..table import Table
from .purse import cards_in_hand, tiles_in_hand


def draws_for(t: Table) -> Seat:
    """1.4 Only who draws sees a tile or a card."""
    return ALL if t.phase == START else t.asked


def seen(t: Table, viewer: Seat, seat: Seat, action: int) -> int:
    """1.4 Kinds of tiles that are chosen, traded, paid or prayed with stay secret, and cards that are kept or returned.

    Below 0: -1 - the lowest of the actions that look the same.
    """
    if viewer == seat or (t.phase == PAY and viewer == t.player):
        return action
    if action < PLACE:
        return -1 - CHOSEN
    if TAKE <= action < GIVE:
        return -1 - TAKE
    if GIVE <= action < SPEND:
        return -1 - GIVE
    if KEEP <= action < KEEP_ALL:
        return -1 - KEEP
    if RETURN + BLACKMAIL < action < RETURN + CARDS:
        return -1 - (RETURN + BLACKMAIL + 1)
    return action


def knows_bag(t: Table, seat: Seat) -> bool:
    """1.4 Whoever has the turn may look into the bag."""
    return t.at_turn == 1 and seat == t.player


def resample(t: Table, seat: Seat, source: Source) -> None:
    """1.4 Tiles and cards that the seat has not seen change places; with the end of the match all lie open."""
    if t.phase == OVER:
        return
    if t.phase == CHOOSE:
        imagine_choices(t, seat, source)
    else:
        imagine_tiles(t, seat, source)
        imagine_wish(t, seat, source)
    imagine_cards(t, seat, source)


def imagine_choices(t: Table, seat: Seat, source: Source) -> None:
    """1.4 The others may have chosen any number of each kind."""
    for other in range(t.seats):
        if other != seat:
            for kind in range(t.chosen[other]):
                t.bag[kind] += t.hand[other][kind]
                t.hand[other][kind] = below(source, MOST_CHOSEN + 1)
                t.bag[kind] -= t.hand[other][kind]


def imagine_tiles(t: Table, seat: Seat, source: Source) -> None:
    """1.4 The hands of others are dealt anew, from what they hold together and, unless it is known, the bag."""
    for kind in range(KINDS):
        t.pool[kind] = 0 if knows_bag(t, seat) else t.bag[kind]
        for other in range(t.seats):
            if other != seat:
                t.pool[kind] += t.hand[other][kind]
    for other in range(t.seats):
        if other != seat:
            imagine_hand(t, other, source)
    if not knows_bag(t, seat):
        for kind in range(KINDS):
            t.bag[kind] = t.pool[kind]


def imagine_hand(t: Table, seat: Seat, source: Source) -> None:
    """1.4 As many tiles as the seat holds, from the pool."""
    tiles = tiles_in_hand(t, seat)
    for kind in range(KINDS):
        t.hand[seat][kind] = 0
    for _tile in range(tiles):
        t.hand[seat][from_pool(t.pool, KINDS, source)] += 1


def from_pool(pool: Row, kinds: int, source: Source) -> int:
    """1.4 One of the pool, at random."""
    left = 0
    for kind in range(kinds):
        left += pool[kind]
    rest = below(source, left)
    kind = 0
    while rest >= pool[kind]:
        rest -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def imagine_wish(t: Table, seat: Seat, source: Source) -> None:
    """1.4 A trade may be for any tile of the bag."""
    if t.phase == TRADE and seat != t.player:
        for kind in range(KINDS):
            t.pool[kind] = t.bag[kind]
        t.held = from_pool(t.pool, KINDS, source)


def imagine_cards(t: Table, seat: Seat, source: Source) -> None:
    """1.4 Cards that the seat has not seen are dealt anew; those returned in secret at a ball are no blackmail."""
    gather_cards(t, seat)
    for place in range(STACK):
        if is_secret(t, place, seat) and t.ball_of[place] > 0:
            t.under[place] = no_blackmail(t, source)
    for place in range(STACK):
        if is_secret(t, place, seat) and t.ball_of[place] == 0:
            t.under[place] = from_pool(t.pool, CARDS, source)
    sort_returned(t, seat)
    for other in range(t.seats):
        if other != seat:
            imagine_cards_of(t, other, source)
    if t.asked != seat:
        for place in range(DRAWN):
            if t.drawn[place] != NO_CARD:
                t.drawn[place] = from_pool(t.pool, CARDS, source)
    for card in range(CARDS):
        t.stack[card] = t.pool[card]


def gather_cards(t: Table, seat: Seat) -> None:
    """1.4 All cards that the seat has not seen."""
    for card in range(CARDS):
        t.pool[card] = t.stack[card]
        for other in range(t.seats):
            if other != seat:
                t.pool[card] += t.cards[other][card]
    for place in range(STACK):
        if is_secret(t, place, seat):
            t.pool[t.under[place]] += 1
    if t.asked != seat:
        for place in range(DRAWN):
            if t.drawn[place] != NO_CARD:
                t.pool[t.drawn[place]] += 1


def is_secret(t: Table, place: int, seat: Seat) -> bool:
    """1.4 Does a card lie there that the seat does not know?"""
    return t.under[place] != NO_CARD and t.knows[place] != EVERYBODY and t.knows[place] != seat


def no_blackmail(t: Table, source: Source) -> int:
    """1.4 A card of the pool that is worth 1 at a ball."""
    blackmails = t.pool[BLACKMAIL]
    t.pool[BLACKMAIL] = 0
    card = from_pool(t.pool, CARDS, source)
    t.pool[BLACKMAIL] = blackmails
    return card


def sort_returned(t: Table, seat: Seat) -> None:
    """1.4 What a guest returned lies in the order of kinds."""
    for last in range(1, STACK):
        place = last
        while place > 0 and is_secret(t, place, seat) and belongs(t, place) and t.under[place] < t.under[place - 1]:
            card = t.under[place]
            t.under[place] = t.under[place - 1]
            t.under[place - 1] = card
            place -= 1


def belongs(t: Table, place: int) -> bool:
    """1.4 Did the same guest return the card before it at the same ball?"""
    return t.ball_of[place] > 0 and t.ball_of[place] == t.ball_of[place - 1] and t.knows[place] == t.knows[place - 1]


def imagine_cards_of(t: Table, seat: Seat, source: Source) -> None:
    """1.4 As many cards as the seat holds, from the pool."""
    cards = cards_in_hand(t, seat)
    for card in range(CARDS):
        t.cards[seat][card] = 0
    for _card in range(cards):
        t.cards[seat][from_pool(t.pool, CARDS, source)] += 1
