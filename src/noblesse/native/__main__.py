"""``python -m noblesse.native [folder ...]``: build in place every game of the shelf and of further folders."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from noblesse import games
from noblesse.native.building import build, targets
from noblesse.native.reading import RulesRefused


def main(arguments: list[str] | None = None) -> int:
    """Build what is not up to date; say what was done.  1 where rules are refused or the compiler fails."""
    parser = argparse.ArgumentParser(prog="python -m noblesse.native", description=__doc__)
    parser.add_argument("folder", nargs="*", type=Path, help="further folders that hold games")
    parser.add_argument("--into", type=Path, help="put what is built here; NOBLESSE_NATIVE names it when it is to run")
    parser.add_argument("--sanitize", action="store_true", help="check every index while it runs; needs --into")
    parser.add_argument("--keep", type=Path, help="leave the C that was written in this folder")
    parser.add_argument("--force", action="store_true", help="build what is up to date, too")
    given = parser.parse_args(arguments)
    if given.sanitize and not given.into:
        parser.error("--sanitize needs --into: it must not replace the fast build")
    folders = [folder.resolve() for folder in given.folder]
    games.__path__ += [str(folder) for folder in folders if str(folder) not in games.__path__]
    all_targets = targets([Path(folder).resolve() for folder in dict.fromkeys(games.__path__)], given.into)
    wanted = [target for target in all_targets if given.force or not target.is_fresh]
    if not wanted:
        print(f"native: {len(all_targets)} modules are up to date")
        return 0
    start = time.perf_counter()
    try:
        build(wanted, sanitize=given.sanitize, keep=given.keep)
    except RulesRefused as refused:
        print(refused, file=sys.stderr)
        return 1
    print(f"native: built {', '.join(target.name for target in wanted)} in {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
