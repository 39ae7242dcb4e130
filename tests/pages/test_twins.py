"""Whole pages hang on nothing that their viewer may not know: two matches that look alike make the same page."""

from __future__ import annotations

from typing import Any

import pytest

import noblesse
from noblesse.play import Match
from noblesse.web import pages
from noblesse.web.guests import Guest
from noblesse.web.tables import LiveTable, SeatHolder
from tests.contract.test_secrets import match_of
from tests.contract.twins import Twins, twins

PAIRS = 8
"""Pairs of twins of a game whose pages are made."""


def table_of(match: Match) -> LiveTable:
    """A table where this match is played by people."""
    holders = [SeatHolder("person", player, user=f"guest-{seat}") for seat, player in enumerate(match.players)]
    return LiveTable("k7", match.game, holders, "guest-0", match.options, False, True, 0.0, 0.0, match=match)


def pages_of(pair: Twins, *, one: bool) -> list[str]:
    """What the viewer may ask for: now, in the past, about places, and after a refusal."""
    table, viewer = table_of(match_of(pair, one=one)), pair.viewer
    guest = Guest() if viewer is None else Guest(f"guest-{viewer}", f"Player {viewer}")
    assert table.match is not None
    last = table.match.ply
    asked: list[dict[str, Any]] = [{"at": at} for at in (None, pair.first, (pair.first + last) // 2, last)]
    places: list[dict[str, Any]] = [{"about": place} for place in table.match.marks(viewer).legal]
    refused: dict[str, Any] = {"error": "No."}
    return [
        str(pages.table_page(table, viewer, guest, **{"at": None, "error": "", "about": ""} | what))
        for what in (*asked, *places, refused)
    ]


@pytest.mark.parametrize("name", noblesse.games.names())
def test_twins_make_the_same_pages(name: str) -> None:
    found = twins(name, noblesse.load(name).box.SEATS[-1])
    for pair in found[:: max(1, len(found) // PAIRS)]:
        assert pages_of(pair, one=True) == pages_of(pair, one=False)
