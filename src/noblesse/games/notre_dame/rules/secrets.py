"""1.4: who sees what is drawn and chosen, and what one who looks on can imagine."""

from __future__ import annotations

from noblesse.core import ALL, Seat, Source, below
from noblesse.core.sets import add, assign, clear, discard, nth, remove, size

from ..box import ALL_CARDS, CARDS, DEAL, HAND, KEEP, NO_CARD, PASS_ON, PLAYS
from ..table import Table
from .draft import drawer, is_drafting


def draws_for(t: Table) -> Seat:
    """1.4 Cards are seen by the seat that draws them, all else by everybody."""
    return drawer(t) if t.phase == DEAL else ALL


def seen(t: Table, viewer: Seat, seat: Seat, action: int) -> int:
    """1.4 Which card a seat keeps is seen by nobody else, then or later."""
    if viewer != seat and is_drafting(t):
        return -1 - KEEP
    return action


def knows(t: Table, seat: Seat, owner: Seat, slot: int) -> bool:
    """1.4 Does a seat know the cards of an owner's deck that lie in this slot, before they are played?

    One knows what one holds, and a card that one passed on after having seen it: the third of the right neighbour's.
    """
    return seat >= 0 and ((owner + slot) % t.seats == seat or (slot == HAND - 1 and (owner + 1) % t.seats == seat))


def resample(t: Table, seat: Seat, source: Source) -> None:
    """1.4 Cards of each deck that the seat cannot place are shuffled and lie anew where such cards lay."""
    for owner in range(t.seats):
        if owner == seat:
            swap_passed(t, seat, source)
        else:
            pool_unknown(t, seat, owner)
            redeal(t, seat, owner, source)
            t.pick[owner] = NO_CARD


def pool_unknown(t: Table, seat: Seat, owner: Seat) -> None:
    """1.4 Gather the owner's cards but for those that were played and those that the seat can place."""
    pool = t.pool
    assign(pool, ALL_CARDS[0])
    remove(pool, t.shown[owner])
    for slot in range(HAND):
        if knows(t, seat, owner, slot):
            holder = (owner + slot) % t.seats
            if t.hand[holder][slot] != NO_CARD:
                discard(pool, t.hand[holder][slot])
            for play in range(PLAYS):
                if t.aside[holder][play] // CARDS == slot:
                    discard(pool, t.aside[holder][play] % CARDS)
    if t.phase == PASS_ON and (owner + 1) % t.seats == seat:
        remove(pool, t.choice[seat])


def redeal(t: Table, seat: Seat, owner: Seat, source: Source) -> None:
    """1.4 Lay pooled cards where the seat does not know them; what is left is the deck."""
    pool = t.pool
    for slot in range(HAND):
        if not knows(t, seat, owner, slot):
            holder = (owner + slot) % t.seats
            if t.hand[holder][slot] != NO_CARD:
                t.hand[holder][slot] = draw_from_pool(t, source)
            for play in range(PLAYS):
                if t.aside[holder][play] // CARDS == slot:
                    t.aside[holder][play] = CARDS * slot + draw_from_pool(t, source)
    chooser = (owner + 1) % t.seats if t.phase == PASS_ON else owner
    if chooser != seat:
        count = size(t.choice[chooser])
        clear(t.choice[chooser])
        for _card in range(count):
            add(t.choice[chooser], draw_from_pool(t, source))
    assign(t.deck[owner], pool)


def draw_from_pool(t: Table, source: Source) -> int:
    """1.4 A card of the pool, at random."""
    kind = nth(t.pool, below(source, size(t.pool)))
    discard(t.pool, kind)
    return kind


def swap_passed(t: Table, seat: Seat, source: Source) -> None:
    """1.4 Of two cards passed to the left and not seen since, one stayed with the neighbour: either may be the one."""
    if t.seats == 2:
        return
    one = (seat + 1) % t.seats
    other = (seat + 2) % t.seats
    if t.hand[one][1] != NO_CARD and t.hand[other][2] != NO_CARD:
        low = min(t.hand[one][1], t.hand[other][2])
        high = max(t.hand[one][1], t.hand[other][2])
        kept_low = below(source, 2) == 0
        t.hand[one][1] = low if kept_low else high
        t.hand[other][2] = high if kept_low else low
    for play in range(PLAYS):
        if t.aside[one][play] // CARDS == 1 and t.aside[other][play] // CARDS == 2:
            low = min(t.aside[one][play] % CARDS, t.aside[other][play] % CARDS)
            high = max(t.aside[one][play] % CARDS, t.aside[other][play] % CARDS)
            kept_low = below(source, 2) == 0
            t.aside[one][play] = CARDS + (low if kept_low else high)
            t.aside[other][play] = 2 * CARDS + (high if kept_low else low)
