"""Puts the toy on the shelf, before anything imports noblesse; workers of xdist come through here too."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SHELF = Path(__file__).parent

_folders = [folder for folder in os.environ.get("NOBLESSE_SHELF", "").split(os.pathsep) if folder]
if str(SHELF) not in map(os.path.realpath, _folders) and str(SHELF) not in _folders:
    os.environ["NOBLESSE_SHELF"] = os.pathsep.join([*_folders, str(SHELF)])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What drives a browser comes last: its loop stays in the thread, and tests with a loop of their own would fail."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
