"""What is in the box: tiles, structures, cards, titles and the round track, from ``box.toml``, which names sources."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from noblesse.core import Bits, Option

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

TITLE: str = _BOX["title"]
BLURB = "Lay out fields, woods and fountains, build on the meadows between them, and win titles at the Queen's balls."
MINUTES = 90
SEATS = range(_BOX["seats"][0], _BOX["seats"][1] + 1)
MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 3
NO_SEAT: Final = 5
RULES_VERSION = 1
OPTIONS = (
    Option("first_match", ("no", "yes"), "no", "Everybody begins with three tiles of each kind and chooses nothing."),
)

# Tiles and areas.
FIELD: Final = 0
WOOD: Final = 1
FOUNTAIN: Final = 2
MEADOW: Final = 3
KINDS: Final = 4
NO_KIND: Final = 4
TILE_NAMES: tuple[str, ...] = tuple(_BOX["tiles"]["names"])
TILES: tuple[int, ...] = tuple(_BOX["tiles"]["count"])
AREAS: Final = 3
"""Farms, forests and gardens, of fields, woods and fountains."""
AREA_NAMES: tuple[str, ...] = tuple(_BOX["tiles"]["areas"])
START_TILES: Final[int] = _BOX["start"]["tiles"]
MOST_CHOSEN: Final[int] = _BOX["start"]["chosen"]
START_MONEY: Final[int] = _BOX["start"]["money"]
MOST_PLACED: Final = 3
"""Tiles of one expansion."""
AREA_BONUS: Final = 2
"""Pounds, tiles or prestige of a farm, forest or garden."""

# The grid of an estate.
SIDE: Final[int] = _BOX["grid"]["side"]
CELLS: Final = SIDE * SIDE
"""Cell SIDE * y + x, counted from the lower left."""
HOME: Final = CELLS // 2
"""The start meadow."""


def _around(cell: int, steps: tuple[tuple[int, int], ...]) -> Bits:
    y, x = divmod(cell, SIDE)
    near = [(x + right, y + up) for right, up in steps]
    return Bits.of(CELLS, [SIDE * b + a for a, b in near if 0 <= a < SIDE and 0 <= b < SIDE])


_SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
BESIDE = tuple(_around(cell, _SIDES) for cell in range(CELLS))
"""The cells that share a side with each."""
ROUND = tuple(_around(cell, (*_SIDES, (1, 1), (1, -1), (-1, -1), (-1, 1))) for cell in range(CELLS))
"""The cells that touch each, corners included."""
NEIGHBOURS: Final = 8
BLOCK = (0, 1, SIDE, SIDE + 1)
"""The steps from the lower left cell of two by two to each of them."""
BLOCK_SIZE: Final = 4

# Structures.
CASTLE: Final = 0
PALACE: Final = 1
CHAPEL: Final = 2
FOLLY: Final = 3
STRUCTURES: Final = 4
FOLLIES: Final = 4
BUILDS: Final = FOLLY + FOLLIES
"""What may be built: castle, palace, chapel, then the four follies."""
NO_BUILD: Final = 7
MARKETS: Final = 3
"""Castles, palaces and chapels are bought from the board and filled up from the supply."""
STRUCTURE_NAMES = ("castle", "palace", "chapel", "folly")
PIECES: tuple[int, ...] = (_BOX["pieces"]["castles"], _BOX["pieces"]["palaces"], _BOX["pieces"]["chapels"], FOLLIES)
OFFERED = (tuple(_BOX["market"]["castle"]), tuple(_BOX["market"]["palace"]), tuple(_BOX["market"]["chapel"]))
"""Of each market at the start of a decade, by seats - FEWEST_SEATS."""
PRICES = tuple(tuple(_BOX["market"][name + "_prices"]) for name in STRUCTURE_NAMES[:MARKETS])
"""Of each market, cheapest first."""
SPACES = tuple(len(prices) for prices in PRICES)
FOLLY_PRICE: Final[int] = _BOX["follies"]["price"]
FOLLY_POINTS: tuple[int, ...] = tuple(_BOX["follies"]["points"])
NEEDS = tuple(tuple(needs) for needs in _BOX["follies"]["needs"])
"""Of each folly: farms, forests, gardens."""

PURSES: Final[int] = _BOX["pieces"]["purses"]
PURSE_PRICE: Final = 2
MOST_BRIBES: Final = 5
MEN: Final[int] = _BOX["pieces"]["men"]
"""Of each seat: man MEN * seat + number."""
MOST_MEN: Final = MEN * MOST_SEATS
TRIBUTE_OF_FARM: Final = 2
TILES_OF_FOREST: Final = 2
CHURCH: Final[int] = _BOX["church"]["most"]
TRADED: Final = 2

# Titles.
TITLE_NAMES: tuple[str, ...] = tuple(_BOX["titles"]["names"])
TITLES: Final = 5
BARON: Final = 4
NO_TITLE: Final = 5
"""While a ball runs."""
TITLE_PRESTIGE: tuple[int, ...] = tuple(_BOX["titles"]["prestige"])
TITLE_POINTS: tuple[int, ...] = tuple(_BOX["titles"]["points"])
DISCOUNT: tuple[int, ...] = (*_BOX["titles"]["discount"], 0)
"""By title, and without one while a ball runs."""
COPIES: tuple[tuple[int, ...], ...] = tuple(tuple(_BOX["titles"][name]) for name in ("three", "four", "five"))
"""By seats - FEWEST_SEATS: of each title."""
NOT_ANNOUNCED: Final = 255
GARDEN_PRESTIGE: Final[int] = _BOX["prestige"]["garden"]
PALACE_PRESTIGE: Final[int] = _BOX["prestige"]["palace"]
BLACKMAIL_PRESTIGE: Final[int] = _BOX["prestige"]["blackmail"]
CARD_PRESTIGE: Final[int] = _BOX["prestige"]["card"]

# The round track.
SPACE_NAMES: tuple[str, ...] = tuple(_BOX["track"]["spaces"])
TRACK: Final = 11
PLAIN: Final = 0
BALL: Final = 1
LOCKED: Final = 2
SCORING: Final = 3
SPACE_KINDS = tuple({"ball": BALL, "locked": LOCKED, "scoring": SCORING}.get(name, PLAIN) for name in SPACE_NAMES)
DECADES: Final[int] = _BOX["track"]["decades"]

# Scandal cards.
CARD_NAMES: tuple[str, ...] = tuple(_BOX["cards"]["names"])
CARD_COUNT: tuple[int, ...] = tuple(_BOX["cards"]["count"])
CARDS: Final = 10
NO_CARD: Final = 10
BLACKMAIL: Final = 0
CUNNING: Final = 1
DOWRY: Final = 2
VICAR: Final = 3
INHERITANCE: Final = 4
INTRIGUE: Final = 5
LIAISON: Final = 6
MARRIAGE: Final = 7
TRIBUTE: Final = 8
WHITEHALL: Final = 9
ON_TURN = tuple(int(card not in (BLACKMAIL, INTRIGUE, LIAISON)) for card in range(CARDS))
"""1 for cards that are played in one's turn."""
NEEDS_TILE = tuple(int(card in (CUNNING, VICAR)) for card in range(CARDS))
"""1 for those that need a tile in hand."""
STACK: Final = 35
DRAWN: Final[int] = _BOX["cards"]["drawn"]
DOWRY_TILES: Final[int] = _BOX["cards"]["dowry"]
VICAR_TILES: Final[int] = _BOX["cards"]["vicar"]
LIAISON_POINTS: Final[int] = _BOX["cards"]["liaison"]
MARRIAGE_PURSES: Final[int] = _BOX["cards"]["marriage"][0]
MARRIAGE_POINTS: Final[int] = _BOX["cards"]["marriage"][1]
TRIBUTE_MONEY: Final[int] = _BOX["cards"]["tribute"]
EVERYBODY: Final = 5
"""Who knows a card under the stack: a seat, or everybody."""

