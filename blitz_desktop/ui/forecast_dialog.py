"""All that a forecast says, in a window of its own that stays open while the answer is made."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.words import labelled
from blitz_desktop.ui import theme
from blitz_desktop.ui.forecast_view import ForecastView
from blitz_desktop.ui.layouts import room_over

_WIDTH, _AIR = 720, 48


class ForecastDialog(QDialog):
    """A window beside the decision: the calculation, the chances, and the table with its column lit.

    Attributes:
        label: The answer it is about.
        forecast: What it shows.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = ""
        self.forecast = ForecastView()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(self.forecast, 1)
        layout.addWidget(buttons)

    def show_forecast(self, forecast: Forecast) -> None:
        """Show what the answer would bring as it is now."""
        self.setWindowTitle(labelled(self.label, forecast.title))
        self.forecast.show_forecast(forecast)
        if not self.isVisible():
            room, wanted = room_over(self, air=_AIR), self.sizeHint()
            width = max(theme.scaled(_WIDTH), wanted.width())
            self.resize(min(width, room.width()), min(wanted.height(), room.height()))
            self.show()
