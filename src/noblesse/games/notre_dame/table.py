"""What lies on the table."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, scratch, u8, u16

from .box import (
    ACTIONS,
    BROWN,
    CARDS,
    DISPLAYED,
    GRAY,
    HAND,
    MARKETS,
    MOST_BOROUGHS,
    MOST_SEATS,
    PLAYS,
    SECTORS,
    SOURCES,
)


class Table(AnyTable):
    """Hidden are hands, picks, decks, what was laid aside, and by option the totals of prestige."""

    show_prestige: int = u8
    """Option: 1 if everybody sees all prestige."""
    minstrel: int = u8
    """Option: 1 if the minstrel moves fewer than three where there are no more."""

    phase: int = u8
    round: int = u8
    """Rounds behind us, 0 to 9."""
    starter: int = u8
    """Start player of the round."""
    step: int = u8
    """Turns behind us in this round: the seats' first cards, their second cards, their hires, their plague."""
    player: int = u8
    """Whose turn it is, while one acts."""
    card: int = u8
    """Kind of the card that is being played, or NO_CARD."""
    origin: int = u8
    """Where the fool's or the minstrel's tokens come from: a sector or NOTRE_DAME."""
    with_friend: int = u8
    """1 if the friend is among them."""
    donation: int = u8
    """Gold about to be donated."""
    wishes: int = u8
    """Options left of the hotel or the hostess."""
    plague: int = u8
    """Rats on the people of this round."""

    brown: Bits = bits[BROWN]
    """Brown people still to come in this period."""
    gray: Bits = bits[GRAY]
    """Gray people of this period still to come."""
    people: Row = u8[DISPLAYED]
    """The people of this round, or NO_PERSON: two brown, one gray."""
    hired: Row = u8[MOST_SEATS]
    """Whom each seat hired in this round, or NO_PERSON."""

    deck: BitsRow = bits[CARDS][MOST_SEATS]
    """Kinds each seat has not drawn yet in this period; known to the seat alone."""
    choice: BitsRow = bits[CARDS][MOST_SEATS]
    """Kinds each seat chooses from in the draft: three of its own, then two of the seat's to the right."""
    pick: Row = u8[MOST_SEATS]
    """What each seat keeps of them, or NO_CARD; hidden."""
    answered: Bits = bits[MOST_SEATS]
    """Who has chosen in this step of the draft."""
    hand: Rows = u8[MOST_SEATS][HAND]
    """Kinds in hand by slot, or NO_CARD: slot n is of the deck of the seat n to the right."""
    played: Rows = u8[MOST_SEATS][PLAYS]
    """Cards each seat played in this round, CARDS * slot + kind, or SLOT_CARDS; open."""
    shown: BitsRow = bits[CARDS][MOST_SEATS]
    """Kinds of each seat's deck that were played in this period, by whomever; open."""
    aside: Rows = u8[MOST_SEATS][PLAYS]
    """Cards each seat laid aside in the first two rounds of this period, CARDS * slot + kind, or SLOT_CARDS."""

    ready: Row = u8[MOST_SEATS]
    """Markers at hand, to be placed."""
    away: Row = u8[MOST_SEATS]
    """Markers in the stock beside the board."""
    markers: Rows = u8[MOST_SEATS][SECTORS + 1]
    """Markers in each sector and on Notre Dame."""
    friend: Row = u8[MOST_SEATS]
    """The sector of each seat's trusted friend, or ASIDE."""
    gold: Row = u8[MOST_SEATS]
    rat: Row = u8[MOST_SEATS]
    prestige: Row = u16[MOST_SEATS]
    """Total of each seat; hidden, if the option says so."""
    earned: Rows = u16[MOST_SEATS][SOURCES]
    """Where it came from."""
    carriage: Row = u8[MOST_SEATS]
    """The market each seat's carriage stands on."""
    message: Row = u8[MARKETS]
    """Kind of the message that lies on each market, or NO_MESSAGE; its colour is the borough's."""
    letters: Rows = u8[MOST_SEATS][MOST_BOROUGHS]
    """Messages each seat has taken, by colour."""

    handed: BitsRow = scratch(bits[CARDS][MOST_SEATS])
    """Room for cards on their way to the left."""
    pool: Bits = scratch(bits[CARDS])
    """Room for cards to be dealt anew."""
    answers: Bits = scratch(bits[ACTIONS])
    """Room for what may be answered, while bots value it."""
