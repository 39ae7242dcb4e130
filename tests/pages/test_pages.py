"""Whole pages."""

from __future__ import annotations

import gzip
import re

import pytest

import noblesse
from noblesse.web import assets, pages
from noblesse.web.guests import Guest
from noblesse.web.pages.names import table_name
from noblesse.web.pages.pieces import figure
from noblesse.web.pages.rules import anchor, read

from .conftest import LayTable

COLD = 90_000
"""Bytes on the wire of a table's page and all its files at most."""


def test_the_home_page_counts_the_games_and_has_a_lid_for_each(ann: Guest) -> None:
    html = pages.home(ann, [], [])
    assert re.search(r"<h1>(One game|Two games|\w+ games) of court and estate</h1>", html)
    for name in noblesse.games.names():
        assert f'action="/play/{name}"' in html


def test_what_waits_for_you_comes_first(ann: Guest, lay_table: LayTable) -> None:
    table = lay_table(plies=20)
    html = pages.home(ann, [table.card("ann")], [table.card("")])
    assert f"<b>It is your turn</b> at {table_name('k7')}" in html
    assert ">Play<" in html
    assert ">Watch<" in html


def test_a_new_table_offers_every_seat_option_and_bot(ann: Guest) -> None:
    game = noblesse.load("aristocracy")
    html = pages.new_table(ann, game, {"seat1": "open", "option-finish_round": "yes"}, "There is no such bot.")
    assert html.count("<select id=") == game.box.MOST_SEATS
    assert re.search(r'<option value="open" selected>', html)
    assert re.search(r'name="option-finish_round" value="yes" checked', html)
    assert all(option.says in html for option in game.box.OPTIONS)
    assert "There is no such bot." in html


@pytest.mark.parametrize("plies", [40, 10_000])
@pytest.mark.parametrize("name", noblesse.games.names())
def test_no_two_things_on_the_page_of_a_table_have_the_same_id(
    ann: Guest, lay_table: LayTable, name: str, plies: int
) -> None:
    html = pages.table_page(lay_table(name, plies), 0, ann)
    ids = re.findall(r"""<[^>]*?\sid=["']?([^"'\s>]+)""", html)
    assert sorted(ids) == sorted(set(ids))


def test_the_rules_show_the_table_as_it_is_laid(ann: Guest) -> None:
    for name in noblesse.games.names():
        html = pages.rules(ann, noblesse.load(name))
        assert f"The table for {figure(noblesse.load(name).box.SEATS[-1])}, before the first turn." in html
        assert "data-action" not in html
        ids = re.findall(r"""<[^>]*?\sid=["']?([^"'\s>]+)""", html)
        assert sorted(ids) == sorted(set(ids))


def test_every_section_of_the_rules_has_an_address(ann: Guest) -> None:
    for name in noblesse.games.names():
        text, contents = read(name)
        assert contents, name
        ids = re.findall(r'<h[23] id="([^"]+)"', text)
        assert ids == [section.id for section in contents]
        assert len(set(ids)) == len(ids)
        html = pages.rules(ann, noblesse.load(name))
        assert all(f'href="#{section.id}"' in html for section in contents)


def test_a_note_on_a_piece_leads_to_a_section_there_is(ann: Guest, lay_table: LayTable) -> None:
    table = lay_table(plies=20)
    html = pages.table_page(table, 0, ann, about="L001")
    found = re.search(r'href="(/rules/aristocracy#s[\d.]+)">Rules ([\d.]+)<', html)
    assert found
    assert found[1] == anchor(table.game, found[2])
    assert f's{found[2]}"' in read("aristocracy")[0]


