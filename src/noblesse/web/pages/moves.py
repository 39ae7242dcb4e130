"""The legal moves in words: first what brings something, one a row, then what is to be minded; the rest in brief."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from markupsafe import Markup, escape

from noblesse.core.drawing import Target
from noblesse.core.phrases import capital
from noblesse.web.pages.look import Look
from noblesse.web.pages.pieces import bold
from noblesse.web.pages.prompt import act_form

MOST_SMALL_BUTTONS = 24
"""More of them than this are a list to choose from."""


def moves(look: Look) -> Markup:
    """All that the viewer may do."""
    if not look.choices:
        return Markup("")
    rows = [target for target in look.choices if target.gain or target.note]
    if len(rows) > MOST_SMALL_BUTTONS:
        inner = _list(look, look.choices)
    else:
        rest = [target for target in look.choices if not (target.gain or target.note)]
        inner = act_form(look, "".join(_row(look, target) for target in rows)) if rows else ""
        inner += _rest(look, rest, bool(rows))
    count = len(look.choices)
    return Markup(
        f'<details class="sheet fold moves" open><summary>Your moves <span class="small num">{count}</span></summary>'
        f"<div>{inner}</div></details>"
    )


def _row(look: Look, target: Target) -> str:
    return (
        f'<button name="action" value="{target.action}"{_tied(look, target)}>'
        f"<b>{escape(capital(target.label))}</b><span>{_what(target)}</span></button>"
    )


def _what(target: Target) -> str:
    """What a move brings, and what is to be minded."""
    gain = f'<span class="good">{bold(target.gain)}</span>' if target.gain else ""
    note = f'<span class="mind">{bold(target.note)}</span>' if target.note else ""
    return gain + note


def _tied(look: Look, target: Target) -> str:
    """What ties a button to a place on the board, and holds it back until it is confirmed."""
    place, confirm = look.places[target.action], target.confirm
    lights = f' data-lights="{escape(place)}"' if place else ""
    return lights + (f' data-confirm="{escape(confirm)}"' if confirm and place else "")


def _rest(look: Look, targets: list[Target], after: bool) -> str:
    if not targets:
        return ""
    head = '<p class="small">Also:</p>' if after else ""
    if len(targets) > MOST_SMALL_BUTTONS:
        return head + _list(look, targets)
    buttons = "".join(
        f'<button name="action" value="{target.action}"{_tied(look, target)}>{escape(target.label)}</button>'
        for target in targets
    )
    return head + act_form(look, f'<div class="few">{buttons}</div>')


def _list(look: Look, targets: Iterable[Target]) -> str:
    """A list to choose from, grouped by what labels have in common before their last word.

    It has a form of its own, since it always says something to the one it stands in.
    """
    groups = []
    for common, members in groupby(targets, key=lambda target: target.label.rpartition(" ")[0]):
        options = "".join(f"<option value={target.action}>{_option(target)}" for target in members)
        groups.append(f'<optgroup label="{escape(capital(common))}">{options}' if common else options)
    return act_form(
        look,
        f'<div class="row"><select name="action" aria-label="Move" class="fill">{"".join(groups)}</select>'
        '<button class="btn small-btn">Do it</button></div>',
    )


def _option(target: Target) -> str:
    what = "; ".join(filter(None, (target.gain, target.note))).replace("**", "")
    return escape(f"{target.label}: {what}" if what else target.label)
