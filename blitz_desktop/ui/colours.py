"""The colours of the armies: as printed, or for colour-blind eyes."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from blitz_desktop.core.language import say
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.counters.palettes import PaletteVariant
from blitz_desktop.ui.panel_desk import PanelDesk
from blitz_desktop.ui.portraits import use_colours
from blitz_desktop.ui.settings import Settings


class ColourDesk(QObject):
    """Shows counters on the map and in the panels in the colours chosen."""

    def __init__(self, parent: QObject, scene: BoardScene, panels: PanelDesk, settings: Settings) -> None:
        super().__init__(parent)
        self._scene, self._panels, self._settings = scene, panels, settings

    def show(self) -> None:
        """Show the colours that were chosen last."""
        variant = self._settings.palette_variant()
        use_colours(variant)
        self._scene.set_palette_variant(variant)

    def fill_menu(self, menu: QMenu) -> None:
        """Let the colours be chosen in a menu."""
        action = menu.addAction(say("&Colour-blind palette"))
        action.setCheckable(True)
        action.setChecked(self._settings.palette_variant() is PaletteVariant.COLOUR_BLIND)
        action.toggled.connect(self._choose)

    def _choose(self, is_safe: bool) -> None:
        variant = PaletteVariant.COLOUR_BLIND if is_safe else PaletteVariant.PRINTED
        self._settings.choose_palette_variant(variant)
        self.show()
        self._panels.refresh()
