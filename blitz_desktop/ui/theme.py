"""The looks of the program: colours, spacing, and the style sheet made from them.

Widgets ask for a role through the dynamic property ``role`` and never set colours themselves:

- labels: ``title``, ``heading``, ``muted``, ``prompt``, ``lead``, ``rule``, ``good``, ``bad``, ``number``
- frames: ``card``, ``banner``, ``alert``, ``bubble``, ``line``
- buttons: ``primary``, ``quiet``, ``danger``, ``link``
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from string import Template

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from blitz_desktop.resources import assets_dir
from blitz_desktop.ui import fonts
from blitz_desktop.ui.style_sheet import SHEET


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
        focus_ring: Outline of what has the keyboard's focus.
        on_bubble: Rules in the bubbles beside the pointer, which are filled with ``ink``.
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
    focus_ring: str
    on_bubble: str
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
    focus_ring="#0f6fc4",
    on_bubble="#ffdf6b",
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

DARK = replace(
    LIGHT,
    name="dark",
    is_dark=True,
    window="#26282b",
    panel="#2e3135",
    raised="#383c41",
    pressed="#484d54",
    line="#43474d",
    edge="#646a72",
    ink="#e8e6e1",
    muted="#a9abad",
    accent="#7cbde0",
    on_accent="#10222d",
    good="#7fc79a",
    bad="#f08a80",
    warn="#e6b765",
    focus_ring="#9fd2f0",
    on_bubble="#7a4a05",
    table="#191b1d",
)
"""Dark windows about the same printed map: what is marked on its paper keeps its colours."""

UNIT = 4
"""Spacing step of layouts, in pixels; margins and gaps are multiples of it."""

FONT_SIZE = 10.0
"""Size of ordinary text, in points."""


PICTURES = tuple(f"arrows:{name}.png" for name in ("check_dark", "check_pale", "down", "up"))
"""Pictures that the style sheet puts into controls."""
_applied: list[tuple[Theme, float]] = []


def apply(app: QApplication, theme: Theme = LIGHT, *, text_scale: float = 1.0) -> None:
    """Give the whole program its fonts, palette and style sheet; windows made from now on take them up."""
    fonts.load()
    # The style sheet names no folder, since it cannot name every one.
    QDir.setSearchPaths("arrows", [str(assets_dir() / "arrows")])
    _applied[:] = [(theme, text_scale)]
    style = QStyleFactory.create("Fusion")
    if style is not None:
        app.setStyle(style)
    app.setFont(fonts.text(FONT_SIZE * text_scale))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme, text_size=FONT_SIZE * text_scale))


def current() -> Theme:
    """The theme that the program wears."""
    return _applied[0][0] if _applied else LIGHT


def scaled(pixels: int, *, most: int | None = None) -> int:
    """A length that holds text, grown with the size of the text, to ``most`` where a small screen ends it."""
    length = round(pixels * (_applied[0][1] if _applied else 1.0))
    return length if most is None else min(length, max(most, pixels))


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
    faded = QColor(theme.edge).lighter(118) if theme.is_dark else QColor(theme.edge).darker(115)
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, faded)
    return made


def style_sheet(theme: Theme, *, text_size: float = FONT_SIZE) -> str:
    """The style sheet of the whole program."""
    colours = {name: getattr(theme, name) for name in Theme.__slots__ if name not in ("name", "is_dark")}
    sizes = {
        "small": f"{text_size * 0.88:.1f}pt",
        "text": f"{text_size:.1f}pt",
        "large": f"{text_size * 1.18:.1f}pt",
        "title_size": f"{text_size * 1.7:.1f}pt",
        "box": f"{round(text_size * 1.4)}px",
        "field": f"{round(text_size * 1.8)}px",
        "text_face": fonts.TEXT,
        "print_face": fonts.PRINT,
        "check": "check_dark" if theme.is_dark else "check_pale",
        "hover_fill": _mixed(theme.ink, theme.raised, 0.05),
        "accent_dark": QColor(theme.accent).darker(118).name(),
        "accent_soft": _mixed(theme.accent, theme.panel, 0.14),
        "bad_soft": _mixed(theme.bad, theme.panel, 0.12),
        "warn_soft": _mixed(theme.warn, theme.panel, 0.16),
    }
    return Template(SHEET).substitute(colours | sizes)


def _mixed(a: str, b: str, part: float) -> str:
    """``part`` of one colour in the other."""
    first, second = QColor(a), QColor(b)
    return QColor(
        round(first.red() * part + second.red() * (1 - part)),
        round(first.green() * part + second.green() * (1 - part)),
        round(first.blue() * part + second.blue() * (1 - part)),
    ).name()
