"""Is what was built still what the sources say?  Built files carry a digest of their sources, read without loading."""

from __future__ import annotations

import re
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

HERE = Path(__file__).parent
CORE = HERE.parent / "core"
SUFFIX = EXTENSION_SUFFIXES[0]
HEADERS = [HERE / name for name in ("sets.h", "sets.pxd", "source.h", "source.pxd", "vtable.h", "vtable.pxd")]
WRITERS = [
    HERE / f"{name}.py" for name in ("binding", "compiling", "kinds", "reading", "signatures", "subset", "writing")
]
LANGUAGE = [CORE / "sets.py", CORE / "source.py", CORE / "table.py", HERE / "kernel.pyx.in", *HEADERS, *WRITERS]
"""What every compiled game is made with."""
_STAMP = re.compile(rb"noblesse was built here from ([0-9a-f]{32}): ([^\0]*)\0")


def digest_game(folder: Path, files: list[str]) -> str:
    """The digest of a game: these files of its folder, every chapter, and the language it is written in."""
    chapters = {path.relative_to(folder).as_posix() for path in folder.glob("rules/*.py")}
    return _digest([folder / name for name in sorted(chapters.union(files))] + LANGUAGE)


def digest_part(name: str) -> str:
    """The digest of a module of this folder (``_engine``)."""
    return _digest([HERE / f"{name}.pyx", HERE / f"{name}.pxd", HERE / "_engine.pxd", HERE / "compiling.py", *HEADERS])


def _digest(paths: list[Path]) -> str:
    digest = blake2b(digest_size=16)
    for path in paths:
        text = path.read_bytes() if path.is_file() else b""
        digest.update(b"%s %d\n" % (path.name.encode(), len(text)) + text)
    return digest.hexdigest()


def stamp(digest: str, files: list[str]) -> str:
    """C text that leaves the digest and the files it was taken of in what is built."""
    return (
        "static const char noblesse_stamp[] __attribute__((used)) =\n"
        f'    "noblesse was built here from {digest}: {" ".join(files)}";\n'
    )


def read_stamp(built: Path) -> tuple[str, list[str]] | None:
    """The digest and the files that a built module was made of; None where there is none."""
    try:
        found = _STAMP.search(built.read_bytes())
    except OSError:
        return None
    return (found[1].decode(), found[2].decode().split()) if found else None


def is_fresh_game(built: Path, folder: Path) -> bool:
    """Was this module built from the game's sources as they are now?"""
    found = read_stamp(built)
    return found is not None and found[0] == digest_game(folder, found[1])


def is_fresh_part(built: Path, name: str) -> bool:
    """Was this module of the native folder built from its sources as they are now?"""
    found = read_stamp(built)
    return found is not None and found[0] == digest_part(name)
