"""Computer opponents and the runner that plays whole games without a window."""
