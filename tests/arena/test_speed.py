from __future__ import annotations

import pytest

from noblesse import load
from noblesse.arena import speed
from noblesse.arena.oware import Oware
from noblesse.arena.speed import Tally, clones, drive, plain_playouts_of, search
from noblesse.arena.threads import measure_threads


def test_work_is_counted_in_its_own_units() -> None:
    opening = load("toy").new_state(2, plain=True)
    assert clones(opening, 5) == 5
    assert search(opening, 3) == 3
    plies = plain_playouts_of(opening)(2)
    decisions = drive(opening, 2)
    assert 0 < decisions < 2 * load("toy").box.MAX_PLIES
    assert decisions < plies


def test_a_measure_finds_how_many_parts_fill_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    tally = Tally(lambda n: sum(range(1000 * n)) and n, 1)
    tally.warm()
    tally.take()
    assert tally.parts > 1
    assert tally.units == tally.parts == tally.parts_done
    assert tally.rate > 0


def test_two_threads_are_compared_with_one() -> None:
    found = measure_threads(lambda n: sum(range(n)), 10_000)
    assert found.speedup > 0
    assert found.cost > 0


def test_oware_is_measured_where_it_is_installed() -> None:
    oware = Oware.load()
    if oware is not None:
        assert oware.playouts(2) > 20
        assert oware.drive(2, (0, 1, 2)) > 20
