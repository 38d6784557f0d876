"""A game being played: its history, undo and redo, journal, save files and replay."""
