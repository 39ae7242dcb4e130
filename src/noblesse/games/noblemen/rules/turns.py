"""Chapter 2: who decides what, and what follows."""

from __future__ import annotations

from noblesse.core import CHANCE, Seat

from ..box import (
    AT,
    BEGINS,
    BRIBE,
    BUILD,
    CARD,
    CELL,
    CHOOSE,
    CHOSEN,
    DEAL,
    DONATE,
    DONATION,
    END,
    EXPAND,
    FILL,
    FOR_BALL,
    FOR_LANDS,
    FOR_TAXES,
    GIVE,
    HOUSE,
    KEEP,
    KEEP_ALL,
    KEEP_ONE,
    LEISURE,
    MAN,
    NO_CARD,
    OF_LEISURE,
    PAY,
    PLACE,
    PLAY,
    RETURN,
    RETURNING,
    SCORING,
    SETTLED,
    SITE,
    SPACE_KINDS,
    SPEND,
    SPENDING,
    START,
    STOP,
    SYMBOL,
    TAKE,
    TAXES,
    TILE,
    TRADE,
    TRADED,
    TURN,
    VISIT,
)
from ..table import Table
from .ball import announce, next_guest, return_card, spend_purses
from .building import choose_site, raise_structure
from .decade import advance, begin_turn, end_turn, give_card
from .deeds import (
    ask_for_purses,
    bribe,
    collect,
    donate,
    done,
    give,
    pray,
    want,
)
from .expanding import finish_expansion, place_tile, take_up
from .men import arrive, pay, send, visit
from .playing import play
from .purse import earn, tiles_in_bag, tiles_in_hand
from .scandals import (
    cards_unseen,
    deal_from_under,
    drawn_cards,
    has_card_to_play,
    keep_all,
    keep_card,
    look_at,
    may_deal,
)
from .setup import begin_match, choose, hand_out


def apply(t: Table, seat: Seat, action: int) -> None:
    """2.1 Carry out one decision, or one draw, and all that follows without a decision."""
    if t.phase == CHOOSE:
        choose(t, seat, action - CHOSEN)
    else:
        decide(t, seat, action)
    while t.phase == SETTLED:
        go_on(t, seat)


def decide(t: Table, seat: Seat, action: int) -> None:
    """2.1 One decision, or one draw, by itself."""
    asked = t.phase
    t.phase = SETTLED
    if asked == START:
        t.phase = CHOOSE
        begin_match(t, action - BEGINS)
    elif asked == FILL:
        draw(t, action - TILE)
    elif asked == DEAL:
        t.stack[action - CARD] -= 1
        look_at(t, action - CARD)
    elif asked == TURN:
        do(t, seat, action)
    elif asked == EXPAND:
        expand(t, seat, action)
    elif asked == CELL:
        place_tile(t, seat, action - AT)
    elif asked == SITE:
        raise_structure(t, seat, action - AT)
    elif asked == TRADE:
        t.phase = TRADE
        give(t, seat, action - GIVE)
    else:
        answer(t, seat, action, asked)


def answer(t: Table, seat: Seat, action: int, asked: int) -> None:
    """2.1 An answer to what is asked more seldom."""
    if asked == KEEP_ONE:
        choose_card(t, seat, action)
    elif asked == MAN:
        send(t, seat, action)
    elif asked == HOUSE:
        visit(t, action - VISIT)
    elif asked == SYMBOL:
        arrive(t, seat, action - AT)
    elif asked == PAY:
        t.phase = PAY
        pay(t, seat, action - GIVE)
    elif asked == SPENDING:
        spend(t, seat, action - SPEND)
    elif asked == RETURNING:
        return_or_stop(t, seat, action)
    elif action == STOP:
        done(t)
    elif asked == DONATION:
        donate(t, seat, action - DONATE)
    else:
        pray(t, seat, action - GIVE)


def draw(t: Table, kind: int) -> None:
    """1.4 A tile comes from the bag."""
    t.bag[kind] -= 1
    t.hand[t.asked][kind] += 1
    t.to_draw -= 1


