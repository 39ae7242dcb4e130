"""Every kind of decision by name, and matches that stand where it may be taken.  They are found by playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from noblesse.core import Action, Seat, Source
from noblesse.core.sets import has
from noblesse.games.noblemen.box import (
    AREA_NAMES,
    AREAS,
    AT,
    BRIBE,
    BUILD,
    CARD_NAMES,
    CARDS,
    CASTLE,
    CELL,
    CHOOSE,
    DECADES,
    DONATION,
    EXPAND,
    FOLLY,
    HOUSE,
    INTRIGUE,
    KEEP_ALL,
    KEEP_ONE,
    KINDS,
    LIAISON,
    LOCKED,
    MAN,
    MEADOW,
    PALACE,
    PAY,
    PLACE,
    PLAY,
    PRAYER,
    RESERVE,
    RETURN,
    RETURNING,
    ROUND,
    SITE,
    SPACE_KINDS,
    SPENDING,
    STOP,
    STRUCTURE_NAMES,
    STRUCTURES,
    SYMBOL,
    TAKE,
    TRADE,
    TURN,
)
from noblesse.games.noblemen.notation import write
from noblesse.games.noblemen.table import Table
from tests.browser.prepared import at_each

Situation = tuple[str, Any, Seat, Action]
"""A deed, a match that stands before it, whose it is, and the action."""
ASKED: Final = {
    CHOOSE: "choose",
    TURN: "turn",
    EXPAND: "expand",
    CELL: "cell",
    HOUSE: "house",
    PAY: "pay",
    TRADE: "trade",
    DONATION: "donation",
    PRAYER: "prayer",
}
"""Phases in which the verb says enough of the action."""
SITES: Final = (*STRUCTURE_NAMES, "inheritance")
REASONS: Final = ("ball", "taxes", "lands")
"""For what purses are returned."""
PLAYED: Final = tuple(name for card, name in enumerate(CARD_NAMES) if 0 < card < INTRIGUE or card > LIAISON)
"""Cards of one's turn."""
LAST: Final = "last of the match with a liaison"
LAST_GUEST: Final = "last guest of a ball"
DEEDS: Final = (
    "choose",
    *("keep one", "keep all"),
    *("turn place", *(f"turn build {name}" for name in STRUCTURE_NAMES), "turn bribe", "turn taxes", "turn lands"),
    *("turn leisure", "turn donate", "turn take", "turn end", *(f"turn play {name}" for name in PLAYED)),
    *("expand place", "expand stop", "cell at", *(f"site of {name}" for name in SITES)),
    *("man from home", "man moves on", "man stays", "house visit", *(f"symbol of {name}" for name in AREA_NAMES)),
    *("pay give", "trade give", *(f"purses for {reason}" for reason in REASONS), "donation donate", "donation stop"),
    *("prayer give", "prayer stop", *(f"return {name}" for name in CARD_NAMES), "return no more"),
    LAST,
    LAST_GUEST,
)
"""Whatever anybody may be asked, and every answer that is another thing on the page."""
MOST_MATCHES: Final = 60
SELDOM: Final = 8
"""Once in so many decisions anything may be done, not only what is worth while."""


def deed(t: Table, seat: Seat, action: Action) -> str:
    """What the action is called."""
    words = write(t, seat, action)
    if t.phase == TURN:
        return f"turn {words}" if PLAY <= action < TAKE else f"turn {verb(action, words)}"
    if t.phase in ASKED:
        return "choose" if t.phase == CHOOSE else f"{ASKED[t.phase]} {words.split()[0]}"
    if t.phase == SITE:
        return f"site of {'inheritance' if t.free else STRUCTURE_NAMES[min(t.building, FOLLY)]}"
    if t.phase == SYMBOL:
        kinds = range(AREAS * t.visited, AREAS * (t.visited + 1))
        return f"symbol of {next(AREA_NAMES[kind % AREAS] for kind in kinds if has(t.areas[kind], action - AT))}"
    return seldom(t, action, words)