CASTLE_POINTS: Final[int] = _BOX["scoring"]["castle"][0]
CASTLE_CHAPEL: Final[int] = _BOX["scoring"]["castle"][1]
PALACE_POINTS: Final[int] = _BOX["scoring"]["palace"][0]
PALACE_CHAPEL: Final[int] = _BOX["scoring"]["palace"][1]

# Where points come from.
SOURCES: Final = 9
OF_QUEEN: Final = 0
OF_TITLES: Final = 1
OF_CASTLES: Final = 2
OF_PALACES: Final = 3
OF_FOLLIES: Final = 4
OF_BRIBES: Final = 5
OF_CHURCH: Final = 6
OF_LEISURE: Final = 7
OF_CARDS: Final = 8
"""Favour of the Vicar, Secret Marriage and Liaison."""

# Phases: what is asked now.
START: Final = 0
"""Chance: who begins."""
CHOOSE: Final = 1
"""Everybody at once: how many tiles of a kind to begin with."""
FILL: Final = 2
"""Chance: a tile from the bag for the seat that is asked."""
DEAL: Final = 3
"""Chance: a card from the stack for the seat that is asked to look at."""
KEEP_ONE: Final = 4
TURN: Final = 5
"""Before or after the action of the turn."""
EXPAND: Final = 6
"""The next tile of an expansion."""
CELL: Final = 7
"""Where the tile goes that was taken up."""
SITE: Final = 8
"""Where the structure goes that was chosen."""
MAN: Final = 9
"""Which man-at-arms goes out."""
HOUSE: Final = 10
"""To which rival."""
SYMBOL: Final = 11
"""To which of its areas."""
PAY: Final = 12
"""The rival chooses the tiles it gives."""
TRADE: Final = 13
"""What is given for the tile that was chosen."""
SPENDING: Final = 14
"""How many purses are returned with taxes, with lands, or at a ball."""
DONATION: Final = 15
"""The next tile for the church."""
PRAYER: Final = 16
"""The next tile for the vicar."""
RETURNING: Final = 17
"""Cards that are returned at a ball."""
OVER: Final = 18
SETTLED: Final = 19
"""Nothing is asked for now: never seen from outside."""

