"""The page where a table is set up: who sits, house rules, who may see it."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from noblesse.core import Game, Option
from noblesse.core.phrases import capital
from noblesse.web import assets
from noblesse.web.guests import Guest
from noblesse.web.levels import LEVELS, USUAL
from noblesse.web.pages.paper import page, seats_of, shelf
from noblesse.web.pages.pieces import figure

SITS = (("me", "You"), ("open", "Open: a friend, or anyone"), *((level.spec, f"Bot: {level.name}") for level in LEVELS))
NOBODY = ("none", "Nobody")


def new_table(guest: Guest, game: Game, chosen: Mapping[str, str] | None = None, error: str = "") -> str:
    """The form for a game, filled with what was chosen before; ``error`` says what was wrong with that."""
    chosen = chosen or {}
    most = game.box.SEATS[-1]
    seats = [_seat(game, seat, chosen) for seat in range(most)]
    return page(
        "new",
        guest,
        f"New table of {game.title}",
        name=game.name,
        back=f"/new/{game.name}",
        box=game.box,
        players=seats_of(game),
        seats=seats,
        levels=LEVELS,
        options=[_option(option, chosen) for option in game.box.OPTIONS],
        order=chosen.get("order", "lot"),
        public=chosen.get("public", "1"),
        called=chosen.get("name", ""),
        drawings=Markup(assets.pointed([each.name for each in shelf()], "".join(each.board.lid() for each in shelf()))),
        summary=_summary(game),
        error=error,
    )


def _seat(game: Game, seat: int, chosen: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Who sits there at first, and who may."""
    usual = "me" if seat == 0 else USUAL
    may = SITS if seat < game.box.SEATS[0] else (*SITS, NOBODY)
    return chosen.get(f"seat{seat}", usual), may


def _option(option: Option, chosen: Mapping[str, str]) -> dict[str, object]:
    return {
        "name": option.name,
        "title": option.title or capital(option.name.replace("_", " ")),
        "says": option.says,
        "values": tuple(zip(option.values, option.names or map(capital, option.values), strict=True)),
        "value": chosen.get(f"option-{option.name}", option.default),
        "switch": set(option.values) == {"no", "yes"} and option.default == "no",
    }


def _summary(game: Game) -> str:
    few, most = game.box.SEATS[0], game.box.SEATS[-1]
    count = f"{capital(figure(few))} to {figure(most)} seats" if few < most else f"{capital(figure(most))} seats"
    return f"{count}. Against bots alone play begins at once; with an open seat it begins when somebody has sat down."
