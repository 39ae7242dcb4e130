"""Tables for the tests: say what differs from the usual.

Usual are three players, each with a castle on the first meadow, ten pounds and nothing in hand; seat 0 has the turn and
the last seat the Queen.  Of seat 0 one says it straight, of others by seat: ``given(estate={0: "F 1,0 2,0 W -1,0"})``.
Tiles are F, W, U, M for fields, woods, fountains and meadows, and what is not said to be elsewhere is in the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import noblesse
from noblesse.core import Row, Seat
from noblesse.core.sets import add, discard, has
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import (
    AREAS,
    CARD_NAMES,
    CASTLE,
    EVERYBODY,
    FOLLY,
    HOME,
    KINDS,
    MARKETS,
    MEADOW,
    MEN,
    SIDE,
    STRUCTURE_NAMES,
    STRUCTURES,
    TITLE_NAMES,
    TURN,
)
from noblesse.games.noblemen.naming import FOLLY_NAMES
from noblesse.games.noblemen.rules.estate import lay
from noblesse.games.noblemen.table import Table

Said = TypeVar("Said", int, str, bool)
Text = str | Mapping[Seat, str]
Number = int | Mapping[Seat, int]
LETTERS = "FWUM"


def by_seat(said: Said | Mapping[Seat, Said]) -> Mapping[Seat, Said]:
    """What is said straight is said of seat 0."""
    return said if isinstance(said, Mapping) else {0: said}


def split(text: str) -> list[str]:
    """The parts of "a, b, c"."""
    return [part.strip() for part in text.split(",") if part.strip()]


def cell(spot: str) -> int:
    """The cell of "-2,3": steps to the right of the first meadow and above it."""
    right, up = spot.split(",")
    return HOME + SIDE * int(up) + int(right)


def new_table(seats: int, **options: str) -> Table:
    """A table just set up."""
    t = noblesse.load("noblemen").new_table(seats, **options)
    assert isinstance(t, Table)
    rules.setup(t)
    return t


def given(
    *,
    seats: int = 3,
    player: Seat = 0,
    estate: Text = "",
    built: Text = "",
    men: Mapping[Seat, str] | None = None,
    hand: Text = "",
    bag: str | None = None,
    church: str = "",
    cards: Text = "",
    under: str = "",
    money: Number = 10,
    purses: Number = 0,
    points: Number = 0,
    title: Text = "",
    queen: Seat | None = None,
    space: int = 0,
    decade: int = 0,
    market: Mapping[str, int] | None = None,
    sold: str = "",
    acted: bool = False,
    carded: bool = False,
    taxed: bool = False,
) -> Table:
    """The player has the turn.  A man-at-arms of seat 1 stands at an area of seat 0: ``men={1: "0 2,1"}``.

    ``bag`` says all that is in it, ``under`` what everybody has seen under the stack, ``sold`` the last seat's follies.
    """
    t = new_table(seats)
    t.phase, t.turn, t.at_turn = TURN, 1, 1
    t.player = t.asked = player
    t.queen = seats - 1 if queen is None else queen
    t.space, t.decade, t.acted, t.carded = space, decade, int(acted), int(carded)
    t.chosen[:seats] = [KINDS] * seats
    t.money[:seats] = [10] * seats
    rows: tuple[tuple[Row, Number], ...] = ((t.money, money), (t.purses, purses), (t.points, points))
    for row, said in rows:
        for seat, number in by_seat(said).items():
            row[seat] = number
    for seat in range(seats):
        t.earned[seat][0] = t.points[seat]
    t.taxed[player] = int(taxed)
    lay_estates(t, by_seat(estate), by_seat(built))
    for seat, text in (men or {}).items():
        send_men(t, seat, text)
    hold(t, by_seat(hand), by_seat(cards), under)
    donate(t, church)
    for seat, name in by_seat(title).items():
        t.title[seat] = TITLE_NAMES.index(name) if name else t.title[seat]
    for name, number in (market or {}).items():
        kind = STRUCTURE_NAMES.index(name)
        t.supply[kind] += t.market[kind] - number
        t.market[kind] = number
    for name in split(sold):
        t.folly_of[FOLLY_NAMES.index(name)] = seats - 1
    if bag is not None:
        t.bag[:] = [bag.count(letter) for letter in LETTERS]
    return t


def lay_estates(t: Table, estates: Mapping[Seat, str], built: Mapping[Seat, str]) -> None:
    """Lay "F 1,0 2,0 W -1,0" and build "castle 2,0, chapel 1,1, forest folly 3,3" on meadows, laid where none are."""
    for seat, text in estates.items():
        kind = MEADOW
        for word in text.split():
            if word in LETTERS:
                kind = LETTERS.index(word)
            else:
                lay_tile(t, seat, kind, cell(word))
    for seat, text in built.items():
        for name, spot in structures(text):
            if not has(t.tiles[KINDS * seat + MEADOW], cell(spot)):
                lay_tile(t, seat, MEADOW, cell(spot))
            build(t, seat, name, cell(spot))


def structures(text: str) -> list[tuple[str, str]]:
    """What is built where: "castle 2,0, forest folly 3,3"."""
    found, words = [], text.replace(", ", " ").split()
    while words:
        at = next(number for number, word in enumerate(words) if "," in word)
        found.append((" ".join(words[:at]), words[at]))
        words = words[at + 1 :]
    return found


def lay_tile(t: Table, seat: Seat, kind: int, where: int) -> None:
    """A tile from the bag."""
    assert not any(has(t.tiles[KINDS * seat + other], where) for other in range(KINDS)), "two tiles on a cell"
    lay(t, seat, kind, where)
    t.bag[kind] -= 1


def build(t: Table, seat: Seat, name: str, where: int) -> None:
    """A structure from the supply; a palace takes the place of a castle that is there."""
    if name in FOLLY_NAMES:
        add(t.built[STRUCTURES * seat + FOLLY], where)
        t.folly_of[FOLLY_NAMES.index(name)], t.folly_at[FOLLY_NAMES.index(name)] = seat, where
        return
    if has(t.built[STRUCTURES * seat + CASTLE], where):
        discard(t.built[STRUCTURES * seat + CASTLE], where)
        t.supply[CASTLE] += 1
    add(t.built[STRUCTURES * seat + STRUCTURE_NAMES.index(name)], where)
    t.supply[STRUCTURE_NAMES.index(name)] -= 1


def send_men(t: Table, seat: Seat, text: str) -> None:
    """Men-at-arms stand: "0 2,1 2 3,3" of rival and lower left cell."""
    words = text.split()
    for number, (rival, spot) in enumerate(zip(words[::2], words[1::2], strict=True)):
        t.man_of[MEN * seat + number], t.man_at[MEN * seat + number] = int(rival), cell(spot)
        assert any(has(t.areas[AREAS * int(rival) + kind], cell(spot)) for kind in range(AREAS)), "no area there"


def hold(t: Table, hands: Mapping[Seat, str], cards: Mapping[Seat, str], under: str) -> None:
    """Tiles and cards in hand, and cards that were played."""
    for seat, letters in hands.items():
        for letter in letters:
            t.hand[seat][LETTERS.index(letter)] += 1
            t.bag[LETTERS.index(letter)] -= 1
    for seat, names in cards.items():
        for name in split(names):
            t.cards[seat][CARD_NAMES.index(name)] += 1
            t.stack[CARD_NAMES.index(name)] -= 1
    for place, name in enumerate(split(under)):
        t.under[place], t.knows[place] = CARD_NAMES.index(name), EVERYBODY
        t.stack[CARD_NAMES.index(name)] -= 1


def donate(t: Table, letters: str) -> None:
    """Tiles of the church."""
    for letter in letters:
        t.church[LETTERS.index(letter)] += 1
        t.bag[LETTERS.index(letter)] -= 1


def no_stack(t: Table, unseen: str = "") -> Table:
    """All cards of the stack but these few were drawn and lie under it, as they came back."""
    left = [split(unseen).count(name) for name in CARD_NAMES]
    place = rules.cards_under(t)
    for card, number in enumerate(left):
        for _ in range(t.stack[card] - number):
            t.under[place], t.knows[place] = card, EVERYBODY
            place += 1
        t.stack[card] = number
    return t


def hand(t: Table, seat: Seat = 0) -> str:
    """The tiles in hand: "FFU"."""
    return "".join(letter * number for letter, number in zip(LETTERS, t.hand[seat], strict=True))


def cards(t: Table, seat: Seat = 0) -> list[str]:
    """The cards in hand."""
    return [name for name, number in zip(CARD_NAMES, t.cards[seat], strict=True) for _ in range(number)]


def under(t: Table) -> list[str]:
    """The cards that came back under the stack, the next to come first."""
    return [CARD_NAMES[card] for card in t.under[: rules.cards_under(t)]]


def on_board(t: Table) -> dict[str, int]:
    """Castles, palaces and chapels on the board."""
    return dict(zip(STRUCTURE_NAMES, t.market[:MARKETS], strict=False))


def beside(t: Table) -> dict[str, int]:
    """And in the supply."""
    return dict(zip(STRUCTURE_NAMES, t.supply[:MARKETS], strict=False))


def titles(t: Table) -> list[str]:
    """Everybody's title."""
    return [TITLE_NAMES[title] for title in t.title[: t.seats]]
