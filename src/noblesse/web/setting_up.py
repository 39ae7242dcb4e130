"""New tables, from the fields of a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noblesse.core import Game, WrongSetup
from noblesse.web.guests import Guest, tidy, whole
from noblesse.web.hub import new_table
from noblesse.web.levels import SPECS, USUAL, bot_names
from noblesse.web.tables import OPEN, LiveTable, SeatHolder

MOST_WISHED: Final = 16
"""Who wishes for more seats than this has made a mistake, which the game will name."""


def quick_table(game: Game, guest: Guest, fields: Mapping[str, str]) -> LiveTable:
    """Guest against bots, seats drawn; raises WrongSetup."""
    wished, level = whole(fields.get("seats", "")), fields.get("level", USUAL)
    seats = min(4, game.box.SEATS[-1]) if wished is None else max(1, min(wished, MOST_WISHED))
    bots = {f"seat{seat}": level if level in SPECS else USUAL for seat in range(1, seats)}
    return chosen_table(game, guest, {"seat0": "me", "seats": str(seats)} | bots)


def chosen_table(game: Game, guest: Guest, fields: Mapping[str, str]) -> LiveTable:
    """The table someone set up; raises WrongSetup."""
    wished = [fields.get(f"seat{seat}", "none") for seat in range(game.box.MOST_SEATS)]
    if "seats" in fields and (seats := whole(fields["seats"])) is not None:
        wished = [fields.get(f"seat{seat}", "open") for seat in range(max(0, min(seats, MOST_WISHED)))]
    wished = [who for who in wished if who != "none"]
    options = {option.name: fields.get(f"option-{option.name}", option.default) for option in game.box.OPTIONS}
    game.new_table(len(wished), **options)
    table = new_table(game, seat_holders(wished, guest), guest, options)
    table.shuffled = fields.get("order", "lot") != "listed"
    table.name = tidy(fields.get("name", ""))
    table.public = fields.get("public") == "1"
    return table


def seat_holders(wished: list[str], guest: Guest) -> list[SeatHolder]:
    """Who is to sit there: ``me``, ``open`` or a bot's spec; raises WrongSetup."""
    specs = [who for who in wished if who not in ("me", "open")]
    if unknown := [spec for spec in specs if spec not in SPECS]:
        raise WrongSetup(f"There is no bot {unknown[0][:40]!r} to seat.")
    if wished.count("me") > 1:
        raise WrongSetup("You can hold one seat only.")
    names = iter(bot_names(specs))
    me = SeatHolder("person", guest.name, user=guest.id)
    return [me if who == "me" else OPEN if who == "open" else SeatHolder("bot", next(names), who) for who in wished]
