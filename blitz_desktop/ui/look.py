"""How the program looks and speaks for its player: theme, size of text, motion, language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from blitz_desktop.ui import languages, theme

SMALLEST_TEXT, LARGEST_TEXT = 80, 200
"""Limits of the size of text, in percent."""


class ThemeChoice(StrEnum):
    """Which theme is worn."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Look:
    """What a player has chosen.

    Attributes:
        text_percent: Size of text against the usual one.
        is_motion_reduced: Whether things jump where they would glide.
        language: Code of the language; empty for the desktop's.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_percent: int = 100
    is_motion_reduced: bool = False
    language: str = ""


_SCHEMES = {
    ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
    ThemeChoice.LIGHT: Qt.ColorScheme.Light,
    ThemeChoice.DARK: Qt.ColorScheme.Dark,
}


def wear(app: QApplication, look: Look) -> None:
    """Put a look on; windows that are open keep texts and pictures of the old one until made anew."""
    hints = app.styleHints()
    hints.setColorScheme(_SCHEMES[look.theme])
    theme.apply(app, theme_of(look, hints.colorScheme()), text_scale=look.text_percent / 100)
    languages.use(app, look.language or languages.system_language())


def theme_of(look: Look, desktop: Qt.ColorScheme) -> theme.Theme:
    """The theme of a look on a desktop of that scheme; light where the desktop does not tell."""
    is_dark = look.theme is ThemeChoice.DARK or (
        look.theme is ThemeChoice.SYSTEM and desktop is Qt.ColorScheme.Dark
    )
    return theme.DARK if is_dark else theme.LIGHT
