"""Masque: a tiny game with every difficulty a game can have."""
