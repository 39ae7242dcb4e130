"""What is told at the foot of a ball: what a guest brings and where it lands, who comes later, who became what."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital, several, some

from .. import box
from ..memory import Ball
from ..naming import card, points, purses
from ..view import NOTHING, View
from .court import called, shape, sign, spot
from .guests import asked, offers
from .titles import brings


def so_far(view: View, marks: Marks, ball: Ball) -> str:
    """While it runs."""
    seat = asked(view, ball)
    return (
        _standing(view, ball, seat)
        + _bringing(view, marks, ball, seat)
        + _later(view, marks, ball, seat)
        + _lands(view, ball, seat)
    )


def results(view: View, marks: Marks, ball: Ball) -> str:
    """After it: the guests with their titles, from the highest down."""
    rows = "".join(_row(view, marks, ball, seat, rank) for rank, seat in enumerate(ball.highest_first))
    return f'<ol class="results">{rows}</ol>'


def _standing(view: View, ball: Ball, seat: Seat) -> str:
    """The prestige of the guest that is asked, and what it comes from."""
    whose = "your prestige" if seat == view.viewer else "prestige"
    parts = several(_parts(view, seat)) or "nothing of the estate"
    brought = _brought(ball, seat)
    more = f"<p>and {several(brought)}</p>" if brought else ""
    return f'<section class="mine-now"><p><b>{view.prestige}</b>{whose}</p><p>{parts}</p>{more}</section>'


def _parts(view: View, seat: Seat) -> list[str]:
    """Where the prestige of an estate comes from."""
    fountains = sum(kind == box.FOUNTAIN for _, kind in view.tiles[seat])
    gardens = sum(kind == box.FOUNTAIN and man == NOTHING for _, kind, man in view.areas[seat])
    mine = range(box.MEN * seat, box.MEN * (seat + 1))
    men = sum(kind == box.FOUNTAIN and man in mine for areas in view.areas for _, kind, man in areas)
    palaces = sum(structure == box.PALACE for _, structure, _ in view.built[seat])
    parts = [some(number, what) for number, what in ((fountains, "fountain"), (gardens, "free garden")) if number]
    parts += [f"{men} {'man' if men == 1 else 'men'} in gardens"] if men else []
    return parts + ([some(palaces, "palace")] if palaces else [])


def _brought(ball: Ball, seat: Seat) -> list[str]:
    """What a guest has returned; of cards only blackmail is known."""
    out = [purses(ball.purses[seat])] if ball.purses[seat] else []
    if ball.blackmails[seat]:
        out.append(f"{ball.blackmails[seat]} × blackmail" if ball.blackmails[seat] > 1 else "blackmail")
    others = ball.cards[seat] - ball.blackmails[seat]
    return out + ([some(others, "other card" if ball.blackmails[seat] else "card")] if others else [])


def _bringing(view: View, marks: Marks, ball: Ball, seat: Seat) -> str:
    """Purses and cards that may be returned, with the step where that would lead."""
    able = offers(view, marks)
    if seat != view.viewer or not able:
        return ""
    out = []
    for place, worth in able:
        step, title = view.landings[worth]
        kind, _, number = place.partition("-")
        if kind == "spend":
            inner = f"<b>{number}</b><small>{step}{_coronet(title)}</small>"
            out.append(spot(place, marks.legal[place], inner, marks, f"bring q{worth}"))
        else:
            name = card(int(number))
            inner = f"{sign(f'k{number}')}<span>{name}</span><b>+{worth}</b>"
            out.append(spot(place, marks.legal[place], inner, marks, f"bring wide q{worth}"))
    asks = "Purses to return" if view.phase == box.SPENDING else "Cards to return"
    loses = view.phase == box.RETURNING and view.cards is not None and view.cards[box.LIAISON] > 0
    aside = "<small>a liaison returned scores nothing</small>" if loses else ""
    return f'<section class="brings"><h4>{asks}{aside}</h4><div>{"".join(out)}</div></section>'


def _later(view: View, marks: Marks, ball: Ball, seat: Seat) -> str:
    """Who comes later, and what they could bring."""
    later = [other for other in ball.order if ball.stood[other] == box.NOT_ANNOUNCED and other != seat]
    if not later:
        return ""
    rows = "".join(
        f'<li title="{_could(view, marks, ball, other)}">{shape(other)}<b>{_reach(view, ball, other)}</b>'
        f"<span>{sign('n-cards')}{view.in_cards[other]}</span></li>"
        for other in later
    )
    return f'<section class="later"><h4>Still to come</h4><ol>{rows}</ol></section>'


def _reach(view: View, ball: Ball, seat: Seat) -> str:
    """Its prestige without purses and with all of them."""
    least, more = ball.standing[seat], view.purses[seat]
    return f"{least}–{least + more}" if more else f"{least}"


def _could(view: View, marks: Marks, ball: Ball, seat: Seat) -> str:
    """What a guest that is still to come could bring."""
    keeps = f"{purses(view.purses[seat])} and {some(view.in_cards[seat], 'card')}"
    return f"{called(view, marks, seat)}: {ball.standing[seat]} prestige, {keeps} to return"


def _lands(view: View, ball: Ball, seat: Seat) -> str:
    """Where the guest would land with what it has brought so far."""
    step, title = view.landings[0]
    pushed = f"<p class=pushed>{view.prestige} is taken: down to {step}</p>" if step < view.prestige else ""
    name = f"<b>{step}: {capital(box.TITLE_NAMES[title])}</b>"
    return (
        f'<section class="lands d{title}"><p>{_coronet(title)}{name}</p>'
        f"<p>{brings(title)}, as it stands</p>{pushed}</section>"
    )


def _row(view: View, marks: Marks, ball: Ball, seat: Seat, rank: int) -> str:
    title, brought = ball.title[seat], _brought(ball, seat)
    spent = f"<small>with {several(brought)}</small>" if brought else ""
    gain = points(box.TITLE_POINTS[title]) if box.TITLE_POINTS[title] else "no points"
    return (
        f'<li class="shows w{rank} d{title}">'
        f"<p>{shape(seat)}<b>{called(view, marks, seat)}</b><span>on {ball.stood[seat]}</span></p>"
        f"<p>{_coronet(title)}<strong>{capital(box.TITLE_NAMES[title])}</strong></p><p>{gain}</p>{spent}</li>"
    )


def _coronet(title: int) -> str:
    return sign(f"n-coronet-{title}", look="cor")
