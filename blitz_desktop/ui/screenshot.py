"""Pictures of the table, made without anybody looking on."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImageWriter, QPixmap
from PySide6.QtWidgets import QWidget

from blitz_desktop.session.session import Session
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.grabbing import grab
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.program import the_program
from blitz_desktop.ui.settings import Settings

_MOST_SIDE = 16_384


def render(
    session: Session,
    out: Path,
    *,
    size: tuple[int, int] = (1920, 1080),
    zoom: float | None = None,
    is_map_only: bool = False,
) -> None:
    """Save a picture of a game as it stands, as its viewer may see it.

    Args:
        session: The game.
        out: Where to save it; the suffix names the kind of picture.
        size: Width and height in pixels.
        zoom: Scale of the map, brought to the nearest step; without it the whole table is shown if it can be.
        is_map_only: Leave out window and panels.

    Raises:
        ValueError: The size is beyond what can be drawn, or pictures of this kind cannot be written.
        OSError: The picture cannot be saved.
    """
    if not all(0 < side <= _MOST_SIDE for side in size):
        raise ValueError(f"a picture of {size[0]} by {size[1]} pixels cannot be drawn")
    kinds = {bytes(kind.data()).decode() for kind in QImageWriter.supportedImageFormats()}
    if out.suffix.lower().removeprefix(".") not in kinds:
        raise ValueError(f"{out}: pictures are written as {', '.join(f'.{kind}' for kind in sorted(kinds))}")
    begin_program()
    with tempfile.TemporaryDirectory() as folder:
        picture = (
            _picture_of_map(session, size, zoom)
            if is_map_only
            else _picture_of_window(session, size, zoom, Settings(Path(folder) / "settings.ini"))
        )
    if not picture.save(str(out)):
        raise OSError(f"cannot save a picture as {out}")


def begin_program() -> None:
    """Begin the program with its looks, where none is running yet."""
    theme.apply(the_program())


def _picture_of_map(session: Session, size: tuple[int, int], zoom: float | None) -> QPixmap:
    scene = BoardScene()
    scene.set_board(session.scenario.board)
    scene.show(session.system.view(session.scenario, session.seen, session.viewer))
    canvas = BoardCanvas(scene)
    canvas.resize(*size)
    _lay_out(canvas, canvas, zoom)
    picture = grab(canvas, canvas)
    scene.close()
    return picture


def _picture_of_window(
    session: Session, size: tuple[int, int], zoom: float | None, settings: Settings
) -> QPixmap:
    window = MainWindow(session, lambda _rule: "", settings, sitter=session.viewer or None)
    window.resize(*size)
    _lay_out(window, window.canvas, zoom)
    picture = grab(window, window.canvas)
    window.scene.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return picture


def _lay_out(widget: QWidget, canvas: BoardCanvas, zoom: float | None) -> None:
    """Lay a widget out without showing it, and bring the table into sight."""
    widget.grab()
    canvas.fit()
    if zoom is not None:
        canvas.zoom_to(zoom)
