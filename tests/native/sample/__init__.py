"""A game for nobody: it uses every feature of the rule subset, and sets of one, two and five words."""
