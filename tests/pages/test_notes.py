"""The note that an address asks for."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.web.regions import regions

from .conftest import LayTable


@pytest.mark.parametrize("game", noblesse.games.names())
def test_whatever_an_address_asks_about_the_table_is_shown(lay_table: LayTable, game: str) -> None:
    table = lay_table(game, plies=30)
    shown = regions(table, 0)
    kinds = ("sector", "card", "market", "space", "seat", "pane", "")
    for place in (f"{kind}-{rest}" for kind in kinds for rest in ("", "1", "4-7", "99-99", "-1", "\u00b2", "0-0-0")):
        asked = regions(table, 0, about=place)
        if not asked["about"]:
            assert asked == shown
