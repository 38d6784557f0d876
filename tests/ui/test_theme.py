"""The style sheet finds its pictures in whichever folder the program lies."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from blitz_desktop.ui import theme


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK])
def test_every_picture_of_the_style_sheet_is_there(qapp: QApplication, look: theme.Theme) -> None:
    theme.apply(qapp, look)
    named = re.findall(r'url\("([^"]*)"\)', theme.style_sheet(look))
    assert named
    assert set(named) <= set(theme.PICTURES), (
        "no name holds a folder, which might end it with a quotation mark"
    )
    assert [name for name in theme.PICTURES if QPixmap(name).isNull()] == []