def choose_card(t: Table, seat: Seat, action: int) -> None:
    """5.1 and 5.3 One card is kept, or all are."""
    if action == KEEP_ALL:
        keep_all(t, seat)
    else:
        keep_card(t, seat, action - KEEP)


def do(t: Table, seat: Seat, action: int) -> None:
    """2.1 A trade, a card, the action of the turn, or its end."""
    if action == END:
        end_turn(t)
    elif action >= TAKE:
        want(t, action - TAKE)
    elif action >= PLAY:
        play(t, seat, action - PLAY)
    elif action >= DONATE:
        donate(t, seat, action - DONATE)
    elif action == LEISURE:
        earn(t, seat, OF_LEISURE, 1)
        t.acted = 1
    elif action >= TAXES:
        ask_or_collect(t, seat, FOR_TAXES if action == TAXES else FOR_LANDS)
    elif action >= BRIBE:
        bribe(t, seat, action - BRIBE + 1)
    elif action >= BUILD:
        choose_site(t, action - BUILD, False)
    else:
        take_up(t, seat, action - PLACE)


def ask_or_collect(t: Table, seat: Seat, reason: int) -> None:
    """4.5 and 4.6 Whoever has purses is asked how many are returned."""
    if not ask_for_purses(t, seat, reason):
        collect(t, seat, 0)


def expand(t: Table, seat: Seat, action: int) -> None:
    """4.1 Another tile, or no more."""
    if action == STOP:
        finish_expansion(t)
    else:
        take_up(t, seat, action - PLACE)


def spend(t: Table, seat: Seat, purses: int) -> None:
    """4.5, 4.6 and 6.2 Purses are returned."""
    if t.spending == FOR_BALL:
        spend_purses(t, seat, purses)
    else:
        collect(t, seat, purses)


def return_or_stop(t: Table, seat: Seat, action: int) -> None:
    """6.2 Another card, or no more."""
    if action == STOP:
        announce(t, seat)
    else:
        return_card(t, seat, action - RETURN)


def go_on(t: Table, seat: Seat) -> None:
    """2.1 The next step without a decision, after what the seat, or chance, has done."""
    if t.to_draw > 0:
        draw_next(t)
    elif t.to_deal > 0:
        deal_next(t)
    elif t.drawn[0] != NO_CARD:
        look(t)
    elif t.turn == 0 and t.waiting > 0:
        hand_out(t)
    elif t.at_turn == 1:
        play_on(t, seat)
    elif t.guests > 0:
        next_guest(t)
    else:
        after_turn(t)


def draw_next(t: Table) -> None:
    """2.1 A tile from the bag; nothing makes up for those that are missing."""
    if tiles_in_bag(t) > 0:
        t.phase = FILL
    else:
        t.to_draw = 0


def deal_next(t: Table) -> None:
    """5.1 A card from the stack, as long as there is one."""
    if not may_deal(t):
        t.to_deal = 0
    elif cards_unseen(t) > 0:
        t.phase = DEAL
    else:
        deal_from_under(t)


def look(t: Table) -> None:
    """5.1 A single card is kept; of several one is chosen."""
    if drawn_cards(t) == 1:
        keep_card(t, t.asked, 0)
    else:
        t.phase = KEEP_ONE


def play_on(t: Table, seat: Seat) -> None:
    """2.1 The turn goes on; it ends by itself once everybody can see that nothing more can be done.

    After a draw the player first sees what came.
    """
    t.asked = t.player
    if seat != CHANCE and t.acted == 1 and tiles_in_hand(t, t.player) < TRADED and not has_card_to_play(t, t.player):
        end_turn(t)
    else:
        t.phase = TURN


def after_turn(t: Table) -> None:
    """2.3 to 2.5 The first turn; after a ball the counter moves on; after a scoring everybody gets a card."""
    if t.turn == 0:
        begin_turn(t, t.starter)
    elif SPACE_KINDS[t.space] == SCORING:
        give_card(t)
    else:
        advance(t)
