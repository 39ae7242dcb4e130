"""Elements of a drawing as text."""

from __future__ import annotations

import pytest

from noblesse.core.drawing import Target
from noblesse.core.svg import alive, element, mix, num, path, plate, text, thin


@pytest.mark.parametrize(
    ("length", "written"),
    [
        (12.0, "12"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (10.04, "10"),
        (-0.04, "0"),
        (0.0, "0"),
        (100.25, "100.2"),
        (-3.75, "-3.8"),
    ],
)
def test_a_length_is_written_in_tenths_and_as_short_as_can_be(length: float, written: str) -> None:
    assert num(length) == written


def test_attributes_are_written_as_the_browser_wants_them() -> None:
    assert element("use", class_="rim", stroke_width=2.0) == '<use class="rim" stroke-width="2"/>'
    assert path("M0 0h1", stroke_opacity=0.25) == '<path d="M0 0h1" fill="none" stroke-opacity=".25"/>'
    assert plate(10, 10, 4, 2, 1) == '<rect x="8" y="9" width="4" height="2" rx="1"/>'
    assert text(1, 2, "III", 12) == '<text x="1" y="2" font-size="12" text-anchor="middle">III</text>'


def test_quotes_that_are_not_needed_are_left_out() -> None:
    assert thin('<use href="#a1" x="3"/><p title="a b" class="c">') == '<use href=#a1 x=3 /><p title="a b" class=c>'


def test_colours_are_mixed_by_shares() -> None:
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 1.0) == "#102030"


def test_a_place_where_one_may_act_says_what_and_what_it_brings() -> None:
    target = Target(7, 'the "Crown"', "3 points", "Take it & go", "costs £2")
    assert alive(target) == (
        ' data-action=7 data-confirm="Take it &amp; go" aria-label="the &quot;Crown&quot;, 3 points, costs £2"'
    )
    assert alive(target, spoken=False) == ' data-action=7 data-confirm="Take it &amp; go"'
    assert alive(Target(7, "Ann's")) == ' data-action=7 aria-label="Ann\'s"'
    assert alive(None) == ""
