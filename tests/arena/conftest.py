from __future__ import annotations

from collections.abc import Iterator

import pytest

from noblesse import bots
from noblesse.arena import one_match


class Stubborn:
    """A bot that always names the same action, or raises an error."""

    def __init__(self, action: int | None) -> None:
        self.action = action

    def choose(self, state: object, seat: int, source: object, stop: object = None) -> int:
        if self.action is None:
            raise RuntimeError("out of ideas")
        return self.action


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two more bots: ``lost`` names no legal action, ``broken`` raises an error."""
    known = bots.load
    more = {"lost": Stubborn(10_000), "broken": Stubborn(None)}
    monkeypatch.setattr(bots, "load", lambda spec: more[spec] if spec in more else known(spec))
    one_match._bot.cache_clear()
    yield
    one_match._bot.cache_clear()
