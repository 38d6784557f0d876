"""Pictures of the program and of its saved games, in every size and form that a desktop asks for.

The drawings are ``packaging/icons/*.svg``; each has a plainer one for small sizes.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shipping.project import MIME_TYPE, PACKAGING, ROOT

DRAWINGS = ("blitz-desktop", "saved-game")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Sizes that the program carries for its own windows."""
WINDOW_ICONS = ROOT / "assets" / "icons"

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_LARGEST_SMALL = 32


def picture(drawing: str, size: int) -> bytes:
    """A drawing as PNG, ``size`` pixels square."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    source = PACKAGING / "icons" / f"{drawing}{'-small' if size <= _LARGEST_SMALL else ''}.svg"
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt wants text
    return bytes(written.data())


def write_window_icons(folder: Path = WINDOW_ICONS) -> None:
    """Write the icons that the program shows in its windows."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in WINDOW_SIZES:
        (folder / f"blitz-desktop-{size}.png").write_bytes(picture("blitz-desktop", size))


def write_theme(folder: Path) -> None:
    """Write a tree for the icon theme ``hicolor``: the program's icon, and that of its files."""
    kinds = {
        "blitz-desktop": ("apps", "blitz-desktop"),
        "saved-game": ("mimetypes", MIME_TYPE.replace("/", "-")),
    }
    for drawing, (context, name) in kinds.items():
        for size in SIZES:
            place = folder / "hicolor" / f"{size}x{size}" / context / f"{name}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(picture(drawing, size))
        scalable = folder / "hicolor" / "scalable" / context / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        scalable.write_bytes((PACKAGING / "icons" / f"{drawing}.svg").read_bytes())


def write_ico(drawing: str, out: Path) -> None:
    """Write an icon for Windows."""
    *others, largest = _images(drawing, _ICO_SIZES)
    largest.save(out, "ICO", sizes=[(size, size) for size in _ICO_SIZES], append_images=others)


def write_icns(drawing: str, out: Path) -> None:
    """Write an icon for macOS."""
    *others, largest = _images(drawing, _ICNS_SIZES)
    largest.save(out, "ICNS", append_images=others)


def _images(drawing: str, sizes: tuple[int, ...]) -> list[Image.Image]:
    return [Image.open(io.BytesIO(picture(drawing, size))) for size in sizes]
