"""How long it takes from the command to the first legal moves."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

FIRST_MOVES: Final = """
import noblesse
state = noblesse.load({name!r}).new_state({seats})
state.legal_actions()
"""


def import_ms(name: str, seats: int) -> float:
    """CPU time of a fresh Python that lists the first legal moves, beyond one that does nothing, in milliseconds."""
    return 1000 * (_seconds(FIRST_MOVES.format(name=name, seats=seats)) - _seconds("pass"))


def _seconds(program: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", program], check=True, stderr=subprocess.DEVNULL)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system
