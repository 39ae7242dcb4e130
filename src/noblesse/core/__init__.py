"""What a game is, whichever game it is."""

from noblesse.core.errors import BadNotation, IllegalAction, NoblesseError, UnknownName, WrongSetup
from noblesse.core.game import Game
from noblesse.core.kernel import (
    ALL,
    CHANCE,
    NOBODY,
    TERMINAL,
    Action,
    Kernel,
    Option,
    Ply,
    Prompt,
    Seat,
    Told,
    Words,
)
from noblesse.core.plain import PlainState
from noblesse.core.sets import Bits
from noblesse.core.source import Source, below
from noblesse.core.state import State
from noblesse.core.table import (
    AnyTable,
    BitsRow,
    BitsRows,
    Row,
    Rows,
    bits,
    i8,
    i16,
    i32,
    reveal,
    scratch,
    u8,
    u16,
    u32,
)

__all__ = [
    "ALL",
    "CHANCE",
    "NOBODY",
    "TERMINAL",
    "Action",
    "AnyTable",
    "BadNotation",
    "Bits",
    "BitsRow",
    "BitsRows",
    "Game",
    "IllegalAction",
    "Kernel",
    "NoblesseError",
    "Option",
    "PlainState",
    "Ply",
    "Prompt",
    "Row",
    "Rows",
    "Seat",
    "Source",
    "State",
    "Told",
    "UnknownName",
    "Words",
    "WrongSetup",
    "below",
    "bits",
    "i8",
    "i16",
    "i32",
    "reveal",
    "scratch",
    "u8",
    "u16",
    "u32",
]
