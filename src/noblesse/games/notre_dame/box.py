"""What is in the box: components, people, streets and options, read from ``box.toml``, which names every source."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from noblesse.core import Bits, Option

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

TITLE: str = _BOX["title"]
BLURB = "Draft cards, place your influence in a borough of Paris, hire the right people, and mind the rats."
MINUTES = 60
UNIT = "prestige"
"""What is scored."""
SEATS = range(_BOX["seats"][0], _BOX["seats"][1] + 1)
MOST_SEATS: Final = 5
RULES_VERSION = 1
OPTIONS = (
    Option(
        "show_prestige",
        ("no", "yes"),
        "no",
        "Everybody sees everybody's prestige, not only their own.",
        "Prestige",
        ("Hidden", "Open"),
    ),
    Option(
        "minstrel",
        ("three", "fewer"),
        "three",
        "The minstrel moves exactly three, or all that a sector holds if that is fewer.",
        "Minstrel",
        ("Three tokens", "Three, or all of fewer"),
    ),
)

MARKERS: Final = 14
"""Influence markers of a player."""
READY: Final[int] = _BOX["start"]["ready"]
AWAY: Final[int] = _BOX["start"]["away"]
GOLD: Final[int] = _BOX["start"]["gold"]

BOROUGHS: tuple[int, ...] = (0, 0, *_BOX["boroughs"]["in_play"].values())
"""Boroughs in play, by number of players."""
POT: tuple[int, ...] = (0, 0, *_BOX["boroughs"]["pot"].values())
"""Prestige that Notre Dame gives at the end of a period, by number of players."""

SECTORS: Final = 7
SECTOR_NAMES: tuple[str, ...] = tuple(_BOX["sectors"]["names"])
"""The seven sectors of a borough, then Notre Dame, which is none."""
CLOISTER: Final = 0
BANK: Final = 1
RESIDENCE: Final = 2
CARRIAGE_HOUSE: Final = 3
HOTEL: Final = 4
PARK: Final = 5
HOSPITAL: Final = 6
NOTRE_DAME: Final = 7
"""Places of markers: a sector, or Notre Dame."""
ASIDE: Final = 7
"""Where the trusted friend waits before he is first used."""

CARDS: Final = 9
"""Kinds of action cards: a sector each, Notre Dame, and the trusted friend.  Every player has one of each."""
FRIEND: Final = 8
CARD_NAMES = (*SECTOR_NAMES, "trusted friend")
ALL_CARDS = (Bits.of(CARDS, range(CARDS)),)
NO_CARD: Final = 9
HAND: Final = 3
"""Cards in hand, by slot: one of the own deck, one of the player's to the right, one of the player's after him."""
SLOT_CARDS: Final = HAND * CARDS
"""A card of a hand is CARDS * slot + kind; this stands for none."""
PLAYS: Final = 2
"""Cards played in a round; the third is laid aside unseen."""

PERIODS: Final = 3
PERIOD_NAMES = ("A", "B", "C")
ROUNDS: Final = 9
ROUNDS_OF_A_PERIOD: Final = 3

BROWN: Final = 6
"""People below this come in every period; the three of each period follow."""
GRAY: Final = 3
_PEOPLE = {name: rats for group in _BOX["persons"].values() for name, rats in group.items()}
PERSON_NAMES: tuple[str, ...] = tuple(_PEOPLE)
RATS: tuple[int, ...] = tuple(_PEOPLE.values())
"""Rats on the card of each person."""
PERSONS: Final = 15
NO_PERSON: Final = 15
DISPLAYED: Final = 3
HOSTESS: Final = 0
MINSTREL: Final = 1
MONK: Final = 2
FOOL: Final = 3
MONEY_LENDER: Final = 4
DOCTOR: Final = 5
CITY_GUARD: Final = 6
NIGHT_WATCHMAN: Final = 7
BISHOP: Final = 8
GUILD_MASTER: Final = 9
BEGGAR_KING: Final = 10
ADVOCATE: Final = 11
LADY: Final = 12
MAYOR: Final = 13
CARPENTER: Final = 14

TRACK: Final[int] = _BOX["plague"]["track"]
"""The last field of the plague track."""
PLAGUE_PRESTIGE: Final[int] = _BOX["plague"]["prestige"]
TWO_FROM: Final[int] = _BOX["hotel"]["two_from"]
MOST_DONATED: Final = 3
DONATION: tuple[int, ...] = (0, *_BOX["donation"]["prestige"])
"""Prestige for so many gold."""

KINDS: Final = 4
"""Kinds of messages."""
NO_MESSAGE: Final = 0
MESSAGE_PRESTIGE: tuple[int, ...] = (0, *_BOX["messages"]["prestige"])
"""By kind, from 1; 0 stands for no message."""
GOLD_MESSAGE: Final = 1
MARKER_MESSAGE: Final = 2
RAT_MESSAGE: Final = 3

MOST_BOROUGHS: Final = 5
SPOTS: Final = 5
"""Markets of a borough: the centre, then the edges."""
SPOT_NAMES: tuple[str, ...] = tuple(_BOX["streets"]["markets"])
MARKETS: Final = 25
"""Market SPOTS * borough + spot."""
MARKET_NAMES = tuple(f"{borough + 1} {spot}" for borough in range(MOST_BOROUGHS) for spot in SPOT_NAMES)


def streets(boroughs: int) -> Iterator[tuple[int, int]]:
    """Every street of a city with so many boroughs, as the two markets it joins."""
    for borough in range(boroughs):
        here, beyond = borough * SPOTS, (borough + 1) % boroughs * SPOTS
        for one, other in _BOX["streets"]["inside"]:
            yield here + SPOT_NAMES.index(one), here + SPOT_NAMES.index(other)
        for one, other in _BOX["streets"]["to_the_next"]:
            yield here + SPOT_NAMES.index(one), beyond + SPOT_NAMES.index(other)


def distances(boroughs: int) -> list[list[int]]:
    """Streets from each market in play to each other on the shortest way."""
    beside: dict[int, set[int]] = {market: set() for market in range(boroughs * SPOTS)}
    for one, other in streets(boroughs):
        beside[one].add(other)
        beside[other].add(one)
    table = []
    for start in beside:
        far, edge = {start: 0}, [start]
        for market in edge:
            for other in sorted(beside[market] - far.keys()):
                far[other] = far[market] + 1
                edge.append(other)
        table.append([far[market] for market in beside])
    return table


FARTHEST: Final = 6
"""No market is farther than so many streets from any other."""
FEWEST_BOROUGHS: Final = 3
STREETS = {boroughs: distances(boroughs) for boroughs in range(FEWEST_BOROUGHS, MOST_BOROUGHS + 1)}
"""By number of boroughs: streets between any two markets."""
REACH_BOROUGH: Final = (FARTHEST + 1) * MARKETS
REACH = tuple(
    Bits.of(
        MARKETS, (to for to, far in enumerate(STREETS[boroughs][market]) if far <= steps) if market in in_play else ()
    )
    for boroughs in STREETS
    for in_play in [range(boroughs * SPOTS)]
    for steps in range(FARTHEST + 1)
    for market in range(MARKETS)
)
"""Markets within so many streets: REACH[REACH_BOROUGH * (boroughs - FEWEST_BOROUGHS) + MARKETS * steps + market]."""

# Sources of prestige: a person each, then these.
FROM_RESIDENCE: Final = PERSONS
FROM_DONATIONS: Final = PERSONS + 1
FROM_NOTRE_DAME: Final = PERSONS + 2
FROM_MESSAGES: Final = PERSONS + 3
FROM_PARK: Final = PERSONS + 4
LOST: Final = PERSONS + 5
"""What the plague took, counted up."""
SOURCES: Final = PERSONS + 6
SOURCE_NAMES = (*PERSON_NAMES, "residence", "donations", "Notre Dame", "messages", "park", "plague")

# Phases: what is asked now, of whom.
START: Final = 0
MESSAGES: Final = 1
PEOPLE: Final = 2
DEAL: Final = 3
DRAFT: Final = 4
PASS_ON: Final = 5
PLAY: Final = 6
DONATE: Final = 7
MOVE_MARKER: Final = 8
"""No marker is ready: one that stands may move to where the card is played."""
SEND_FRIEND: Final = 9
DRIVE: Final = 10
MESSAGE: Final = 11
GUEST: Final = 12
"""An option of the hotel, or of the hostess."""
HIRE: Final = 13
FOOL_FROM: Final = 14
FOOL_TO: Final = 15
MINSTREL_FROM: Final = 16
MINSTREL_TO: Final = 17
BISHOP_TO: Final = 18
PLAGUE: Final = 19
OVER: Final = 20
SETTLED: Final = 21
"""Nothing more is asked in this turn: never seen from outside."""

# Actions.
KEEP: Final = 0
"""Keep a card, by kind."""
USE: Final = KEEP + CARDS
"""Play a card, by slot and kind."""
FROM: Final = USE + SLOT_CARDS
"""A marker of a place, or markers of a sector, moves."""
WITH_FRIEND: Final = FROM + SECTORS + 1
"""The trusted friend moves: alone with the fool, with two markers by the minstrel."""
TO: Final = WITH_FRIEND + 1
"""To a sector."""
GIVE: Final = TO + SECTORS
"""Donate one, two or three gold: GIVE + gold - 1."""
STOP_AT: Final = GIVE + 3
"""The carriage stops at a market."""
TAKE: Final = STOP_AT + MARKETS
"""Take the message."""
TAKE_STILL: Final = TAKE + 1
"""Take it, but leave the rat where it is."""
WISH_GOLD: Final = TAKE_STILL + 1
WISH_MARKER: Final = WISH_GOLD + 1
WISH_RAT: Final = WISH_MARKER + 1
ENGAGE: Final = WISH_RAT + 1
"""Hire, by person."""
DECLINE: Final = ENGAGE + PERSONS
"""None of this."""
ACTIONS: Final = DECLINE + 1

OUTCOMES: Final = PERSONS
"""A start player, a kind of message from 0, a person, or a card by kind."""
MAX_PLIES: Final = 1 + MOST_BOROUGHS * 3 + ROUNDS * (3 + MOST_SEATS * (HAND + 2 + PLAYS * 4 + 6 + 1))
"""Each round: people, draws, picks, cards (card, marker, market, message), a hire (person, token, target, market,
message, and one more) and a marker lost."""
