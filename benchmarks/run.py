"""``make bench``: measure every game against what is wanted of it, print a table, and write docs/benchmarks.md.

What ``load`` and ``strength`` measured last is added from their result files.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.pushes import Rendering, measure_pushes
from benchmarks.wanted import wanted
from noblesse.arena.speed import ROUNDS, Speed, measure, names_to_measure

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "benchmarks.md"

OWARE: Final = 3.62e6
"""Decisions a second of oware on the machine on which absolute targets were set."""
PUSH_MS: Final = 5
"""Milliseconds for a push."""
ENOUGH_PLAIN: Final = 300_000
"""Plies a second beyond which uncompiled rules need no comparison."""


class Row(NamedTuple):
    """One line of the table."""

    what: str
    value: str
    target: str
    ok: bool | None
    """Was the target reached?  None where there is none, or nothing to compare with."""

    @property
    def mark(self) -> str:
        """The last cell."""
        return {True: "yes", False: "NO", None: "–"}[self.ok]


def rows_of(speed: Speed) -> Iterator[Row]:
    """What was measured of one game, with its targets."""
    oware, driven = speed.openspiel_plies_per_s, speed.openspiel_steps_per_s
    ratio = speed.plies_per_s / speed.plain_plies_per_s
    plain = wanted(speed.game).plain
    name = f"{speed.game}, {speed.seats} seats"
    yield _ratio(
        f"{name}: random playouts, plies/s", speed.plies_per_s, oware, wanted(speed.game).oware, "oware in its C++ loop"
    )
    yield Row(
        "… beside the same loop uncompiled",
        f"{ratio:.0f} × {speed.plain_plies_per_s:,.0f}",
        f"at least {plain:g} ×, or {ENOUGH_PLAIN:,} plies/s uncompiled",
        ratio >= plain or speed.plain_plies_per_s > ENOUGH_PLAIN,
    )
    yield _ratio("`State` from Python, decisions/s", speed.steps_per_s, driven, 1, "oware driven from Python")
    yield _scaled("clone of a `State`", speed.clone_ns, 250, "ns", oware)
    share = speed.search_iterations_per_s * speed.mean_plies / speed.plies_per_s
    yield Row(
        "search at the opening, whole rollouts, iterations/s",
        f"{speed.search_iterations_per_s:,.0f} = {share:.2f} × plies/s ÷ {speed.mean_plies:.0f} plies",
        "at least 0.7 ×",
        share >= 0.7,
    )
    yield Row(
        "two threads of playouts, CPU time per ply",
        f"{speed.threads_cost:.2f} × one thread's (done {speed.threads_speedup:.2f} × as fast)",
        "at most 1.15 ×",
        speed.threads_cost <= 1.15,
    )
    yield _scaled("import and first legal moves", speed.import_ms, 60, "ms", oware)


def rows_of_pushes(rendering: Rendering, oware: float | None) -> Iterator[Row]:
    """How long a late table of one game takes to be rendered."""
    what = f"{rendering.game}, {rendering.seats} seats: a push of a late table rendered, 19 of 20 within"
    yield _scaled(f"{what} (median {rendering.median_ms:.1f} ms)", rendering.most_ms, PUSH_MS, "ms", oware, digits=1)


def _ratio(what: str, value: float, other: float | None, least: float, named: str) -> Row:
    if other is None:
        return Row(what, f"{value:,.0f}", f"at least {least:g} × {named} (not installed)", None)
    text = f"{value:,.0f} = {value / other:.1f} × {other:,.0f}"
    return Row(what, text, f"at least {least:g} × {named}", value >= least * other)


def _scaled(what: str, value: float, wanted: float, unit: str, oware: float | None, *, digits: int = 0) -> Row:
    """A time, with what it would be on the machine on which its target was set."""
    if oware is None:
        return Row(what, f"{value:.{digits}f} {unit}", f"at most {wanted:.0f} {unit}", value <= wanted)
    scaled = value * oware / OWARE
    said = f"{value:.{digits}f} {unit} (scaled: {scaled:.{digits}f})"
    return Row(what, said, f"at most {wanted:.0f} {unit}, scaled", scaled <= wanted)


def rows_elsewhere() -> Iterator[Row]:
    """What the other scripts left behind."""
    for row in _read("load", {"rows": []})["rows"]:
        yield Row(row["what"], row["value"], row["target"], row["ok"])
    for one in _read("strength", []):
        low, high = one["interval"]
        yield Row(
            f"{one['game']}, {one['seats']} seats: `{one['bot']}` against `{one['against']}`, wins",
            f"{one['share']:.1%} ({low:.1%} to {high:.1%}) of {one['games']}",
            f"at least {one['wanted']:.0%}",
            one["share"] >= one["wanted"],
        )


def _keep(name: str, measured: Sequence[Any]) -> None:
    text = json.dumps([asdict(one) for one in measured], indent=1)
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def _read(name: str, missing: object) -> Any:
    file = HERE / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else missing


INTRODUCTION: Final = f"""\
# Benchmarks

Written by `make bench`, which measures speed itself and adds what `python -m benchmarks.load` (the server, the weight
of a page) and `make strength` measured last.

CPU time of one core, median of {ROUNDS} interleaved rounds, ratios within one run. "oware" is OpenSpiel's game with two
uniformly random bots, in its own C++ loop or driven from Python with `legal_actions` and `apply_action`. Playouts count
every ply, chance included; `State` from Python counts decisions only, and the time of what chance deals in between.
Times are compared with their targets as if oware ran at {OWARE / 1e6:.2f} M decisions/s, as it did where they were set.
"""


def page(rows: Iterable[Row]) -> str:
    """docs/benchmarks.md."""
    lines = [f"| {row.what} | {row.value} | {row.target} | {row.mark} |" for row in rows]
    machine = f"Measured with Python {platform.python_version()} on {platform.system()}, {platform.machine()}."
    return "\n".join(
        [INTRODUCTION, machine, "", "| what | measured | wanted | reached |", "| --- | --- | --- | --- |", *lines, ""]
    )


def show(rows: Iterable[Row]) -> None:
    """Print the table."""
    table = Table("what", "measured", "wanted", "reached", header_style="bold")
    for row in rows:
        table.add_row(*row[:3], row.mark, style="red" if row.ok is False else None)
    Console().print(table)


def measured(names: Sequence[str]) -> list[Speed]:
    """Measure the games, one after the other."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        work = bar.add_task("measuring", total=len(names) * ROUNDS)
        return [measure(name, seats=wanted(name).seats, progress=lambda: bar.advance(work)) for name in names]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, write, tell.  1 where a target was missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("game", nargs="?", help="one game of the shelf (all)")
    parser.add_argument("--page-only", action="store_true", help="write the page anew from what was measured last")
    given = parser.parse_args(arguments)
    if given.page_only:
        speeds = [Speed(**kept) for kept in _read("speed", [])]
        pushes = [Rendering(**kept) for kept in _read("pushes", [])]
    else:
        names = names_to_measure(given.game)
        speeds, pushes = measured(names), [measure_pushes(name) for name in names]
        _keep("speed", speeds)
        _keep("pushes", pushes)
    oware = {speed.game: speed.openspiel_plies_per_s for speed in speeds}
    rows = [row for speed in speeds for row in rows_of(speed)]
    rows += [row for rendering in pushes for row in rows_of_pushes(rendering, oware.get(rendering.game))]
    rows += rows_elsewhere()
    show(rows)
    PAGE.write_text(page(rows), encoding="utf-8")
    return 1 if any(row.ok is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
