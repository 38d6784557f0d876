"""The panels that tell of the position: what is to be decided, the turn, what is looked at, the log."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.citations import Legality, RuleRef
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.forces import arrivals
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.panels.decision_panel import DecisionPanel
from blitz_desktop.ui.panels.inspector import Inspector
from blitz_desktop.ui.panels.log_panel import LogPanel
from blitz_desktop.ui.panels.turn_panel import TurnPanel
from blitz_desktop.ui.rich_text import RuleText
from blitz_desktop.ui.rule_card import RuleCard


class PanelDesk(QObject):
    """Keeps the panels true to the table.

    Attributes:
        decision: What is to be decided.
        turn: Turn, phase and scores.
        inspector: A hex and its units in full.
        log: What has happened.
        rule_card: A rule in our own words, popped up beside the pointer.
    """

    def __init__(
        self,
        window: QWidget,
        table: Table,
        canvas: BoardCanvas,
        controller: Controller,
        rule_text: RuleText,
    ) -> None:
        super().__init__(window)
        self._table, self._canvas = table, canvas
        self._chronicle = Chronicle(table.session)
        self._refused_by: RuleRef | None = None
        self.decision, self.turn = DecisionPanel(), TurnPanel()
        self.inspector, self.log = Inspector(), LogPanel()
        self.rule_card = RuleCard(rule_text, window)
        for source in (self.decision, self.turn, self.inspector, self.log):
            source.rule_asked.connect(self.rule_card.pop_up)
        self._connect_decision(controller)
        self.inspector.units_chosen.connect(table.select)
        self.log.hexes_asked.connect(controller.show_hexes)
        controller.looked_at.connect(self._inspect)
        controller.refused.connect(self._on_refused)

    def follow(self, change: Change) -> None:
        """Bring up to date what a change concerns."""
        match change:
            case Change.POSITION:
                self._refused_by = None
                self.refresh()
            case Change.DRAFT:
                self.decision.show_draft(self._table)
            case Change.SELECTION:
                self._follow_selection()
            case Change.NOTES:
                self.show_log()

    def refresh(self) -> None:
        """Bring all panels up to date."""
        viewpoint = self._table.viewpoint
        self.decision.show_table(self._table)
        self.turn.show_view(viewpoint.view, arrivals(viewpoint))
        self.inspector.refresh(viewpoint)
        self.show_log()

    def show_log(self) -> None:
        """Bring the log up to date."""
        session = self._table.session
        self.log.show_rows(self._chronicle.rows(), session.shown, is_live=session.is_live)

    def show_rule_at_work(self) -> None:
        """Pop up the rule that refused something last, or that the decision stands on."""
        decision = self._table.viewpoint.decision
        rule = self._refused_by or (decision.rule if decision else None)
        if rule is not None:
            self.rule_card.pop_up(rule)

    def _connect_decision(self, controller: Controller) -> None:
        panel = self.decision
        panel.picked.connect(controller.pick)
        panel.step_added.connect(controller.lose_step)
        panel.step_spared.connect(self._table.spare_step)
        panel.confirmed.connect(controller.confirm)
        panel.backed.connect(self._table.back)
        panel.cancelled.connect(self._table.cancel)

    def _inspect(self, at: str, unit: UnitId) -> None:
        self.inspector.look_at(self._table.viewpoint, at, unit or None)
        self.inspector.stack_list.mark(self._table.selection)

    def _follow_selection(self) -> None:
        viewpoint, selection = self._table.viewpoint, self._table.selection
        places = {viewpoint.pieces[unit].at for unit in selection}
        if len(places) == 1:
            at = places.pop()
            self.inspector.look_at(viewpoint, at, selection[0] if len(selection) == 1 else None)
            if len(selection) == 1 and at in viewpoint.scenario.board:
                self._canvas.ensure_visible(at)
        self.inspector.stack_list.mark(selection)

    def _on_refused(self, legality: Legality) -> None:
        self._refused_by = legality.reasons[0].rule if legality.reasons else None
