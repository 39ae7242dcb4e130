"""Tables for the tests: say what differs from the usual.

Everybody has three gold and four markers at hand unless a test says otherwise; markers not spoken of lie in the stock.
Of seat 0 one says it straight, of others by seat: ``given(at="bank 2, park 1 + friend", rat=4, gold={1: 2})``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from noblesse.core import Row, Seat
from noblesse.core.sets import add, discard
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import (
    BROWN,
    CARD_NAMES,
    CARDS,
    GOLD,
    GRAY,
    HAND,
    HIRE,
    MARKERS,
    NO_CARD,
    PERSON_NAMES,
    PLAY,
    PLAYS,
    RATS,
    READY,
    ROUNDS_OF_A_PERIOD,
    RULES_VERSION,
    SECTOR_NAMES,
)
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.words import market, play

Text = str | Mapping[Seat, str]
Number = int | Mapping[Seat, int]
Said = TypeVar("Said", int, str)

PEOPLE = "monk, doctor, city guard"


def split(text: str) -> list[str]:
    """The parts of "a, b, c"."""
    return [part.strip() for part in text.split(",") if part.strip()]


def by_seat(said: Said | Mapping[Seat, Said]) -> Mapping[Seat, Said]:
    """What is said straight is said of seat 0."""
    return said if isinstance(said, Mapping) else {0: said}


def given(
    *,
    seats: int = 3,
    hand: Text = "",
    at: Text = "",
    ready: Number = READY,
    gold: Number = GOLD,
    rat: Number = 0,
    prestige: Number = 0,
    carriage: Text = "",
    messages: str = "",
    taken: Text = "",
    people: str = PEOPLE,
    plague: int | None = None,
    starter: Seat = 0,
    round: int | None = None,
    hiring: bool = False,
    minstrel: int = 0,
) -> Table:
    """The start player is about to play a first card, or to hire.  A hand names cards by slot: the own deck first."""
    t = Table()
    t.seats, t.rules_version, t.minstrel = seats, RULES_VERSION, minstrel
    rules.setup(t)
    t.starter = t.player = starter
    come(t, [PERSON_NAMES.index(name) for name in split(people)], round)
    if plague is not None:
        t.plague = plague
    rows: tuple[tuple[Row, Number], ...] = ((t.ready, ready), (t.gold, gold), (t.rat, rat), (t.prestige, prestige))
    for row, said in rows:
        for seat, number in by_seat(said).items():
            row[seat] = number
    for seat, what in by_seat(at).items():
        stand(t, seat, what)
    for seat in range(seats):
        t.earned[seat][0] = t.prestige[seat]
        t.away[seat] = MARKERS - t.ready[seat] - sum(t.markers[seat])
        assert t.away[seat] >= 0, "more than fourteen markers"
    lay_messages(t, carriage, messages, taken)
    deal(t, {seat: split(cards) for seat, cards in by_seat(hand).items()})
    t.phase = PLAY
    if hiring:
        begin_hiring(t)
    return t


def come(t: Table, people: Iterable[int], round: int | None) -> None:
    """Two brown people and a gray one are there; the round is the first of the gray one's period unless it is said."""
    one, other, gray = people
    t.round = ROUNDS_OF_A_PERIOD * ((gray - BROWN) // GRAY) if round is None else round
    t.people[:] = [one, other, gray]
    t.plague = RATS[one] + RATS[other] + RATS[gray]
    for person in (one, other):
        discard(t.brown, person)
    discard(t.gray, (gray - BROWN) % GRAY)
    for _ in range(t.round % ROUNDS_OF_A_PERIOD):
        for deck in (t.brown, t.brown, t.gray):
            discard(deck, min(deck))


def stand(t: Table, seat: Seat, what: str) -> None:
    """Let tokens stand: "bank 2, park 1 + friend, hotel friend, Notre Dame 1"."""
    for part in split(what):
        name, with_friend, _ = part.partition(" friend")
        name, number = name.removesuffix(" +"), "0"
        if name[-1].isdigit():
            name, _, number = name.rpartition(" ")
        t.markers[seat][SECTOR_NAMES.index(name)] = int(number)
        if with_friend:
            t.friend[seat] = SECTOR_NAMES.index(name)


def lay_messages(t: Table, carriage: Text, messages: str, taken: Text) -> None:
    """Carriages stand at "1 IP", messages lie: "1 IP 4, 0 ON 2", others are taken, by colour: "0, 0, 2"."""
    for seat, where in by_seat(carriage).items():
        t.carriage[seat] = market(where) if where else t.carriage[seat]
    for what in split(messages):
        where, _, kind = what.rpartition(" ")
        t.message[market(where)] = int(kind)
    for seat, colours in by_seat(taken).items():
        for colour in split(colours):
            t.letters[seat][int(colour)] += 1


def deal(t: Table, hands: Mapping[Seat, list[str]]) -> None:
    """Deal three cards each, those that are said first; each deck gave nine different kinds in a period."""
    gone: list[set[int]] = [set() for _ in range(t.seats)]
    said = {(seat, slot): CARD_NAMES.index(name) for seat, cards in hands.items() for slot, name in enumerate(cards)}
    places = [(seat, slot) for seat in range(t.seats) for slot in range(HAND)]
    for seat, slot in sorted(places, key=lambda place: place not in said):
        owner = (seat - slot) % t.seats
        kind = said.get((seat, slot), min(set(range(CARDS)) - gone[owner]))
        assert kind not in gone[owner], f"{CARD_NAMES[kind]} twice of one deck"
        t.hand[seat][slot] = kind
        gone[owner].add(kind)
        discard(t.deck[owner], kind)
    for owner in range(t.seats):
        for _ in range(HAND * (t.round % ROUNDS_OF_A_PERIOD)):
            kind = max(t.deck[owner])
            discard(t.deck[owner], kind)
            add(t.shown[owner], kind)


def begin_hiring(t: Table) -> None:
    """Everybody has played two cards; the first who has gold may hire."""
    for seat in range(t.seats):
        for slot in range(PLAYS):
            t.played[seat][slot] = CARDS * slot + t.hand[seat][slot]
            add(t.shown[(seat - slot) % t.seats], t.hand[seat][slot])
            t.hand[seat][slot] = NO_CARD
    t.step = PLAYS * t.seats
    while t.gold[t.player] == 0:
        t.step += 1
        t.player = (t.player + 1) % t.seats
    assert t.step < (PLAYS + 1) * t.seats, "nobody can hire"
    t.phase = HIRE


def hiring(person: str, **said: Any) -> Table:
    """Seat 0 may hire this person."""
    number = PERSON_NAMES.index(person)
    two = [brown for brown in PERSON_NAMES[:BROWN] if brown != person]
    people = [two[0], two[1], person] if number >= BROWN else [person, two[0], "city guard"]
    return given(**{"people": ", ".join(people), "hiring": True, **said})


def hired(person: str, *texts: str, **said: Any) -> Table:
    """The table after seat 0 hires a person, and what follows."""
    return play(hiring(person, **said), f"hire the {person}", *texts)


def nobody_hires(t: Table) -> Table:
    """The table after nobody else hires: the plague came, unless somebody must choose what it takes."""
    while t.phase == HIRE:
        t = play(t, "decline")
    return t


def plague(**said: Any) -> Table:
    """The table after the plague of a round in which nobody hires."""
    return nobody_hires(given(hiring=True, **said))
