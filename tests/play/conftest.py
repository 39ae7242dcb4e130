from __future__ import annotations

import pytest

import noblesse
from noblesse.core import Game, Source
from noblesse.play import Done, Match


@pytest.fixture
def toy() -> Game:
    return noblesse.load("toy")


def begun(toy: Game) -> Match:
    return Match.begin(toy, seats=3, players=["Ann", "Bob", "Cleo"], seed=7)


@pytest.fixture
def match(toy: Game) -> Match:
    """A match of three: hands are dealt, and everybody chooses a mask."""
    return begun(toy)


@pytest.fixture
def ended(toy: Game) -> Match:
    """Another one that began alike, played to its end."""
    match, source = begun(toy), Source(3)
    while not match.over:
        seat = match.awaited()[source.below(len(match.awaited()))]
        legal = match.state.legal_actions(seat)
        assert isinstance(match.act(seat, legal[source.below(len(legal))]), Done)
    return match
