"""The main window's commands as menu entries, toolbar buttons and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from blitz_desktop.presenter.commands import Command

_MOST_LETTERS = 56
"""A longer hint is cut in a menu; the tooltip has it whole."""

Keys = QKeySequence.StandardKey | str


class Actions:
    """Makes actions, binds commands to them and keeps their state true.

    Attributes:
        by_id: Every action by its id.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._commands: list[tuple[QAction, Command]] = []
        self.by_id: dict[str, QAction] = {}

    def add(self, id_: str, label: str, run: Callable[[], object], keys: Sequence[Keys] = ()) -> QAction:
        """An action of the window alone."""
        action = QAction(label, self._window)
        action.setObjectName(id_)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _=False: run())
        self._window.addAction(action)
        self.by_id[id_] = action
        self._explain(action, "")
        return action

    def bind(self, command: Command, keys: Sequence[Keys] = ()) -> QAction:
        """An action that carries out a command and is grey, with the reason, while it cannot be done."""
        action = self.add(
            command.id, command.label, lambda: command.run() if command.is_enabled else None, keys
        )
        self._commands.append((action, command))
        return action

    def refresh(self) -> None:
        """Bring every bound action up to date."""
        for action, command in self._commands:
            why_not = command.why_not()
            action.setEnabled(not why_not)
            self._name(action, command)
            self._explain(action, why_not or command.hint())

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Every shortcut with what it does, for the help page."""
        return tuple(
            (
                ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()),
                action.iconText(),
            )
            for action in self.by_id.values()
            if action.shortcuts()
        )

    def _name(self, action: QAction, command: Command) -> None:
        """Say in the menu what undo and redo would do; buttons keep the short name."""
        hint = "" if command.why_not() else command.hint()
        short = hint if len(hint) <= _MOST_LETTERS else f"{hint[:_MOST_LETTERS].rstrip()}…"
        action.setText(f"{command.label}: {short}" if short else command.label)
        action.setIconText(command.label.rstrip("…"))

    def _explain(self, action: QAction, remark: str) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        label = action.iconText().rstrip("…")
        tip = f"{label} ({keys})" if keys else label
        action.setToolTip(f"{tip}\n{remark}" if remark else tip)
        action.setStatusTip(remark)
