"""From a request to an answer: pages, regions, redirects and refusals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from noblesse import games
from noblesse.core import Game, UnknownName, WrongSetup
from noblesse.web import assets, pages
from noblesse.web.errors import Denied
from noblesse.web.guests import Guest, whole
from noblesse.web.hub import Hub
from noblesse.web.posts import LONGEST_PLACE, Post, TablePost, fields_of, local_path
from noblesse.web.regions import regions
from noblesse.web.sessions import TABLES, Visit
from noblesse.web.setting_up import chosen_table, quick_table
from noblesse.web.tables import LiveTable

Endpoint = Callable[[Request], Awaitable[Response]]
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}

log = logging.getLogger("noblesse.web")


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _visit(request: Request) -> Visit:
    visit: Visit = request.scope["visit"]
    return visit


def _is_live(request: Request) -> bool:
    """Is it the script of an open page that asks?"""
    return request.headers.get("x-live") == "1"


def _game(request: Request) -> Game:
    try:
        return games.load(request.path_params["game"])
    except UnknownName:
        raise Denied(HTTPStatus.NOT_FOUND, "There is no such game on the shelf.") from None


# Pages


async def home(request: Request) -> Response:
    """The shelf, and the tables one may go to."""
    guest = _visit(request).guest
    return HTMLResponse(pages.home(guest, *await _hub(request).home(guest.id)))


async def new(request: Request) -> Response:
    """The form for a new table."""
    return HTMLResponse(pages.new_table(_visit(request).guest, _game(request), dict(request.query_params)))


async def rules(request: Request) -> Response:
    """The rules of a game."""
    return HTMLResponse(pages.rules(_visit(request).guest, _game(request)))


async def table(request: Request) -> Response:
    """A table: now, after a ply (``at``), or with a note on a piece (``about``)."""
    seated = await _hub(request).get(request.path_params["id"])
    return _table_page(request, seated, HTTPStatus.OK)


async def record(request: Request) -> Response:
    """The whole record, after the end."""
    match = (await _hub(request).get(request.path_params["id"])).match
    if match is None or not match.over:
        raise Denied(HTTPStatus.FORBIDDEN, "The record is open when the match is over.")
    name = f"{match.game.name}-{request.path_params['id']}.txt"
    return PlainTextResponse(match.record(), headers={"Content-Disposition": f'inline; filename="{name}"'})


async def asset(request: Request) -> Response:
    """Something static; under an address with its version it may be kept for ever."""
    found = assets.find(request.url.path)
    if found is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    headers = {"ETag": f'"{found.version}"', "Vary": "Accept-Encoding", "Content-Type": found.media}
    headers |= FOR_EVER if request.query_params.get("v") == found.version else {"Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.body, headers=headers)


async def health(request: Request) -> Response:
    """Does the server answer?"""
    return PlainTextResponse("ok\n")


# Posts


async def play(request: Request) -> Response:
    """Play now, against bots."""
    return await _open(request, quick_table)


async def set_up(request: Request) -> Response:
    """A new table as the form says."""
    return await _open(request, chosen_table)


async def _open(request: Request, make: Callable[[Game, Guest, dict[str, str]], LiveTable]) -> Response:
    visit = _undenied(request)
    game, fields = _game(request), dict(await fields_of(request))
    try:
        make(game, visit.guest, fields)
    except WrongSetup as error:
        return HTMLResponse(pages.new_table(visit.guest, game, fields, str(error)), HTTPStatus.BAD_REQUEST)
    await visit.sessions.limits.count(TABLES, visit.address)
    laid = await _hub(request).open(make(game, await visit.settle(), fields))
    return _go(request, f"/t/{laid.id}")


async def me(request: Request) -> Response:
    """Change one's name and how one likes the pages."""
    visit = _undenied(request)
    fields = await fields_of(request)
    guest = (await visit.settle()).changed(fields)
    await visit.change(guest)
    _hub(request).rename(guest)
    return _go(request, local_path(fields.get("back") or request.headers.get("referer", "/")))


def table_post(post: TablePost) -> Endpoint:
    """The address for something that is posted to a table."""

    async def endpoint(request: Request) -> Response:
        visit = _undenied(request)
        seated = await _hub(request).get(request.path_params["id"])
        go = await post(Post(_hub(request), visit, seated, await fields_of(request)))
        if _is_live(request) and not go:
            return Response(status_code=HTTPStatus.NO_CONTENT)
        return _go(request, go or f"/t/{seated.id}")

    return endpoint


def _undenied(request: Request) -> Visit:
    """Who asks, unless the guard has something against it."""
    visit = _visit(request)
    if visit.denied is not None:
        raise visit.denied
    return visit


def _go(request: Request, path: str) -> Response:
    return JSONResponse({"go": path}) if _is_live(request) else RedirectResponse(path, HTTPStatus.SEE_OTHER)


# Refusals


async def denied(request: Request, error: Exception) -> Response:
    """A refusal, on the fresh page of the table where there is one."""
    assert isinstance(error, Denied)
    name = request.path_params.get("id", "")
    if name and error.status != HTTPStatus.NOT_FOUND:
        try:
            return _table_page(request, await _hub(request).get(name), error.status, error.says)
        except Denied:
            pass
    return _problem(request, error.status, error.says)


async def http_problem(request: Request, error: Exception) -> Response:
    """An address that leads nowhere."""
    status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.NOT_FOUND
    wrong_way = status == HTTPStatus.METHOD_NOT_ALLOWED
    says = "This address is for buttons; go back and press one." if wrong_way else "There is nothing at this address."
    return _problem(request, status, says)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours."""
    return _problem(
        request, HTTPStatus.INTERNAL_SERVER_ERROR, "Something went wrong here; nothing that was stored is lost."
    )


def _problem(request: Request, status: int, says: str) -> Response:
    if _is_live(request):
        return JSONResponse({"says": says, "regions": {}}, status)
    visit = request.scope.get("visit")
    return HTMLResponse(pages.problem(visit.guest if visit else Guest(), status, says), status)


def _table_page(request: Request, seated: LiveTable, status: HTTPStatus, error: str = "") -> Response:
    guest = _visit(request).guest
    viewer, about = seated.seat_of(guest.id), request.query_params.get("about", "")[:LONGEST_PLACE]
    at = None if error else _ply(seated, request.query_params.get("at", ""))
    if _is_live(request):
        fresh = regions(seated, viewer, at=at, error=error, about=about, whole=True)
        return JSONResponse({"seq": seated.seq, "says": error, "regions": fresh}, status)
    return HTMLResponse(pages.table_page(seated, viewer, guest, at=at, error=error, about=about), status)


def _ply(seated: LiveTable, text: str) -> int | None:
    """The ply a page asks for; the nearest there is, and now if it asks for none."""
    number = whole(text)
    return None if number is None or seated.match is None else min(max(number, 0), seated.match.ply)
