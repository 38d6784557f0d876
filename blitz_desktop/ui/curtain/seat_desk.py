"""What the window does about who looks at the table: curtain, hand-over by file, terms of the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QDockWidget, QLabel, QMainWindow, QToolBar, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.core.view import Palette
from blitz_desktop.presenter.chronicle import Chronicle, LogRow, Standing
from blitz_desktop.presenter.commands import Command
from blitz_desktop.presenter.shelf import Glance
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.presenter.terms_words import terms_words
from blitz_desktop.session.autosave import is_autosave
from blitz_desktop.session.errors import SaveError
from blitz_desktop.session.files import file_name
from blitz_desktop.session.kind import Kind
from blitz_desktop.session.session import SUFFIX
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.banner import Banner
from blitz_desktop.ui.curtain.curtain import Curtain
from blitz_desktop.ui.curtain.terms_dialog import TermsDialog
from blitz_desktop.ui.portraits import colours
from blitz_desktop.ui.save_desk import why_no_name

_BEHIND_THE_CURTAIN = frozenset(
    {"new", "open", "save", "save_as", "preferences", "close", "keys", "rules", "charts", "about"}
)
"""Actions that show nothing of the table."""

_OPEN_MENUS = 1
"""Menus, the first of the bar, that stay open behind the curtain; the last, which helps, does too."""


class SeatDesk(QObject):
    """Draws the curtain when the table must be passed, and lifts it for the side that sits down.

    Attributes:
        curtain: The curtain.
        banner: Says that the other player must decide on his copy; hidden else.
        label: How the game is played, for the status bar.

    Signals:
        seated: Another side looks at the table now.
        told: Something has been done (words).
    """

    seated = Signal()
    told = Signal(str)

    def __init__(
        self, window: QMainWindow, table: Table, actions: Actions, folder: Callable[[], Path]
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._actions, self._folder = window, table, actions, folder
        self._is_telling = False
        self._put_away: list[QDockWidget] = []
        self.curtain = Curtain(window)
        self.curtain.sat_down.connect(self.sit_down)
        self.curtain.opened.connect(self.open_table)
        self.curtain.read.connect(self._lift)
        handing = Command("hand_over", say("&Hand over by file…"), self.hand_over, self._why_no_hand_over)
        opening = Command("open_table", say("Op&en the table"), self.open_table, self._why_not_open)
        closing = Command("close_table", say("Close the &table again"), self.close_table, self._why_not_close)
        self.banner = Banner((actions.bind(handing, ["Ctrl+H"]),))
        actions.bind(opening)
        actions.bind(closing)
        actions.add("terms", say("Ho&w this game is played…"), self.ask_terms)
        self.label = QLabel()
        table.listen(self._on_change)

    def refresh(self) -> None:
        """Draw or lift the curtain, as the table asks."""
        session, seating = self._table.session, self._table.seating
        self.label.setText(terms_words(session.terms, is_strict=session.is_strict))
        self.banner.say(self._waiting_words() if seating.is_waiting else "")
        if seating.due is not None:
            self._draw(seating.due)
        elif self.curtain.isVisibleTo(self._window) and not self._is_telling:
            self._lift()

    def sit_down(self) -> None:
        """Let the side that is due look, and tell it what has happened meanwhile."""
        side = self._table.seating.due
        if side is None:
            return
        session = self._table.session
        since = session.left_at(side)
        self._is_telling = True
        self._table.sit_down()
        rows = self._happened(since, session.came_at(side))
        if rows and self._table.session.terms.kind is not Kind.FOG:
            name, palette = self._side(side)
            text = say("Since you looked last. The log has it too.")
            self.curtain.tell(name, palette, say("What has happened"), text, rows)
        else:
            self._lift()

    def open_table(self) -> None:
        """Let a lone player see everything; the log keeps it."""
        self._agree(is_opened=True)

    def close_table(self) -> None:
        """Hide again what the side that decides may not know."""
        self._agree(is_opened=False)

    def ask_terms(self) -> TermsDialog:
        """Ask how the game is to go on."""
        dialog = TermsDialog(self._table.session.terms, self._window)
        dialog.accepted.connect(lambda: self._table.agree(dialog.terms))
        dialog.open()
        return dialog

    def hand_over(self) -> None:
        """Write the game for the other player, once it is said what such a file holds."""
        side = self._other_side()
        name, _ = self._side(side)
        if not dialogs.ask_hand_over(self._window, name):
            return
        session = self._table.session
        title = file_name(f"{session.scenario.title} {name} {session.place(session.head, side)}")
        suggestion = self._folder() / f"{title}{SUFFIX}"
        path = dialogs.ask_save_path(self._window, suggestion, say("Hand over by file"))
        if path is None:
            return
        if is_autosave(path):
            dialogs.tell_error(self._window, say("Not handed over"), why_no_name(path))
            return
        try:
            session.hand_over(path, side)
        except SaveError as error:
            dialogs.tell_error(self._window, say("Not handed over"), str(error))
            return
        self._table.refresh()
        self.told.emit(say("Handed over as {file}. Send it to the other player.", file=path.name))

    # The curtain

    def _draw(self, side: str) -> None:
        self._hide_table()
        terms = self._table.session.terms
        name, palette = self._side(side)
        title = {
            Kind.FOG: say("Now look as"),
            Kind.BY_FILE: say("This copy is for"),
        }.get(terms.kind, say("Pass the table to"))
        hidden = say("Nothing of the table shows until you press Ready.")
        self.curtain.ask(
            name, palette, title, f"{self._standing()}\n{hidden}", can_open=terms.kind is Kind.FOG
        )

    def _lift(self) -> None:
        self._is_telling = False
        self.curtain.hide()
        self._free(is_free=True)
        for dock in self._put_away:
            dock.show()
        self._put_away.clear()
        self.seated.emit()

    def _hide_table(self) -> None:
        self._free(is_free=False)
        for dock in self._window.findChildren(QDockWidget):
            if dock.isFloating() and dock.isVisible():
                self._put_away.append(dock)
                dock.hide()
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible() and dialog.isModal():
                dialog.reject()

    def _free(self, *, is_free: bool) -> None:
        window = self._window
        for menu in window.menuBar().actions()[_OPEN_MENUS:-1]:
            menu.setEnabled(is_free)
        for part in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part is window.centralWidget() or isinstance(part, QDockWidget | QToolBar):
                part.setEnabled(is_free)
        self._actions.hold(None if is_free else _BEHIND_THE_CURTAIN)

    def _happened(self, since: int, until: int) -> list[LogRow]:
        rows = Chronicle(self._table.session).rows()
        return [row for row in rows if row.standing is Standing.HAPPENED and since < row.moment <= until]

    # Words and reasons

    def _side(self, side: str) -> tuple[str, Palette | None]:
        view = self._table.viewpoint.view
        return view.sides.get(side, side), colours(view).get(view.side_palettes.get(side, ""))

    def _standing(self) -> str:
        """Where play stands, and which side must decide; that need not be the one that sits down here."""
        session, decision = self._table.session, self._table.session.decision
        now = Glance(session.scenario, self._table.viewpoint.view).words
        if decision is None:
            return f"{now}."
        return say("{now}. Next to decide: {side}.", now=now, side=self._side(decision.side)[0])

    def _other_side(self) -> str:
        session = self._table.session
        return next(side.id for side in session.scenario.sides if side.id != session.seat)

    def _waiting_words(self) -> str:
        name, _ = self._side(self._other_side())
        return say("To decide now: {side}. Hand the game over by file to let it go on.", side=name)

    def _why_no_hand_over(self) -> str:
        session = self._table.session
        if session.terms.kind is not Kind.BY_FILE:
            return say("This game is not played by file.")
        is_over = session.is_live and session.decision is None
        if self._table.seating.is_waiting or is_over:
            return ""
        return say("It is for you to decide now.")

    def _why_not_open(self) -> str:
        terms = self._table.session.terms
        if terms.kind is not Kind.FOG:
            return say("Only a lone player in the fog of war can open the table.")
        return say("The table is open.") if terms.is_opened else ""

    def _why_not_close(self) -> str:
        return "" if self._table.session.terms.is_opened else say("The table has not been opened.")

    def _agree(self, *, is_opened: bool) -> None:
        self._table.agree(msgspec.structs.replace(self._table.session.terms, is_opened=is_opened))

    def _on_change(self, change: Change) -> None:
        if change is Change.POSITION:
            self.refresh()
