"""The application: which address leads where."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy.exc import DatabaseError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ExceptionHandler

from noblesse.web import answers
from noblesse.web.bus import LocalBus
from noblesse.web.database import FolderLock, checkpoint, open_database
from noblesse.web.errors import Denied
from noblesse.web.guard import Guard
from noblesse.web.hub import Hub
from noblesse.web.live import live
from noblesse.web.posts import TABLE_POSTS
from noblesse.web.sessions import Limits, Sessions
from noblesse.web.settings import Settings
from noblesse.web.store import Store
from noblesse.web.thinkers import Thinkers

CHECKPOINT_SECONDS: Final = 10.0
SWEEP_SECONDS: Final = 60.0

ROUTES: Final = (
    Route("/", answers.home),
    Route("/play/{game}", answers.play, methods=["POST"]),
    Route("/new/{game}", answers.new, methods=["GET"]),
    Route("/new/{game}", answers.set_up, methods=["POST"]),
    Route("/rules/{game}", answers.rules),
    Route("/me", answers.me, methods=["POST"]),
    Route("/t/{id}", answers.table),
    Route("/t/{id}/record", answers.record),
    WebSocketRoute("/t/{id}/live", live),
    *(Route(f"/t/{{id}}/{name}", answers.table_post(post), methods=["POST"]) for name, post in TABLE_POSTS.items()),
    Route("/style/{name}", answers.asset),
    Route("/art/{name}", answers.asset),
    Route("/static/{name}", answers.asset),
    Route("/healthz", answers.health),
)

HANDLERS: Final[dict[type[Exception] | int, ExceptionHandler]] = {
    Denied: answers.denied,
    404: answers.http_problem,
    405: answers.http_problem,
    500: answers.failed,
}


def create_app(settings: Settings) -> Guard:
    """The application over the tables of a folder; raises CannotServe if that folder is not to be had.

    The folder is held from now until the application's shutdown.
    """
    lock = FolderLock(settings.folder)
    try:
        store = Store(open_database(settings.folder))
    except BaseException:
        lock.release()
        raise
    sessions = Sessions(store, Limits(settings))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(store, LocalBus(), Thinkers(settings.bot_threads))
        chores = [asyncio.create_task(_checkpoints(settings)), asyncio.create_task(_sweeps(hub))]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await hub.bots.close()
            store.close()
            lock.release()

    inner = Starlette(
        routes=ROUTES,
        middleware=[Middleware(GZipMiddleware, minimum_size=700, compresslevel=6)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    return Guard(inner, sessions, settings)


async def _checkpoints(settings: Settings) -> None:
    """Keep the write-ahead log short, in a thread, since it waits for the disk; a full one may have room later."""
    while True:
        await asyncio.sleep(CHECKPOINT_SECONDS)
        with suppress(OSError, DatabaseError):
            await asyncio.to_thread(checkpoint, settings.folder)


async def _sweeps(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hub.sweep()
