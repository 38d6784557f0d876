"""A replay on the table: one entry after the other, at a speed to choose."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from blitz_desktop.core.language import say
from blitz_desktop.presenter.commands import Command, TimeCommands
from blitz_desktop.presenter.moments import turn_moments
from blitz_desktop.presenter.table import Table


class Playback(QObject):
    """Shows the entries of the line in play one by one; the game itself is left as it is.

    Attributes:
        command: Starts it, and stops it while it runs.

    Signals:
        toggled: It has begun, or has come to a stop (bool).
    """

    toggled = Signal(bool)

    def __init__(self, table: Table, time: TimeCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._time = table, time
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self.set_speed(1.0)
        self.command = Command("play", say("Replay"), self.toggle, self._why_not)

    @property
    def is_running(self) -> bool:
        """Whether it runs."""
        return self._timer.isActive()

    def set_speed(self, a_second: float) -> None:
        """Show so many entries a second."""
        self._timer.setInterval(round(1000 / a_second))

    def toggle(self) -> None:
        """Begin or stop. In the present it begins with the present turn."""
        if self.is_running:
            self.stop()
            return
        session = self._table.session
        if session.is_live:
            here = session.place(session.head)
            before = [moment for moment in turn_moments(session) if session.place(moment) < here]
            self._time.look_at(before[-1])
        self._timer.start()
        self.toggled.emit(True)

    def stop(self) -> None:
        """Stop where it is."""
        if self.is_running:
            self._timer.stop()
            self.toggled.emit(False)

    def _step(self) -> None:
        session = self._table.session
        if not session.is_live:
            self._time.look_on(1)
        if session.is_live:
            self.stop()

    def _why_not(self) -> str:
        session = self._table.session
        return "" if session.place(session.head) else say("Nothing has been played yet.")
