"""Zones of control as sets of hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from blitz_desktop.core.board import Board, Hex


def zone_of_control(
    board: Board, projectors: Iterable[Hex], extends: Callable[[Hex, Hex], bool]
) -> frozenset[Hex]:
    """The hexes adjacent to a projecting hex into which its zone extends."""
    return frozenset(
        beyond for hex_ in projectors for beyond in board.neighbours(hex_) if extends(hex_, beyond)
    )
