"""Who may see what: values that lie face down, screens, money and jewels are their owner's; all else is open.

Sheets that others have won are shown as backs.  What a seat would score holds its jewels, so before the end a viewer
sees only its own score, unless money and jewels are open; then the faces of the sheets, which everybody saw, are too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from noblesse.core import TERMINAL, Seat
from noblesse.core.sets import has, size

from . import box, knowledge, rules
from .knowledge import Lot, Share
from .memory import remember
from .table import Table

__all__ = ["View", "changed", "remember", "view"]
NOTHING: Final = -1
FROM_PRESTIGE: Final = 0
FROM_INCOME: Final = 1
FROM_MILITARY: Final = 2
FROM_CARDINAL: Final = 3
FROM_FACTION: Final = 3
"""And the number of an opposing faction, from 1."""
FROM_JEWELS: Final = FROM_FACTION + box.FACTIONS
SOURCES: Final = FROM_JEWELS + 1
"""Of points."""


@dataclass(frozen=True)
class View:
    """The table as one viewer knows it.  Sheets' places are SIDES * box + side."""

    seats: int
    viewer: Seat
    """NOTHING for a spectator."""
    colours: int
    """In play: the seats', then neutral ones."""
    keeper: tuple[Seat, ...]
    """By colour: whose screen its agents are behind; NOTHING for the open neutral colour."""
    keeps: tuple[bool, ...]
    """By colour: does the viewer see its agents wherever they are?"""
    open: bool
    """Does the viewer see everybody's money, jewels and sheets?"""
    over: bool
    turn: int
    phase: int
    player: Seat
    """Whose turn it is."""
    asked: Seat
    """Who decides."""
    awaits: tuple[Seat, ...]
    """Who must decide now."""

    actions: int
    """Actions left in this turn."""
    acted: int
    would: tuple[int, ...]
    """By seat: the actions it would have if its turn began now."""
    placed: int
    earned: bool
    commissioned: bool
    traded: bool
    surcharge: int
    """What another agent of this turn costs more."""
    commission: tuple[int, ...]
    """By seat: price of the next square of the military track, or NOTHING at its end."""
    stirred: bool
    """Was an own agent of anybody placed in this turn?"""
    quiet: int
    patience: int
    """Turns in a row without a new agent, and how many bring the match to its end."""
    stopped: bool

    cardinal: int
    prestige: tuple[int, ...]
    income: tuple[int, ...]
    military: tuple[int, ...]
    money: tuple[int | None, ...]
    jewels: tuple[int | None, ...]
    city_jewels: int

    sheet: tuple[int, ...]
    """By place, or NO_SHEET."""
    who: tuple[int, ...]
    """By spot: a colour, a pawn, or NO_COLOUR."""
    up: tuple[bool, ...]
    """By spot: does an agent lie there face up?"""
    value: tuple[int | None, ...]
    """By spot: what the viewer knows the agent or pawn to be worth; None if it does not, or if nobody is there."""
    known: tuple[bool, ...]
    may_be: tuple[tuple[int, ...], ...]
    """By spot: the values an agent can have."""
    price: tuple[int, ...]
    """By spot: what is printed there; NOTHING without a sheet."""
    available: tuple[bool, ...]
    """By spot: is the field empty, in a box that is not settled?"""
    empty: tuple[int, ...]
    """By place: empty fields."""
    so_far: tuple[int, ...]
    """By place: total of what is known."""
    least: tuple[int, ...]
    most: tuple[int, ...]
    """By place: between what the total must be, as the agents lie now."""
    shares: tuple[tuple[Share, ...], ...]
    """By place, in the order that would count: known total, then the left-most agent."""
    ahead: tuple[int, ...]
    """By box: the side that would win with what is known; NOTHING if nobody stands in the box."""
    sure: tuple[bool, ...]
    """By box: is that so whatever lies face down there?"""
    pawns: tuple[int, int]
    """Spots of the Queen and of the Éminence Grise, or NOTHING in the palace."""

    behind: tuple[int, ...]
    """By colour: how many agents are behind the screen, the one in hand with them."""
    screen: tuple[tuple[int, ...] | None, ...]
    """By colour and kind; None where it is hidden."""
    unseen: tuple[tuple[int, ...], ...]
    """By colour and kind: what is behind the screen or was laid face down since the last take-back."""
    lots: tuple[Lot, ...]
    """What lies face down from before, of colours whose agents the viewer does not see."""
    city: tuple[tuple[int, ...], ...]
    """By colour and kind."""
    in_hand: int
    """The colour of the agent that was picked and is to be placed, or NO_COLOUR."""
    picked: int
    """Its kind, where the viewer knows it, or NO_KIND."""
    pays: bool
    """Must the field for it be paid?"""
    origin: int
    """Spot of the agent that is being corrupted, or NOTHING."""

    stack: int
    """Pairs of sheets that are still to come."""
    resolved: int
    to_come: tuple[int, ...]
    """Sheets in the stacks, in no order."""
    taken: tuple[tuple[int, int], ...]
    """By seat: the Cardinal's sheets and opposing sheets it has won."""
    faces: tuple[tuple[int, ...] | None, ...]
    """By seat: these sheets; None where they are only backs."""

    due: tuple[int, ...]
    """Boxes that wait to be resolved, in order."""
    frozen: tuple[bool, ...]
    """By box: is it settled?"""
    resolving: int
    """The box that is being resolved, or NO_BOX; while new sheets are drawn for it, it has been."""
    winner: int
    """The side that has won it."""
    rewarded: tuple[int, ...]
    """The colours in first and second place, or NO_COLOUR."""
    place: int
    """Whose bonus is being paid."""
    part: int
    """Parts of it that are paid."""

    last_sheet: tuple[int, ...]
    """By place: the sheet that lay there when its box was resolved last, or NO_SHEET."""
    last_who: tuple[int, ...]
    """By spot: who stood there then."""
    last_value: tuple[int | None, ...]
    """By spot: what the agent or pawn was worth, which everybody has seen."""

    scores: tuple[int | None, ...]
    points: tuple[tuple[int, ...] | None, ...]
    """By seat and source; None where it is hidden."""
    ranks: tuple[int, ...]
    """Places, or NOTHING while scores are hidden."""


