"""Pictures of a game, with and without its window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from blitz_desktop.session.session import Session
from blitz_desktop.ui import screenshot


@pytest.mark.parametrize("is_map_only", [True, False])
def test_picture_has_the_size_asked_for_and_is_not_blank(
    session: Session, tmp_path: Path, is_map_only: bool
) -> None:
    out = tmp_path / "table.png"
    screenshot.render(session, out, size=(1200, 760), zoom=1.0, is_map_only=is_map_only)
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1200, 760)
    colours = {image.pixel(x, y) for x in range(0, 1200, 20) for y in range(0, 760, 20)}
    assert len(colours) > 40


def test_same_game_same_picture(session: Session, tmp_path: Path) -> None:
    pictures = []
    for name in ("one.png", "two.png"):
        screenshot.render(session, tmp_path / name, size=(640, 480), is_map_only=True)
        pictures.append(QImage(str(tmp_path / name)))
    assert pictures[0] == pictures[1]


def test_counters_are_drawn_not_their_stopgaps(session: Session, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    screenshot.render(session, out, size=(800, 600), zoom=1.0, is_map_only=True)
    palette = next(iter(session.scenario.palettes.values()))
    image = QImage(str(out))
    fill = QColor(palette.fill)
    plain = sum(
        image.pixelColor(x, y) == fill
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )
    assert plain * 4 < 54 * 54


@pytest.mark.parametrize("size", [(0, 100), (100, -1), (100_000, 10)])
def test_impossible_size_is_refused(session: Session, tmp_path: Path, size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        screenshot.render(session, tmp_path / "out.png", size=size)


def test_unwritable_place_is_told(session: Session, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot save"):
        screenshot.render(session, tmp_path / "missing" / "out.png", size=(320, 240), is_map_only=True)
