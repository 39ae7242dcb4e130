"""The rulebook of Aristocracy as examples."""
