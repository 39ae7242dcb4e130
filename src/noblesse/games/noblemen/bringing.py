"""What an action would bring, as far as the one who acts may know."""

from __future__ import annotations

from typing import Final

from noblesse.core import Action, Seat
from noblesse.core.phrases import several, some
from noblesse.core.sets import has

from . import rules
from .ballroom import landings
from .box import (
    AREAS,
    AT,
    BLACKMAIL,
    BLACKMAIL_PRESTIGE,
    BRIBE,
    BUILD,
    CARD_PRESTIGE,
    CASTLE,
    CASTLE_CHAPEL,
    CASTLE_POINTS,
    CELL,
    CHAPEL,
    DONATE,
    END,
    EXPAND,
    FIELD,
    FOLLY,
    FOLLY_POINTS,
    FOR_BALL,
    FOR_TAXES,
    FOUNTAIN,
    GIVE,
    KEEP,
    KEEP_ALL,
    LIAISON,
    LIAISON_POINTS,
    LIFT,
    MARRIAGE,
    MARRIAGE_POINTS,
    MARRIAGE_PURSES,
    MEN,
    PALACE,
    PALACE_CHAPEL,
    PALACE_POINTS,
    PLAY,
    PRAYER,
    RETURN,
    RETURNING,
    ROUND,
    SITE,
    SPEND,
    SPENDING,
    STOP,
    SYMBOL,
    TAKE,
    TAXES,
    TILES_OF_FOREST,
    TITLE_POINTS,
    TRIBUTE_OF_FARM,
    VICAR,
    VICAR_TILES,
    VISIT,
    WHITEHALL,
    WOOD,
)
from .deck import EFFECT, WHEN
from .labels import area_at
from .land import brought, chapels, completed, missing, nobles, surrounds
from .naming import areas, money, points, purses, title
from .table import Table

LOCKED_QUEEN: Final = "the Queen is locked and stays where she is"
WORTH: Final = {CASTLE: (CASTLE_POINTS, CASTLE_CHAPEL), PALACE: (PALACE_POINTS, PALACE_CHAPEL)}
"""Points once it is surrounded, and for each chapel beside it."""


def gain(t: Table, seat: Seat, action: Action) -> str:
    """What the action brings: "a farm: £3", "the Queen", "prestige 11: marquess so far"; or nothing."""
    if t.phase == CELL:
        return gain_of_tile(t, seat, action - AT)
    if t.phase == SITE:
        return gain_of_site(t, seat, action - AT)
    if t.phase == SYMBOL:
        return gain_of_man(t, seat, action - AT)
    if t.phase in (SPENDING, RETURNING):
        return gain_of_return(t, seat, action)
    if BUILD <= action < BRIBE:
        return gain_of_build(t, seat, action - BUILD)
    if BRIBE <= action < TAXES:
        return points(action - BRIBE + 1)
    if DONATE <= action < PLAY or (t.phase == PRAYER and GIVE <= action < SPEND):
        return "1 point"
    if PLAY <= action < TAKE:
        return gain_of_card(t, seat, action - PLAY)
    if KEEP <= action < KEEP_ALL:
        kind = t.drawn[action - KEEP]
        return f"{EFFECT[kind]}, {WHEN[kind]}"
    if action == END and t.queen == seat:
        return "1 point from the Queen"
    if action == STOP and t.phase == EXPAND and t.woods:
        return f"draw {some(t.woods, 'tile')}"
    return ""


def note(t: Table, seat: Seat, action: Action) -> str:
    """What it costs, why it waits, or what else comes of it."""
    if t.phase == CELL:
        return note_of_tile(t, seat, action - AT)
    if t.phase == SITE:
        return note_of_site(t, seat, action - AT)
    if t.phase == RETURNING and action == RETURN + LIAISON:
        return f"its {LIAISON_POINTS} points at the end are lost"
    if t.phase == SPENDING and t.spending == FOR_BALL:
        return pushed(t, t.prestige + action - SPEND)
    if t.phase == RETURNING and RETURN <= action < STOP:
        return pushed(t, t.prestige + prestige(action - RETURN))
    if LIFT <= action < VISIT:
        return note_of_man(t, seat, action - LIFT)
    if TAXES <= action <= TAXES + 1 and t.purses[seat]:
        return f"and more for any of your {purses(t.purses[seat]).removeprefix('a ')}"
    if (action in (BUILD + PALACE, PLAY + WHITEHALL)) and rules.is_locked(t):
        return LOCKED_QUEEN
    return ""


