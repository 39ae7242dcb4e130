"""The home page: what waits for you, the shelf, your tables, and tables to join or to watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from noblesse.core import Game
from noblesse.core.phrases import capital, several
from noblesse.web import assets
from noblesse.web.guests import Guest
from noblesse.web.pages.names import table_name
from noblesse.web.pages.paper import page, seats_of, shelf
from noblesse.web.pages.pieces import figure, shape
from noblesse.web.tables import Card

LONGEST_LIST = 12
ARCH = Markup('<span class="open"></span>')


def home(guest: Guest, yours: Sequence[Card], others: Sequence[Card]) -> str:
    """The page for a guest: ``others`` are public tables where they do not sit."""
    games = shelf()
    lids = [_lid(game) for game in games]
    waiting = [card for card in yours if card.your_turn]
    return page(
        "home",
        guest,
        "Play",
        heading=_heading(len(games)),
        waiting=_named(waiting[0]) if waiting else None,
        more=max(0, len(waiting) - 1),
        lids=lids,
        lists=(
            ("Your tables", "None yet. A table you open or join stands here until it is played.", _rows(yours)),
            ("Open tables", "Nobody is waiting. Set up a table and share its address.", _rows(others)),
        ),
        drawings=Markup(assets.pointed([game.name for game in games], "".join(lid["art"] for lid in lids))),
    )


def _heading(count: int) -> str:
    return f"{capital(figure(count))} {'game' if count == 1 else 'games'} of court and estate"


def _named(card: Card) -> dict[str, str]:
    return {"id": card.id, "title": table_name(card.id, card.name)}


def _lid(game: Game) -> dict[str, Any]:
    box = game.box
    return {
        "name": game.name,
        "title": game.title,
        "blurb": box.BLURB,
        "minutes": box.MINUTES,
        "players": seats_of(game),
        "bots": min(4, box.SEATS[-1]) - 1,
        "art": game.board.lid(),
    }


def _rows(cards: Sequence[Card]) -> list[dict[str, Any]]:
    return [_row(card) for card in sorted(cards, key=_urgency)[:LONGEST_LIST]]


def _urgency(card: Card) -> tuple[bool, bool, float]:
    """Your turn first, then what goes on, newest first."""
    return (not card.your_turn, card.phase == "over", -card.touched)


def _row(card: Card) -> dict[str, Any]:
    taken = [holder.name for holder in card.holders if holder.kind != "open"]
    free = len(card.holders) - len(taken)
    return {
        "id": card.id,
        "game": card.title,
        "title": table_name(card.id, card.name),
        "says": f"{table_name(card.id, card.name)} · {_state(card, free)}",
        "chairs": Markup("").join(
            ARCH if h.kind == "open" else shape(seat, True, False) for seat, h in enumerate(card.holders)
        ),
        "seated": ", ".join(taken) + (f", {free} free" if free else ""),
        "act": _act(card, free),
        "go": card.your_turn,
    }


def _state(card: Card, free: int) -> str:
    if card.phase == "waiting":
        return f"{figure(free)} {'seat' if free == 1 else 'seats'} free"
    if card.phase == "playing":
        return "**your turn**" if card.your_turn else "being played"
    winners = [card.holders[seat].name for seat, rank in enumerate(card.ranks) if rank == 0]
    return f"won by {several(winners)}, {max(card.scores)}"


def _act(card: Card, free: int) -> str:
    if card.phase == "over":
        return "Replay"
    if card.yours is not None:
        return "Play" if card.your_turn else "Open"
    return "Join" if free else "Watch"
