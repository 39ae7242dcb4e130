"""The rules page: the README of a game, with contents and an address for every section."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

import noblesse
from noblesse.core import Game
from noblesse.play import Match
from noblesse.web import assets
from noblesse.web.guests import Guest
from noblesse.web.pages.paper import page
from noblesse.web.pages.pieces import figure

NUMBERED: Final = re.compile(r"(?P<number>\d+(?:\.\d+)*)\.?\s+(?P<title>.+)")


class Section(NamedTuple):
    """A section as the contents list it."""

    id: str
    number: str
    title: str


def rules(guest: Guest, game: Game) -> str:
    """The rules of a game."""
    text, contents = read(game.name)
    return page(
        "rules",
        guest,
        f"Rules of {game.title}",
        name=game.name,
        back=f"/rules/{game.name}",
        text=text,
        table=laid(game.name),
        players=figure(game.box.SEATS[-1]),
        drawings=Markup("" if assets.is_apart(game.name) else assets.drawings(game.name)),
        contents=contents,
    )


def anchor(game: Game, section: str) -> str:
    """The address of a section by its number."""
    return f"/rules/{game.name}#s{section}"


@cache
def laid(name: str) -> Markup:
    """The board as it lies before the first turn, with the most players."""
    game = noblesse.load(name)
    seats = game.box.SEATS[-1]
    match = Match.begin(game, seats=seats, players=[f"Seat {seat + 1}" for seat in range(seats)], seed=1)
    view = match.view(None)
    drawn: Markup = game.board.draw(view, match.marks(None), **assets.slots(name, view))
    return drawn


@cache
def read(name: str) -> tuple[Markup, list[Section]]:
    """The rules of a game as a page has them, and their sections."""
    path = noblesse.load(name).folder / "README.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    contents = [
        _number(token, tokens[at + 1])
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag in ("h2", "h3")
    ]
    return Markup(markdown.renderer.render(tokens, markdown.options, {})), contents


def _number(opening: Token, inline: Token) -> Section:
    """Give a heading its address, and set its number apart."""
    found = NUMBERED.fullmatch(inline.content)
    if found is None:
        title = inline.content
        opening.attrSet("id", re.sub(r"\W+", "-", title.lower()).strip("-"))
        return Section(str(opening.attrGet("id")), "", title)
    number, title = found["number"], found["title"]
    opening.attrSet("id", f"s{number}")
    first = (inline.children or [])[0]
    first.type, first.content = (
        "html_inline",
        f'<span class="no">{number}</span>{escape(first.content[len(inline.content) - len(title) :])}',
    )
    return Section(f"s{number}", number, title)
