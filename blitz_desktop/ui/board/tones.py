"""Colours and patterns of the tones that overlays are drawn in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from blitz_desktop.core.overlays import BAD, GOOD, NEUTRAL, SUPPLY, WARN
from blitz_desktop.ui.theme import Theme

_HATCHES = {WARN: Qt.BrushStyle.BDiagPattern, BAD: Qt.BrushStyle.DiagCrossPattern}
_SIDE_HATCHES = (Qt.BrushStyle.FDiagPattern, Qt.BrushStyle.BDiagPattern)
_HELD_HATCHES = (Qt.BrushStyle.HorPattern, Qt.BrushStyle.VerPattern)
"""Of areas with a heavy border, such as what a side holds, which often lie under or over the others."""


@dataclass(frozen=True)
class Tones:
    """Colours and patterns of tones, for one theme and the sides of one game, each with its colour."""

    theme: Theme
    sides: Mapping[str, str]

    def colour(self, tone: str) -> QColor:
        """The colour of a tone."""
        return QColor(self._named.get(tone) or self.sides.get(tone) or tone)

    def is_side(self, tone: str) -> bool:
        """Whether a tone is the colour of a side."""
        return tone in self.sides

    def hatch(self, tone: str, *, is_outlined: bool) -> Qt.BrushStyle | None:
        """The pattern that tells a tone apart without colour; None for plain ones."""
        if tone in self.sides:
            hatches = _HELD_HATCHES if is_outlined else _SIDE_HATCHES
            return hatches[list(self.sides).index(tone) % len(hatches)]
        return _HATCHES.get(tone)

    @property
    def _named(self) -> dict[str, str]:
        theme = self.theme
        return {
            GOOD: theme.good, WARN: theme.warn, BAD: theme.bad, NEUTRAL: theme.muted, SUPPLY: theme.supply,
        }  # fmt: skip
