"""A whole page: templates, and what stands on each of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import noblesse
from noblesse.core import Game
from noblesse.core.phrases import capital, some
from noblesse.games import names
from noblesse.web import assets
from noblesse.web.guests import Guest
from noblesse.web.pages import pieces

PACES = ((0, "At once"), (300, "Quick"), (600, "Easy to follow"), (1200, "Slow"))
THEMES = (("auto", "As the device"), ("day", "Day"), ("evening", "Evening"))


@cache
def _templates() -> Environment:
    made = Environment(
        loader=PackageLoader("noblesse.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(bold=pieces.bold, capital=capital, some=some)
    made.globals.update(icon=pieces.icon, shape=pieces.shape, address=assets.address, paces=PACES, themes=THEMES)
    return made


def page(template: str, guest: Guest, title: str, *, game: str = assets.FRAME, back: str = "/", **rest: Any) -> str:
    """The page a template makes, for a guest.

    ``game`` is the one whose board it shows, if it shows one; ``back`` is where the settings lead to.
    """
    known = {
        "guest": guest,
        "title": title,
        "game": game,
        "back": back,
        "frame": Markup(assets.drawings(assets.FRAME)),
        "drawings": Markup("" if game == assets.FRAME or assets.is_apart(game) else assets.drawings(game)),
        "shelf": shelf(),
    }
    return _templates().get_template(f"{template}.html").render(known | rest)


def shelf() -> Sequence[Game]:
    """The games on the shelf."""
    return [noblesse.load(name) for name in names()]


def seats_of(game: Game) -> str:
    """How many may play, in words."""
    few, most = game.box.SEATS[0], game.box.SEATS[-1]
    return f"{few}\N{EN DASH}{most} players" if few < most else some(most, "player")
