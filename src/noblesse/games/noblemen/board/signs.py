"""Small pictures that stand in a line of text; the drawing names them for the whole page."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core import Seat


@lru_cache(256)
def sign(name: str, says: str = "", kind: str = "sign") -> str:
    """A sign in a line of text; without words it is decoration."""
    spoken = f'role="img" aria-label="{says}"' if says else 'aria-hidden="true"'
    return f'<svg class="{kind}" {spoken}><use href="#n-{name}"/></svg>'


@lru_cache(8)
def shape(seat: Seat) -> str:
    """The shape of a seat."""
    return f'<svg class="sign" aria-hidden="true"><use href="#seat-{seat}"/></svg>'
