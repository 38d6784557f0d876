"""A tour of the table: what each part is for, one after another, shown at the first start and on wish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.ui import theme
from blitz_desktop.ui.settings import brought_into_sight

_SHADE = QColor(0, 0, 0, 120)
_GAP, _EDGE, _MARGIN = 12, 8, 16


@dataclass(frozen=True, slots=True)
class Stop:
    """A part of the window, and what to say about it."""

    part: Callable[[], QWidget]
    title: str
    text: str


class Tour(QWidget):
    """Lies over a window, darkens all but one part of it, and tells about that.

    Signals:
        ended: The player has seen enough.
    """

    ended = Signal()

    def __init__(self, stops: Sequence[Stop], window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._stops = tuple(stops)
        self.place = 0
        self.card = _Card(self)
        self.card.next.clicked.connect(lambda: self._go(1))
        self.card.back.clicked.connect(lambda: self._go(-1))
        self.card.skip.clicked.connect(self.end)
        window.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("Tour of the table"))
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        self._go(0)

    def end(self) -> None:
        """Take the tour off the window."""
        self._window.removeEventFilter(self)
        self.hide()
        self.deleteLater()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the size of the window."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setGeometry(self._window.rect())
            self._put_card()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Take the keys of the tour before the window's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.end()
            case Qt.Key.Key_Left | Qt.Key.Key_Backspace:
                self._go(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._go(1)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade, lit = QPainterPath(), QPainterPath()
        shade.addRect(self.rect())
        lit.addRoundedRect(self.spot(), 6, 6)
        painter.fillPath(shade.subtracted(lit), _SHADE)
        painter.strokePath(lit, QPen(QColor(theme.current().focus_ring), 2))

    def spot(self) -> QRect:
        """The part that is told of, as it lies on the window."""
        part = self._stops[self.place].part()
        rect = QRect(part.mapTo(self._window, QPoint()), part.size())
        return rect.intersected(self.rect().adjusted(2, 2, -2, -2))

    def _go(self, step: int) -> None:
        if self.place + step == len(self._stops):
            self.end()
            return
        self.place = max(0, self.place + step)
        stop = self._stops[self.place]
        self.card.tell(stop, self.place, len(self._stops))
        self._put_card()
        self.card.next.setFocus()
        self.update()

    def _put_card(self) -> None:
        """Beside the part where there is room, else over the middle of it."""
        self.card.adjustSize()
        spot, room = self.spot(), self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        width, height = self.card.width(), self.card.height()
        corners = (
            QPoint(spot.right() + _GAP, spot.top()),
            QPoint(spot.left() - _GAP - width, spot.top()),
            QPoint(spot.left(), spot.bottom() + _GAP),
            QPoint(spot.left(), spot.top() - _GAP - height),
            spot.center() - QPoint(width // 2, height // 2),
        )
        places = [brought_into_sight(QRect(corner, self.card.size()), [room]) for corner in corners]
        clear = (place for place in places if not place.intersects(spot))
        self.card.move(next(clear, places[-1]).topLeft())


class _Card(QFrame):
    """What is told, with the buttons that lead on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setFixedWidth(theme.scaled(360))
        self.title, self.text, self.count = QLabel(), QLabel(), QLabel()
        self.title.setProperty("role", "heading")
        self.count.setProperty("role", "muted")
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.skip = QPushButton(say("End the tour"))
        self.skip.setProperty("role", "quiet")
        self.back = QPushButton(say("Back"))
        self.next = QPushButton()
        self.next.setProperty("role", "primary")
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        for button in (self.skip, self.back, self.next):
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        layout.setSpacing(10)
        for part in (self.title, self.text):
            layout.addWidget(part)
        layout.addLayout(foot)

    def tell(self, stop: Stop, place: int, stops: int) -> None:
        self.title.setText(stop.title)
        self.text.setText(stop.text)
        self.count.setText(f"{place + 1} / {stops}")
        self.back.setEnabled(place > 0)
        self.next.setText(say("Next") if place + 1 < stops else say("Play"))
        # Wrapped labels tell their height only for a width.
        for label in (self.title, self.text):
            label.setMinimumHeight(label.heightForWidth(self.width() - 2 * _MARGIN))
