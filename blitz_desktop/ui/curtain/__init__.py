"""The curtain between two sides at one table, and the game handed over by file."""
