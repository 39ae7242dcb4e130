"""What is asked of a seat, or what is waited for."""

from __future__ import annotations

from noblesse.core import CHANCE, Prompt, Seat
from noblesse.core.phrases import some, verdict

from . import rules
from .asking import asks, kicker
from .box import (
    CELL,
    CHOOSE,
    DONATION,
    EXPAND,
    FILL,
    FOR_BALL,
    HOUSE,
    KEEP_ONE,
    MAN,
    OVER,
    PAY,
    PRAYER,
    RETURNING,
    SITE,
    SPENDING,
    START,
    SYMBOL,
    TILES_OF_FOREST,
    TRADE,
)
from .naming import tile
from .table import Table

WAITS = {
    CHOOSE: "Waiting for {name} …",
    KEEP_ONE: "{name} keeps a scandal card …",
    EXPAND: "{name} expands the estate …",
    MAN: "{name} may send a man-at-arms …",
    HOUSE: "{name} sends a man-at-arms …",
    SYMBOL: "{name} sends a man-at-arms …",
    TRADE: "{name} trades …",
    DONATION: "{name} gives to the church …",
    PRAYER: "{name} gives to the Vicar …",
}
"""What others do, by phase, if it is always the same."""


def prompt(t: Table, viewer: Seat | None) -> Prompt:
    """What is asked of the viewer, or what is waited for."""
    if t.phase == OVER:
        return Prompt("The match is over", outcome(t, viewer))
    if rules.mover(t) == CHANCE:
        return Prompt("Setup" if t.turn == 0 else "Drawing", draws(t))
    if viewer is not None and rules.awaits(t, viewer):
        return Prompt(kicker(t, viewer), asks(t, viewer))
    return Prompt(whose(t), waits(t))


def draws(t: Table) -> str:
    """What chance does."""
    if t.phase == START:
        return "A start player is drawn."
    return f"{{{t.asked}}} draws {'tiles' if t.phase == FILL else 'scandal cards'} …"


def is_ball(t: Table) -> bool:
    """Is a ball on?"""
    return t.phase == RETURNING or (t.phase == SPENDING and t.spending == FOR_BALL)


def whose(t: Table) -> str:
    """What is going on, for those who wait."""
    if t.turn == 0:
        return "Setup"
    if is_ball(t):
        return "Masquerade ball"
    if t.at_turn == 0:
        return "A new decade"
    return f"{{{t.player}}}'s turn"


def waits(t: Table) -> str:
    """What others do."""
    if is_ball(t):
        return "{name} is at the stairs …"
    if t.phase == PAY:
        return f"{{name}} gives {some(TILES_OF_FOREST - t.placed, 'tile')} …"
    if t.phase == CELL:
        return f"{{name}} has {tile(t.held)} in hand …"
    if t.phase == SITE:
        return "{name} chooses a site …"
    if t.phase == SPENDING:
        return "{name} may return purses …"
    return WAITS.get(t.phase, "{name} may still trade or play …" if t.acted else "{name} chooses an action …")


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([rules.score(t, seat) for seat in seats], [rules.rank(t, seat) for seat in seats], viewer)
