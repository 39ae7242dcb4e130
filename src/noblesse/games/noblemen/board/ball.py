"""The masquerade ball over the board: the scene, whose turn it is, what one brings, and in the end who is what.

While it runs, and just after it, one may look at the estate and come back: by radio buttons, whose names change with
the ball, so that each ball begins anew.  After the ball coronets fall from the highest guest down, and then it leaves
by itself.
"""

from __future__ import annotations

from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import thin

from ..memory import Ball
from ..view import View
from .court import called, shape, sign
from .guests import asked, ball_of
from .ledger import results, so_far
from .scene import scene
from .scored import scored

_BACK: Final = {"runs": "To the ball", "ends": "The ball again"}


def draw(view: View, marks: Marks) -> str:
    """The ball, or the scoring of structures, or nothing."""
    ball = ball_of(view, marks)
    if ball is None or view.over:
        return scored(view, marks)
    return thin(_over(view, marks, ball) if ball.over else _running(view, marks, ball))


def _frame(name: str, look: str, title: str, inner: str) -> str:
    """A scene that one may leave and come back to."""
    watch, away, back = (f"{name}-{k}" for k in ("w", "a", "b"))
    radios = "".join(
        f'<input type="radio" name="{name}" id="{k}" class="vh {look_}" aria-label="{says}"{on}>'
        for k, look_, says, on in (
            (watch, "watch", "the ball", " checked"),
            (away, "away", "the estate", ""),
            (back, "again", "the ball again", ""),
        )
    )
    cover = f'<label class="cover" for="{away}" aria-hidden="true"></label>' if look == "ends" else ""
    return (
        f'<div class="ballroom {look}">{radios}<div class="night">{inner}{cover}<h2>{title}</h2>'
        f'<label class="go-away" for="{away}">To the estate</label></div>'
        f'<label class="come-back" for="{back}">{sign("n-mask")}{_BACK[look]}</label></div>'
    )


def _running(view: View, marks: Marks, ball: Ball) -> str:
    seat = asked(view, ball)
    who = "you are announced" if seat == view.viewer else f"{called(view, marks, seat)} is announced"
    title = f"{_ordinal(ball)} ball: {shape(seat)} {who}"
    return _frame(f"ball{ball.number}", "runs", title, _told(view, marks, ball, so_far(view, marks, ball)))


def _over(view: View, marks: Marks, ball: Ball) -> str:
    told = _told(view, marks, ball, results(view, marks, ball))
    return _frame(f"ball{ball.number}x", "ends", f"{_ordinal(ball)} ball: the titles", told)


def _told(view: View, marks: Marks, ball: Ball, words: str) -> str:
    return f'{scene(view, marks, ball)}<div class="ledger">{words}</div>'


def _ordinal(ball: Ball) -> str:
    return ("Second", "First")[ball.number % 2]
