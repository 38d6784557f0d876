"""Writes replays: an animated picture, or a picture for every entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from blitz_desktop.core.language import say
from blitz_desktop.session.session import Session
from blitz_desktop.ui.export.camera import MapCamera

ANIMATED = ".gif"
_SIZE = QSize(960, 640)
_COLOURS = 128
_MILLISECONDS, _LAST = 700, 4000


def write_replay(
    session: Session, path: Path, *, first: int = 0, last: int | None = None
) -> Iterator[tuple[int, int]]:
    """Write a replay of the line in play; goes on after every picture, with the number taken and of all.

    Args:
        session: The game.
        path: An animated picture where it ends in ``.gif``, else the folder for a picture of every entry.
        first: Number of the first entry; 0 for the set-up.
        last: Number of the last entry; where play stands without it.

    Raises:
        ValueError: There are no such entries, or the name has another ending.
        OSError: It cannot be written.
    """
    if path.suffix.lower() not in ("", ANIMATED):
        raise ValueError(f"{path}: replays are written as {ANIMATED} or into a folder")
    end = session.head if last is None else last
    if not 0 <= first <= end <= session.head:
        raise ValueError(f"there are entries 0 to {session.head} to replay, not {first} to {end}")
    moments = session.moments[session.place(first) : session.place(end) + 1]
    is_animated = path.suffix.lower() == ANIMATED
    if not is_animated:
        path.mkdir(parents=True, exist_ok=True)
    frames: list[Image.Image] = []
    camera = MapCamera(session, _SIZE)
    try:
        for taken, moment in enumerate(moments, 1):
            image = camera.take(moment, _caption(session, moment))
            if is_animated:
                frames.append(_frame(image))
            elif not image.save(str(path / f"{session.place(moment):05}.png")):
                raise OSError(f"cannot save a picture in {path}")
            yield taken, len(moments)
    finally:
        camera.close()
    if is_animated:
        times = [_MILLISECONDS] * (len(frames) - 1) + [_LAST]
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False)


def _caption(session: Session, moment: int) -> str:
    if moment == 0:
        return say("{title}: set-up", title=say(session.scenario.title))
    lines = session.narration(moment)
    return f"{session.place(moment)}. {' '.join(line.text for line in lines[:3])}"


def _frame(image: QImage) -> Image.Image:
    """A picture with few colours, as animated pictures have."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (image.width(), image.height())
    data = bytes(image.constBits())
    frame = Image.frombytes("RGB", size, data, "raw", "RGB", image.bytesPerLine())
    return frame.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
