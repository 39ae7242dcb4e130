"""2.4 and chapter 4: hiring, and what the people do."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat

from ..box import (
    ADVOCATE,
    ASIDE,
    BEGGAR_KING,
    BISHOP,
    BISHOP_TO,
    BROWN,
    CARPENTER,
    CITY_GUARD,
    DISPLAYED,
    FOOL,
    FOOL_FROM,
    GUILD_MASTER,
    HOSTESS,
    LADY,
    MAYOR,
    MINSTREL,
    MINSTREL_FROM,
    MONEY_LENDER,
    MONK,
    NIGHT_WATCHMAN,
    NOTRE_DAME,
    SECTORS,
    TRACK,
)
from ..table import Table
from .borough import fetch, gain, on_board, sectors_of, strength, strongest
from .carriage import letters_of
from .sectors import place, run, welcome

TROUPE: Final = 3
"""Tokens the minstrel moves."""
ALWAYS = (3, 0, 1, 0, 1, 0)
"""Prestige the brown people always bring."""


def may_engage(t: Table, seat: Seat, person: int) -> bool:
    """2.4 One of the people of the round, for one gold, whoever else hires them."""
    if t.gold[seat] == 0:
        return False
    for shown in range(DISPLAYED):
        if t.people[shown] == person:
            return True
    return False


def engage(t: Table, seat: Seat, person: int) -> None:
    """2.4 Pay one gold; the person acts at once, or does nothing (R-40)."""
    t.gold[seat] -= 1
    t.hired[seat] = person
    pays = prestige_of(t, seat, person)
    if person == MONEY_LENDER:
        t.gold[seat] += 2
    elif person == MONK:
        fetch(t, seat, 2)
    gain(t, seat, pays, person)
    if person == HOSTESS:
        welcome(t, 1)
    elif person == FOOL and has_fool_move(t, seat):
        t.phase = FOOL_FROM
    elif person == MINSTREL and has_minstrel_move(t, seat):
        t.phase = MINSTREL_FROM
    elif person == BISHOP and has_bishop_place(t, seat):
        t.phase = BISHOP_TO


def prestige_of(t: Table, seat: Seat, person: int) -> int:
    """4 What the person is worth to the seat as things stand, without the park."""
    if person < BROWN:
        return ALWAYS[person]
    if person == CITY_GUARD:
        return on_board(t, seat) + t.markers[seat][NOTRE_DAME] + (1 if t.friend[seat] != ASIDE else 0)
    if person == NIGHT_WATCHMAN:
        return SECTORS - sectors_of(t, seat, 1)
    if person == GUILD_MASTER:
        return 2 * sectors_of(t, seat, 2)
    if person == BEGGAR_KING:
        return TRACK - t.rat[seat]
    if person == ADVOCATE:
        return 3 * (letters_of(t, seat) // 2)
    if person == LADY:
        return strongest(t, seat)
    if person == MAYOR:
        return 3 * sectors_of(t, seat, 3)
    if person == CARPENTER:
        return sectors_of(t, seat, 1)
    return 0


def has_fool_move(t: Table, seat: Seat) -> bool:
    """4.4 Does any token stand on the board (R-55)?"""
    return on_board(t, seat) + t.markers[seat][NOTRE_DAME] > 0 or t.friend[seat] != ASIDE


def begin_move(t: Table, origin: int, with_friend: bool, to: int) -> None:
    """4.2, 4.4 Tokens of a place are chosen; ``to`` is the phase that asks where they go."""
    t.origin = origin
    t.with_friend = 1 if with_friend else 0
    t.phase = to


def may_go(t: Table, sector: int) -> bool:
    """4.2, 4.4 To another sector (R-44)."""
    return sector != t.origin


def fool(t: Table, seat: Seat, sector: int) -> None:
    """4.4 The token moves there, and the sector acts; nothing else is placed (R-45)."""
    if t.with_friend == 1:
        t.friend[seat] = sector
        run(t, seat, sector)
    else:
        t.markers[seat][t.origin] -= 1
        place(t, seat, sector)


def has_minstrel_move(t: Table, seat: Seat) -> bool:
    """4.2 Is there a sector the minstrel can move tokens from (R-46)?"""
    for sector in range(SECTORS):
        if may_play_for(t, seat, sector) or may_take_along(t, seat, sector):
            return True
    return False


def may_play_for(t: Table, seat: Seat, sector: int) -> bool:
    """4.2 Three markers of a sector; by option, all of a sector with fewer tokens."""
    markers = t.markers[seat][sector]
    return markers >= TROUPE or (t.minstrel == 1 and markers > 0 and t.friend[seat] != sector)


def may_take_along(t: Table, seat: Seat, sector: int) -> bool:
    """4.2 The trusted friend and two markers of his sector (R-56); by option, fewer if there are no more."""
    return t.friend[seat] == sector and (t.markers[seat][sector] >= TROUPE - 1 or t.minstrel == 1)


def minstrel(t: Table, seat: Seat, sector: int) -> None:
    """4.2 The tokens move there; nothing acts, but their strength counts at once (R-48)."""
    markers = min(TROUPE, strength(t, seat, t.origin)) - t.with_friend
    t.markers[seat][t.origin] -= markers
    t.markers[seat][sector] += markers
    if t.with_friend == 1:
        t.friend[seat] = sector


def has_bishop_place(t: Table, seat: Seat) -> bool:
    """4.9 Is there a marker in the stock, and an empty sector (R-42)?"""
    return t.away[seat] > 0 and sectors_of(t, seat, 1) < SECTORS


def may_bless(t: Table, seat: Seat, sector: int) -> bool:
    """4.9 A sector without marker and without friend (R-41)."""
    return strength(t, seat, sector) == 0


def bless(t: Table, seat: Seat, sector: int) -> None:
    """4.9 A marker of the stock is placed there, and the sector acts."""
    t.away[seat] -= 1
    place(t, seat, sector)
