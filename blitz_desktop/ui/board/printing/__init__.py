"""The printed map: plates of ink made from a board, and pictures painted from them."""
