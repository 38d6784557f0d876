"""Turns clicks and keys into actions, and entries into sentences; knows no toolkit and no game."""
