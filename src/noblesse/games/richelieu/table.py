"""What lies on the table."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, scratch, u8, u16

from .box import BOXES, COLOURS, KINDS, MOST_SEATS, PLACES, SHEETS, SIDES, SPOTS, STACK


class Table(AnyTable):
    """Hidden are the values of agents that lie face down or behind a screen, and by option money and jewels."""

    neutrals: int = u8
    """Option: 1 if two players share one open neutral colour."""
    open_money: int = u8
    """Option: 1 if money and jewels are open."""
    patience: int = u8
    """Option: index of PATIENCE."""

    phase: int = u8
    player: int = u8
    """Whose turn it is."""
    asked: int = u8
    """Who decides: the player, or whoever uses a bonus."""
    turn: int = u16
    """Number of the turn, from 1."""
    actions: int = u8
    """Actions left in this turn."""
    acted: int = u8
    """Actions taken in this turn."""
    placed: int = u8
    """Agents placed by actions in this turn."""
    earned: int = u8
    """1 if income was collected in this turn."""
    commissioned: int = u8
    """1 if a commission was bought in this turn."""
    traded: int = u8
    """1 if a jewel was bought or sold in this turn."""
    stirred: int = u8
    """1 if an own agent of anybody was placed in this turn."""
    quiet: int = u8
    """Turns without a new own agent, in a row."""
    stopped: int = u8
    """1 once patience is over."""

    cardinal: int = u8
    prestige: Row = u8[MOST_SEATS]
    income: Row = u8[MOST_SEATS]
    military: Row = u8[MOST_SEATS]
    money: Row = u16[MOST_SEATS]
    jewels: Row = u8[MOST_SEATS]
    city_jewels: int = u8

    sheet: Row = u8[BOXES * SIDES]
    """Sheet of each box and side, SIDES * box + side, or NO_SHEET."""
    who: Row = u8[SPOTS]
    """Who stands on each spot: a colour, a pawn, or NO_COLOUR."""
    kind: Row = u8[SPOTS]
    """Kind of the agent there, or NO_KIND; hidden if it lies face down."""
    up: Bits = bits[SPOTS]
    """Spots with an agent face up."""
    since: Row = u8[SPOTS]
    """How often its colour had taken agents back when the face-down agent of a spot was placed."""
    backs: Row = u8[COLOURS]
    """How often each colour has taken agents back."""
    screen: Rows = u8[COLOURS][KINDS]
    """Agents behind the screen by kind; hidden."""
    city: Rows = u8[COLOURS][KINDS]
    """Agents in the city by kind."""

    cardinals: Bits = bits[STACK]
    """The Cardinal's sheets in the stack, nobody knows in which order."""
    opposing: Bits = bits[STACK]
    """The opposing sheets in the stack."""
    taken: BitsRow = bits[SHEETS][MOST_SEATS]
    """Sheets each seat has won."""

    due: Row = u8[BOXES]
    """Boxes to be resolved, in order, or NO_BOX."""
    resolving: int = u8
    """The box that is being resolved, or NO_BOX."""
    winner: int = u8
    """The side that has won it."""
    rewarded: Row = u8[PLACES]
    """The colours in first and second place, or NO_COLOUR."""
    place: int = u8
    """Whose bonus is being paid."""
    part: int = u8
    """Parts of it that are paid."""
    origin: int = u8
    """Spot of the agent that is being corrupted."""
    picking: int = u8
    """The phase in which the agent in hand was picked: ACT, NEUTRAL or FREE_AGENT; 0 if there is none."""
    picked: int = u8
    """Kind of the agent in hand, or NO_KIND; hidden."""

    shown_sheet: Row = u8[BOXES * SIDES]
    """Sheets of each box when it was resolved last, or NO_SHEET."""
    shown_who: Row = u8[SPOTS]
    """Who stood there then: everybody has seen it."""
    shown_kind: Row = u8[SPOTS]
    """Kind of the agent that was revealed there, or NO_KIND."""

    pool: Row = scratch(u8[KINDS])
    """Room for agents to be dealt anew."""
