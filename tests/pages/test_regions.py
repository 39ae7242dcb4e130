"""What a table shows, piece by piece."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from typing import Any

import pytest

import noblesse
from noblesse.core import Seat, Source, Told
from noblesse.web.regions import regions
from noblesse.web.tables import Hint, LiveTable

from .conftest import LayTable

PUSH = 20_000
"""A push is at most so long before it is packed."""


def test_the_list_of_moves_is_complete(lay_table: LayTable) -> None:
    for plies in (0, 20, 60):
        table = lay_table(plies=plies)
        assert table.match is not None
        shown = regions(table, 0)
        offered = re.findall(r'name="action" value="(\d+)"|<option value=(\d+)>', shown["moves"])
        wanted = {str(target.action) for target in table.match.choices(0)}
        assert {one or other for one, other in offered} == wanted


def test_what_is_no_place_on_the_board_is_a_button_of_the_prompt(lay_table: LayTable) -> None:
    table = next(table for plies in range(4, 200) if "Stop at" in regions(table := lay_table(plies=plies), 0)["prompt"])
    assert 'class="btn" name="action"' in regions(table, 0)["prompt"]


def test_a_spectator_is_offered_nothing(lay_table: LayTable) -> None:
    shown = regions(lay_table(plies=30), None)
    assert shown["moves"] == ""
    assert "<button" not in shown["prompt"]
    assert "data-action" not in "".join(html for name, html in shown.items() if name.startswith("b-"))


def test_the_sentence_of_a_refusal_stands_in_the_prompt(lay_table: LayTable) -> None:
    prompt = regions(lay_table(), 0, error="That <space> is taken.")["prompt"]
    assert "That &lt;space&gt; is taken." in prompt
    assert "error" in prompt


def test_the_past_offers_the_way_back_and_no_moves(lay_table: LayTable) -> None:
    table = lay_table(plies=30)
    shown = regions(table, 0, at=3)
    assert "Back to now" in shown["prompt"]
    assert shown["moves"] == ""
    assert 'value="3"' in shown["time"]
    assert regions(table, 0, at=99_999)["time"] == regions(table, 0, at=table.match.ply if table.match else 0)["time"]


def test_a_hint_is_shown_to_its_seat_alone(lay_table: LayTable) -> None:
    table = lay_table()
    table.hints[0] = Hint(0, 3, "L004", "purple 4", "", 0.6)
    assert "60 %" in regions(table, 0)["prompt"]
    assert "60 %" not in regions(table, None)["prompt"]


def test_the_log_grows_by_short_pieces_newest_on_top(lay_table: LayTable) -> None:
    table = lay_table(plies=120)
    assert table.match is not None
    pieces = [html for name, html in regions(table, 0).items() if name.startswith("log-")]
    turns = [[int(number) for number in re.findall(r'id="turn-(\d+)"', html)] for html in pieces]
    assert sum(map(len, turns)) == len(table.match.log(0))
    assert all(piece == sorted(piece, reverse=True) for piece in turns)
    assert pieces[-1] == ""


@pytest.mark.parametrize("name", noblesse.games.names())
@pytest.mark.parametrize("end", [0, -1], ids=["fewest", "most"])
def test_a_push_is_short_at_every_decision_of_a_match(lay_table: LayTable, name: str, end: int) -> None:
    table = lay_table(name, seats=noblesse.load(name).box.SEATS[end])
    match, source, most = table.match, Source(9), largest_push(name)
    assert match is not None
    before = regions(table, 0)
    while not match.over:
        seat = match.awaited()[0]
        actions = match.state.legal_actions(seat)
        match.act(seat, actions[source.below(len(actions))])
        after = regions(table, 0)
        changed = {name: html for name, html in after.items() if before.get(name) != html}
        before = after
        assert len(json.dumps({"seq": match.seq, "regions": changed}, ensure_ascii=False).encode()) <= most


def largest_push(name: str) -> int:
    """Bytes of a push at most: what is usual, or what the game asks for."""
    file = noblesse.load(name).folder / "wanted.toml"
    return int(tomllib.loads(file.read_text("utf-8")).get("push", PUSH)) if file.exists() else PUSH


def test_nothing_is_styled_or_scripted_within_the_page(lay_table: LayTable) -> None:
    tables: list[LiveTable] = [lay_table(game, plies) for game in ("aristocracy", "toy") for plies in (0, 40, 9999)]
    for table in tables:
        html = "".join(regions(table, 0).values())
        assert " style=" not in html
        assert not re.search(r"\son[a-z]+=", html)


def test_a_waiting_table_shows_the_free_seats_and_a_way_in(lay_table: LayTable) -> None:
    table = lay_table(waits=True)
    assert "Sit down" in regions(table, None)["room"]
    assert "Send this address" in regions(table, 0)["room"]
    assert "One seat is free" in regions(table, 0)["room"]


def test_a_hint_reads_as_a_sentence_whatever_the_move(lay_table: LayTable) -> None:
    table = lay_table()
    table.hints[0] = Hint(0, 111, "kind-village", "call the villages", "1 marker", 0.26)
    assert "Call the villages (1 marker). You win about 26 %." in regions(table, 0)["prompt"]


def test_in_the_past_the_prompt_bears_the_shape_of_whose_turn_is_told(lay_table: LayTable) -> None:
    table = lay_table(plies=400)
    assert table.match is not None
    assert table.match.over
    for entry in table.match.log(None)[:4]:
        assert f"<use href=#seat-{entry.seat} />" in regions(table, None, at=entry.ply)["prompt"]


def test_points_that_a_viewer_may_not_know_are_shown_to_be_hidden(
    lay_table: LayTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay_table("toy", plies=20, seats=3)
    assert table.match is not None
    honest = table.game.view.view

    def secretive(t: Any, viewer: Seat | None) -> Any:
        view = honest(t, viewer)
        return replace(view, scores=tuple(7 if seat == viewer else None for seat in range(t.seats)))

    monkeypatch.setattr(table.game.view, "view", secretive)
    monkeypatch.setattr(table.game.box, "UNIT", "prestige", raising=False)
    mine, others = regions(table, 0), regions(table, None)
    assert '<span class="score num">7<small>prestige</small></span>' in mine["panel-0"]
    for panel in (mine["panel-1"], mine["panel-2"], *(others[f"panel-{seat}"] for seat in range(3))):
        assert re.search(r'<span class="score num"><span title="hidden">\?.*?<small>prestige</small>', panel)
    assert not any("chart" in html for html in (*mine.values(), *others.values()))
    assert (table.card("ann").scores, table.card("ann").ranks) == ((), ())


def test_the_prize_of_a_finished_turn_is_marked_with_its_seat(lay_table: LayTable) -> None:
    table = lay_table(plies=40)
    assert table.match is not None
    entries = table.match.log(0)
    marked = {
        int(first): int(seat)
        for name, html in regions(table, 0).items()
        if name.startswith("log-")
        for first, seat in re.findall(r'<li id="turn-(\d+)" data-gain="(\d)"', html)
    }
    assert marked == {entry.first: entry.seat for entry in entries[:-1] if entry.prize}
    assert "data-gain" not in "".join(regions(table, 0, at=table.match.ply).values())


def test_what_came_over_all_is_told_after_what_the_turn_won(
    lay_table: LayTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay_table("toy", plies=20, seats=3)
    told = Told(0, "went first.", "Takes 2 points.", "{1} fell 4 → 3.")
    monkeypatch.setattr(table.game.actions, "tell", lambda *_: told)
    assert table.match is not None
    log = "".join(html for name, html in regions(table, 0).items() if name.startswith("log-"))
    fell = f"{table.match.players[1]} fell 4\xa0→\xa03."
    assert f'went first. <span class="won">Takes 2 points.</span> {fell}</a>' in log


def test_the_bar_names_the_turn_that_is_told(lay_table: LayTable) -> None:
    table = lay_table(plies=60)
    assert table.match is not None
    for entry in table.match.log(0)[:4]:
        shown = regions(table, 0, at=entry.ply)
        assert f"This is turn {entry.turn}." in shown["prompt"]
        assert f", turn {entry.turn}<" in shown["bar"]
