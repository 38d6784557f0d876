"""Pages of paper, written as PDF, PNG or SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from blitz_desktop import __version__

SUFFIXES = (".pdf", ".png", ".svg")
"""Kinds of file that pages can be written as."""

INCH = 25.4
"""Millimetres to an inch."""

_PDF_DOTS = 1200
_SVG_DOTS = 254
"""Ten to a millimetre."""


@dataclass(frozen=True)
class Page:
    """A page to be drawn.

    Attributes:
        width: In millimetres.
        height: In millimetres.
        draw: Draws it with a painter whose unit is the millimetre, its origin the upper left corner.
        dots: Dots to an inch of a picture of it.
    """

    width: float
    height: float
    draw: Callable[[QPainter], None]
    dots: int = 300


def write_pages(pages: Sequence[Page], out: Path, *, title: str) -> list[Path]:
    """Write pages: one PDF for all, or one picture for each, numbered where there are several.

    Raises:
        ValueError: The suffix of ``out`` is none of ``SUFFIXES``.
        OSError: A file cannot be written.
    """
    kind = out.suffix.lower()
    if kind not in SUFFIXES:
        raise ValueError(f"{out.name}: pages are written as {', '.join(SUFFIXES)}")
    if kind == ".pdf":
        _claim(out)
        _write_pdf(pages, out, title)
        return [out]
    write = _write_png if kind == ".png" else _write_svg
    paths = [out] if len(pages) == 1 else [_numbered(out, number) for number in range(1, len(pages) + 1)]
    for page, path in zip(pages, paths, strict=True):
        _claim(path)
        write(page, path, title)
    return paths


def _claim(out: Path) -> None:
    """Fail as files do where nothing can be written, which Qt would only complain of."""
    with out.open("ab"):
        pass


def _numbered(out: Path, number: int) -> Path:
    return out.with_stem(f"{out.stem}-{number}")


def _write_pdf(pages: Sequence[Page], out: Path, title: str) -> None:
    writer = QPdfWriter(str(out))
    writer.setResolution(_PDF_DOTS)
    writer.setTitle(title)
    writer.setCreator(f"Blitz Desktop {__version__}")
    painter = QPainter()
    for page in pages:
        size = QPageSize(QSizeF(page.width, page.height), QPageSize.Unit.Millimeter)
        writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
        if painter.isActive():
            writer.newPage()
        else:
            painter.begin(writer)
        _draw(page, painter, _PDF_DOTS)
    painter.end()


def _write_png(page: Page, out: Path, title: str) -> None:
    scale = page.dots / INCH
    image = QImage(round(page.width * scale), round(page.height * scale), QImage.Format.Format_RGB32)
    if image.isNull():
        raise OSError(f"{out}: the picture is too large for this computer's memory")
    image.fill("#ffffff")
    image.setDotsPerMeterX(round(scale * 1000))
    image.setDotsPerMeterY(round(scale * 1000))
    image.setText("Title", title)
    painter = QPainter(image)
    _draw(page, painter, page.dots)
    painter.end()
    if not image.save(str(out)):
        raise OSError(f"cannot write {out}")


def _write_svg(page: Page, out: Path, title: str) -> None:
    scale = _SVG_DOTS / INCH
    size = QSize(round(page.width * scale), round(page.height * scale))
    generator = QSvgGenerator()
    generator.setFileName(str(out))
    generator.setResolution(_SVG_DOTS)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    _draw(page, painter, _SVG_DOTS)
    painter.end()


def _draw(page: Page, painter: QPainter, dots: int) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(dots / INCH, dots / INCH)
    page.draw(painter)
    painter.restore()