def view(t: Table, viewer: Seat | None) -> View:
    """What a seat, or a spectator, may see."""
    seats, colours, spots = range(t.seats), range(rules.colours(t)), range(box.SPOTS)
    places, boxes = range(box.BOXES * box.SIDES), range(box.BOXES)
    over = rules.mover(t) == TERMINAL
    is_open = over or t.open_money == 1
    sees = [is_open or seat == viewer for seat in seats]
    keeps = [knowledge.keeps(t, viewer, colour) for colour in colours]
    value = tuple(knowledge.value_known(t, viewer, spot) for spot in spots)
    bounds = [knowledge.bounds(t, viewer, place) for place in places]
    points = [points_of(t, seat) for seat in seats]
    in_hand = rules.colour_in_hand(t)
    is_seen = in_hand != box.NO_COLOUR and keeps[in_hand]
    settles = box.NO_BOX if t.phase in (box.START, box.DRAW) else t.resolving
    so_far = tuple(sum(value[spot] or 0 for spot in knowledge.fields(place)) for place in places)
    stands = [
        any(t.who[spot] != box.NO_COLOUR for side in (0, 1) for spot in knowledge.fields(2 * n + side)) for n in boxes
    ]
    ahead = tuple(int(so_far[2 * n] < so_far[2 * n + 1]) if stands[n] else NOTHING for n in boxes)
    return View(
        seats=t.seats,
        viewer=NOTHING if viewer is None else viewer,
        colours=len(colours),
        keeper=tuple(NOTHING if rules.is_open(t, colour) else rules.keeper(t, colour) for colour in colours),
        keeps=tuple(keeps),
        open=is_open,
        over=over,
        turn=t.turn,
        phase=t.phase,
        player=t.player,
        asked=t.asked,
        awaits=tuple(seat for seat in seats if rules.awaits(t, seat)),
        actions=t.actions,
        acted=t.acted,
        would=tuple(2 if t.prestige[seat] < t.cardinal else 1 for seat in seats),
        placed=t.placed,
        earned=t.earned == 1,
        commissioned=t.commissioned == 1,
        traded=t.traded == 1,
        surcharge=rules.surcharge(t),
        commission=tuple(t.military[seat] + 1 if t.military[seat] < box.MILITARY_END else NOTHING for seat in seats),
        stirred=t.stirred == 1,
        quiet=t.quiet,
        patience=box.PATIENCE[t.patience] * t.seats,
        stopped=t.stopped == 1,
        cardinal=t.cardinal,
        prestige=tuple(t.prestige[: t.seats]),
        income=tuple(t.income[: t.seats]),
        military=tuple(t.military[: t.seats]),
        money=tuple(t.money[seat] if sees[seat] else None for seat in seats),
        jewels=tuple(t.jewels[seat] if sees[seat] else None for seat in seats),
        city_jewels=t.city_jewels,
        sheet=tuple(t.sheet),
        who=tuple(t.who),
        up=tuple(has(t.up, spot) for spot in spots),
        value=value,
        known=tuple(worth is not None for worth in value),
        may_be=tuple(knowledge.may_be(t, viewer, spot) for spot in spots),
        price=tuple(NOTHING if t.sheet[spot // box.FIELDS] == box.NO_SHEET else rules.price(t, spot) for spot in spots),
        available=tuple(rules.is_available(t, spot) for spot in spots),
        empty=tuple(rules.empty_fields(t, place) for place in places),
        so_far=so_far,
        least=tuple(least for least, _ in bounds),
        most=tuple(most for _, most in bounds),
        shares=tuple(knowledge.shares(t, place, value) for place in places),
        ahead=ahead,
        sure=tuple(knowledge.is_sure(ahead[n], bounds[2 * n], bounds[2 * n + 1]) for n in boxes),
        pawns=(rules.spot_of(t, box.QUEEN), rules.spot_of(t, box.EMINENCE)),
        behind=tuple(rules.behind_screen(t, colour) for colour in colours),
        screen=tuple(tuple(t.screen[colour]) if keeps[colour] else None for colour in colours),
        unseen=tuple(knowledge.unseen(t, colour) for colour in colours),
        lots=tuple(lot for colour in colours if not keeps[colour] for lot in knowledge.lots(t, colour)),
        city=tuple(tuple(t.city[colour]) for colour in colours),
        in_hand=in_hand,
        picked=t.picked if is_seen else box.NO_KIND,
        pays=t.phase == box.ACT or t.picking == box.ACT,
        origin=t.origin if t.phase == box.CORRUPT_TO else NOTHING,
        stack=size(t.cardinals),
        resolved=box.STACK - size(t.cardinals) - sum(sheet < box.STACK for sheet in t.sheet),
        to_come=(*t.cardinals, *(box.STACK + sheet for sheet in t.opposing)),
        taken=tuple(backs(t, seat) for seat in seats),
        faces=tuple(tuple(t.taken[seat]) if sees[seat] else None for seat in seats),
        due=tuple(number for number in t.due if number != box.NO_BOX),
        frozen=tuple(t.turn > 0 and rules.is_frozen(t, number) for number in boxes),
        resolving=settles,
        winner=t.winner,
        rewarded=tuple(t.rewarded),
        place=t.place,
        part=t.part,
        last_sheet=tuple(t.shown_sheet),
        last_who=tuple(t.shown_who),
        last_value=tuple(shown(t, spot) for spot in spots),
        scores=tuple(sum(points[seat]) if sees[seat] else None for seat in seats),
        points=tuple(points[seat] if sees[seat] else None for seat in seats),
        ranks=tuple(rules.rank(t, seat) if is_open else NOTHING for seat in seats),
    )


def shown(t: Table, spot: int) -> int | None:
    """What was revealed of a spot when its box was resolved last."""
    if t.shown_who[spot] >= box.COLOURS:
        return None if t.shown_who[spot] == box.NO_COLOUR else box.PAWN_STRENGTH
    return box.VALUES[t.shown_kind[spot]]


def backs(t: Table, seat: Seat) -> tuple[int, int]:
    """How many of the Cardinal's sheets and of the opposing ones a seat has won."""
    own = rules.sheets_of(t, seat, 0)
    return own, size(t.taken[seat]) - own


def points_of(t: Table, seat: Seat) -> tuple[int, ...]:
    """Points of a seat by source."""
    factions = (box.FACTION_POINTS[rules.sheets_of(t, seat, faction)] for faction in range(1, box.FACTIONS))
    return (
        t.prestige[seat],
        t.income[seat],
        t.military[seat],
        rules.majority(t, seat),
        *factions,
        box.JEWEL_POINTS * t.jewels[seat],
    )


def changed(before: View, after: View) -> tuple[str, ...]:
    """The places of the spots that look different: somebody came, left, or was turned up."""
    looks = [zip(seen.who, seen.up, seen.value, strict=True) for seen in (before, after)]
    return tuple(f"spot-{spot}" for spot, (old, new) in enumerate(zip(*looks, strict=True)) if old != new)
