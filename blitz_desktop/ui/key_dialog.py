"""Which key does what, to be changed: a key has one meaning, so taking it up takes it away elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.ui import theme
from blitz_desktop.ui.actions import Actions, key_words
from blitz_desktop.ui.layouts import size_for_text

_ID = Qt.ItemDataRole.UserRole

_AROUND_WORDS = 28
"""Room for the frame of a field."""


class KeyDialog(QDialog):
    """Lists the commands with their keys; what is set holds at once."""

    def __init__(
        self, actions: Actions, keep: Callable[[dict[str, tuple[str, ...]]], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("Keys"))
        self._actions = actions
        self._keep = keep
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Search"))
        self.field.setClearButtonEnabled(True)
        self.commands = QTreeWidget()
        self.commands.setHeaderLabels([say("Command"), say("Keys")])
        self.commands.setRootIsDecorated(False)
        self.commands.setAccessibleName(say("Commands"))
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(say("New key"))
        line = self.edit.findChild(QLineEdit)
        if line is not None:
            words = line.fontMetrics().horizontalAdvance(line.placeholderText())
            self.edit.setMinimumWidth(words + _AROUND_WORDS)
        self.warning = QLabel()
        self.warning.setProperty("role", "warn")
        self.warning.setWordWrap(True)
        self.set_button = QPushButton(say("&Set"))
        self.clear_button = QPushButton(say("&No key"))
        self.usual_button = QPushButton(say("&Usual key"))
        self.all_button = QPushButton(say("&All usual keys"))
        self._lay_out()
        self._list()
        self.field.textChanged.connect(self._narrow)
        self.commands.currentItemChanged.connect(self._choose)
        self.edit.keySequenceChanged.connect(self._warn)
        self.set_button.clicked.connect(self._set)
        self.clear_button.clicked.connect(lambda: self._bind(()))
        self.usual_button.clicked.connect(self._set_usual)
        self.all_button.clicked.connect(self._set_all_usual)
        self.choose(next(iter(self._items)))

    def choose(self, id_: str) -> None:
        """Mark a command."""
        self.commands.setCurrentItem(self._items[id_])

    @property
    def chosen(self) -> str:
        """Id of the marked command."""
        item = self.commands.currentItem()
        return str(item.data(0, _ID)) if item is not None else ""

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(QLabel(say("New key")))
        row.addWidget(self.edit, 1)
        for button in (self.set_button, self.clear_button, self.usual_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        foot = QHBoxLayout()
        self.all_button.setAutoDefault(False)
        foot.addWidget(self.all_button)
        foot.addStretch(1)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(self.field)
        layout.addWidget(self.commands, 1)
        layout.addLayout(row)
        layout.addWidget(self.warning)
        layout.addLayout(foot)
        size_for_text(self, 640, 540)

    def _list(self) -> None:
        self._items: dict[str, QTreeWidgetItem] = {}
        for id_, action in self._actions.by_id.items():
            item = QTreeWidgetItem([self._actions.words(id_), key_words(action)])
            item.setData(0, _ID, id_)
            self.commands.addTopLevelItem(item)
            self._items[id_] = item
        self.commands.setColumnWidth(0, theme.scaled(330))

    def _narrow(self, text: str) -> None:
        for item in self._items.values():
            words = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(text.casefold() not in words)

    def _choose(self) -> None:
        self.edit.clear()
        self._warn()

    def _warn(self) -> None:
        keys = self.edit.keySequence()
        other = "" if keys.isEmpty() else self._actions.user_of(keys, but=self.chosen)
        self.set_button.setEnabled(not keys.isEmpty())
        words = say(
            "{key} is the key of “{command}”, which will have none.",
            key=keys.toString(QKeySequence.SequenceFormat.NativeText),
            command=self._actions.words(other) if other else "",
        )
        self.warning.setText(words if other else "")

    def _set(self) -> None:
        keys = self.edit.keySequence()
        other = self._actions.user_of(keys, but=self.chosen)
        if other:
            self._actions.drop_key(other, keys)
        self._bind((keys.toString(QKeySequence.SequenceFormat.PortableText),))

    def _set_usual(self) -> None:
        self._actions.bind_usual(self.chosen)
        self._show()

    def _set_all_usual(self) -> None:
        for id_ in self._actions.by_id:
            self._actions.bind_usual(id_)
        self._show()

    def _bind(self, keys: tuple[str, ...]) -> None:
        self._actions.rebind(self.chosen, keys)
        self._show()

    def _show(self) -> None:
        for id_, item in self._items.items():
            item.setText(1, key_words(self._actions.by_id[id_]))
        self.edit.clear()
        self._warn()
        self._keep(self._actions.changed())
