"""Guests: whoever opens a page, known by a secret in a cookie of which only the hash is kept."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

BIRDS: Final = (
    "Avocet", "Bittern", "Bunting", "Crane", "Curlew", "Dipper", "Dunlin", "Egret", "Falcon", "Finch", "Goldfinch",
    "Goshawk", "Grebe", "Heron", "Hobby", "Hoopoe", "Jackdaw", "Jay", "Kestrel", "Kingfisher", "Lapwing", "Lark",
    "Linnet", "Magpie", "Martin", "Merlin", "Nightingale", "Nuthatch", "Oriole", "Osprey", "Owl", "Partridge",
    "Peregrine", "Pheasant", "Pipit", "Plover", "Quail", "Raven", "Redstart", "Robin", "Rook", "Ruff", "Sandpiper",
    "Siskin", "Snipe", "Sparrow", "Starling", "Stork", "Swallow", "Swan", "Swift", "Teal", "Tern", "Thrush",
    "Wagtail", "Warbler", "Waxwing", "Wheatear", "Wren",
)  # fmt: skip
THEMES: Final = ("auto", "day", "evening")
LONGEST_NAME: Final = 24
LONGEST_PACE: Final = 5000


@dataclass(frozen=True)
class Guest:
    """Someone at the server, and how they like their pages."""

    id: str = ""
    """Empty for one who has done nothing yet and is not kept."""
    name: str = "Guest"
    theme: str = "auto"
    confirm: bool = True
    """Ask again before what cannot be taken back."""
    pace: int = 600
    """Least time between two moves of bots, in milliseconds."""

    def changed(self, fields: Mapping[str, str]) -> Guest:
        """The guest with what the fields say; a field that makes no sense changes nothing."""
        name = tidy(fields.get("name", ""))
        theme = fields.get("theme", "")
        pace = whole(fields.get("pace", ""))
        return replace(
            self,
            name=name or self.name,
            theme=theme if theme in THEMES else self.theme,
            confirm=fields["confirm"] == "1" if fields.get("confirm") in ("0", "1") else self.confirm,
            pace=self.pace if pace is None else min(max(pace, 0), LONGEST_PACE),
        )


def new_guest() -> Guest:
    """A guest with a name of their own."""
    return Guest(secrets.token_hex(8), f"Guest {secrets.choice(BIRDS)}")


def new_secret() -> str:
    """What the cookie of a new session holds."""
    return secrets.token_urlsafe(32)


def secret_hash(secret: str) -> bytes:
    """What is kept of it."""
    return sha256(secret.encode("utf-8", "replace")).digest()


def tidy(name: str) -> str:
    """A name as it may be shown: one line, nothing unprintable, not too long."""
    printable = "".join(" " if mark.isspace() else mark for mark in name if _shows(mark))
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def _shows(mark: str) -> bool:
    """Not a control mark, a surrogate or a mark that turns the line's direction; ``|`` parts names in a record."""
    return mark != "|" and (mark.isspace() or unicodedata.category(mark)[0] != "C")


def whole(text: str) -> int | None:
    """A whole number as a form sends it, or None."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None
