"""How a view of Masque is drawn: a parquet floor, niches with the masks that are worn, the viewer's hand."""

from .lid import lid
from .sheet import sheet, text
from .svg import draw, facts, layers, strip, tray

__all__ = ["draw", "facts", "layers", "lid", "sheet", "strip", "text", "tray"]
