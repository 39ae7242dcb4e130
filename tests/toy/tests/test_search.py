"""Search where a mask is slipped in secret and a rival decides soon after."""

from __future__ import annotations

from typing import Any

import noblesse
from noblesse.bots.search_bot import SearchBot
from noblesse.core import CHANCE, PlainState, Source, State

toy = noblesse.load("toy")
box: Any = toy.box


def brushing() -> State:
    """Seat 0 holds a fox and a stag and has the floor for one step, which will brush a tile of its rival."""
    table: Any = toy.new_table(2, encore="no")
    toy.rules.setup(table)
    for kind in (4, 2, 3, 0, 0, 0):
        toy.rules.apply(table, CHANCE, kind)
    for seat, kind in ((0, 4), (1, 0)):
        toy.rules.apply(table, seat, box.WEAR + kind)
    for seat, tiles in ((0, (0,)), (1, (2, 24))):
        for tile in tiles:
            table.floor[seat].members |= 1 << tile
            table.free.members ^= 1 << tile
    return toy.state_of(table)


def test_native_and_plain_search_agree_on_what_a_rival_makes_of_a_secret() -> None:
    state = brushing()
    assert toy.native
    assert not isinstance(state, PlainState)
    assert state.worthwhile() == [1, 12, box.SLIP + 2, box.SLIP + 3]
    bot, plain = SearchBot(150), toy.state_of(state.table, plain=True)
    assert bot.look(state, 0, Source(1)) == bot.look(plain, 0, Source(1))
    for each in (state, plain):
        each.apply(box.SLIP + 2)
        each.apply(1)
    assert bot.look(state, 1, Source(1)) == bot.look(plain, 1, Source(1))
