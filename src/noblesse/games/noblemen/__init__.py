"""Noblemen: estates, scandals and balls at the court of a queen, for three to five."""