# For what purses are returned.
FOR_BALL: Final = 0
FOR_TAXES: Final = 1
FOR_LANDS: Final = 2

# How an estate is expanded.
BY_ACTION: Final = 1
BY_CARD: Final = 2

# Actions.
CHOSEN: Final = 0
"""So many tiles of the kind that is asked for, 0 to MOST_CHOSEN."""
PLACE: Final = CHOSEN + MOST_CHOSEN + 1
"""Take up a tile to place, by kind; the first begins an expansion."""
AT: Final = PLACE + KINDS
"""The tile or structure goes to a cell of one's own, or a man to the area of a rival of which it is the lower left."""
BUILD: Final = AT + CELLS
"""Buy a structure: BUILDS of them."""
BRIBE: Final = BUILD + BUILDS
"""Buy one purse, or up to MOST_BRIBES."""
TAXES: Final = BRIBE + MOST_BRIBES
LANDS: Final = TAXES + 1
LEISURE: Final = TAXES + 2
DONATE: Final = TAXES + 3
"""Give a tile to the church, by kind; the first begins a donation."""
PLAY: Final = DONATE + KINDS
"""Play a scandal card, by kind."""
TAKE: Final = PLAY + CARDS
"""Begin a trade for a tile of the bag, by kind."""
GIVE: Final = TAKE + KINDS
"""Give a tile away, by kind: in a trade, to a man-at-arms, to the vicar."""
SPEND: Final = GIVE + KINDS
"""Return so many purses, 0 to PURSES."""
KEEP: Final = SPEND + PURSES + 1
"""Keep the card that was drawn first, second or third."""
KEEP_ALL: Final = KEEP + DRAWN
"""Play an intrigue and keep them all."""
RETURN: Final = KEEP_ALL + 1
"""Return a card at a ball, by kind."""
RESERVE: Final = RETURN + CARDS
"""A man from one's house."""
LIFT: Final = RESERVE + 1
"""A man from where he stands, by number."""
VISIT: Final = LIFT + MEN
"""He goes to a rival, by seat."""
STOP: Final = VISIT + MOST_SEATS
"""No more tiles, no man, no more cards."""
END: Final = STOP + 1
"""The turn is over."""
ACTIONS: Final = END + 1

# Outcomes of chance.
BEGINS: Final = 0
"""A seat begins."""
TILE: Final = BEGINS + MOST_SEATS
"""A tile comes from the bag, by kind."""
CARD: Final = TILE + KINDS
"""A card comes from the stack, by kind."""
OUTCOMES: Final = CARD + CARDS

MOST_TURNS: Final = 8 * DECADES * MOST_SEATS
"""On each of eight spaces of a decade nobody has more than one turn."""
MOST_OF_A_TURN: Final = 1200
"""Plies: every tile of the game may be drawn, and each tile that is traded needs three more."""
MAX_PLIES: Final = MOST_TURNS * MOST_OF_A_TURN
