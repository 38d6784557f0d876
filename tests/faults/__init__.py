"""Disks and systems that fail at every step that a game takes on them."""
