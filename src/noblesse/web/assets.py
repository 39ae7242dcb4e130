"""Everything static, joined once: a sheet of style and a script to a page, under addresses that change with them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import noblesse
from noblesse.games import names

FRAME = "frame"
"""The sheet of the pages that show no game."""


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    body: bytes
    media: str
    version: str
    """Part of the address: who has it may keep it for a year."""
    packed: bytes
    """The body in gzip."""


def find(path: str) -> Asset | None:
    """What lies at a path, or None: ``/style/<game>.css``, ``/art/<game>.svg``, ``/static/<file>``.

    A board whose art has parts has a file for each: ``/art/<game>-<part>.svg``.
    """
    match path.removeprefix("/").split("/"):
        case ["style", name] if name.endswith(".css"):
            return _style(name.removesuffix(".css"))
        case ["art", name] if name.endswith(".svg"):
            return _art(*name.removesuffix(".svg").partition("-")[::2])
        case ["static", "live.js"]:
            return _asset(_script(), "text/javascript")
        case ["static", "icon.svg"]:
            return _asset(_own("icon.svg"), "image/svg+xml")
    return None


@cache
def address(path: str) -> str:
    """The path with the version of what lies there."""
    asset = find(path)
    return f"{path}?v={asset.version}" if asset else path


@cache
def drawings(game: str) -> str:
    """The symbols of a game, or of the frame, to be put into a page."""
    return "".join(_symbols(text) for text in ([_own("art.svg")] if game == FRAME else _board_files(game, "*.svg")))


@cache
def is_apart(game: str) -> bool:
    """Is a board drawn with a file of its own, so that its pages have no symbols?"""
    return hasattr(noblesse.load(game).board, "art")


@cache
def art(game: str, part: str = "") -> str:
    """The address of the file a board and the slots beside it are drawn with; nothing where the page has it all."""
    return address(f"/art/{game}-{part}.svg" if part else f"/art/{game}.svg") if is_apart(game) else ""


def slots(game: str, view: object) -> dict[str, str]:
    """What a board and the slots beside it are told: where the symbols for a view are, if the page lacks them."""
    part: Callable[[object], str] | None = getattr(noblesse.load(game).board, "part", None)
    where = art(game, part(view) if part else "")
    return {"art": where} if where else {}


def pointed(games: Iterable[str], html: str) -> str:
    """Those symbols of these games that a piece of a page points to, and what they point to themselves."""
    known = {name: text for game in games for name, text in _each_drawing(game).items()}
    wanted: dict[str, None] = {}
    fresh = [html]
    while fresh:
        names = [name for text in fresh for name in re.findall(r'href="?#([\w-]+)', text) if name not in wanted]
        wanted |= dict.fromkeys(names)
        fresh = [known[name] for name in dict.fromkeys(names) if name in known]
    return "".join(text for name, text in known.items() if name in wanted)


@cache
def _each_drawing(game: str) -> dict[str, str]:
    """The symbols of a game by name; in its files each begins a line."""
    parts = re.split(r'^(?=<\w+ id=")', drawings(game), flags=re.MULTILINE)
    return {found[1]: part for part in parts if (found := re.match(r'<\w+ id="([^"]+)"', part))}


@cache
def _style(name: str) -> Asset | None:
    if name != FRAME and name not in names():
        return None
    more = [_own("pages.css")] if name == FRAME else _board_files(name, "*.css")
    return _asset(_tight("".join([_own("frame.css"), *more])), "text/css")


@cache
def _art(name: str, part: str) -> Asset | None:
    if name == FRAME and not part:
        drawn = ""
    elif name in names() and part in _parts(name):
        drawn = _drawn(name, part)
    else:
        return None
    return _asset(f'<svg xmlns="http://www.w3.org/2000/svg">{drawings(FRAME)}{drawn}</svg>', "image/svg+xml")


def _parts(game: str) -> tuple[str, ...]:
    """The files a board's art comes in: one without a name, unless it has parts."""
    parts: tuple[str, ...] = getattr(noblesse.load(game).board, "PARTS", ("",))
    return parts


def _drawn(game: str, part: str) -> str:
    """What a board is drawn with; it may be more than what its symbols are."""
    art: Callable[..., str] | None = getattr(noblesse.load(game).board, "art", None)
    if art is None:
        return drawings(game)
    return art(part) if part else art()


def _script() -> str:
    """The script of every page: its chapters in order."""
    folder = files("noblesse.web") / "static" / "script"
    chapters = sorted(folder.iterdir(), key=lambda chapter: chapter.name)
    return "".join(chapter.read_text(encoding="utf-8") for chapter in chapters if chapter.name.endswith(".js"))


def _own(name: str) -> str:
    return (files("noblesse.web") / "static" / name).read_text(encoding="utf-8")


def _board_files(game: str, pattern: str) -> list[str]:
    if game == FRAME:
        return []
    folder: Path = noblesse.load(game).folder / "board"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(pattern))]


def _symbols(text: str) -> str:
    """What stands between the outer tags of a drawing."""
    inner = re.search(r"<svg\b[^>]*>(.*)</svg>", text, re.DOTALL)
    return (inner.group(1) if inner else text).strip()


def _tight(css: str) -> str:
    """The same style without remarks and line ends."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "", re.sub(r"[ \t]*([{};])[ \t]*", r"\1", css))


@cache
def _asset(text: str, media: str) -> Asset:
    body = text.encode()
    packed = gzip.compress(body, 9, mtime=0)
    return Asset(body, f"{media}; charset=utf-8", blake2b(body, digest_size=3).hexdigest(), packed)
