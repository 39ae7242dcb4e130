"""The printed board: where things lie in every city, and the symbols it is drawn with."""

from __future__ import annotations

import gzip
import math
import re
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from noblesse.games.notre_dame import board, box
from noblesse.games.notre_dame.board.borough import Borough, Row
from noblesse.games.notre_dame.board.ground import ground
from noblesse.games.notre_dame.board.palette import CARD, STAGE, STAGE_TEXT
from noblesse.games.notre_dame.board.plan import PARTS, Plan, flat, plan, town
from noblesse.games.notre_dame.board.ring import Point
from noblesse.games.notre_dame.board.room import clearance, fitted, inside

SIZES = range(box.FEWEST_BOROUGHS, box.MOST_BOROUGHS + 1)
RINGS = [plan(boroughs, equal) for boroughs in SIZES for equal in (False, True)]
CITIES = [*RINGS, flat()]
TOWNS = [town(boroughs) for boroughs in SIZES]
cities = pytest.mark.parametrize("city", CITIES, ids=lambda city: city.name)
rings = pytest.mark.parametrize("city", RINGS, ids=lambda city: city.name)


@cache
def traced(d: str, x: float = 0.0, y: float = 0.0, steps: int = 8) -> tuple[Point, ...]:
    """Points along a path of M, l, q and c."""
    at, out = Point(x, y), list[Point]()
    for letter, said in re.findall(r"([Mlqc])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", said)]
        if letter == "M":
            at = Point(*numbers)
            continue
        held = list(zip(numbers[::2], numbers[1::2], strict=True))
        for k in range(steps):
            dx, dy = (
                sum(w * by[axis] for w, by in zip(weights(k / steps, len(held)), held, strict=True)) for axis in (0, 1)
            )
            out.append(Point(at.x + dx, at.y + dy))
        at = Point(at.x + held[-1][0], at.y + held[-1][1])
    return (*out, at)


def weights(s: float, degree: int) -> list[float]:
    """Of the points that hold a bend, so far along it, but for its start."""
    return [math.comb(degree, k) * s**k * (1 - s) ** (degree - k) for k in range(1, degree + 1)]


@cache
def street(city: Plan, one: int, other: int) -> tuple[Point, ...]:
    start = city.markets[one]
    return traced(city.streets[one, other], start.x, start.y, 5)


def corners(middle: Point, width: float, height: float) -> list[Point]:
    x, y, w, h = middle.x, middle.y, width / 2, height / 2
    return [Point(x + a * w, y + b * h) for a in (-1, 1) for b in (-1, 1)]


def middle(row: Row) -> Point:
    return Point(row.x, row.y - 0.4 * row.piece)


def boroughs() -> list[Borough]:
    return [borough for city in CITIES for borough in city.offsets]


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@rings
def test_every_street_leads_from_its_market_to_the_other(city: Plan) -> None:
    assert set(city.streets) == {way for street in box.streets(city.city.boroughs) for way in (street, street[::-1])}
    for one, other in city.streets:
        assert math.dist(street(city, one, other)[-1], (city.markets[other].x, city.markets[other].y)) < 0.5


@cities
def test_no_two_streets_cross(city: Plan) -> None:
    for (a, b), (c, d) in combinations(city.laid, 2):
        if {a, b} & {c, d}:
            continue
        one, other = street(city, a, b), street(city, c, d)
        left, right = min(p.x for p in one), max(p.x for p in one)
        top, low = min(p.y for p in one), max(p.y for p in one)
        near = [
            (p, q)
            for p, q in pairwise(other)
            if max(p.x, q.x) > left and min(p.x, q.x) < right and max(p.y, q.y) > top and min(p.y, q.y) < low
        ]
        assert not any(crosses(p, q, r, s) for p, q in near for r, s in pairwise(one))


@cities
def test_streets_keep_away_from_markets_that_are_not_their_ends(city: Plan) -> None:
    for one, other in city.laid:
        for number, market in enumerate(city.markets):
            if number not in (one, other):
                near = min(math.dist(at, (market.x, market.y)) for at in street(city, one, other))
                assert near > 55
                assert near > market.r + 14


