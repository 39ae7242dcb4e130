"""The picture on the box."""

from __future__ import annotations

from markupsafe import Markup


def lid() -> Markup:
    """Three masks over the floor."""
    tiles = Markup("").join(
        Markup('<path d="M{} 160L{} 100H{}L{} 160Z" fill="{}"/>').format(
            40 * n, 60 + 25 * n, 85 + 25 * n, 40 * n + 40, ("#e8d6ab", "#d8bf8a")[n % 2]
        )
        for n in range(8)
    )
    masks = Markup("").join(
        Markup('<use href="#m-{}" x="{}" y="{}" width="{}" height="{}"/>').format(*mask)
        for mask in (("fox", 50, 30, 90, 84), ("dove", 180, 30, 90, 84), ("lion", 106, 14, 108, 101))
    )
    return Markup(
        '<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Masks in a ballroom">'
        '<rect width="320" height="160" fill="#5b2030"/>{}{}</svg>'
    ).format(tiles, masks)
