"""The strip that says the table shows the past, with the ways to move about in it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QToolButton, QWidget

from blitz_desktop.core.language import later, say
from blitz_desktop.ui import theme
from blitz_desktop.ui.banner import Banner
from blitz_desktop.ui.icons import icon

TRANSPORT = ("to_start", "turn_back", "step_back", "play", "step_on", "turn_on")
ANSWERS = ("back_to_play", "play_on")
SPEEDS = (
    (0.5, later("½ a second")),
    (1.0, later("1 a second")),
    (2.0, later("2 a second")),
    (5.0, later("5 a second")),
)
"""Entries a second at which a replay may run, with words for them."""


class PastBanner(Banner):
    """Says where the table stands, and goes back and forth.

    Attributes:
        slider: All entries of the line in play that the viewer may look at, the set-up at its left end.

    Signals:
        place_asked: The table is to be shown as it was at a place on the slider.
        speed_chosen: A replay is to run at so many entries a second.
    """

    place_asked = Signal(int)
    speed_chosen = Signal(float)

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(tuple(actions[name] for name in ANSWERS), parent)
        self.transport = {name: _tool(actions[name]) for name in TRANSPORT}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(say("Moment of the game"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.valueChanged.connect(self.place_asked)
        self.speed = QComboBox()
        self.speed.setAccessibleName(say("Speed of the replay"))
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for factor, words in SPEEDS:
            self.speed.addItem(say(words), factor)
        self.speed.setCurrentIndex(1)
        self.speed.currentIndexChanged.connect(lambda: self.speed_chosen.emit(self.speed.currentData()))
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in self.transport.values():
            row.addWidget(button)
        row.addSpacing(6)
        row.addWidget(self.slider, 1)
        row.addSpacing(6)
        row.addWidget(QLabel(say("Speed")))
        row.addWidget(self.speed)
        self.add_row(row)

    def show_place(self, words: str, place: int, last: int) -> None:
        """Say where the table stands; no words hide the strip."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self.say(words)

    def show_playing(self, *, is_playing: bool) -> None:
        """Show whether a replay is running."""
        self.transport["play"].setIcon(icon("pause" if is_playing else "play"))


def _tool(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon(action.objectName()))
    side = theme.scaled(18, most=28)
    button.setIconSize(QSize(side, side))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(action.iconText())

    def follow() -> None:
        button.setEnabled(action.isEnabled())
        button.setToolTip(action.toolTip())

    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()
    return button
