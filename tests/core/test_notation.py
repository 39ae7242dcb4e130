"""Words for actions and outcomes, and back."""

from __future__ import annotations

import pytest

from noblesse.core import BadNotation
from noblesse.core.notation import Verbs, read_outcome, write_outcome

VERBS = Verbs({"pass": 0}, (("take ", 1, ("corn", "wood")), ("give ", 3, ("corn",))), others=("play",))
FRAME = ("seat 2 draws ", ("corn", "wood"), " now")


def test_every_action_has_words_and_they_lead_back() -> None:
    assert [VERBS.write(action) for action in range(4)] == ["pass", "take corn", "take wood", "give corn"]
    assert [VERBS.read(VERBS.write(action)) for action in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("text", "says", "column"),
    [("take gold", "'gold' is none of corn, wood", 6), ("sing", "give, pass, play, take expected", 1)],
)
def test_other_words_are_refused_with_what_there_is(text: str, says: str, column: int) -> None:
    with pytest.raises(BadNotation, match=says) as refused:
        VERBS.read(text)
    assert refused.value.column == column


def test_an_outcome_stands_in_its_frame() -> None:
    assert write_outcome(FRAME, 1) == "seat 2 draws wood now"
    assert read_outcome(FRAME, "seat 2 draws wood now") == 1
    for wrong in ("seat 1 draws wood now", "seat 2 draws now", "seat 2 draws gold now", ""):
        with pytest.raises(BadNotation):
            read_outcome(FRAME, wrong)
