"""The bot in docs/bots.md is as good as the text says."""

from __future__ import annotations

from pathlib import Path

import pytest

import noblesse
from noblesse import bots
from noblesse.core import Source, WrongSetup

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def rollout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bots.Bot:
    text = DOCS.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert text.count("\n") <= 50
    (tmp_path / "rollout_bot.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(tmp_path)])
    return bots.load("rollout:2")


def test_the_bot_of_the_docs_is_found_and_plays(rollout: bots.Bot) -> None:
    assert "rollout" in bots.names()
    assert "Gambler" in [level.name for level in bots.levels()]
    with pytest.raises(WrongSetup, match="wants a number of playouts"):
        bots.load("rollout:many")
    state = noblesse.load(noblesse.names()[0]).new_state(2)
    while state.current_player() < 0:
        state.sample_chance(Source(1))
    seat = state.awaited()[0]
    assert rollout.choose(state, seat, Source(2)) in state.legal_actions(seat)
    stop = bots.Stop()
    stop.set()
    assert len(rollout.look(state, seat, Source(2), stop).visits) == 1


def test_the_docs_name_every_bot() -> None:
    for name in bots.names():
        assert f"`{name}`" in DOCS.read_text(encoding="utf-8")
