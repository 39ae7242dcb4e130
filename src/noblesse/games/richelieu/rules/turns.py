"""Chapters 1 and 2: setup, turns, and the end."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Row, Seat
from noblesse.core.sets import add

from ..box import (
    ACT,
    BOXES,
    DRAW,
    FIELD,
    FIELDS,
    FREE_AGENT,
    KINDS,
    NEUTRAL,
    NO_BOX,
    NO_COLOUR,
    NO_KIND,
    NO_SHEET,
    OVER,
    PATIENCE,
    PICK,
    PLACES,
    SETTLED,
    SHEETS,
    SIDES,
    SPOTS,
    STACK,
    START,
    START_CARDINAL,
    START_INCOME,
    START_JEWELS,
    START_MONEY,
    TO,
)
from ..table import Table
from .acting import act, actions, may_pay, place
from .agents import (
    behind_screen,
    colours,
    empty_fields,
    is_available,
    issued,
    neutral_of,
    pick,
    picks,
    put,
)
from .bonuses import options, use
from .resolving import begin, close, draw, finish, is_filled, is_over, may_come, next_due, pay


def setup(t: Table) -> None:
    """1.3 Everybody's pieces; sheets and the start player are drawn."""
    empty_boxes(t)
    for stack in range(STACK):
        add(t.cardinals, stack)
        add(t.opposing, stack)
    for seat in range(t.seats):
        t.money[seat] = START_MONEY
        t.jewels[seat] = START_JEWELS
        t.income[seat] = START_INCOME
    for colour in range(colours(t)):
        for kind in range(KINDS):
            t.screen[colour][kind] = issued(t, colour, kind)
    t.city_jewels = START_JEWELS
    t.cardinal = START_CARDINAL
    t.phase = DRAW
    t.resolving = 0


def empty_boxes(t: Table) -> None:
    """1.3 Nothing lies in the boxes."""
    for sheet in range(BOXES * SIDES):
        t.sheet[sheet] = t.shown_sheet[sheet] = NO_SHEET
    for spot in range(SPOTS):
        t.who[spot] = t.shown_who[spot] = NO_COLOUR
        t.kind[spot] = t.shown_kind[spot] = NO_KIND
    for number in range(PLACES):
        t.rewarded[number] = NO_COLOUR
    for box in range(BOXES):
        t.due[box] = NO_BOX
    t.picked = NO_KIND


def mover(t: Table) -> Seat:
    """2.2 One decides at a time: the player, or who uses a bonus."""
    if t.phase == OVER:
        return TERMINAL
    return CHANCE if t.phase == START or t.phase == DRAW else t.asked


def awaits(t: Table, seat: Seat) -> bool:
    """2.2 Must this seat decide now?"""
    return mover(t) == seat


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2.2 What the seat may do now (3, 6.1)."""
    if not awaits(t, seat):
        return
    if t.phase == ACT:
        actions(t, seat, out)
    elif t.phase == NEUTRAL:
        picks(t, neutral_of(t, seat), out)
    elif t.phase == FIELD:
        for spot in range(SPOTS):
            if may_put(t, seat, spot):
                add(out, TO + spot)
    else:
        options(t, seat, out)


def weights(t: Table, out: Row) -> None:
    """1.3 and 4.1 Every sheet of the stack, or every seat, is as likely."""
    for outcome in range(SHEETS):
        if may_happen(t, outcome):
            out[outcome] = 1


def may_happen(t: Table, outcome: int) -> bool:
    """1.3 and 4.1 A start player, or a sheet."""
    return outcome < t.seats if t.phase == START else may_come(t, outcome)


def apply(t: Table, seat: Seat, action: int) -> None:
    """2.2 Carry out one decision, or one draw, and all that follows without a decision."""
    decide(t, seat, action)
    while t.phase == SETTLED:
        go_on(t)


def decide(t: Table, seat: Seat, action: int) -> None:
    """2.2 One decision, or one draw, by itself."""
    asked = t.phase
    t.phase = SETTLED
    if asked == START:
        begin_turn(t, action)
    elif asked == DRAW:
        deal(t, action)
    elif asked == ACT:
        act(t, seat, action)
    elif asked == NEUTRAL:
        pick(t, action - PICK, NEUTRAL)
    elif asked == FIELD:
        place_picked(t, seat, action - TO)
    else:
        use(t, seat, action, asked)


def may_put(t: Table, seat: Seat, spot: int) -> bool:
    """3.2 and 3.7, 6.1: May the agent in hand go there?"""
    if t.picking == ACT:
        return may_pay(t, seat, spot)
    return may_take_neutral(t, spot) if t.picking == NEUTRAL else is_available(t, spot)


def place_picked(t: Table, seat: Seat, spot: int) -> None:
    """3.2 and 3.7, 6.1: The agent in hand goes there; a neutral one ends the turn."""
    if t.picking == ACT:
        place(t, seat, spot)
    elif t.picking == FREE_AGENT:
        t.stirred = 1
        put(t, seat, spot)
    else:
        put(t, neutral_of(t, seat), spot)
        end_turn(t)


def deal(t: Table, sheet: int) -> None:
    """1.3 and 4.1 A sheet is laid out; at the start, box after box."""
    draw(t, sheet)
    if not is_filled(t):
        t.phase = DRAW
    elif t.turn > 0:
        close(t)
    elif t.resolving < BOXES - 1:
        t.resolving += 1
        t.phase = DRAW
    else:
        t.resolving = NO_BOX
        t.phase = START


def go_on(t: Table) -> None:
    """4.1 to 4.3, 2.2 The next step without a decision: bonuses, boxes that are due, the next action, the next turn."""
    if t.resolving != NO_BOX:
        if t.place < PLACES:
            pay(t)
        else:
            finish(t)
    elif t.due[0] != NO_BOX:
        begin(t, next_due(t))
    elif is_over(t):
        t.phase = OVER
    elif t.stopped == 1:
        begin(t, first_box(t))
    elif t.actions > 0:
        t.asked = t.player
        t.phase = ACT
    elif t.seats == 2 and may_place_neutral(t):
        t.asked = t.player
        t.phase = NEUTRAL
    else:
        end_turn(t)


def first_box(t: Table) -> int:
    """2.3 The left-most box that still has its sheets."""
    box = 0
    while t.sheet[SIDES * box] == NO_SHEET:
        box += 1
    return box


def begin_turn(t: Table, seat: Seat) -> None:
    """2.2 Two actions behind the Cardinal, else one; that does not change any more."""
    t.turn += 1
    t.player = t.asked = seat
    t.actions = 2 if t.prestige[seat] < t.cardinal else 1
    t.acted = t.placed = t.earned = t.commissioned = t.traded = t.stirred = 0


def end_turn(t: Table) -> None:
    """2.3 The next player's turn, unless too many turns went by without a new agent."""
    t.quiet = 0 if t.stirred == 1 else t.quiet + 1
    if t.quiet >= PATIENCE[t.patience] * t.seats:
        t.stopped = 1
    begin_turn(t, (t.player + 1) % t.seats)


def may_take_neutral(t: Table, spot: int) -> bool:
    """6.1 Any available field but the last of its sheet."""
    return is_available(t, spot) and empty_fields(t, spot // FIELDS) > 1


def may_place_neutral(t: Table) -> bool:
    """6.1 Is there a neutral agent to place, and a field for it?"""
    if behind_screen(t, neutral_of(t, t.player)) == 0:
        return False
    for spot in range(SPOTS):
        if may_take_neutral(t, spot):
            return True
    return False
