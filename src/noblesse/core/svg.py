"""Elements of a drawing as text, for whatever board.  Knows no game."""

from __future__ import annotations

import re
from html import escape

from noblesse.core.drawing import Target

Value = str | float


def num(value: float) -> str:
    """A length, rounded to tenths, as short as it can be written: "12", ".5", "-.5"."""
    text = f"{value:.1f}".removesuffix(".0")
    if "." not in text:
        return "0" if text == "-0" else text
    return text.replace("-0.", "-.").removeprefix("0")


def element(name: str, **attributes: Value) -> str:
    """An element without content; ``stroke_width`` stands for ``stroke-width``."""
    pairs = (f'{key.rstrip("_").replace("_", "-")}="{_said(value)}"' for key, value in attributes.items())
    return f"<{name} {' '.join(pairs)}/>"


def _said(value: Value) -> str:
    if isinstance(value, str):
        return value
    return num(value) if abs(value) >= 1 or value == 0 else f"{value:.3f}".strip("0")


def path(d: str, *, fill: str = "none", **look: Value) -> str:
    """A path; it is not filled unless a colour is named."""
    return element("path", d=d, fill=fill, **look)


def disc(x: float, y: float, r: float, *, fill: str = "none", **look: Value) -> str:
    """A circle; it is not filled unless a colour is named."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **look)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **look: Value) -> str:
    """A rectangle, its upper left corner at x, y."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, **look)


def plate(x: float, y: float, width: float, height: float, radius: float, **look: Value) -> str:
    """A rectangle with round corners, its middle at x, y."""
    return rect(x - width / 2, y - height / 2, width, height, radius, **look)


def use(address: str, **look: Value) -> str:
    """What has this address."""
    return element("use", href=address, **look)


def picture(address: str, x: float, y: float, size: float) -> str:
    """A square symbol, its middle at x, y."""
    return use(address, x=x - size / 2, y=y - size / 2, width=size, height=size)


def text(x: float, y: float, words: str, size: Value, **look: Value) -> str:
    """Words on a line at y: centred on x, unless ``text_anchor`` says else."""
    shown = {"text_anchor": "middle"} | look
    return element("text", x=x, y=y, font_size=size, **shown)[:-2] + f">{words}</text>"


def mix(a: str, b: str, share: float) -> str:
    """The colour ("#rrggbb") that has ``share`` of a and the rest of b."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x * share + y * (1 - share)):02x}" for x, y in pairs)


def thin(text: str) -> str:
    """The same elements without the quotes HTML can do without: what is pushed often is kept short."""
    return re.sub(r'="([^\s"\'=<>`&]+)"(/?)', lambda found: f"={found[1]}{' /' if found[2] else ''}", text)


def alive(target: Target | None, *, spoken: bool = True) -> str:
    """The attributes of a place where one may act, nothing elsewhere; without its words where it is drawn twice."""
    if target is None:
        return ""
    confirm = f' data-confirm="{quoted(target.confirm)}"' if target.confirm else ""
    words = quoted(", ".join(filter(None, (target.label, target.gain, target.note))))
    said = f' aria-label="{words}"' if spoken else ""
    return f" data-action={target.action}{confirm}{said}"


def quoted(words: str) -> str:
    """Safe between double quotes; apostrophes are, and stay as they are."""
    return escape(words, quote=False).replace('"', "&quot;")
