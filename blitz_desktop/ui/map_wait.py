"""A word while the map is still being drawn."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from blitz_desktop.core.language import say
from blitz_desktop.ui.board.scene import BoardScene


class MapWait(QLabel):
    """Says that the map is being drawn until there is a first picture of it."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(say("Drawing the map…"))
        self._scene = scene
        for signal in (scene.map_changed, scene.view_shown, scene.board_changed):
            signal.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setHidden(self._scene.is_map_drawn)
