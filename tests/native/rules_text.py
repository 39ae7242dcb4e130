"""Writes small games whose rules are given as text, for the checker to refuse."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent

from noblesse.native.reading import Refusal, RulesRefused, read_game
from noblesse.native.writing import write_unit

HERE = Path(__file__).parent / "faulty"


def refusals(folder: Path, name: str, body: str, **chapters: str) -> list[Refusal]:
    """What the checker refuses when ``body`` follows the imports of a chapter ``extra`` of a copy of the faulty game.

    ``play(t, action)`` in it is called by the kernel.
    """
    game = folder / name
    (game / "rules").mkdir(parents=True)
    for part in ("__init__.py", "box.py"):
        (game / part).write_text((HERE / part).read_text())
    (game / "table.py").write_text(TABLE)
    kernel = (HERE / "rules" / "__init__.py").read_text()
    kernel = kernel.replace("from ..box", "from .extra import play\nfrom ..box").replace(
        "t.row[action] += 1", "play(t, action)"
    )
    (game / "rules" / "__init__.py").write_text(kernel)
    for chapter, text in {"extra": HEAD + dedent(body), **chapters}.items():
        (game / "rules" / f"{chapter}.py").write_text(text)
    sys.path.insert(0, str(folder))
    try:
        import_module(name)
        write_unit(read_game(name))
    except RulesRefused as refused:
        return refused.refusals
    finally:
        sys.path.remove(str(folder))
    return []


TABLE = """
from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, i16, u8, u32

class Table(AnyTable):
    row: Row = u8[4]
    rows: Rows = i16[3][4]
    large: int = u32
    few: Bits = bits[8]
    many: Bits = bits[200]
    up: BitsRow = bits[8][3]
"""
HEAD = """\
from __future__ import annotations
from noblesse.core import *
from noblesse.core.sets import *
from ..box import *
from ..table import Table
CONSTANT = Bits.of(8, {1})
NUMBERS = (1, 2, 3)
WORDS = ("a", "b")
CHANGES = [1, 2]
"""
LINES = HEAD.count("\n")
