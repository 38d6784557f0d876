"""Makes everything that players download: ``packaging/make TARGET ...``."""