def test_the_score_sheet_accounts_for_every_point(ann: Guest, lay_table: LayTable) -> None:
    table = lay_table(plies=9999, seats=3)
    assert table.match is not None
    html = pages.table_page(table, 0, ann)
    rows = re.findall(r"<tr><th scope=row>.*?</tr>", html.split("<tfoot>")[0], re.DOTALL)
    points = [[int(number) for number in re.findall(r"<b>(-?\d+)</b>", row)] for row in rows]
    totals = [int(number) for number in re.findall(r"<b>(-?\d+)</b>", html.split("<tfoot>")[1].split("</tr>")[0])]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    assert sorted(totals) == sorted(table.match.state.scores())
    assert "Rematch" in html
    assert "Rematch" not in pages.table_page(table, None, ann)


def test_the_light_that_was_chosen_is_on_every_page() -> None:
    guest = Guest("ann", "Ann & <Bob>", theme="evening")
    for html in (pages.home(guest, [], []), pages.problem(guest, 404, "There is nothing here.")):
        assert '<html lang="en" data-theme="evening">' in html
        assert "Ann &amp; &lt;Bob&gt;" in html


def test_static_files_have_addresses_that_change_with_them() -> None:
    for path in (
        "/style/frame.css",
        "/style/aristocracy.css",
        "/art/aristocracy.svg",
        "/static/live.js",
        "/static/icon.svg",
    ):
        found = assets.find(path)
        assert found is not None
        assert assets.address(path) == f"{path}?v={found.version}"
    assert assets.find("/style/nothing.css") is None
    assert assets.find("/static/../assets.py") is None


def test_the_style_of_a_table_stays_small() -> None:
    style = assets.find("/style/aristocracy.css")
    assert style is not None
    assert len(style.body) <= 30_000


def test_a_page_of_lids_has_the_symbols_they_point_to_and_no_others(ann: Guest) -> None:
    for html in (pages.home(ann, [], []), pages.new_table(ann, noblesse.load("toy"))):
        sprite, lids = html.split("</defs>", 1)
        pointed = set(re.findall(r'href="?#([\w-]+)', lids))
        drawn = set(re.findall(r'<\w+ id="([^"]+)"', sprite))
        assert pointed - drawn - set(re.findall(r'<g id="([^"]+)"', lids)) <= {"main", "score"}
        assert "m-fox" in drawn
        assert "m-veil" not in drawn


def test_a_board_with_a_file_of_symbols_leaves_them_out_of_the_page(ann: Guest, lay_table: LayTable) -> None:
    art = assets.art("aristocracy")
    html = pages.table_page(lay_table(plies=20), 0, ann, about="L001")
    assert f'href="{art}#e-' in html
    assert '<symbol id="e-' not in html
    assert assets.art("toy") == ""
    assert '<symbol id="m-fox"' in pages.table_page(lay_table("toy"), 0, ann)


@pytest.mark.parametrize("name", noblesse.games.names())
def test_a_page_of_a_table_is_light(ann: Guest, lay_table: LayTable, name: str) -> None:
    table = lay_table(name, plies=150, seats=noblesse.load(name).box.SEATS[-1])
    assert len(pages.table_page(table, 0, ann).encode()) <= 90_000


def cold(html: str) -> dict[str, int]:
    """Bytes on the wire of a page and of each file it cannot be drawn without, as a browser with nothing kept asks."""
    files = set(re.findall(r"/(?:style|static|art)/[\w-]+\.(?:css|js|svg)(?=\?v=)", html)) - {"/static/icon.svg"}
    found = {path: assets.find(path) for path in sorted(files)}
    assert None not in found.values(), found
    sizes = {path: len(asset.packed) for path, asset in found.items() if asset}
    return {"page": len(gzip.compress(html.encode(), 6))} | sizes


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in noblesse.games.names() for seats in noblesse.load(name).box.SEATS]
)
def test_a_cold_page_is_light(ann: Guest, lay_table: LayTable, name: str, seats: int) -> None:
    table = lay_table(name, plies=150, seats=seats)
    for viewer in (0, None):
        sizes = cold(pages.table_page(table, viewer, ann))
        kinds = {path.split("/")[1] for path in sizes if path != "page"}
        assert {"style", "static"} <= kinds
        assert ("art" in kinds) == assets.is_apart(name)
        assert sum(sizes.values()) <= COLD, sizes
