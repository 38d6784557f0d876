"""The looks of the program: colours, spacing, and the style sheet made from them.

Widgets ask for a role through the dynamic property ``role`` and never set colours themselves:

- labels: ``title``, ``heading``, ``muted``, ``prompt``, ``rule``, ``good``, ``bad``, ``number``
- frames: ``card``, ``banner``, ``alert``, ``bubble``, ``line``
- buttons: ``primary``, ``quiet``, ``danger``, ``link``
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from blitz_desktop.ui import fonts


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours, ``#rrggbb``.

    Attributes:
        window: Background of windows and docks.
        panel: Background of lists, fields and cards.
        raised: Background of buttons and headers.
        pressed: Background of pressed and checked buttons.
        line: Hairlines.
        edge: Outlines of fields and buttons.
        ink: Text.
        muted: Secondary text.
        accent: What is chosen or primary.
        on_accent: Text upon ``accent``.
        good: What succeeds.
        bad: What is refused or lost.
        warn: What is risky.
        table: What the map lies on.
        reach: Hexes that can be reached.
        risky: Hexes that can be reached if the dice allow.
        target: Hexes that can be attacked or chosen.
        refused: Hexes that are refused.
        focus: Hexes that a decision is about.
        path: The way a move takes.
        selection: Outline of chosen counters.
        hover: Outline of the hex under the pointer.
        supply: Supply lines.
    """

    name: str
    is_dark: bool
    window: str
    panel: str
    raised: str
    pressed: str
    line: str
    edge: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    good: str
    bad: str
    warn: str
    table: str
    reach: str
    risky: str
    target: str
    refused: str
    focus: str
    path: str
    selection: str
    hover: str
    supply: str


LIGHT = Theme(
    name="light",
    is_dark=False,
    window="#eeebe4",
    panel="#f9f7f2",
    raised="#f4f1ea",
    pressed="#dfd9cc",
    line="#dcd6c9",
    edge="#c3bbab",
    ink="#24221e",
    muted="#6d675c",
    accent="#1f5673",
    on_accent="#ffffff",
    good="#3b7250",
    bad="#a3322a",
    warn="#8a5a10",
    table="#cdc6b8",
    reach="#ffdf6b",
    risky="#f0993c",
    target="#c9372c",
    refused="#5b2a2a",
    focus="#1f6f9c",
    path="#12405a",
    selection="#0f6fc4",
    hover="#1d1b17",
    supply="#2f7d4f",
)

UNIT = 4
"""Spacing step of layouts, in pixels; margins and gaps are multiples of it."""

FONT_SIZE = 10.0
"""Size of ordinary text, in points."""


def apply(app: QApplication, theme: Theme = LIGHT, *, text_size: float = FONT_SIZE) -> None:
    """Give the whole program its fonts, palette and style sheet."""
    fonts.load()
    style = QStyleFactory.create("Fusion")
    if style is not None:
        app.setStyle(style)
    app.setFont(fonts.text(text_size))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme, text_size=text_size))


def palette(theme: Theme) -> QPalette:
    """Qt's palette for a theme."""
    made = QPalette()
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.panel),
        (role.AlternateBase, theme.raised),
        (role.Text, theme.ink),
        (role.Button, theme.raised),
        (role.ButtonText, theme.ink),
        (role.ToolTipBase, theme.ink),
        (role.ToolTipText, theme.panel),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.PlaceholderText, theme.muted),
        (role.Mid, theme.edge),
    ):
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.edge).darker(115))
    return made


def style_sheet(theme: Theme, *, text_size: float = FONT_SIZE) -> str:
    """The style sheet of the whole program."""
    colours = {name: getattr(theme, name) for name in Theme.__slots__ if name not in ("name", "is_dark")}
    sizes = {
        "small": f"{text_size * 0.88:.1f}pt",
        "text": f"{text_size:.1f}pt",
        "large": f"{text_size * 1.18:.1f}pt",
        "title_size": f"{text_size * 1.7:.1f}pt",
        "text_face": fonts.TEXT,
        "print_face": fonts.PRINT,
        "hover_fill": QColor(theme.raised).darker(104).name(),
        "accent_dark": QColor(theme.accent).darker(118).name(),
        "accent_soft": _mixed(theme.accent, theme.panel, 0.14),
        "bad_soft": _mixed(theme.bad, theme.panel, 0.12),
        "warn_soft": _mixed(theme.warn, theme.panel, 0.16),
    }
    return Template(_SHEET).substitute(colours | sizes)


def _mixed(a: str, b: str, part: float) -> str:
    """``part`` of one colour in the other."""
    first, second = QColor(a), QColor(b)
    return QColor(
        round(first.red() * part + second.red() * (1 - part)),
        round(first.green() * part + second.green() * (1 - part)),
        round(first.blue() * part + second.blue() * (1 - part)),
    ).name()


