"""Who may see what: hands, the draft and decks are their owner's, prestige by option; all else is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from noblesse.core import TERMINAL, Seat

from . import box, rules
from .journeys import remember
from .table import Table

__all__ = ["NOTHING", "Passed", "View", "changed", "on_market", "remember", "view"]
NOTHING: Final = -1
Passed = tuple[Seat, tuple[int, ...]]
"""To whom cards went, and their kinds."""


@dataclass(frozen=True)
class View:
    """The table as one viewer knows it."""

    seats: int
    viewer: Seat
    """NOTHING for a spectator."""
    phase: int
    turn: int
    """The round, from 1."""
    round: int
    """Rounds behind us."""
    starter: Seat
    step: int
    player: Seat
    """Whose turn it is, while one acts."""
    awaits: tuple[Seat, ...]
    """Who must decide now."""
    answered: tuple[Seat, ...]
    """Who has chosen in this step of the draft."""
    over: bool
    open: bool
    """Does the viewer see everybody's prestige?"""
    fewer: bool
    """May the minstrel move fewer than three where there are no more?"""

    card: int
    """Kind of the card that is being played, or NO_CARD."""
    origin: int
    """Where the fool's or the minstrel's tokens come from, while they are on their way."""
    with_friend: bool
    donation: int
    wishes: int

    people: tuple[int, ...]
    hired: tuple[int, ...]
    pays: tuple[tuple[int, ...], ...]
    """By seat and place: prestige that the person would bring now, with the park's."""
    to_come: tuple[int, ...]
    """People that are still to come in this period."""
    plague: int
    then: tuple[int, ...]
    """Where each rat will be after this plague, as things stand."""
    hurt: tuple[bool, ...]
    """Whom the plague would then cost prestige and a marker."""

    boroughs: int
    borough: tuple[int, ...]
    """By seat."""
    owner: tuple[Seat, ...]
    """By borough, or NOTHING."""
    markers: tuple[tuple[int, ...], ...]
    """By seat: in each sector, then on Notre Dame."""
    friend: tuple[int, ...]
    strength: tuple[tuple[int, ...], ...]
    """By seat: of each sector."""
    ready: tuple[int, ...]
    away: tuple[int, ...]
    gold: tuple[int, ...]
    rat: tuple[int, ...]
    share: int
    """Prestige each marker on Notre Dame would bring now."""

    carriage: tuple[int, ...]
    message: tuple[int, ...]
    letters: tuple[tuple[int, ...], ...]
    """By seat: messages by colour, which is the borough they lay in."""
    driver: Seat
    """Whose carriage ``reach`` and ``takeable`` are about: who drives, else the viewer, else whose turn it is."""
    reach: tuple[int, ...]
    takeable: tuple[int, ...]
    """Markets whose message the driver may take."""

    played: tuple[tuple[int, ...], ...]
    """By seat: CARDS * slot + kind, or SLOT_CARDS; of others' cards of the own deck the slot is the first."""
    shown: tuple[tuple[int, ...], ...]
    """By seat: kinds of its deck that were played in this period, by whomever."""
    held: tuple[int, ...]
    """By seat: how many cards are in its hand."""
    hand: tuple[int, ...]
    """The viewer's, by slot; NO_CARD where there is none."""
    choice: tuple[int, ...]
    """Kinds the viewer chooses from in the draft."""
    kept: int
    """What the viewer has just chosen, or NO_CARD."""
    passed: tuple[Passed, ...]
    """What the viewer has passed on in this round."""
    deck: tuple[int, ...]
    """Kinds of the viewer's own deck not drawn yet."""
    laid: tuple[int, ...]
    """Cards the viewer laid aside in this period, CARDS * slot + kind, or SLOT_CARDS."""

    scores: tuple[int | None, ...]
    """Prestige by seat, None where it is hidden."""
    earned: tuple[tuple[int, ...] | None, ...]
    """Where it came from, by source; None where it is hidden."""
    ranks: tuple[int, ...]
    """Places, or NOTHING while prestige is hidden."""


