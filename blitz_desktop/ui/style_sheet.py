"""The style sheet of the program, with the names of a theme's colours and sizes to be filled in."""

from __future__ import annotations

SHEET = """
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
QLabel[role="lead"] { font-weight: 600; }
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
QFrame[role="bubble"] QLabel[role="rule"] { color: $on_bubble; }

QMenuBar { background: $window; border-bottom: 1px solid $line; padding: 1px 4px; }
QMenuBar::item { padding: 5px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $pressed; }
QMenuBar::item:disabled { color: $muted; }
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
QToolButton:focus { border: 2px solid $focus_ring; padding: 3px 7px; }

QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton {
    background: $raised; border: 1px solid $edge; border-radius: 5px; padding: 5px 14px; min-height: $field;
}
QPushButton:hover { background: $hover_fill; }
QPushButton:pressed, QPushButton:checked { background: $pressed; }
QPushButton:disabled { color: $edge; border-color: $line; background: $window; }
QPushButton:default, QPushButton[role="primary"] {
    background: $accent; border-color: $accent_dark; color: $on_accent; font-weight: 600;
}
QPushButton:default:hover, QPushButton[role="primary"]:hover { background: $accent_dark; }
QPushButton:default:disabled, QPushButton[role="primary"]:disabled {
    background: $pressed; border-color: $line; color: $muted;
}
QPushButton:focus { border: 2px solid $focus_ring; padding: 4px 13px; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: $hover_fill; border-color: $line; }
QPushButton[role="danger"] { color: $bad; }
QPushButton[role="link"] {
    background: transparent; border: 0; padding: 0; color: $accent; text-align: left;
}
QPushButton[role="link"]:hover, QPushButton[role="link"]:focus { text-decoration: underline; }

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
    background: $panel; border: 1px solid $edge; border-radius: 5px; padding: 4px 7px; min-height: $field;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {
    border: 2px solid $focus_ring; padding: 3px 6px;
}
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus { border: 1px solid $focus_ring; }
QSlider::groove:horizontal { background: $pressed; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal {
    background: $accent; width: 14px; margin: -5px 0; border-radius: 7px; border: 1px solid $accent_dark;
}
QSlider::handle:horizontal:focus { border: 2px solid $focus_ring; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    color: $muted; background: $window; border-color: $line;
}
QComboBox { combobox-popup: 0; }
QComboBox::drop-down {
    border: 0; width: 24px; subcontrol-origin: padding; subcontrol-position: center right;
}
QComboBox::down-arrow, QSpinBox::down-arrow { image: url("arrows:down.png"); width: 12px; height: 8px; }
QSpinBox::up-arrow { image: url("arrows:up.png"); width: 12px; height: 8px; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: 22px; subcontrol-origin: padding; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $edge; selection-background-color: $accent_soft;
    selection-color: $ink;
}

QGroupBox {
    border: 1px solid $line; border-radius: 6px; margin-top: 10px; padding: 10px; font-weight: 600;
}
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $muted; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator, QListView::indicator {
    width: $box; height: $box; background: $panel; border: 1px solid $edge; border-radius: 3px;
}
QCheckBox::indicator:hover, QCheckBox::indicator:focus { border-color: $focus_ring; }
QCheckBox::indicator:checked, QListView::indicator:checked {
    background: $accent; border-color: $accent_dark; image: url("arrows:$check.png");
}
QCheckBox::indicator:unchecked:disabled, QListView::indicator:unchecked:disabled {
    background: $window; border-color: $line;
}
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
