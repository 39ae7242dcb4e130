"""Building in place: every game of the shelf and the loops, skipping what is up to date."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from noblesse.native.fresh import HERE, SUFFIX, is_fresh_game, is_fresh_part
from noblesse.native.reading import Refusal, RulesRefused


@dataclass(frozen=True)
class Target:
    """One module to build."""

    name: str
    """Of the game, or of the part of ``native``."""
    module: str
    folder: Path
    """Where the sources lie."""
    built: Path
    """Where the module goes."""

    @property
    def is_game(self) -> bool:
        return self.module.endswith("._native")

    @property
    def is_fresh(self) -> bool:
        return is_fresh_game(self.built, self.folder) if self.is_game else is_fresh_part(self.built, self.name)

    def make(self, work: Path) -> str:
        """Write its C; return the file's name.  Raises RulesRefused."""
        from noblesse.native.compiling import make_game, make_part

        return make_game(self.module.rpartition(".")[0], work) if self.is_game else make_part(self.name, work)


def parts() -> list[str]:
    """The modules of this folder that are compiled."""
    return sorted(path.stem for path in HERE.glob("*.pyx"))


def targets(shelf: list[Path], into: Path | None = None) -> list[Target]:
    """All there is to build; ``into`` is another place than the sources' own."""
    found = [Target(name, f"noblesse.native.{name}", HERE, (into or HERE) / f"{name}{SUFFIX}") for name in parts()]
    for folder in sorted(
        box.parent for root in shelf for box in root.glob("*/box.py") if (box.parent / "rules").is_dir()
    ):
        place = into / folder.name if into else folder
        found.append(Target(folder.name, f"noblesse.games.{folder.name}._native", folder, place / f"_native{SUFFIX}"))
    return found


def build(wanted: list[Target], *, sanitize: bool = False, keep: Path | None = None) -> None:
    """Compile these; raises RulesRefused once all others are built, or setuptools' errors where the compiler fails."""
    refusals: list[Refusal] = []
    with TemporaryDirectory(prefix="noblesse-") as scratch:
        work = keep or Path(scratch)
        sources = []
        for target in wanted:
            try:
                sources.append((target, target.make(work / target.module)))
            except RulesRefused as refused:
                refusals += refused.refusals
        compile_all(sources, work, sanitize=sanitize)
    if refusals:
        raise RulesRefused(refusals)


def compile_all(sources: list[tuple[Target, str]], work: Path, *, sanitize: bool = False) -> None:
    """Run the C compiler on what was made, on two cores, and put the modules where they belong."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from noblesse.native.compiling import extension

    made = [extension(target.module, source, sanitize=sanitize) for target, source in sources]
    command: Any = build_ext(Distribution({"ext_modules": made}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
    command.parallel = 2
    command.ensure_finalized()
    command.run()
    for target, _ in sources:
        target.built.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.built.with_suffix(".new")
        shutil.copyfile(command.get_ext_fullpath(target.module), fresh)
        fresh.replace(target.built)
