"""The prompt: one line that says what to do, and the buttons that belong to it."""

from __future__ import annotations

from markupsafe import Markup, escape

from noblesse.core.drawing import Target
from noblesse.core.phrases import capital, scored, several
from noblesse.web.pages.look import Look
from noblesse.web.pages.pieces import bold, icon, shape

MOST_BUTTONS = 5
"""So many actions without a place on the board stand in the prompt; where there are more, the list has them."""


def prompt(look: Look) -> Markup:
    """The prompt with its buttons."""
    kicker, line, kind = _words(look)
    seat = look.actor
    mark = Markup("") if seat is None else shape(seat, False, True)
    band = "" if seat is None else f" s{seat}"
    return Markup(
        f'<section class="sheet prompt{band}{kind}" aria-label="What to do">{mark}'
        f'<div class="fill" role="status"><p class="kick">{escape(kicker)}</p>'
        f'<p class="line">{bold(line)}</p></div><div class="acts">{_buttons(look)}</div></section>'
    )


def _words(look: Look) -> tuple[str, str, str]:
    """Kicker, line, and the kind of prompt as a class."""
    said = look.prompt
    mine = " mine" if look.mine else ""
    if look.error:
        return said.kicker, look.error, f"{mine} error"
    if look.at is not None:
        return _then(look)
    if look.match.over:
        return "The match is over", _result(look), " mine" if look.viewer in look.winners else ""
    if look.mine and look.viewer in look.table.asked:
        return said.kicker, "The search bot thinks about your seat …", mine
    if look.mine and (hint := look.table.hints.get(look.viewer or 0)):
        return "Hint", hint.says, mine
    if look.together and not look.mine:
        return said.kicker, _waiting(look), ""
    return said.kicker, said.line, mine


def _waiting(look: Look) -> str:
    """Whom those who have chosen, or have nothing to choose, wait for."""
    names = several([look.table.names[seat] for seat in look.awaited])
    verb = "are" if len(look.awaited) > 1 else "is"
    if look.viewer in look.answered:
        return f"You have chosen. {names} {verb} still choosing …"
    return f"{names} {verb} choosing …"


def _then(look: Look) -> tuple[str, str, str]:
    """What is said in the past."""
    entry = look.past
    if entry is None:
        return f"Move 0 of {look.match.ply}", "This is how the table was laid.", " past"
    told = look.match.log(look.viewer, look.at)[-1].text.replace("\n", " ")
    who = look.name(entry.seat) if entry.seat >= 0 else "Chance"
    return f"Move {look.ply} of {look.match.ply}", f"This is turn {entry.turn}. {who} {told}", " past"


def _result(look: Look) -> str:
    """Who has won."""
    points = scored(max(look.match.state.scores()), look.unit)
    if len(look.winners) > 1:
        names = several([look.name(seat) for seat in look.winners])
        return f"{names} share the win, {points}."
    verb = "win" if look.winners[0] == look.viewer else "wins"
    return f"{look.name(look.winners[0])} {verb}, {points}."


def _buttons(look: Look) -> Markup:
    table = f"/t/{look.table.id}"
    if look.at is not None:
        return Markup(f'<a class="btn go" href="{table}" data-key="End" data-go>Back to now</a>')
    if look.match.over:
        again = look.table.next_table
        more = f'<a class="btn" href="/t/{again}">Go to the rematch</a>' if again else ""
        return Markup(f'{more}<a class="btn go" href="{table}" data-opens="score">Score sheet</a>')
    if look.viewer is None:
        return Markup("")
    opened = f'<input type="hidden" name="opened" value="{look.match.opened(look.viewer)}">'
    undo = _post(table, "undo", "Undo", "u", opened) if look.match.may_undo(look.viewer) else ""
    hint = _post(table, "hint", "Hint", "h") if look.mine else ""
    return Markup(f"{undo}{hint}{_without_place(look)}")


def _post(table: str, what: str, says: str, key: str, more: str = "") -> str:
    button = f'<button class="btn" data-key="{key}">{icon(what)}<span>{says}</span></button>'
    return f'<form method="post" action="{table}/{what}">{more}{button}</form>'


def _without_place(look: Look) -> str:
    """Buttons for what is no place on the board; the accent is for the only thing left to do."""
    free = [target for target in look.choices if not look.places[target.action]]
    if not free or len(free) > MOST_BUTTONS or look.viewer is None:
        return ""
    kind = " go" if len(look.choices) == 1 else ""
    buttons = "".join(_button(target, kind) for target in free)
    return act_form(look, buttons, "acts")


def _button(target: Target, kind: str) -> str:
    says = escape(capital(target.label))
    what = "; ".join(filter(None, (target.gain, target.note)))
    more = f' title="{escape(what)}"' if what else ""
    return f'<button class="btn{kind}" name="action" value="{target.action}"{more}>{says}</button>'


def act_form(look: Look, inner: str, kind: str = "") -> str:
    """A form that posts a decision of the viewer."""
    opened = look.match.opened(look.viewer) if look.viewer is not None else 0
    return (
        f'<form method="post" action="/t/{look.table.id}/act" class="{kind}">'
        f'<input type="hidden" name="opened" value="{opened}">{inner}</form>'
    )
