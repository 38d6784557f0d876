"""Everything that explains the table: one help window, the tour, About."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.handbook import handbook
from blitz_desktop.ui.about import AboutDialog
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.help_window import HelpWindow
from blitz_desktop.ui.tour import Stop, Tour

KeyRows = Iterable[tuple[str, str]]


class HelpDesk(QObject):
    """Answers for a window.

    Attributes:
        tour: The tour while it is on; else None.
    """

    def __init__(
        self,
        window: QWidget,
        scenario: Scenario,
        keys: Callable[[], KeyRows],
        stops: Callable[[], Sequence[Stop]],
    ) -> None:
        super().__init__(window)
        self._parent = window
        self._scenario = scenario
        self._keys = keys
        self._stops = stops
        self._window: HelpWindow | None = None
        self.tour: Tour | None = None

    @property
    def window(self) -> HelpWindow:
        """The help window, made when it is first asked for."""
        if self._window is None:
            self._window = HelpWindow(handbook(self._scenario.system), self._scenario, self._parent)
        return self._window

    def add_actions(self, actions: Actions) -> None:
        """Add all that explains to the table of commands."""
        actions.add("rules", say("R&ules of the game"), partial(self.open_rule, None), ["Ctrl+F1"])
        actions.add("charts", say("&Charts"), self.open_charts, ["Ctrl+Shift+F1"])
        actions.add("keys", say("&Keys and mouse"), self.open_keys, ["Shift+F1"])
        actions.add("tour", say("&Tour of the table"), self.begin_tour)
        actions.add("about", say("&About Blitz Desktop"), self.open_about)

    def open_rule(self, rule: RuleRef | None) -> None:
        """Open the rules, at a paragraph where one is given."""
        self.window.open_rule(rule.section if rule else "")
        self._show()

    def open_charts(self) -> None:
        """Open the charts."""
        self.window.open_charts()
        self._show()

    def open_keys(self) -> None:
        """Open the sheet of keys and mouse."""
        self.window.open_keys(((say("Mouse"), mouse_rows()), (say("Keys"), self._keys())))
        self._show()

    def open_about(self) -> None:
        """Say what the program is."""
        AboutDialog(self._parent).open()

    def begin_tour(self) -> None:
        """Show what the parts of the window are for."""
        if self.tour is None:
            self.tour = Tour(self._stops(), self._parent)
            self.tour.ended.connect(self._on_tour_ended)

    def _on_tour_ended(self) -> None:
        self.tour = None

    def _show(self) -> None:
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()


def mouse_rows() -> KeyRows:
    """What the mouse does on the map."""
    return (
        (say("Drag a counter"), say("Move it or attack with it, and the selected part of its stack")),
        (say("Click a target"), say("Plan an attack on it")),
        (say("Double-click a counter"), say("Select its whole stack")),
        (say("Ctrl+click, Shift+click"), say("Add to the selection, or take out of it")),
        (say("Shift and drag"), say("Draw a band around counters to select them")),
        (say("Shift+click a hex in reach"), say("Let the path pass there; then click its end")),
        (say("Shift while dragging"), say("Let the path pass the hex under the counters")),
        (say("Space while dragging"), say("Leave the uppermost counter there and go on with the others")),
        (say("Rest on a counter or path"), say("Read all about it, or what each hex costs")),
        (say("Wheel"), say("Zoom about the pointer")),
        (say("Drag the map where no counter lies"), say("Pan")),
        (say("Middle button, Space and drag"), say("Pan from anywhere")),
    )
