"""What the window does about time: the strip over the past, replays, notes and bookmarks in the log."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.commands import TimeCommands
from blitz_desktop.presenter.lines_of_play import LinesOfPlay
from blitz_desktop.presenter.moments import MomentCommands
from blitz_desktop.presenter.table import Table
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.lines_dialog import LinesDialog
from blitz_desktop.ui.panels.log_panel import LogPanel
from blitz_desktop.ui.past_banner import PastBanner
from blitz_desktop.ui.playback import Playback


def ask_note(parent: QWidget, text: str) -> str | None:
    """Ask for the words of a note; None where the player thinks better of it."""
    words, is_given = QInputDialog.getMultiLineText(
        parent, say("Note"), say("Your note on this moment:"), text
    )
    return words.strip() if is_given else None


class TimeDesk(QObject):
    """Binds the commands of time, and keeps strip and log to them.

    Attributes:
        banner: The strip; hidden while the present is shown.
        playback: The replay.
        moments: Turns, bookmarks and notes.
    """

    def __init__(
        self, window: QWidget, table: Table, time: TimeCommands, actions: Actions, log: LogPanel
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._time = window, table, time
        self.playback = Playback(table, time, self)
        self.moments = MomentCommands(table, time, lambda text: ask_note(window, text))
        actions.bind(time.step_back, ["Alt+Left"])
        actions.bind(time.step_on, ["Alt+Right"])
        actions.bind(time.back_to_play, ["Alt+End"])
        actions.bind(time.play_on)
        actions.add("all_lines", say("&All lines of play…"), self.ask_line)
        actions.bind(self.moments.to_start, ["Alt+Home"])
        actions.bind(self.moments.turn_back, ["Alt+PgUp"])
        actions.bind(self.moments.turn_on, ["Alt+PgDown"])
        actions.bind(self.playback.command, ["Alt+P"])
        actions.bind(self.moments.bookmark, ["Ctrl+B"])
        actions.bind(self.moments.note, ["Ctrl+Shift+N"])
        actions.bind(self.moments.mark_back, ["Shift+F2"])
        actions.bind(self.moments.mark_on, ["F2"])
        self.banner = PastBanner(actions.by_id)
        self.banner.place_asked.connect(lambda place: self._go(table.session.moments[place]))
        self.banner.speed_chosen.connect(self.playback.set_speed)
        self.playback.toggled.connect(lambda is_playing: self.banner.show_playing(is_playing=is_playing))
        log.moment_asked.connect(self._go)
        log.branch_asked.connect(self._branch)
        log.note_asked.connect(self.moments.write)
        log.bookmark_asked.connect(self.moments.mark)
        log.note_opened.connect(self.moments.change)
        log.note_dropped.connect(self.moments.drop)

    def show_moment(self) -> None:
        """Say where the table stands."""
        session = self._table.session
        place, last = session.place(session.shown), session.place(session.head)
        self.banner.show_place("" if session.is_live else _past_words(place, last), place, last)

    def ask_line(self) -> LinesDialog:
        """Ask for a line of play, and go on at its end."""
        dialog = LinesDialog(LinesOfPlay(self._table.session), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.line_chosen.connect(self._time.switch_to)
        dialog.open()
        return dialog

    def _go(self, moment: int) -> None:
        session = self._table.session
        if moment > session.head:
            return  # undone entries are brought back by redo
        self.playback.stop()
        if moment != session.shown:
            self._time.look_at(moment)

    def _branch(self, moment: int) -> None:
        self._go(moment)
        if self._time.play_on.is_enabled:
            self._time.play_on.run()


def _past_words(shown: int, head: int) -> str:
    if shown == 0:
        return say("Looking at the set-up. The game itself is untouched.")
    return say("Looking at entry {shown} of {head}. The game itself is untouched.", shown=shown, head=head)
