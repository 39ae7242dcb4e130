"""A game that does nothing but reckon with sets of one, two and five words."""
