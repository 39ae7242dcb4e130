"""The rulebook of Notre Dame as examples."""
