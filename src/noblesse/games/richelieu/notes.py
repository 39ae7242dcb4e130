"""Notes on screens, the city, tracks, pawns and stacks."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import About
from noblesse.core.phrases import capital, several, some

from . import box
from .board.phrases import PAWNS, here, kinds, name, neutrals, spot_words, standing, whose
from .naming import faction, signed
from .view import NOTHING, View

PAWN_ART: Final = {box.QUEEN: "n-queen", box.EMINENCE: "n-eminence"}
_PALACES: Final = {"queen": (box.QUEEN, "a Cardinal's"), "eminence": (box.EMINENCE, "an opposing")}


def agent(view: View, place: str, kind: int) -> About | None:
    """Agents of the colour that is asked for, or the viewer's own."""
    return agents(view, place, here(view), kind)


def other(view: View, place: str, kind: int) -> About | None:
    """Of the other colour the viewer keeps."""
    others = [colour for colour in (view.viewer, *neutrals(view)) if colour != here(view)]
    return agents(view, place, others[0], kind) if others else None


def agents(view: View, place: str, colour: int, kind: int) -> About | None:
    """How many agents of a value are behind the screen, and where the others are."""
    counts = view.screen[colour]
    issued = (box.NEUTRAL_AGENTS if colour >= view.seats else box.AGENTS)[kind]
    if counts is None or not issued:
        return None
    value = box.VALUES[kind]
    where = [
        f"{spot_words(view, spot)}{'' if view.up[spot] else ', face down'}"
        for spot in range(box.SPOTS)
        if view.who[spot] == colour and view.value[spot] == value
    ]
    city = view.city[colour][kind]
    where += [f"{city} in the city"] if city else []
    away = f" Elsewhere: {'; '.join(where)}." if where else ""
    behind = f"{counts[kind]} of {issued} behind the screen"
    text = f"Agents come home from the city when the last one has left the screen.{away}"
    title = f"{capital(whose(view, colour))} agents of value {signed(value)}"
    neutral = "6.2" if view.keeper[colour] == NOTHING else "6.1"
    return About(place, title, text, behind, neutral if colour >= view.seats else "3.3", "n-mask")


def screen(view: View, place: str, seat: Seat) -> About:
    """What is behind a seat's screen, and what may be."""
    shown = view.screen[seat]
    if shown is not None:
        text = f"Behind it: {kinds(shown)}."
    else:
        text = f"Behind it, or face down since agents were last taken back: {kinds(view.unseen[seat])}."
    backs = f"{view.taken[seat][0]} red and {view.taken[seat][1]} yellow"
    text += f" {capital(standing(view, seat))}: {some(view.would[seat], 'action')} if the turn began now."
    own = "Sheets won: " + (backs if sum(view.taken[seat]) else "none")
    title = capital(f"{whose(view, seat)} screen")
    return About(place, title, f"{text} {own}.", some(view.behind[seat], "agent"), "1.4", "n-mask")


def city(view: View, place: str, *colours: int) -> About:
    """What lies in the city, of one colour or of all."""
    shown = colours or range(view.colours)
    there = "; ".join(f"{name(view, colour)} {kinds(view.city[colour])}" for colour in shown)
    text = (
        "Agents of a resolved box lie here face up. They come home when the screen of their colour is empty: "
        "at once when its last agent is placed, else after the next resolution."
    )
    return About(place, "The city", text, capital(there), "3.3", "skyline")


def jewels(view: View, place: str) -> About:
    """The jeweller and his prices."""
    text = (
        f"Selling a jewel brings {box.JEWEL_BACK} L, buying one costs {box.JEWEL_PRICE} L; one of both, once a turn. "
        f"Each jewel is worth {box.JEWEL_POINTS} points at the end."
    )
    return About(place, "The jeweller", text, f"{some(view.city_jewels, 'jewel')} in the city", "3.5", "n-jewel")


def purse(view: View, place: str) -> About:
    """The viewer's money and jewels."""
    text = "Money pays fields, commissions and jewels. At the end it only breaks ties; each jewel is worth 4 points."
    mine = f"{view.money[view.viewer]} L, {some(view.jewels[view.viewer] or 0, 'jewel')}"
    return About(place, "Your purse", text, mine, "3.5", "n-money")


def won(view: View, place: str) -> About:
    """The viewer's sheets, and what sheets are worth."""
    faces = view.faces[view.viewer] or ()
    names = [faction(sheet) for sheet in faces]
    said = [f"{names.count(one)} {one.removeprefix('the ')}" for one in dict.fromkeys(names)]
    text = (
        f"Most of the Cardinal's sheets are worth {box.MOST_SHEETS} points, second most {box.SECOND_MOST}; of each "
        "opposing faction 1, 2, 3 or 4 sheets are worth 1, 4, 9 or 16."
    )
    return About(place, "Sheets you have won", text, capital(several(said) or "none yet"), "5", "n-red")


def cardinal(view: View, place: str) -> About:
    """What being behind the Cardinal brings, and where everybody is."""
    text = (
        "Whoever has less prestige than the Cardinal when a turn begins has two actions, else one, and only who is "
        "behind him may buy a commission."
    )
    counts = "; ".join(f"{name(view, seat)} {view.prestige[seat]}" for seat in range(view.seats))
    title = "The road of prestige" if place == "road" else f"The Cardinal, on {view.cardinal}"
    return About(place, title, text, capital(counts), "2.2", "n-cardinal")


def income(view: View, place: str) -> About:
    """The income track."""
    text = "Collecting income brings as many L as the number of one's square; at the end it counts as many points."
    return About(place, "Income", text, _track(view, view.income), "3.1", "n-purse")


def military(view: View, place: str) -> About:
    """The military track."""
    text = (
        "A commission moves on one square and costs its number. Symbols reached or passed bring one step of income or "
        "one prestige; at the end the number counts as many points."
    )
    return About(place, "Military", text, _track(view, view.military), "3.4", "n-swords")


def _track(view: View, squares: tuple[int, ...]) -> str:
    return capital("; ".join(f"{name(view, seat)} {squares[seat]}" for seat in range(view.seats)))


def palace(view: View, place: str) -> About:
    """A pawn, and where it is."""
    pawn, stands = _PALACES[place]
    at = view.pawns[pawn == box.EMINENCE]
    where = "At home" if at == NOTHING else f"On {spot_words(view, at)}"
    text = (
        f"This bonus puts the pawn on an empty field of {stands} sheet, for free. It adds {box.PAWN_STRENGTH} to the "
        "sheet's total, is nobody's, and goes home when its box is resolved."
    )
    return About(place, capital(PAWNS[pawn]), text, where, "3.7", PAWN_ART[pawn])


def stack(view: View, place: str) -> About:
    """What is still to come, and when the match ends."""
    left = "; ".join(_faction_left(view, number) for number in range(box.FACTIONS))
    quiet = f" {view.quiet} of {view.patience} turns in a row went by without a new agent." if view.quiet else ""
    text = f"The match ends when all {box.STACK} intrigues are resolved. Still to come: {left}.{quiet}"
    counts = f"{view.resolved} of {box.STACK} intrigues resolved, {some(view.stack, 'pair')} to come"
    return About(place, "The stacks", text, counts, "2.3", "n-red")


def _faction_left(view: View, number: int) -> str:
    return f"{box.FACTION_NAMES[number]} {sum(box.FACTION[sheet] == number for sheet in view.to_come)}"
