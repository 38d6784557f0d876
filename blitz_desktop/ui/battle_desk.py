"""What the window does about attacks: the battle dialog, and the plans of attacks to come."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.board import Hex
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.planner import draft_of, draft_target, note_plan, plans
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.ui.battle_dialog import BattleDialog
from blitz_desktop.ui.panels.plans_panel import PlansPanel


class BattleDesk(QObject):
    """Opens the battle dialog, and keeps the list of plans.

    Attributes:
        dialog: The battle dialog; None while it is closed.
        panel: The list of plans.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
        fought: An attack was carried out (Entry).
        finished: The dialog is closed.
    """

    rule_asked = Signal(object)
    fought = Signal(object)
    finished = Signal()

    def __init__(self, window: QWidget, table: Table) -> None:
        super().__init__(window)
        self._window, self._table = window, table
        self.dialog: BattleDialog | None = None
        self.panel = PlansPanel()
        self.panel.rule_asked.connect(self.rule_asked)
        self.panel.opened.connect(self.open_plan)
        self.panel.dropped.connect(self.forget)
        table.listen(self._on_change)
        self.refresh()

    def open(self, draft: Draft, target: Hex) -> None:
        """Open the battle dialog on an attack that has its target."""
        self.dialog = BattleDialog(self._table, draft, target, self._window)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.rule_asked.connect(self.rule_asked)
        self.dialog.fought.connect(self.fought)
        self.dialog.planned.connect(self._note)
        self.dialog.finished.connect(self._on_finished)
        self.dialog.open()

    def plan(self, target: Hex) -> None:
        """Open the battle dialog to plan an attack on a hex."""
        draft = self._table.plan(target)
        if draft is not None:
            self.open(draft, target)

    def open_plan(self, key: int) -> None:
        """Open the battle dialog on a plan."""
        draft = draft_of(self._table.session, self._table.viewpoint, key)
        if draft is not None and self._table.decision is not None:
            self._table.resume(draft)
            self.open(draft, draft_target(draft))

    def forget(self, key: int) -> None:
        """Forget a plan."""
        self._table.session.erase(key)
        self._table.tell_notes()

    def refresh(self) -> None:
        """Show every plan as it stands now."""
        viewpoint = self._table.viewpoint
        self.panel.show_plans(plans(self._table.session, viewpoint), viewpoint)

    def _note(self, draft: Draft) -> None:
        note_plan(self._table.session, draft)
        self._table.tell_notes()

    def _on_finished(self) -> None:
        self.dialog = None
        self.finished.emit()

    def _on_change(self, change: Change) -> None:
        if change in (Change.POSITION, Change.NOTES):
            self.refresh()
        if change is Change.POSITION and self.dialog is not None:
            self.dialog.leave_to_the_table()
