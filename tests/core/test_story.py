from __future__ import annotations

from noblesse.core.story import Story, called


def test_deeds_are_the_first_sentence_and_later_ones_name_the_player() -> None:
    story = Story(1, viewer=0)
    story.does("placed a field")
    story.does("drew a tile")
    story.says("a farm was completed")
    story.does("ended the turn")
    assert story.text() == "placed a field, then drew a tile.\nA farm was completed.\n{1} then ended the turn."


def test_what_came_when_the_turn_was_over_stands_apart() -> None:
    story = Story(1, viewer=1)
    story.does("bowed")
    story.over = True
    story.says("the Cardinal moved")
    story.ends("a ball began")
    assert story.text() == "bowed."
    assert story.then == ["The Cardinal moved.", "A ball began."]


def test_a_viewer_is_you_and_others_have_names() -> None:
    assert (called(2, 2), called(2, 0), called(2, None)) == ("you", "{2}", "{2}")
