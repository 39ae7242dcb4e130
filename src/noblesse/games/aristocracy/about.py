"""The note on a piece: what it is, what it does, and how many there are."""

from __future__ import annotations

from noblesse.core.drawing import About
from noblesse.core.phrases import several

from .box import (
    BONUS,
    BUILDINGS,
    DOMINANCE,
    HARBOUR_REGION,
    HARBOURS_BY,
    KIND_NAMES,
    KING,
    MULTI,
    QUEEN,
    REGION_NAMES,
    REGION_OF,
    SPACE_NAMES,
    TOWN,
    TOWNS_BY,
)
from .prizes import PLURALS, number_of
from .view import BACK, NOTHING, View

Takers = tuple[int, ...]


def about(view: View, place: str) -> About | None:
    """The note on a place: "L017", "kind-king", "T-red", "H-red", "D-red", "compass", "amulet", "coin" or "axe"."""
    letter, _, name = place.partition("-")
    if letter == "kind" and name in KIND_NAMES:
        return about_kind(view, place, KIND_NAMES.index(name))
    if place[:1] == "L" and place[1:].isdecimal() and 0 < int(place[1:]) <= len(view.tokens):
        return about_space(view, place, int(place[1:]) - 1)
    if letter in ("T", "H", "D") and name in REGION_NAMES:
        return about_region(view, place, letter, REGION_NAMES.index(name))
    return about_plate(view, place)


def about_kind(view: View, place: str, kind: int) -> About:
    """A kind of token, wherever it lies."""
    all_of_it = PLURALS[kind]
    if kind < BUILDINGS:
        text = f"Call the {all_of_it} to stand a marker on every open one that has none. Both stay to the end."
    elif kind <= QUEEN:
        track = "coin track" if kind == KING else "axe handle track"
        text = f"Call the {all_of_it} to send every open one to the {track} and stand as many markers on empty spaces."
    else:
        text = f"Call the {all_of_it} to gather every open one. Corn, sheep and wood are a set, worth 3 points."
    return About(place, all_of_it.capitalize(), text, counts_of(view, kind), rule_of(kind), f"t-{KIND_NAMES[kind]}")


def counts_of(view: View, kind: int) -> str:
    """How many are open, and how many nobody has seen."""
    lie = sum(token == kind and marker == NOTHING for token, marker in zip(view.tokens, view.markers, strict=True))
    return f"{lie} open, {view.unseen[kind]} not yet seen"


def rule_of(kind: int) -> str:
    """The section on a kind."""
    return "2.3" if BUILDINGS <= kind <= QUEEN else "2.2"


def about_space(view: View, place: str, space: int) -> About | None:
    """A land space and what lies on it."""
    name, token, marker = SPACE_NAMES[space].capitalize(), view.tokens[space], view.markers[space]
    if marker != NOTHING:
        region = REGION_OF[space]
        stands = f"on a {KIND_NAMES[token]}" if token != NOTHING else "on the land"
        count = f"{view.inside[marker][region]} of this colour in {REGION_NAMES[region]}"
        text = f"A marker {stands}. It stays to the end.{beside(space)}"
        return About(place, name, text, count, "3", f"seat-{marker}")
    if token == BACK:
        left = several([number_of(number, kind) for kind, number in enumerate(view.unseen) if number])
        return About(
            place, name, f"A face-down token. Nobody knows what it is.{beside(space)}", f"Face-down: {left}", "2.1"
        )
    if token == NOTHING:
        text = f"An empty space. Called kings or queens let you stand a marker here.{beside(space)}"
        return About(place, name, text, "", "2.3")
    kind = about_kind(view, place, token)
    return About(place, f"{name}: {KIND_NAMES[token]}", kind.text + beside(space), kind.counts, kind.rule, kind.art)


def beside(space: int) -> str:
    """The towns and harbours a space touches, as a sentence."""
    touched = [f"the {REGION_NAMES[town]} town" for town in TOWNS_BY[space]]
    touched += [f"the {REGION_NAMES[HARBOUR_REGION[harbour]]} harbour" for harbour in HARBOURS_BY[space]]
    return f" It touches {several(touched)}." if touched else ""


def about_region(view: View, place: str, letter: str, region: int) -> About | None:
    """A town, a harbour, or the dominance tiles of a region."""
    name = REGION_NAMES[region]
    if letter == "T":
        text = "A group of your markers that touches this and another town takes a tile from both, one of each colour."
        return About(place, f"{name.capitalize()} town", text, tiles_left(view.towns[region], TOWN), "3.3")
    if letter == "D":
        text = f"Your third and your fifth marker in {name} each take a tile, the higher one first, while there is one."
        return About(
            place, f"{name.capitalize()} dominance", text, tiles_left(view.dominance[region], DOMINANCE), "3.2"
        )
    if region not in HARBOUR_REGION:
        return None
    fish = view.fish[HARBOUR_REGION.index(region)]
    text = "Each marker you place beside it takes a fish. A fish stands in for corn, sheep or wood."
    return About(place, f"{name.capitalize()} harbour", text, f"{fish} fish left", "3.1")


def about_plate(view: View, place: str) -> About | None:
    """The compass, the amulet and the two tracks."""
    if place == "compass":
        text = "Have a marker in each of the eight regions to take the top tile; again with two in each, and so on."
        return About(place, "Multi-region bonus", text, tiles_left(view.multi, MULTI), "3.4")
    if place == "amulet":
        text = "Your 9th, 18th, 27th … resource, fish included, takes the top tile."
        return About(place, "Resource bonus", text, tiles_left(view.bonus, BONUS), "3.5")
    if place not in ("coin", "axe"):
        return None
    kind, walked = ("kings", view.kings) if place == "coin" else ("queens", view.queens)
    text = f"The match ends after the turn that brings both tracks to {view.end}. Called {kind} walk here."
    counts = f"{walked} of {view.end} {kind}" if walked <= view.end else f"{walked} {kind}"
    return About(place, "Coin track" if place == "coin" else "Axe handle track", text, counts, "4")


def tiles_left(takers: Takers, values: tuple[int, ...]) -> str:
    """The values still lying in a stack."""
    left = [str(value) for taker, value in zip(takers, values, strict=True) if taker == NOTHING]
    return f"Left: {', '.join(left)}" if left else "None left"
