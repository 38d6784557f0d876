"""Long runs of random mouse and key events over the real program."""
