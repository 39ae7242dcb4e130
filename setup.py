"""Compiles the rules of every game of the shelf, and the loops that run them.

Everything else stands in pyproject.toml.  Where there is no C compiler the install succeeds, and games run plain.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))

from noblesse.native.building import targets  # noqa: E402  (the package lies beside this file, not on the path)
from noblesse.native.compiling import extension  # noqa: E402

WORK = ROOT / "build" / "native"

setup(
    ext_modules=[
        extension(target.module, str(Path(target.make(WORK / target.module)).relative_to(ROOT)), optional=True)
        for target in targets([ROOT / "src" / "noblesse" / "games"])
    ]
)
