"""The games: one pure package each, built from `core` and unaware of one another."""
