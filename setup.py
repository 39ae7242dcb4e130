"""Compiles the rules of every game of the shelf, and the loops that run them.

Everything else stands in pyproject.toml.  Where there is no C compiler the install succeeds, and games run plain.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))

from noblesse.native.building import targets  # noqa: E402  (the package lies beside this file, not on the path)
from noblesse.native.compiling import extension  # noqa: E402

TARGETS = {target.module: target for target in targets([ROOT / "src" / "noblesse" / "games"])}
BESIDE_PYTHON = "css h html in js mako md pxd pyi pyx svg toml txt typed"
"""Kinds of files that lie in packages and are read while running, or tell whether what is built is up to date."""


class WriteThenCompile(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Writes the C of the rules when it is time to compile it, and not when only a version is asked for."""

    def run(self) -> None:
        for made in self.extensions:
            source = TARGETS[made.name].make(Path(self.build_temp) / made.name)
            made.__dict__.update(extension(made.name, source, optional=True).__dict__)
        self.parallel: int = 2
        super().run()


setup(
    ext_modules=[extension(module, f"{module}.c", optional=True) for module in TARGETS],
    cmdclass={"build_ext": WriteThenCompile},
    package_data={"": [f"*.{kind}" for kind in BESIDE_PYTHON.split()]},
)
