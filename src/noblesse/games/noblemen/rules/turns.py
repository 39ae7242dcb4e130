"""Chapter 2: who decides what, and what follows."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Row, Seat
from noblesse.core.sets import add

from ..box import (
    AT,
    BEGINS,
    BRIBE,
    BUILD,
    CARD,
    CARDS,
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
    KINDS,
    LANDS,
    LEISURE,
    MAN,
    MOST_CHOSEN,
    NO_CARD,
    OF_LEISURE,
    OVER,
    PAY,
    PLACE,
    PLAY,
    PRAYER,
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
from .ball import announce, next_guest, return_card, returns, spend_purses
from .building import builds, choose_site, raise_structure, sites
from .decade import advance, begin_turn, end_turn, give_card
from .deeds import (
    ask_for_purses,
    bribe,
    bribes,
    collect,
    donate,
    donations,
    done,
    gifts,
    give,
    pray,
    prayers,
    purses_to_spend,
    trades,
    want,
)
from .expanding import cells, finish_expansion, next_tiles, place_tile, take_up, tiles_to_place
from .men import arrive, houses, men, pay, send, symbols, visit
from .playing import play, plays
from .purse import earn, tiles_in_bag, tiles_in_hand
from .scandals import (
    cards_unseen,
    choices,
    deal_from_under,
    drawn_cards,
    has_card_to_play,
    keep_all,
    keep_card,
    look_at,
    may_deal,
)
from .setup import begin_match, choose, hand_out


def mover(t: Table) -> Seat:
    """2.1 One decides at a time; only the tiles to begin with are chosen by all at once."""
    if t.phase == OVER:
        return TERMINAL
    if t.phase == START or t.phase == FILL or t.phase == DEAL:
        return CHANCE
    if t.phase == CHOOSE:
        return first_to_choose(t)
    return t.asked


def first_to_choose(t: Table) -> Seat:
    """1.3 The first seat that has not chosen tiles of each kind."""
    seat = 0
    while t.chosen[seat] == KINDS:
        seat += 1
    return seat


def awaits(t: Table, seat: Seat) -> bool:
    """2.1 Must this seat decide now?"""
    return t.chosen[seat] < KINDS if t.phase == CHOOSE else mover(t) == seat


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 What the seat may do now."""
    if not awaits(t, seat):
        return
    if t.phase == TURN:
        may_do(t, seat, out)
    elif t.phase == EXPAND:
        next_tiles(t, seat, out)
    elif t.phase == CELL:
        cells(t, seat, out)
    elif t.phase == SITE:
        sites(t, seat, out)
    elif t.phase == TRADE or t.phase == PAY:
        gifts(t, seat, out)
    elif t.phase == SPENDING:
        purses_to_spend(t, seat, out)
    else:
        may_answer(t, seat, out)


def may_answer(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 Answers to what is asked more seldom."""
    if t.phase == CHOOSE:
        for tiles in range(MOST_CHOSEN + 1):
            add(out, CHOSEN + tiles)
    elif t.phase == KEEP_ONE:
        choices(t, seat, out)
    elif t.phase == MAN:
        men(t, seat, out)
    elif t.phase == HOUSE:
        houses(t, seat, out)
    elif t.phase == SYMBOL:
        symbols(t, out)
    elif t.phase == DONATION:
        donations(t, seat, out)
    elif t.phase == PRAYER:
        prayers(t, seat, out)
    elif t.phase == RETURNING:
        returns(t, seat, out)


def may_do(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 Trades, one card, and exactly one action."""
    trades(t, seat, out)
    plays(t, seat, out)
    if t.acted == 1:
        add(out, END)
        return
    tiles_to_place(t, seat, out)
    builds(t, seat, out)
    bribes(t, seat, out)
    donations(t, seat, out)
    if t.taxed[seat] == 0:
        add(out, TAXES)
    if t.landed[seat] == 0:
        add(out, LANDS)
    add(out, LEISURE)


def weights(t: Table, out: Row) -> None:
    """1.2, 1.4 and 5.1 Every seat, every tile of the bag and every card of the stack is as likely."""
    if t.phase == START:
        for seat in range(t.seats):
            out[BEGINS + seat] = 1
    elif t.phase == FILL:
        for kind in range(KINDS):
            out[TILE + kind] = t.bag[kind]
    elif t.phase == DEAL:
        for card in range(CARDS):
            out[CARD + card] = t.stack[card]


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
