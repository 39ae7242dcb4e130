"""Compiling: from rules to C by way of Cython, and what the C compiler is told; errors keep the writer's own lines."""

from __future__ import annotations

import contextlib
import io
import platform
import re
from pathlib import Path
from typing import Any

from noblesse.native.fresh import HERE, digest_game, digest_part, stamp
from noblesse.native.reading import Refusal, RulesRefused, modules_behind, read_game
from noblesse.native.writing import Unit, write_unit

QUIET = ["-Wno-unused-function", "-Wno-stringop-overflow"]
"""Warnings that mean nothing here: gcc takes a seat of -1 for possible where it inlines CHANCE."""
FLAGS = ["-O3", "-ffp-contract=off", *QUIET]
"""No fused multiply-adds: a search chooses the same on every processor."""
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")
SANITIZER = ["-fsanitize=bounds,shift", "-fno-sanitize-recover=all"]
SANITIZER_FLAGS = ["-O1", "-g", *SANITIZER]
SANITIZER_LINK = [*SANITIZER, "-static-libubsan"]
_ERROR = re.compile(r"^(?:.*/)?_native\.pyx:(\d+):\d+: (.*)$", re.MULTILINE)
_LINE = re.compile(r'^#line (\d+) "(?:[^"]*/)?_native\.pyx"$', re.MULTILINE)


def make_game(package: str, work: Path) -> str:
    """Write a game's C into the folder ``work``; return the file's name.  Raises RulesRefused."""
    pages = read_game(package)
    unit = write_unit(pages)
    files = modules_behind(pages.folder)
    work.mkdir(parents=True, exist_ok=True)
    (work / "_native.h").write_text(unit.header, encoding="utf-8")
    (work / "_native.pyx").write_text("\n".join(unit.lines) + "\n", encoding="utf-8")
    (work / "stamp.h").write_text(stamp(digest_game(pages.folder, files), files), encoding="utf-8")
    errors = _translate(work / "_native.pyx", f"{package}._native")
    if errors is not None:
        raise RulesRefused(_own_lines(errors, unit, pages.kernel.__file__))
    made = work / "_native.c"
    made.write_text(_own_directives(made.read_text(encoding="utf-8"), unit, pages.folder.parent), encoding="utf-8")
    return str(made)


def make_part(name: str, work: Path) -> str:
    """Write the C of a module of this folder into ``work``; return the file's name."""
    work.mkdir(parents=True, exist_ok=True)
    source = work / f"{name}.pyx"
    source.write_bytes((HERE / source.name).read_bytes())
    (work / "stamp.h").write_text(stamp(digest_part(name), []), encoding="utf-8")
    errors = _translate(source, f"noblesse.native.{name}")
    if errors is not None:
        raise RuntimeError(errors)
    return str(source.with_suffix(".c"))


def extension(module: str, source: str, *, sanitize: bool = False, optional: bool = False) -> Any:
    """The setuptools extension of a file that was made here."""
    from setuptools import Extension

    work = Path(source).parent
    return Extension(
        module,
        [source],
        include_dirs=[str(HERE), str(work)],
        extra_compile_args=[*(SANITIZER_FLAGS if sanitize else FLAGS), "-include", str(work / "stamp.h")],
        extra_link_args=SANITIZER_LINK if sanitize else [],
        optional=optional,
    )


def _translate(source: Path, module: str) -> str | None:
    """Run Cython; what it complains of, or None."""
    from Cython.Compiler.Main import CompilationOptions, compile_single

    options = CompilationOptions(include_path=[str(HERE.parent.parent)], emit_linenums=True, language_level=3)
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        result = compile_single(str(source), options, full_module_name=module)
    return said.getvalue() if result.num_errors else None


def _own_lines(errors: str, unit: Unit, fallback: str | None) -> list[Refusal]:
    """What Cython said, on the lines the rules were written on."""
    return [
        Refusal(*unit.origins.get(int(line), (Path(fallback or ""), 1)), f"Cython: {says}")
        for line, says in _ERROR.findall(errors)
    ] or [Refusal(Path(fallback or ""), 1, errors)]


def _own_directives(text: str, unit: Unit, shelf: Path) -> str:
    """Point C's line directives at the rules, for the sanitizer, the debugger and the C compiler's messages."""

    def own(directive: re.Match[str]) -> str:
        path, line = unit.origins.get(int(directive[1]), (None, 0))
        return f'#line {line} "{path.relative_to(shelf).as_posix()}"' if path else directive[0]

    return _LINE.sub(own, text)