@cities
def test_markets_lie_apart(city: Plan) -> None:
    for one, other in combinations(city.markets, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) > one.r + other.r + 25


def test_every_row_and_picture_fits_its_sector() -> None:
    for borough in boroughs():
        half = borough.sizes.street / 2
        for sector in borough.sectors:
            edge, row = list(traced(sector.outline)), sector.row
            for at in corners(middle(row), row.width, row.piece):
                assert inside(at, edge), (borough.city.name, borough.offset)
                assert clearance(at, edge) > half
            assert all(inside(at, edge) for at in corners(sector.picture, 0.8 * sector.size, 0.8 * sector.size))


def test_no_row_lies_on_a_market_or_on_its_picture() -> None:
    for borough in boroughs():
        for sector in borough.sectors:
            row, picture = middle(sector.row), sector.picture
            for market in borough.markets:
                dx = max(abs(row.x - market.x) - sector.row.width / 2, 0)
                dy = max(abs(row.y - market.y) - sector.row.piece / 2, 0)
                assert math.hypot(dx, dy) > market.r
            beside = abs(row.x - picture.x) > (sector.row.width + 0.9 * sector.size) / 2
            above = abs(row.y - picture.y) > (sector.row.piece + 0.84 * sector.size) / 2
            assert beside or above


def test_pictures_and_pieces_are_large_enough_to_be_told_apart() -> None:
    for borough in boroughs():
        assert all(sector.size >= 26 for sector in borough.sectors)
        assert all(sector.row.piece >= 18 for sector in borough.sectors)
        if borough.own:
            assert all(sector.size >= 50 and sector.row.width >= 80 for sector in borough.sectors)


def test_a_name_stands_only_in_the_own_borough_and_on_nothing_else() -> None:
    for borough in boroughs():
        for sector in borough.sectors:
            if sector.label is None:
                continue
            assert borough.own
            wide, high = 7 * max(map(len, sector.name)), 14 * len(sector.name)
            assert all(inside(at, list(traced(sector.outline))) for at in corners(sector.label, wide, high))
            row = middle(sector.row)
            on_row = abs(sector.label.x - row.x) < (wide + sector.row.width) / 2
            assert not (on_row and abs(sector.label.y - row.y) < (high + sector.row.piece) / 2)


def test_every_sector_of_the_own_borough_has_its_name_or_a_part_of_it() -> None:
    for borough in boroughs():
        for kind, sector in enumerate(borough.sectors):
            said = " ".join(sector.name).lower().removesuffix("s")
            assert (said in box.SECTOR_NAMES[kind] and said != "") == borough.own


def test_the_borough_at_the_bottom_is_the_largest_unless_all_are_equal() -> None:
    for city in RINGS:
        own, *others = (borough.sizes.scale for borough in city.offsets)
        if city.city.own:
            assert own > 1.25 * max(others)
        else:
            assert others == pytest.approx([own] * len(others), rel=0.01)


def test_the_plague_track_runs_left_to_right_in_the_own_borough() -> None:
    for city in CITIES:
        xs = [stage.x for stage in city.offsets[0].stages]
        assert xs == sorted(xs)
        assert len(xs) == box.TRACK + 1
        assert city.offsets[0].skull.x > xs[-1]


def test_a_rat_that_stays_leaves_no_trail() -> None:
    borough = plan(4, False).offsets[1]
    assert borough.trail(4, 4) == ""
    first, *_, last = traced(borough.trail(2, 7))
    assert math.dist(first, borough.stages[2][:2]) < math.dist(first, borough.stages[3][:2])
    assert math.dist(last, borough.stages[7][:2]) < 40


def test_a_walk_passes_every_market_on_its_way() -> None:
    city = plan(5, False)
    way = traced(city.walk((0, 2, 6, 5, 8)))
    for market in (2, 6, 5, 8):
        assert min(math.dist(at, city.markets[market][:2]) for at in way) < 0.5


