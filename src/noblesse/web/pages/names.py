"""How tables are called."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

FIRST: Final = tuple(
    "Harbour Linden Candle Heron Abbey Orchard Silver Garden "
    "Lantern Chestnut Copper Winter Crown Falcon Swan Fountain".split()
)
SECOND: Final = tuple(
    "Lane Court Row Quay Steps Gate Street Bridge Corner Hill Square Passage Mews Walk Yard Terrace".split()
)


def table_name(table: str, given: str = "") -> str:
    """The name it was given, or a pleasant one, always the same for the same table."""
    one, other = blake2b(table.encode(), digest_size=2).digest()
    return given or f"{FIRST[one % len(FIRST)]} {SECOND[other % len(SECOND)]}"
