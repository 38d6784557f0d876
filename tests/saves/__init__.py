"""Kept samples of every format of saved games."""
