"""Elements of a drawing as text."""

from __future__ import annotations

from .ring import num

Value = str | float


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


def plate(x: float, y: float, width: float, height: float, radius: float, **look: Value) -> str:
    """A rectangle with round corners, its middle at x, y."""
    return element("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, rx=radius, **look)


def use(address: str, **look: Value) -> str:
    """What has this address."""
    return element("use", href=address, **look)


def picture(address: str, x: float, y: float, size: float) -> str:
    """A square symbol, its middle at x, y."""
    return use(address, x=x - size / 2, y=y - size / 2, width=size, height=size)


def text(x: float, y: float, words: str, size: float, **look: Value) -> str:
    """Words centred on x."""
    return element("text", x=x, y=y, font_size=size, text_anchor="middle", **look)[:-2] + f">{words}</text>"