def verb(action: Action, words: str) -> str:
    """What is done in a turn: "bribe", "build folly"."""
    if BUILD <= action < BRIBE:
        return f"build {STRUCTURE_NAMES[min(action - BUILD, FOLLY)]}"
    return words.split()[0]


def seldom(t: Table, action: Action, words: str) -> str:
    """What is asked more seldom."""
    if t.phase == KEEP_ONE:
        return "keep all" if action == KEEP_ALL else "keep one"
    if t.phase == SPENDING:
        return f"purses for {REASONS[t.spending]}"
    if t.phase == RETURNING:
        return words if RETURN <= action < RETURN + CARDS else "return no more"
    assert t.phase == MAN, "nothing else is asked"
    return {RESERVE: words, STOP: "man stays"}.get(action, "man moves on")


def found(seats: int) -> Iterator[Situation]:
    """A match before each of the deeds; it stands there till the next."""
    missing = set(DEEDS)
    for match, seat in decisions(seats):
        if not missing:
            return
        for action in match.state.legal_actions(seat):
            for name in missing.intersection(names(match, seat, action)):
                missing.remove(name)
                yield name, match, seat, action
    raise AssertionError(f"never seen with {seats} seats: {', '.join(sorted(missing))}")


def names(match: Any, seat: Seat, action: Action) -> set[str]:
    """All that the action is called."""
    t: Table = match.table()
    called = {deed(t, seat, action)}
    if t.phase == RETURNING and t.guests == 1 and action == STOP:
        called.add(LAST_GUEST)
    if ends_with_a_liaison(match, seat, action):
        called.add(LAST)
    return called


def ends_with_a_liaison(match: Any, seat: Seat, action: Action) -> bool:
    """Does the match end with this action, of somebody who holds a Liaison?"""
    t: Table = match.table()
    if t.decade < DECADES - 1 or SPACE_KINDS[t.space] != LOCKED or t.queen != seat or t.cards[seat][LIAISON] == 0:
        return False
    after = match.state.clone()
    after.apply(action, seat)
    return bool(after.is_terminal())


def decisions(seats: int) -> Iterator[tuple[Any, Seat]]:
    """Matches that stand before each decision, and whose it is."""
    for number in range(MOST_MATCHES):
        ((_, match, _),) = at_each("noblemen", seats, ["begins"], lambda _: "begins")
        luck = Source(number, seats)
        while not match.over:
            seat = match.awaited()[0]
            yield match, seat
            match.act(seat, choose(match, seat, luck))


def choose(match: Any, seat: Seat, luck: Source) -> Action:
    """Mostly what leads to what is seldom seen: structures, areas, men-at-arms; else what is worth while, or any."""
    t, actions = match.table(), match.state.legal_actions(seat)
    if luck.below(SELDOM) == 0:
        return int(actions[luck.below(len(actions))])
    if t.phase == CELL:
        return int(max(actions, key=lambda action: likes(t, seat, action - AT)))
    may = [action for action in actions if leads_on(t, action)] or match.state.worthwhile(seat)
    return int(may[luck.below(len(may))])


def leads_on(t: Table, action: Action) -> bool:
    """Does it make an estate grow, build, or send a man?"""
    if t.phase == TURN:
        return BUILD <= action < BRIBE or PLACE <= action < AT
    return t.phase in (EXPAND, MAN) and action != STOP


def likes(t: Table, seat: Seat, cell: int) -> int:
    """How many tiles of the kind in hand lie round a cell; a meadow keeps away from castles and palaces."""
    if t.held == MEADOW:
        built = [t.built[STRUCTURES * seat + structure] for structure in (CASTLE, PALACE)]
        return -sum(has(cells, near) for cells in built for near in ROUND[cell])
    like = t.tiles[KINDS * seat + t.held]
    return sum(has(like, near) for near in ROUND[cell])
