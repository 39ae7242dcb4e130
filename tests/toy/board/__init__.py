"""How a view of Masque is drawn: a parquet floor, niches with the masks that are worn, the viewer's hand beside it."""

from .hand import tray
from .lid import lid
from .sheet import sheet, text
from .svg import draw, facts, layers, strip

TRAY = "beside"
"""Where there is room the hand lies beside the floor."""

__all__ = ["TRAY", "draw", "facts", "layers", "lid", "sheet", "strip", "text", "tray"]