_SHEET = """
* { outline: none; }
QWidget { color: $ink; font-family: "$text_face"; }
QMainWindow, QDialog, QDockWidget, QWizard { background: $window; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: $title_size; font-weight: 600; }
QLabel[role="heading"] { font-size: $large; font-weight: 600; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="prompt"] { font-size: $large; font-weight: 600; }
QLabel[role="rule"] { color: $accent; font-size: $small; }
QLabel[role="good"] { color: $good; font-weight: 600; }
QLabel[role="bad"] { color: $bad; font-weight: 600; }
QLabel[role="warn"] { color: $warn; font-weight: 600; }
QLabel[role="number"] { font-family: "$print_face"; font-size: $title_size; font-weight: 600; }

QFrame[role="card"] { background: $panel; border: 1px solid $line; border-radius: 6px; }
QFrame[role="banner"] { background: $panel; border: 0; border-bottom: 1px solid $line; }
QFrame[role="alert"] { background: $warn_soft; border: 0; border-bottom: 2px solid $warn; }
QFrame[role="line"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QFrame[role="bubble"] { background: $ink; border: 0; border-radius: 6px; }
QFrame[role="bubble"] QLabel { color: $panel; }
QFrame[role="bubble"] QLabel[role="rule"] { color: $reach; }

QMenuBar { background: $window; border-bottom: 1px solid $line; padding: 1px 4px; }
QMenuBar::item { padding: 5px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $pressed; }
QMenu { background: $panel; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $edge; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

QToolBar { background: $window; border: 0; border-bottom: 1px solid $line; spacing: 2px; padding: 3px 6px; }
QToolBar::separator { background: $line; width: 1px; margin: 4px 6px; }
QToolButton {
    background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 4px 8px;
}
QToolButton:hover { background: $hover_fill; border-color: $line; }
QToolButton:pressed, QToolButton:checked { background: $pressed; border-color: $edge; }
QToolButton:disabled { color: $edge; }
QToolButton:focus { border-color: $accent; }

QPushButton {
    background: $raised; border: 1px solid $edge; border-radius: 5px; padding: 5px 14px; min-height: 18px;
}
QPushButton:hover { background: $hover_fill; }
QPushButton:pressed, QPushButton:checked { background: $pressed; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $edge; border-color: $line; background: $window; }
QPushButton:default, QPushButton[role="primary"] {
    background: $accent; border-color: $accent_dark; color: $on_accent; font-weight: 600;
}
QPushButton:default:hover, QPushButton[role="primary"]:hover { background: $accent_dark; }
QPushButton:default:disabled, QPushButton[role="primary"]:disabled {
    background: $pressed; border-color: $line; color: $muted;
}
QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: $hover_fill; border-color: $line; }
QPushButton[role="danger"] { color: $bad; }
QPushButton[role="link"] {
    background: transparent; border: 0; padding: 0; color: $accent; text-align: left;
}
QPushButton[role="link"]:hover { text-decoration: underline; }

QDockWidget { font-weight: 600; titlebar-close-icon: none; titlebar-normal-icon: none; }
QDockWidget::title {
    background: $window; border-bottom: 1px solid $line; padding: 6px 10px; text-align: left;
}

QTabWidget::pane { border: 0; border-top: 1px solid $line; background: $panel; }
QTabBar { background: $window; }
QTabBar::tab {
    background: transparent; color: $muted; padding: 6px 12px; border: 0;
    border-bottom: 2px solid transparent;
}
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $ink; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { color: $accent; }

QListView, QTreeView, QTableView, QTextEdit, QTextBrowser, QPlainTextEdit {
    background: $panel; border: 1px solid $line; border-radius: 4px;
    selection-background-color: $accent_soft; selection-color: $ink;
    alternate-background-color: $raised;
}
QDockWidget QListView, QDockWidget QTreeView, QDockWidget QTableView, QDockWidget QTextBrowser {
    border: 0; border-radius: 0;
}
QListView::item, QTreeView::item { padding: 3px 4px; border: 0; }
QListView::item:hover, QTreeView::item:hover { background: $hover_fill; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $accent_soft; color: $ink;
}
QHeaderView::section {
    background: $window; color: $muted; border: 0; border-bottom: 1px solid $line; padding: 4px 8px;
    font-size: $small;
}
QTableView { gridline-color: $line; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $panel; border: 1px solid $edge; border-radius: 5px; padding: 4px 7px; min-height: 18px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border-color: $accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    color: $muted; background: $window; border-color: $line;
}
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $edge; selection-background-color: $accent_soft;
    selection-color: $ink;
}

QGroupBox {
    border: 1px solid $line; border-radius: 6px; margin-top: 10px; padding: 10px; font-weight: 600;
}
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $muted; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox:disabled, QRadioButton:disabled { color: $muted; }

QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QStatusBar { background: $window; border-top: 1px solid $line; color: $muted; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: $muted; padding: 0 6px; }
QToolTip { background: $ink; color: $panel; border: 0; padding: 5px 8px; }
QProgressBar { background: $pressed; border: 0; border-radius: 3px; max-height: 6px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QGraphicsView#board { border: 0; }
"""
