"""The six forms: an agent is its seat's form, large on a field and small on a track; neutral ones are hatched."""

from __future__ import annotations

from typing import Final, NamedTuple

from noblesse.core.svg import path

from .palette import INK, SEAT_INKS


class Form(NamedTuple):
    """Measures are those of a form 100 high, its middle at 0, 0."""

    outline: str
    digit: float
    """Height of the middle of a digit or mask on it."""
    mask: float
    """Breadth of the mask."""
    inside: str
    """Gate, door or sill of a marker."""
    corner: tuple[float, float]
    """Where the badge of a hidden value sits."""


FORMS: Final = (
    Form(
        "M-27 50-24-14-35-27V-50H-22V-40H-8V-50H8V-40H22V-50H35V-27L24-14 27 50Z",
        14,
        43,
        "M-7 50V30A7 8 0 0 1 7 30V50",
        (34, -36),
    ),
    Form(
        "M-50 46V-44H-42V-36H-34V-44H-24V-24H-14V-32H-5V-24H5V-32H14V-24H24V-44H34V-36H42V-44H50V46Z",
        12,
        62,
        "M-13 46V20A13 13 0 0 1 13 20V46",
        (44, -44),
    ),
    Form("M-2-43V-56L18-49 2-43 55 46H-55Z", 19, 48, "M0 2 14 46H-14Z", (34, -26)),
    Form(
        "M-2-44 0-58 2-44C8-34 43-22 43 8C43 24 32 33 27 35V48H-27V35C-32 33-43 24-43 8C-43-22-8-34-2-44Z",
        9,
        60,
        "M-26 35H26",
        (38, -32),
    ),
    Form("M-50 44V8A50 50 0 0 1 50 8V44Z", 10, 62, "M-20 44V22A20 20 0 0 1 20 22V44", (40, -36)),
    Form("M0-56 48 0 0 56-48 0Z", 0, 54, "M-24 0H24", (32, -34)),
)
"""Tower, keep, tent and spire of the seats; vault and lozenge of the neutral colours."""
VAULT: Final = 4


def drawn(form: int, high: float, line: float, *, inside: bool = False) -> str:
    """The form 100 high, for one that is shown so many pixels high with a line so broad."""
    shape, (fill, ink) = FORMS[form], SEAT_INKS[form]
    scale = high / 100
    d, breadth = shape.outline, 2 * line / scale
    rim = path(d, fill=INK, stroke=INK, stroke_width=breadth + 2 / scale, stroke_linejoin="round")
    rim += path(d, fill=ink, stroke=ink, stroke_width=breadth, stroke_linejoin="round")
    body = path(d, fill=fill)
    if form >= VAULT:
        body += path(d, fill="url(#h-stone)")
    return rim + body + (path(shape.inside, stroke=ink, stroke_width=1.4 / scale) if inside else "")
