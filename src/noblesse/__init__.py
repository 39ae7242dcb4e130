"""Noblesse: board games of court and estate, to play, to study and to teach a bot."""

from noblesse.games import load, names

__all__ = ["load", "names"]
__version__ = "0.1.0"
