"""Random mouse and key events, sent to windows as the system sends them, so that grabs and pop-ups work."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QMenuBar,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from blitz_desktop.ui.main_window import MainWindow

_BUTTONS = (*[Qt.MouseButton.LeftButton] * 8, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
_PLAIN, _CTRL, _SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
_MODIFIERS = (_PLAIN, _PLAIN, _PLAIN, _CTRL, _SHIFT)
_KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in [
        "Escape",
        "Escape",
        "Return",
        "Space",
        "Tab",
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "Delete",
        "Plus",
        "Minus",
        "0",
        "1",
        "2",
        "7",
        "A",
        "B",
        "E",
        "F",
        "H",
        "M",
        "N",
        "O",
        "P",
        "R",
        "S",
        "T",
        "Y",
        "Z",
        "Z",
        "F1",
        "F11",
        "Question",
        "Menu",
    ]
)
_TARGETS = (QAbstractButton, QAbstractItemView, QComboBox, QMenuBar, QTabBar)


class Monkey:
    """Does one random thing after another, with a seed.

    Attributes:
        events: Events sent so far.
    """

    def __init__(self, seed: int) -> None:
        self.events = 0
        self._random = random.Random(seed)

    def act(self) -> None:
        """Do something to what lies in front."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        front = popup or modal or self._window()
        if front is None or _handle(front) is None:
            return
        if (popup or modal) is not None and self._random.random() < 0.3:
            self._key(front, Qt.Key.Key_Escape, _PLAIN)
            return
        deeds: list[tuple[float, Callable[[QWidget], None]]] = [
            (5, self._click_part),
            (2, self._click_anywhere),
            (3, self._press_key),
            (1, self._roll_wheel),
        ]
        if isinstance(front, MainWindow):
            deeds += [
                (6, self._click_map),
                (7, self._drag),
                (3, self._move),
                (3, self._answer),
                (0.2, self._resize),
            ]
        (deed,) = self._random.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])
        deed(front)

    def _window(self) -> QWidget | None:
        """A window in front of which no question stands: mostly the table."""
        seen = [
            window for window in QApplication.topLevelWidgets() if window.isVisible() and window.isWindow()
        ]
        if not seen:
            return None
        weights = [20 if isinstance(window, MainWindow) else 1 for window in seen]
        (window,) = self._random.choices(seen, weights)
        window.activateWindow()
        return window

    def _click_part(self, front: QWidget) -> None:
        parts = [part for kind in _TARGETS for part in front.findChildren(kind)]
        seen = [part for part in parts if part.isVisible() and part.isEnabled() and part.window() is front]
        if seen:
            part = self._random.choice(seen)
            self._click(front, part.mapTo(front, self._inside(part)))
        else:
            self._click_anywhere(front)

    def _click_anywhere(self, front: QWidget) -> None:
        self._click(front, self._inside(front))

    def _click_map(self, front: QWidget) -> None:
        assert isinstance(front, MainWindow)
        self._click(front, self._place(front))

    def _click(self, front: QWidget, at: QPoint) -> None:
        window, button, modifier = (
            _handle(front),
            self._random.choice(_BUTTONS),
            self._random.choice(_MODIFIERS),
        )
        QTest.mouseMove(window, at)
        if not isValid(window):  # nothing keeps it while events are let through
            return
        QTest.mousePress(window, button, modifier, at)
        if isValid(window):  # the press may have closed it for good
            QTest.mouseRelease(window, button, modifier, at)
        self.events += 3
        if self._random.random() < 0.15 and _is_there(front, window):
            QTest.mouseDClick(window, button, modifier, at)
            self.events += 1

    def _drag(self, front: QWidget) -> None:
        assert isinstance(front, MainWindow)
        window, modifier = _handle(front), self._random.choice(_MODIFIERS)
        button = Qt.MouseButton.LeftButton if self._random.random() < 0.9 else Qt.MouseButton.MiddleButton
        at = self._place(front)
        QTest.mousePress(window, button, modifier, at)
        self.events += 1
        for _ in range(self._random.randint(1, 6)):
            at += QPoint(self._random.randint(-90, 90), self._random.randint(-90, 90))
            if not _is_there(front, window):
                return
            QTest.mouseMove(window, at)
            self.events += 1
            if self._random.random() < 0.04:
                self._press_key(front)
            if not _is_there(front, window):
                return
            if self._random.random() < 0.02:
                self._roll_wheel(front)
        if _is_there(front, window):
            QTest.mouseRelease(window, button, modifier, at)
            self.events += 1

    def _move(self, front: QWidget) -> None:
        """Take a unit that is about to act to one of the places that are lit for it, as a player does."""
        assert isinstance(front, MainWindow)
        canvas, window = front.canvas, _handle(front)
        units = [unit for unit in front.table.ready_units() if unit in front.table.viewpoint.pieces]
        if not units:
            return
        unit = self._random.choice(sorted(units))
        canvas.centre_on(front.table.viewpoint.pieces[unit].at)
        at = canvas.viewport().mapTo(front, canvas.piece_position(unit))
        QTest.mousePress(window, Qt.MouseButton.LeftButton, _PLAIN, at)
        if not _is_there(front, window):
            return
        QTest.mouseMove(window, at + QPoint(12, 12))
        self.events += 2
        gesture = front.controller.gesture if _is_there(front, window) else None
        if gesture is not None:
            places = sorted({*(gesture.reach.legal if gesture.reach else ()), *gesture.targets})
            if places:
                place = self._random.choice(places)
                canvas.ensure_visible(place)
                at = canvas.viewport().mapTo(front, canvas.hex_position(place))
                QTest.mouseMove(window, at)
                self.events += 1
        if _is_there(front, window):
            QTest.mouseRelease(window, Qt.MouseButton.LeftButton, _PLAIN, at)
            self.events += 1

    def _answer(self, front: QWidget) -> None:
        """Press one of the buttons that answer the question of the moment."""
        assert isinstance(front, MainWindow)
        buttons = front.decision_panel.findChildren(QAbstractButton)
        seen = [button for button in buttons if button.isVisible() and button.isEnabled()]
        if seen:
            button = self._random.choice(seen)
            self._click(front, button.mapTo(front, self._inside(button)))

    def _press_key(self, front: QWidget) -> None:
        self._key(front, self._random.choice(_KEYS), self._random.choice(_MODIFIERS))

    def _key(self, front: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        # To the widget, not to the window of the system: QTest goes on to use that after a shortcut has taken
        # it away, as where a floating panel is docked, and the process dies.
        QTest.keyClick(front.focusWidget() or front, key, modifier)
        self.events += 1

    def _roll_wheel(self, front: QWidget) -> None:
        at = self._inside(front)
        target = front.childAt(at) or front
        turn = QPoint(0, self._random.choice((-240, -120, -15, 0, 15, 120, 240)))
        QApplication.sendEvent(
            target,
            QWheelEvent(
                QPointF(target.mapFrom(front, at)),
                QPointF(front.mapToGlobal(at)),
                QPoint(),
                turn,
                Qt.MouseButton.NoButton,
                self._random.choice(_MODIFIERS),
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
        self.events += 1

    def _resize(self, front: QWidget) -> None:
        front.resize(self._random.randint(1000, 1920), self._random.randint(640, 1080))
        self.events += 1

    def _place(self, window: MainWindow) -> QPoint:
        """A point on the map: mostly a counter, else anywhere."""
        canvas = window.canvas
        room = canvas.viewport().rect()
        if self._random.random() < 0.8:
            counters = [canvas.piece_position(unit) for unit in window.table.viewpoint.pieces]
            seen = [place for place in counters if room.contains(place)]
            if seen:
                return canvas.viewport().mapTo(window, self._random.choice(seen))
        return canvas.viewport().mapTo(window, self._inside(canvas.viewport()))

    def _inside(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._random.randrange(max(1, widget.width())), self._random.randrange(max(1, widget.height()))
        )


def _is_there(widget: QWidget, window: QWindow | None) -> bool:
    """Whether a widget and its window of the system have outlived what was done to them."""
    return isValid(widget) and widget.isVisible() and isValid(window)


def _handle(widget: QWidget) -> QWindow | None:
    return widget.window().windowHandle()
