"""Counters: one vector style for every piece, cached as pixmaps."""
