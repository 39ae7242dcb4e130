from __future__ import annotations

import re
from pathlib import Path

from noblesse.play.events import LINE
from noblesse.play.header import Header
from noblesse.play.record import END, PLY

PAGE = Path(__file__).parents[2] / "docs" / "record.md"


def test_the_record_shown_in_the_docs_can_be_read() -> None:
    shown = PAGE.read_text(encoding="utf-8").split("```\n")[1]
    head, body = shown.split("\n\n")
    assert Header.read(head).players == ("Ann", "search:0.5")
    *plies, cut, end = body.rstrip("\n").split("\n")
    assert all(PLY.fullmatch(line) for line in plies)
    assert cut == "…"
    assert END.fullmatch(end)


def test_the_event_shown_in_the_docs_can_be_read() -> None:
    found = re.search(r"`(\d+ @[^`]+)`", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert LINE.fullmatch(found[1])
