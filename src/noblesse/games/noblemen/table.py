"""What lies on the table."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, i32, scratch, u8, u16

from .box import (
    AREAS,
    CARDS,
    CELLS,
    DECADES,
    DRAWN,
    FOLLIES,
    KINDS,
    MARKETS,
    MOST_MEN,
    MOST_SEATS,
    SOURCES,
    STACK,
    STRUCTURES,
)


class Table(AnyTable):
    """Hidden are the tiles in hands and in the bag, the cards in hands and the order of the stack."""

    first_match: int = u8
    """Option: 1 if everybody begins with three tiles of each kind."""

    phase: int = u8
    starter: int = u8
    """Who began."""
    player: int = u8
    """Whose turn it is."""
    asked: int = u8
    """Who decides, or for whom chance deals: the player, the victim of a man-at-arms, a guest of a ball."""
    turn: int = u16
    """Number of the turn, from 1; 0 before the first."""
    space: int = u8
    """Space of the round counter."""
    decade: int = u8
    """From 0."""
    queen: int = u8
    """Who has the Queen."""
    acted: int = u8
    """1 after the action of the turn."""
    at_turn: int = u8
    """1 while somebody has the turn: the player then knows the bag."""
    carded: int = u8
    """1 if a scandal card was played in this turn."""

    points: Row = u16[MOST_SEATS]
    earned: Rows = u16[MOST_SEATS][DECADES * SOURCES]
    """Where they come from: SOURCES * decade + source."""
    money: Row = u16[MOST_SEATS]
    purses: Row = u8[MOST_SEATS]
    """Bribe tokens."""
    taxed: Row = u8[MOST_SEATS]
    """1 if taxes were collected in this decade."""
    landed: Row = u8[MOST_SEATS]
    """1 if lands were acquired in this decade."""
    title: Row = u8[MOST_SEATS]
    """Rank of the title, from duke to baron."""
    stood: Row = u8[MOST_SEATS]
    """The step of each guest at the latest ball, or NOT_ANNOUNCED while it runs."""

    chosen: Row = u8[MOST_SEATS]
    """Kinds of tiles each seat has chosen for its beginning, from 0 to KINDS."""
    hand: Rows = u8[MOST_SEATS][KINDS]
    """Tiles in hand; hidden."""
    bag: Row = u8[KINDS]
    """Tiles in the bag; hidden but from whoever has the turn."""
    church: Row = u8[KINDS]
    """Tiles given to the church in this decade."""
    market: Row = u8[MARKETS]
    """Castles, palaces and chapels on the board."""
    supply: Row = u8[MARKETS]
    """And beside it."""
    folly_of: Row = u8[FOLLIES]
    """Who has built each folly, or NO_SEAT."""
    folly_at: Row = u16[FOLLIES]
    """And where."""

    tiles: BitsRow = bits[CELLS][MOST_SEATS * KINDS]
    """Cells of each estate with a kind of tile: KINDS * seat + kind."""
    built: BitsRow = bits[CELLS][MOST_SEATS * STRUCTURES]
    """Cells with a structure: STRUCTURES * seat + structure."""
    areas: BitsRow = bits[CELLS][MOST_SEATS * AREAS]
    """Lower left cells of farms, forests and gardens: AREAS * seat + kind."""
    man_of: Row = u8[MOST_MEN]
    """On whose estate each man-at-arms stands, or NO_SEAT."""
    man_at: Row = u16[MOST_MEN]
    """And at which area."""

    cards: Rows = u8[MOST_SEATS][CARDS]
    """Scandal cards in hand; hidden."""
    stack: Row = u8[CARDS]
    """Cards of the stack that have not been drawn yet; nobody knows their order."""
    under: Row = u8[STACK]
    """Cards that came back under it, the next to be drawn first, or NO_CARD."""
    knows: Row = u8[STACK]
    """Who knows each of these: a seat, or EVERYBODY."""
    ball_of: Row = u8[STACK]
    """The number of the ball at which a card came back, from 1, or 0.  One that only its seat knows is no blackmail."""
    drawn: Row = u8[DRAWN]
    """Cards that the seat that is asked looks at, or NO_CARD; hidden."""

    to_draw: int = u8
    """Tiles still to come from the bag."""
    to_deal: int = u8
    """Cards still to come from the stack."""
    expanding: int = u8
    """BY_ACTION or BY_CARD while the estate is expanded, else 0."""
    placed: int = u8
    """Tiles of this expansion, trade, donation, prayer or payment so far; cards returned by this guest."""
    woods: int = u8
    """Tiles that this expansion earns."""
    held: int = u8
    """Kind of the tile that was taken up to be placed, or is wanted in a trade, or NO_KIND; hidden in a trade."""
    building: int = u8
    """What is being built, or NO_BUILD."""
    free: int = u8
    """1 while it is a castle by inheritance."""
    man: int = u8
    """Which man is sent, MEN * seat + number, or MOST_MEN."""
    visited: int = u8
    """The rival he is sent to, or NO_SEAT."""
    spending: int = u8
    """For what purses are returned: FOR_BALL, FOR_TAXES or FOR_LANDS."""
    prestige: int = u8
    """Prestige of the guest so far, cards and purses included."""
    balls: int = u8
    """Balls so far."""
    guests: int = u8
    """Seats that have still to be announced at a ball, the one that is asked among them."""
    waiting: int = u8
    """Seats that have still to receive what everybody gets before the first turn or at the start of a decade."""

    land: Bits = scratch(bits[CELLS])
    room: Bits = scratch(bits[CELLS])
    near: Bits = scratch(bits[CELLS])
    sites: Bits = scratch(bits[CELLS])
    hopes: Row = scratch(i32[KINDS])
    pool: Row = scratch(u8[CARDS])
    """Room for calculations."""