def view(t: Table, viewer: Seat | None) -> View:
    """What a seat, or a spectator, may see."""
    seats, me = range(t.seats), NOTHING if viewer is None else viewer
    over = rules.mover(t) == TERMINAL
    is_open = over or t.show_prestige == 1
    boroughs, driver = rules.boroughs(t), driver_of(t, me)
    pays = tuple(tuple(would_pay(t, seat, person) for person in t.people) for seat in seats)
    then = tuple(rat_then(t, seat) for seat in seats)
    return View(
        seats=t.seats,
        viewer=me,
        phase=t.phase,
        turn=min(t.round + 1, box.ROUNDS),
        round=t.round,
        starter=t.starter,
        step=t.step,
        player=t.player,
        awaits=tuple(seat for seat in seats if rules.awaits(t, seat)),
        answered=tuple(t.answered),
        over=over,
        open=is_open,
        fewer=t.minstrel == 1,
        card=t.card,
        origin=t.origin,
        with_friend=t.with_friend == 1,
        donation=t.donation,
        wishes=t.wishes,
        people=tuple(t.people),
        hired=tuple(t.hired[: t.seats]),
        pays=pays,
        to_come=to_come(t),
        plague=t.plague,
        then=tuple(max(0, min(field, box.TRACK)) for field in then),
        hurt=tuple(field > box.TRACK for field in then),
        boroughs=boroughs,
        borough=tuple(rules.borough(t, seat) for seat in seats),
        owner=tuple(owner_of(t, borough) for borough in range(boroughs)),
        markers=tuple(tuple(t.markers[seat]) for seat in seats),
        friend=tuple(t.friend[: t.seats]),
        strength=tuple(tuple(rules.strength(t, seat, sector) for sector in range(box.SECTORS)) for seat in seats),
        ready=tuple(t.ready[: t.seats]),
        away=tuple(t.away[: t.seats]),
        gold=tuple(t.gold[: t.seats]),
        rat=tuple(t.rat[: t.seats]),
        share=rules.share(t),
        carriage=tuple(t.carriage[: t.seats]),
        message=tuple(t.message),
        letters=tuple(tuple(t.letters[seat][:boroughs]) for seat in seats),
        driver=driver,
        reach=tuple(box.REACH[rules.reach(t, driver)]),
        takeable=tuple(market for market in range(box.MARKETS) if rules.may_take(t, driver, market)),
        played=tuple(played_by(t, me, seat) for seat in seats),
        shown=tuple(tuple(t.shown[seat]) for seat in seats),
        held=tuple(sum(card != box.NO_CARD for card in t.hand[seat]) for seat in seats),
        hand=tuple(t.hand[me]) if me >= 0 else (box.NO_CARD,) * box.HAND,
        choice=tuple(t.choice[me]) if me >= 0 else (),
        kept=t.pick[me] if me >= 0 else box.NO_CARD,
        passed=passed_by(t, me) if me >= 0 else (),
        deck=tuple(t.deck[me]) if me >= 0 else (),
        laid=tuple(t.aside[me]) if me >= 0 else (box.SLOT_CARDS,) * box.PLAYS,
        scores=tuple(rules.score(t, seat) if is_open or seat == me else None for seat in seats),
        earned=tuple(tuple(t.earned[seat]) if is_open or seat == me else None for seat in seats),
        ranks=tuple(rules.rank(t, seat) if is_open else NOTHING for seat in seats),
    )


def played_by(t: Table, me: Seat, seat: Seat) -> tuple[int, ...]:
    """What a seat has played.  Of two players each holds two cards of the own deck: others see no difference."""
    if me == seat:
        return tuple(t.played[seat])
    slots = ((card // box.CARDS % t.seats, card) for card in t.played[seat])
    return tuple(card if card == box.SLOT_CARDS else box.CARDS * slot + card % box.CARDS for slot, card in slots)


def driver_of(t: Table, viewer: Seat) -> Seat:
    """Who drives now, else who looks, else whose turn it is."""
    return t.player if viewer < 0 or t.phase in (box.DRIVE, box.MESSAGE) else viewer


def owner_of(t: Table, borough: int) -> Seat:
    """The seat that lives there, or NOTHING."""
    return next((seat for seat in range(t.seats) if rules.borough(t, seat) == borough), NOTHING)


def would_pay(t: Table, seat: Seat, person: int) -> int:
    """Prestige a person would bring the seat now, with the park's."""
    points = rules.prestige_of(t, seat, person)
    return points + rules.strength(t, seat, box.PARK) // 2 if points else 0


def to_come(t: Table) -> tuple[int, ...]:
    """The people not yet seen in this period."""
    gray = box.BROWN + box.GRAY * (t.round // box.ROUNDS_OF_A_PERIOD)
    return (*t.brown, *(gray + person for person in t.gray if t.round < box.ROUNDS))


def rat_then(t: Table, seat: Seat) -> int:
    """The field this plague carries the rat to, which may lie off the track; where it is once that is over."""
    turns = t.step - (box.PLAYS + 1) * t.seats
    if box.NO_PERSON in t.people or (seat - t.starter) % t.seats <= turns:
        return t.rat[seat]
    return t.rat[seat] + rules.rats_for(t, seat)


def passed_by(t: Table, me: Seat) -> tuple[Passed, ...]:
    """Cards the viewer gave to the left: two of its own, of which it does not know which stayed there, and one more."""
    left, after = (me + 1) % t.seats, (me + 2) % t.seats
    rest = tuple(kind for kind in t.choice[me] if kind != t.pick[me])
    gives = () if t.pick[me] == box.NO_CARD else ((left, rest),)
    if t.phase == box.DRAFT:
        return gives
    if t.phase == box.PASS_ON:
        return ((left, tuple(t.choice[left])), *gives)
    if t.phase < box.DRAFT or t.phase == box.OVER:
        return ()
    two, one = {card_of(t, left, 1), card_of(t, after, 2)}, {card_of(t, left, 2)}
    return tuple((left, tuple(sorted(cards - {box.NO_CARD}))) for cards in (two, one))


def card_of(t: Table, holder: Seat, slot: int) -> int:
    """The kind that lies, or lay in this round, in a slot of a hand."""
    played = (card % box.CARDS for card in t.played[holder] if card // box.CARDS == slot)
    return next(played, t.hand[holder][slot])


def changed(before: View, after: View) -> tuple[str, ...]:
    """The places that look different: sectors, friends, rats, markets, the close and people."""
    out = []
    for seat in range(after.seats):
        pairs = zip(before.markers[seat], after.markers[seat], strict=True)
        out += [f"sector-{seat}-{sector}" for sector, (old, new) in enumerate(pairs) if old != new]
        out += [f"friend-{seat}"] * (before.friend[seat] != after.friend[seat])
        out += [f"rat-{seat}"] * (before.rat[seat] != after.rat[seat])
    for market in range(after.boroughs * box.SPOTS):
        if on_market(before, market) != on_market(after, market):
            out.append(f"market-{market}")
    fresh = [person for person in after.people if person != box.NO_PERSON and person not in before.people]
    return (*out, *(f"person-{person}" for person in fresh))


def on_market(view: View, market: int) -> tuple[int, tuple[Seat, ...]]:
    """The message that lies there, and whose carriages stand there."""
    return view.message[market], tuple(seat for seat in range(view.seats) if view.carriage[seat] == market)
