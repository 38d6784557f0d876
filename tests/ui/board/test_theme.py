"""The style sheet is whole, and its text can be read on every ground it is written on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from blitz_desktop.ui import fonts, theme


def test_style_sheet_leaves_nothing_blank() -> None:
    sheet = theme.style_sheet(theme.LIGHT)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_program_is_written_in_the_shipped_faces(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, text_scale=1.2)
    label = QLabel("Text")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.fontInfo().family() == fonts.TEXT
    assert fonts.lettering(20).family() == fonts.PRINT


def contrast(a: str, b: str) -> float:
    """Contrast ratio after WCAG."""
    shares = sorted((_light(QColor(a)), _light(QColor(b))), reverse=True)
    return (shares[0] + 0.05) / (shares[1] + 0.05)


def _light(colour: QColor) -> float:
    parts = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("worn", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["window", "panel", "raised"])
@pytest.mark.parametrize("text", ["ink", "muted", "accent", "good", "bad", "warn"])
def test_text_can_be_read(worn: theme.Theme, ground: str, text: str) -> None:
    assert contrast(getattr(worn, text), getattr(worn, ground)) >= 4.5


@pytest.mark.parametrize("worn", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_on_fills_can_be_read(worn: theme.Theme) -> None:
    for text, ground in (("on_accent", "accent"), ("on_bubble", "ink"), ("panel", "ink")):
        assert contrast(getattr(worn, text), getattr(worn, ground)) >= 4.5
    for ground in ("window", "panel", "raised"):
        assert contrast(worn.focus_ring, getattr(worn, ground)) >= 3
