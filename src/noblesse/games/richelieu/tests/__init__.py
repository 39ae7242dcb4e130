"""The rulebook's examples and the rulings as sentences."""
