"""The main window's commands as menu entries, toolbar buttons and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.commands import Command

_MOST_LETTERS = 56
"""A longer hint is cut in a menu; the tooltip has it whole."""

Keys = QKeySequence.StandardKey | str


class Actions:
    """Makes actions, binds commands to them and keeps their state true.

    Attributes:
        by_id: Every action by its id.
    """

    def __init__(self, window: QWidget, own_keys: Mapping[str, Sequence[str]] | None = None) -> None:
        """Make actions of a window, with the player's own keys for some, by the actions' ids."""
        self._window = window
        self._own_keys = {id_: tuple(keys) for id_, keys in (own_keys or {}).items()}
        self._usual: dict[str, list[QKeySequence]] = {}
        self._within: dict[QWidget, _KeysWithin] = {}
        self._commands: list[tuple[QAction, Command]] = []
        self.by_id: dict[str, QAction] = {}
        self._held: frozenset[str] | None = None

    def add(
        self,
        id_: str,
        label: str,
        run: Callable[[], object],
        keys: Sequence[Keys] = (),
        *,
        within: QWidget | None = None,
    ) -> QAction:
        """An action of the window alone; with ``within``, its keys hold while that has the focus."""
        action = QAction(label, self._window)
        action.setObjectName(id_)
        self._usual[id_] = [QKeySequence(key) for key in keys]
        self._give_keys(action)
        action.triggered.connect(lambda _=False: run())
        if within is None:
            self._window.addAction(action)
        else:
            self._keys_within(within).add(action)
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
            action.setEnabled(not why_not and (self._held is None or command.id in self._held))
            self._name(action, command)
            self._explain(action, why_not or command.hint())

    def hold(self, kept: frozenset[str] | None) -> None:
        """Let nothing be done but these, until all is free again with None."""
        self._held = kept
        for id_, action in self.by_id.items():
            action.setEnabled(kept is None or id_ in kept)
        self.refresh()

    def rebind(self, id_: str, keys: Sequence[str]) -> None:
        """Give an action other keys."""
        self._own_keys[id_] = tuple(keys)
        self._give_keys(self.by_id[id_])
        self._explain(self.by_id[id_], "")
        self.refresh()

    def drop_key(self, id_: str, key: QKeySequence) -> None:
        """Take one of its keys away from an action."""
        kept = (other for other in self.by_id[id_].shortcuts() if other != key)
        self.rebind(id_, [other.toString(QKeySequence.SequenceFormat.PortableText) for other in kept])

    def bind_usual(self, id_: str) -> None:
        """Give an action its usual keys again, except those that another has."""
        if self._own_keys.pop(id_, None) is None:
            return
        taken = [key for key in self._usual[id_] if self.user_of(key, but=id_)]
        self._give_keys(self.by_id[id_])
        for key in taken:
            self.drop_key(id_, key)
        self._explain(self.by_id[id_], "")
        self.refresh()

    def user_of(self, key: QKeySequence, *, but: str = "") -> str:
        """Id of the action that a key belongs to; empty where it is free."""
        users = (id_ for id_, action in self.by_id.items() if key in action.shortcuts() and id_ != but)
        return next(users, "")

    def words(self, id_: str) -> str:
        """What an action is called, as in a list."""
        return self.by_id[id_].iconText().rstrip("…")

    def changed(self) -> dict[str, tuple[str, ...]]:
        """The player's own keys."""
        return dict(self._own_keys)

    def _keys_within(self, widget: QWidget) -> _KeysWithin:
        if widget not in self._within:
            self._within[widget] = _KeysWithin(widget)
        return self._within[widget]

    def _give_keys(self, action: QAction) -> None:
        own = self._own_keys.get(action.objectName())
        keys = self._usual[action.objectName()] if own is None else [QKeySequence(key) for key in own]
        action.setShortcuts(keys)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Every shortcut with what it does, for the help page."""
        return tuple(
            (key_words(action), action.iconText()) for action in self.by_id.values() if action.shortcuts()
        )

    def _name(self, action: QAction, command: Command) -> None:
        """Say in the menu what undo and redo would do; buttons keep the short name."""
        hint = "" if command.why_not() else command.hint()
        short = hint if len(hint) <= _MOST_LETTERS else f"{hint[:_MOST_LETTERS].rstrip()}…"
        action.setText(labelled(command.label, short) if short else command.label)
        action.setIconText(command.label.rstrip("…"))

    def _explain(self, action: QAction, remark: str) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        label = action.iconText().rstrip("…")
        tip = f"{label} ({keys})" if keys else label
        action.setToolTip(f"{tip}\n{remark}" if remark else tip)
        action.setStatusTip(remark)


class _KeysWithin(QObject):
    """Actions whose keys reach them only through one widget, Return among them, which dialogs want too."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._actions: list[QAction] = []
        widget.installEventFilter(self)

    def add(self, action: QAction) -> None:
        self._actions.append(action)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.KeyRelease:
            return False
        pad = Qt.KeyboardModifier.KeypadModifier
        keys = QKeySequence(QKeyCombination(event.modifiers() & ~pad, Qt.Key(event.key())))
        action = next((action for action in self._actions if keys in action.shortcuts()), None)
        if action is None:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            action.trigger()
        return True


def key_words(action: QAction) -> str:
    """The keys of an action as they are labelled."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