def gain_of_tile(t: Table, seat: Seat, cell: int) -> str:
    """Only what a tile brings more there than anywhere: areas, and what it surrounds."""
    parts = []
    if new := len(completed(t, seat, t.held, cell)):
        reward = {
            FIELD: f": {money(brought(t, seat, cell))}",
            WOOD: f": draw {brought(t, seat, cell)}",
            FOUNTAIN: ": the Queen" if t.queen != seat and not rules.is_locked(t) else "",
        }[t.held]
        parts.append(f"{areas(t.held, new)}{reward}")
    for kind, at in surrounds(t, seat, cell):
        parts.append(f"{name(kind)} surrounded: {points(worth(t, seat, kind, at))}")
    return ", ".join(parts)


def name(kind: int) -> str:
    """A castle or a palace."""
    return "castle" if kind == CASTLE else "palace"


def worth(t: Table, seat: Seat, kind: int, cell: int) -> int:
    """What a castle or palace there scores once it is surrounded."""
    each, more = WORTH[kind]
    return each + more * chapels(t, seat, cell)


def note_of_tile(t: Table, seat: Seat, cell: int) -> str:
    """A garden that does not bring the Queen."""
    if t.held == FOUNTAIN and completed(t, seat, FOUNTAIN, cell) and t.queen != seat and rules.is_locked(t):
        return LOCKED_QUEEN
    return ""


def gain_of_site(t: Table, seat: Seat, cell: int) -> str:
    """What a structure scores there, or what it adds to others."""
    if t.building == CHAPEL:
        more = sum(WORTH[kind][1] for kind, at in nobles(t, seat) if has(ROUND[cell], at))
        return f"{points(more)} a scoring for what it touches" if more else ""
    if t.building in (CASTLE, PALACE):
        return f"{points(worth(t, seat, t.building, cell))} a scoring"
    return ""


def note_of_site(t: Table, seat: Seat, cell: int) -> str:
    """How many tiles are missing round a castle or palace."""
    if t.building not in (CASTLE, PALACE):
        return ""
    left = len(missing(t, seat, cell))
    return f"once {some(left, 'tile')} more surround it" if left else ""


def gain_of_build(t: Table, seat: Seat, build: int) -> str:
    """The reward of a structure."""
    if build >= FOLLY:
        return points(FOLLY_POINTS[rules.follies_built(t)])
    if build == PALACE:
        return "2 prestige" if t.queen == seat or rules.is_locked(t) else "the Queen, 2 prestige"
    return "a scandal card" if build == CHAPEL else "send a man-at-arms"


def gain_of_card(t: Table, seat: Seat, kind: int) -> str:
    """What a card does when it is played now."""
    if kind == MARRIAGE:
        number = min(MARRIAGE_PURSES, rules.purses_left(t))
        return several([purses(number), points(MARRIAGE_POINTS)])
    if kind == VICAR:
        return f"up to {points(min(VICAR_TILES, rules.tiles_in_hand(t, seat)))}"
    if kind == WHITEHALL:
        return "" if t.queen == seat or rules.is_locked(t) else "the Queen"
    return EFFECT[kind]


def gain_of_man(t: Table, seat: Seat, corner: int) -> str:
    """What the rival gives at once."""
    rival = t.visited
    kind = area_at(t, rival, corner)
    if kind == "farm":
        return money(min(TRIBUTE_OF_FARM, t.money[rival]))
    if kind == "forest":
        return some(min(TILES_OF_FOREST, rules.tiles_in_hand(t, rival)), "tile")
    return "the Queen" if t.queen == rival and not rules.is_locked(t) else "2 prestige at balls"


def note_of_man(t: Table, seat: Seat, number: int) -> str:
    """What is lost where he stands now."""
    man = MEN * seat + number
    if t.man_of[man] >= t.seats:
        return ""
    for kind in range(AREAS):
        if has(t.areas[AREAS * t.man_of[man] + kind], t.man_at[man]):
            return ("£2 of taxes less", "2 tiles of lands less", "2 prestige less")[kind]
    return ""


def prestige(kind: int) -> int:
    """What a card is worth at a ball."""
    return BLACKMAIL_PRESTIGE if kind == BLACKMAIL else CARD_PRESTIGE


def gain_of_return(t: Table, seat: Seat, action: Action) -> str:
    """What purses and cards make of taxes, lands, or a ball."""
    if t.phase == SPENDING and t.spending != FOR_BALL:
        kind = FIELD if t.spending == FOR_TAXES else WOOD
        sum_of = rules.income(t, seat, kind) + action - SPEND
        return money(sum_of) if kind == FIELD else some(sum_of, "tile")
    more = action - SPEND if t.phase == SPENDING else prestige(action - RETURN) if action < STOP else 0
    *_, (step, rank) = landings(t, seat, more)
    worth = f", {points(TITLE_POINTS[rank])}" if TITLE_POINTS[rank] else ""
    return f"step {step}: {title(rank)} so far{worth}"


def pushed(t: Table, total: int) -> str:
    """That the step is taken."""
    return f"{total} is taken" if rules.free_step(t, total) != total else ""
