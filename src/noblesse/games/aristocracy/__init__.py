"""Aristocracy by Reiner Knizia: turn over the land, call a kind, and let markers earn fish, regions and towns."""
