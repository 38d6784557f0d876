"""Blitz Desktop: play published hex-and-counter games on the May 1940 campaign, with their rules enforced."""

from __future__ import annotations

__version__ = "0.1.0"
