"""What the window does about the flow of play: forces, victory, set-ups, the guard over ends of phases."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.commands import Command
from blitz_desktop.presenter.outlook import left_undone
from blitz_desktop.presenter.setups import (
    SUFFIX,
    LaidOut,
    SetupCommands,
    is_setting_up,
    lay_out,
    present_setup,
    read_setup,
    write_setup,
)
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.errors import explain
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.guard_dialog import GuardDialog
from blitz_desktop.ui.panels.forces_panel import ForcesPanel
from blitz_desktop.ui.panels.goals_panel import GoalsPanel
from blitz_desktop.ui.settings import Guard, Settings

_MOST_NAMED = 8
_GUARDS = (
    (Guard.ALL, later("Of &anything left undone")),
    (Guard.COSTLY, later("Only of what would be &lost")),
    (Guard.NONE, later("&Never")),
)


class FlowDesk(QObject):
    """Keeps the panels of forces and victory, the set-up workbench and the guard.

    Attributes:
        forces: All counters.
        goals: What victory hangs on.
        guard: The question before a phase is ended; None while none is open.

    Signals:
        taken: An offer is taken up (Offer), the guard having nothing against it.
        rule_asked: A rule was clicked (RuleRef).
        places_asked: Hexes and boxes are to be shown (tuple).
        told: A line for the status bar.
    """

    taken = Signal(object)
    rule_asked = Signal(object)
    places_asked = Signal(object)
    told = Signal(str)

    def __init__(
        self, window: QWidget, table: Table, actions: Actions, settings: Settings, folder: Callable[[], Path]
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._settings, self._folder = window, table, settings, folder
        self.guard: GuardDialog | None = None
        self.setups = SetupCommands(table, self._tell_laid_out)
        save = Command("save_setup", say("Save set-up…"), self._save_setup, self._why_no_setup)
        load = Command("load_setup", say("Load set-up…"), self._load_setup, self._why_no_setup)
        bound = [actions.bind(command) for command in (self.setups.auto_place, self.setups.deal, save, load)]
        self.forces = ForcesPanel(table, bound)
        self.goals = GoalsPanel()
        self.goals.rule_asked.connect(self.rule_asked)
        self.goals.hexes_asked.connect(self.places_asked)
        self.forces.units_chosen.connect(table.select)
        table.listen(self._on_change)
        self.refresh()

    def refresh(self) -> None:
        """Show everything as it is now."""
        self.forces.workbench.setVisible(is_setting_up(self._table))
        self.forces.refresh()
        self.goals.show_view(self._table.viewpoint.view)

    def take_up(self, offer: Offer) -> None:
        """Take up an offer, after a question where it would leave something undone."""
        wanted = self._settings.guard()
        undone = () if wanted is Guard.NONE else left_undone(self._table, offer)
        if wanted is Guard.COSTLY:
            undone = tuple(line for line in undone if line.is_costly)
        if not undone:
            self.taken.emit(offer)
            return
        self.guard = GuardDialog(offer, undone, self._window)
        self.guard.place_asked.connect(self.places_asked)
        self.guard.rule_asked.connect(self.rule_asked)
        self.guard.finished.connect(lambda answer: self._on_guard_finished(offer, answer))
        self.guard.open()

    def fill_guard_menu(self, menu: QMenu) -> None:
        """List when to ask before a phase is ended."""
        menu.clear()
        for guard, label in _GUARDS:
            entry = menu.addAction(say(label))
            entry.setCheckable(True)
            entry.setChecked(self._settings.guard() is guard)
            entry.triggered.connect(lambda _=False, guard=guard: self._settings.choose_guard(guard))

    def save_setup(self, path: Path) -> None:
        """Keep the set-up of now in a file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_setup(path, present_setup(self._table))
        except OSError as error:
            dialogs.tell_error(self._window, say("Not saved"), f"{labelled(str(path), explain(error))}.")
            return
        self.told.emit(say("Set-up saved as {name}", name=path.name))

    def load_setup(self, path: Path) -> None:
        """Lay out the set-up of a file."""
        try:
            setup = read_setup(path, self._table)
        except DataError as error:
            dialogs.tell_error(self._window, say("Not loaded"), str(error))
            return
        self._tell_laid_out(lay_out(self._table, setup.units))

    def _save_setup(self) -> None:
        name = f"{self._table.session.scenario.id}{SUFFIX}"
        path = dialogs.ask_new_file(self._window, say("Save set-up"), self._folder() / name, _filter())
        if path is not None:
            self.save_setup(path)

    def _load_setup(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, say("Load set-up"), str(self._folder()), _filter()
        )
        if chosen:
            self.load_setup(Path(chosen))

    def _why_no_setup(self) -> str:
        return "" if is_setting_up(self._table) else say("Nothing is being set up now.")

    def _tell_laid_out(self, laid: LaidOut) -> None:
        self.told.emit(say_number("{n} unit placed", "{n} units placed", laid.placed))
        if laid.left:
            pieces = self._table.viewpoint.pieces
            lines = [
                labelled(pieces[unit].title, reason) for unit, reason in laid.left.items() if unit in pieces
            ]
            more = (
                [say("… and {number} more", number=len(lines) - _MOST_NAMED)]
                if len(lines) > _MOST_NAMED
                else []
            )
            text = "\n".join([*lines[:_MOST_NAMED], *more])
            dialogs.tell_news(self._window, say("Not everything could be placed"), text)

    def _on_guard_finished(self, offer: Offer, answer: int) -> None:
        guard, self.guard = self.guard, None
        if guard is None:
            return
        if guard.quiet.isChecked():
            self._settings.choose_guard(Guard.COSTLY)
        guard.deleteLater()
        decision = self._table.decision
        if answer == GuardDialog.DialogCode.Accepted and decision is not None and offer in decision.offers:
            self.taken.emit(offer)

    def _on_change(self, change: Change) -> None:
        if change is Change.POSITION:
            if self.guard is not None:
                self.guard.reject()
            self.refresh()


def _filter() -> str:
    return f"{say('Set-ups')} (*{SUFFIX} *.yaml)"
