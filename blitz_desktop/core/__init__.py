"""Shared mechanics and contracts of every game: pure, without files, clocks, Qt or any game's name."""
