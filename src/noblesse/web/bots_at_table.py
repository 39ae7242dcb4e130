"""Bots that sit at tables: whose turn it is, when their move is shown, and hints for people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from noblesse.bots import Look, Stop
from noblesse.core import Action, Seat
from noblesse.play import Match
from noblesse.web.levels import USUAL
from noblesse.web.tables import Hint, LiveTable
from noblesse.web.thinkers import EASY, Question, Thinkers

WITHIN_TURN: Final = 1 / 3
"""Share of the pace between two decisions of one turn."""
RETRY_SECONDS: Final = 5.0

Place = tuple[str, Seat]
"""A table by its id, and a seat at it."""
Play = Callable[[LiveTable, Seat, Action, int], Awaitable[object]]
"""Carries out an action of a seat whose decision opened at an event."""

log = logging.getLogger("noblesse.web")


class BotsAtTables:
    """Keeps every bot at work that a table waits for.  Where several are awaited, none waits for another."""

    def __init__(self, thinkers: Thinkers, play: Play) -> None:
        self._thinkers, self._play = thinkers, play
        self._tasks: dict[Place, asyncio.Task[None]] = {}
        self._hints: set[asyncio.Task[None]] = set()
        self._thoughts: dict[Place, tuple[Match, int, Stop]] = {}

    def look(self, table: LiveTable) -> None:
        """The table has changed: drop thoughts that are for nothing now, and begin those that are needed."""
        for (name, seat), (match, opened, stop) in self._thoughts.items():
            if name == table.id and not _stands(table, match, seat, opened):
                stop.set()
        waiting = waiting_bots(table)
        table.thinking = set(waiting)
        for seat in waiting:
            if (table.id, seat) not in self._tasks:
                self._tasks[table.id, seat] = asyncio.create_task(self._serve(table, seat))

    def at_work(self, table: LiveTable) -> bool:
        """Does a bot think or wait for its moment here?"""
        return any(name == table.id for name, _ in self._tasks)

    async def _serve(self, table: LiveTable, seat: Seat) -> None:
        """Let the bot decide as long as it is awaited."""
        loop, share = asyncio.get_running_loop(), 1.0
        try:
            while seat in waiting_bots(table) and not table.gone:
                went = await self._attempt(table, seat, loop.time() + share * table.pace)
                share = WITHIN_TURN if went else 1
        finally:
            del self._tasks[table.id, seat]

    async def _attempt(self, table: LiveTable, seat: Seat, due: float) -> bool:
        """Decide; after a fault, of the disk perhaps, wait a little: nobody else would wake the bot again."""
        try:
            return await self._decide(table, seat, due)
        except Exception:
            log.exception("a bot at table %s could not play and will try again", table.id)
            await asyncio.sleep(RETRY_SECONDS)
            return False

    async def _decide(self, table: LiveTable, seat: Seat, due: float) -> bool:
        """Think, wait for the moment, play; nothing comes of it if the decision is no longer open."""
        match = table.match
        assert match is not None
        opened, stop = match.opened(seat), Stop()
        self._thoughts[table.id, seat] = (match, opened, stop)
        try:
            look = await self._look(match, seat, table.holders[seat].spec, stop)
        finally:
            del self._thoughts[table.id, seat]
        while _stands(table, match, seat, opened) and (rest := due - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(rest, 0.1))
        if not _stands(table, match, seat, opened):
            return False
        await self._play(table, seat, look.action, opened)
        return True

    async def _look(self, match: Match, seat: Seat, spec: str, stop: Stop) -> Look:
        state, source = match.for_bot(seat)
        try:
            return await self._thinkers.ask(Question(spec, state, seat, source, stop))
        except Exception:
            log.exception("the bot %s failed; an easier one answers", spec)
            return await self._thinkers.ask(Question(EASY, state, seat, source, stop))

    def hint(self, table: LiveTable, seat: Seat) -> None:
        """Begin to think what the search bot would do for this seat, which is awaited."""
        if seat in table.asked or seat in table.hints:
            return
        table.asked.add(seat)
        table.changed()
        task = asyncio.create_task(self._hint(table, seat))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, table: LiveTable, seat: Seat) -> None:
        match = table.match
        assert match is not None
        opened = match.opened(seat)
        state, source = match.for_bot(seat)
        try:
            look = await self._thinkers.ask(Question(USUAL, state, seat, source, Stop()))
            if _stands(table, match, seat, opened):
                table.hints[seat] = describe(match, seat, look)
        except Exception:
            log.exception("no hint at table %s", table.id)
        finally:
            table.asked.discard(seat)
            table.changed()

    async def close(self) -> None:
        """Send all bots home."""
        tasks = [*self._tasks.values(), *self._hints]
        self._thinkers.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def waiting_bots(table: LiveTable) -> list[Seat]:
    """The bots the match waits for."""
    if table.match is None or table.match.over:
        return []
    return [seat for seat in table.match.awaited() if table.holders[seat].kind == "bot"]


def _stands(table: LiveTable, match: Match, seat: Seat, opened: int) -> bool:
    """Is it still this decision that is asked for?"""
    return table.match is match and not match.over and seat in match.awaited() and match.opened(seat) == opened


def describe(match: Match, seat: Seat, look: Look) -> Hint:
    """The hint in the words the seat reads on its page."""
    target = next(target for target in match.choices(seat) if target.action == look.action)
    state, _ = match.for_bot(seat)
    place = match.game.actions.place(state.table, seat, look.action)
    return Hint(seat, look.action, place, target.label, target.gain, look.share or 0.0, match.opened(seat))
