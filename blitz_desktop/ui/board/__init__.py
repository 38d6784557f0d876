"""The table: the printed map, the counters on it and the marks laid over them."""
