"""Layers of the table that can be shown or hidden."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from PySide6.QtCore import QObject, Signal


class Layer(StrEnum):
    """A layer; its value is its name in settings."""

    NUMBERS = "numbers"
    NAMES = "names"
    RELIEF = "relief"
    TEXTURES = "textures"
    GRID = "grid"
    SEAMS = "seams"
    EDGES = "edges"
    SITES = "sites"
    CONTROL = "control"
    COUNTERS = "counters"


MAP_LAYERS = frozenset(
    {
        *(Layer.NUMBERS, Layer.NAMES, Layer.RELIEF, Layer.TEXTURES, Layer.GRID),
        *(Layer.SEAMS, Layer.EDGES, Layer.SITES),
    }
)
"""Layers that are printed on the map, as against laid upon it."""


class Layers(QObject):
    """Which layers show.

    Signals:
        changed: A layer was shown or hidden.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hidden: frozenset[Layer] = frozenset()

    def __iter__(self) -> Iterator[Layer]:
        return (layer for layer in Layer if layer not in self._hidden)

    def is_shown(self, layer: Layer) -> bool:
        """Whether a layer shows."""
        return layer not in self._hidden

    def show(self, layer: Layer) -> None:
        """Show a layer."""
        self._set(layer, self._hidden - {layer})

    def hide(self, layer: Layer) -> None:
        """Hide a layer."""
        self._set(layer, self._hidden | {layer})

    def toggle(self, layer: Layer) -> None:
        """Show a hidden layer, hide a shown one."""
        if self.is_shown(layer):
            self.hide(layer)
        else:
            self.show(layer)

    @property
    def printed(self) -> frozenset[Layer]:
        """The shown layers of the map itself."""
        return MAP_LAYERS - self._hidden

    def _set(self, layer: Layer, hidden: frozenset[Layer]) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            self.changed.emit(layer)