def test_a_carriage_beside_a_letter_leaves_its_figure_free() -> None:
    for market in plan(4, False).markets:
        x, y, width = market.letter(1)
        left, top, _ = market.carriage(0, 1, True)
        assert left < x - width / 4
        assert top < y - width / 4


@rings
def test_on_the_close_everybody_has_his_side(city: Plan) -> None:
    close = city.close
    assert len(close.markers) == city.city.boroughs
    x, y, r = close.pot
    for row in close.markers:
        at = middle(row)
        assert math.dist(at, (close.x, close.y)) < close.r
        assert math.dist(at, (x, y)) > r + row.piece / 2


@pytest.mark.parametrize("city", TOWNS, ids=lambda city: city.name)
def test_on_a_narrow_screen_a_finger_finds_every_market(city: Plan) -> None:
    """Two units are a pixel on a screen of 390, whose frame leaves 374."""
    for one, other in combinations(city.markets, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) >= 2 * 44
    left, top, width, height = city.view
    for market in city.markets:
        assert 2 * market.r >= 2 * 27
        assert left + market.r < market.x < left + width - market.r
        assert top + market.r < market.y < top + height - market.r


@pytest.mark.parametrize("city", [plan(5, False), plan(4, False), town(5), flat()], ids=lambda city: city.name)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_carriages_beside_a_letter_leave_its_figure_free(city: Plan, count: int) -> None:
    for market in city.markets:
        x, y, width = market.letter(count)
        figure = (x - 0.23 * width, y + 0.08 * width)
        for number in range(count):
            left, top, share = market.carriage(number, count, True)
            half = 0.5 * market.cart * 1.04 * share
            assert abs(left - figure[0]) > half or abs(top - figure[1]) > 0.9 * half, (number, market)


def test_rooms_are_what_the_search_finds() -> None:
    city = plan(5, False)
    sector = city.offsets[2].sectors[box.RESIDENCE]
    found = fitted(city.city, 2, box.RESIDENCE, False)
    kept = (sector.size, *sector.picture, sector.row.width)
    assert (found.size, *found.picture, found.row_w) == pytest.approx(kept, abs=0.06)


# ---- the symbols


parts = pytest.mark.parametrize("part", PARTS)


@parts
def test_every_symbol_exists_once(part: str) -> None:
    names = Counter(re.findall(r'\bid="([^"]+)"', board.art(part)))
    assert [name for name, count in names.items() if count > 1] == []
    wanted = {f"n-card-{kind}" for kind in range(box.CARDS)} | {f"n-person-{who}" for who in range(box.PERSONS)}
    wanted |= {f"n-{name}" for name in "rat skull coin laurel cube lock letter carriage friend back".split()}
    cities = (part, f"{part[0]}t") if part.endswith("e") else (part, f"{part}t", "flat")
    wanted |= {f"{kind}-{city}" for kind in ("ground", "city") for city in cities}
    assert wanted <= names.keys()


@parts
def test_whatever_the_drawings_refer_to_exists(part: str) -> None:
    art = board.art(part)
    names = set(re.findall(r'\bid="([^"]+)"', art))
    meant = set(re.findall(r'href="#([^"]+)"', art)) | set(re.findall(r"url\(#([^)]+)\)", art))
    assert meant - names == set()


@parts
def test_the_file_is_sound_and_small(part: str) -> None:
    ElementTree.fromstring(f"<svg>{ground(part)}</svg>")
    assert " style=" not in board.art(part)
    assert len(gzip.compress(board.art(part).encode(), 9)) < 30_000


def luminance(ink: str) -> float:
    parts = (int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_names_and_figures_stand_out_from_their_ground() -> None:
    pairs = [(inks.text, inks.fill) for inks in CARD] + list(zip(STAGE_TEXT, STAGE, strict=True))
    for pair in pairs:
        low, high = sorted(map(luminance, pair))
        assert (high + 0.05) / (low + 0.05) >= 4.5, pair
