"""What a player did in a turn, in words: each deed with all its plies and what it brought."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from noblesse.core import CHANCE, Ply, Seat
from noblesse.core.phrases import several, some

from . import rules
from .box import (
    AREAS,
    AT,
    BRIBE,
    BUILD,
    CELL,
    DEAL,
    DONATE,
    DONATION,
    END,
    EXPAND,
    FIELD,
    FILL,
    FOLLY,
    FOLLY_POINTS,
    FOR_TAXES,
    GIVE,
    HOUSE,
    KEEP_ONE,
    KINDS,
    LANDS,
    LEISURE,
    MAN,
    PALACE,
    PAY,
    PLACE,
    PLAY,
    PRAYER,
    PURSE_PRICE,
    SITE,
    SPEND,
    SPENDING,
    SYMBOL,
    TAKE,
    TAXES,
    TILE,
    TRADE,
    TURN,
    WOOD,
)
from .card_words import tell_card
from .dealing import tell_cards
from .naming import areas, money, points, purses, structure, tile, tiles
from .parade import tell_man
from .story import Story
from .table import Table

Plies = Sequence[Ply]
Tables = Sequence[Table]


def tell_deeds(story: Story, plies: Plies, tables: Tables) -> None:
    """Deed by deed, each with the plies that belong to it."""
    at = 0
    while at < len(plies):
        tell, phases = what(plies[at])
        end = at + 1
        while end < len(plies) and plies[end].before.phase in phases:
            end += 1
        tell(story, plies[at:end], tables[at : end + 1])
        at = end


def what(ply: Ply) -> tuple[Callable[[Story, Plies, Tables], None], tuple[int, ...]]:
    """How a deed that begins with this ply is told, and the phases of those that belong to it."""
    phase, action = ply.before.phase, ply.action
    if (phase == TURN and PLACE <= action < AT) or phase in (EXPAND, CELL):
        return tell_expansion, (EXPAND, CELL)
    if phase == FILL:
        return tell_draw, (FILL,)
    if phase in (DEAL, KEEP_ONE):
        return tell_cards, (DEAL, KEEP_ONE)
    if phase in (MAN, HOUSE, SYMBOL):
        return tell_man, (HOUSE, SYMBOL)
    if phase == PAY:
        return tell_payment, (PAY,)
    if phase == TURN:
        return what_in_turn(action)
    return (tell_building, ()) if phase == SITE else (tell_prayer, (PRAYER,))


def what_in_turn(action: int) -> tuple[Callable[[Story, Plies, Tables], None], tuple[int, ...]]:
    """The same for what begins in a turn."""
    if action < BRIBE:
        return tell_building, (SITE,)
    if action < TAXES:
        return tell_bribe, ()
    if action in (TAXES, LANDS):
        return tell_income, (SPENDING,)
    if DONATE <= action < PLAY:
        return tell_donation, (DONATION,)
    if PLAY <= action < TAKE:
        return tell_card, ()
    return (tell_trade, (TRADE,)) if TAKE <= action < GIVE else (tell_little, ())


def tell_expansion(story: Story, plies: Plies, tables: Tables) -> None:
    """Tiles that were laid, areas they completed, money and the Queen."""
    t, after = tables[0], tables[-1]
    laid = [0] * KINDS
    for ply in plies:
        if ply.before.phase == CELL:
            laid[ply.before.held] += 1
    if not any(laid):
        story.does(f"took up {tile(plies[0].action - PLACE)}")
        return
    seat = story.player
    new = [rules.areas_of(after, seat, kind) - rules.areas_of(t, seat, kind) for kind in range(AREAS)]
    completed = several([areas(kind, number) for kind, number in enumerate(new) if number])
    won = [money(after.money[seat] - t.money[seat])] if laid[FIELD] else []
    won += ["the Queen"] if after.queen == seat != t.queen else []
    done = f", completing {completed}" if completed else ""
    story.does(f"placed {tiles(laid)}{done}{f', for {several(won)}' if won else ''}")


def tell_draw(story: Story, plies: Plies, tables: Tables) -> None:
    """Tiles from the bag; their kinds only to the one who drew them."""
    story.does(f"drew {drawn(plies, story.viewer == story.player)}")


def drawn(plies: Plies, is_known: bool) -> str:
    """Tiles that came from the bag: "4 tiles", "2 woods and a field"."""
    counts = [sum(ply.action - TILE == kind for ply in plies) for kind in range(KINDS)]
    return tiles(counts) if is_known else some(len(plies), "tile")


def tell_building(story: Story, plies: Plies, tables: Tables) -> None:
    """A structure, what it cost, and its reward if that comes at once."""
    t, after, seat = plies[-1].before, tables[-1], story.player
    if t.phase != SITE:
        story.does(f"chose to build {structure(plies[0].action - BUILD)}")
        return
    cost = "for free" if t.free else f"for {money(t.money[seat] - after.money[seat])}"
    reward = ""
    if t.building == PALACE and t.queen != seat:
        reward = " and took the Queen" if after.queen == seat else ", but the Queen stayed locked"
    if t.building >= FOLLY:
        reward = f": {points(FOLLY_POINTS[rules.follies_built(t)])}"
    story.does(f"built {structure(t.building)} {cost}{reward}")


def tell_bribe(story: Story, plies: Plies, tables: Tables) -> None:
    """Purses and points."""
    number = plies[0].action - BRIBE + 1
    story.does(f"bought {purses(number)} for {money(PURSE_PRICE * number)}: {points(number)}")


def tell_income(story: Story, plies: Plies, tables: Tables) -> None:
    """Taxes or lands, and the purses that were returned for more."""
    t, seat, spent = tables[0], story.player, 0
    for ply in plies[1:]:
        spent = ply.action - SPEND
    returned = f", returning {purses(spent)}" if spent else ""
    if plies[-1].before.phase == TURN and tables[-1].phase == SPENDING:
        story.does("collects taxes" if tables[-1].spending == FOR_TAXES else "acquires lands")
    elif plies[0].action == TAXES:
        story.does(f"collected {money(rules.income(t, seat, FIELD) + spent)} of taxes{returned}")
    else:
        number = min(rules.tiles_in_bag(t), rules.income(t, seat, WOOD) + spent)
        story.does(f"acquired lands{returned}{'' if number else ', for no tile'}")


def tell_donation(story: Story, plies: Plies, tables: Tables) -> None:
    """Tiles that the church got."""
    counts = [sum(ply.action - DONATE == kind for ply in plies) for kind in range(KINDS)]
    story.does(f"donated {tiles(counts)} to the church: {points(sum(counts))}")


def tell_prayer(story: Story, plies: Plies, tables: Tables) -> None:
    """Tiles that went back for the vicar; their kinds only to the one who gave them."""
    counts = [sum(ply.action - GIVE == kind for ply in plies) for kind in range(KINDS)]
    what = tiles(counts) if story.viewer == story.player else some(sum(counts), "tile")
    story.does(f"gave back {what}: {points(sum(counts))}")


def tell_trade(story: Story, plies: Plies, tables: Tables) -> None:
    """Two tiles for another; their kinds only to the one who trades."""
    given = [sum(ply.action - GIVE == kind for ply in plies[1:]) for kind in range(KINDS)]
    is_known, wanted = story.viewer == story.player, tile(plies[0].action - TAKE)
    if tables[-1].phase == TRADE:
        story.does(f"began to trade{f' for {wanted}' if is_known else ''}")
    else:
        story.repeats(f"traded {tiles(given)} for {wanted}" if is_known else "traded 2 tiles for one")


def tell_payment(story: Story, plies: Plies, tables: Tables) -> None:
    """Tiles that a rival gave; their kinds only to both."""
    seat: Seat = plies[0].seat
    counts = [sum(ply.action - GIVE == kind for ply in plies) for kind in range(KINDS)]
    is_known = story.viewer in (seat, story.player)
    story.says(f"{story.name(seat)} gave {tiles(counts) if is_known else some(len(plies), 'tile')}")


def tell_little(story: Story, plies: Plies, tables: Tables) -> None:
    """Leisure, and the end of the turn."""
    if plies[0].action == LEISURE:
        story.does(f"enjoyed leisure: {points(1)}")
    else:
        assert plies[0].seat == CHANCE or plies[0].action == END, "all else is told"
