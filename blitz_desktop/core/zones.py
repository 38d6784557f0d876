"""Zones of control as sets of hexes."""

from __future__ import annotations

from blitz_desktop.core.hexsets import Crossings, HexSet


def zone_of_control(projectors: HexSet, crossings: Crossings) -> HexSet:
    """The hexes next to a projecting hex into which its zone extends."""
    return crossings.spread(projectors)
