"""A game whose rules overrun a row: what the sanitized build is for."""
