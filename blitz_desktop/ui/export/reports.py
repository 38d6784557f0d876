"""Writes after-action reports, with pictures of the map."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QImage

from blitz_desktop.presenter.report import report_of
from blitz_desktop.presenter.report_text import control_chart, html_of, losses_chart, markdown_of
from blitz_desktop.session.session import Session
from blitz_desktop.ui.export.camera import MapCamera

KINDS = (".html", ".md")
"""Endings of the files that a report can be written into."""

_SIZE = QSize(1280, 860)
_QUALITY = 84


def write_report(session: Session, path: Path) -> Iterator[tuple[int, int]]:
    """Write the report of a game; goes on after every picture, with the number taken and of all.

    An HTML report holds its pictures; a Markdown report has them in a folder beside it.

    Raises:
        ValueError: Reports are not written in that form.
        OSError: It cannot be written.
    """
    if path.suffix.lower() not in KINDS:
        raise ValueError(f"{path}: reports are written as {' or '.join(KINDS)}")
    report = report_of(session)
    images: dict[int, QImage] = {}
    camera = MapCamera(session, _SIZE)
    try:
        for taken, chapter in enumerate(report.chapters, 1):
            images[chapter.moment] = camera.take(chapter.moment)
            yield taken, len(report.chapters)
    finally:
        camera.close()
    if path.suffix.lower() == ".html":
        path.write_text(html_of(report, {at: _embedded(image) for at, image in images.items()}), "utf-8")
        return
    folder = path.with_name(f"{path.stem}-files")
    folder.mkdir(exist_ok=True)
    pictures = {moment: f"map-{session.place(moment):04}.jpg" for moment in images}
    for moment, image in images.items():
        if not image.save(str(folder / pictures[moment]), quality=_QUALITY):
            raise OSError(f"cannot save a picture in {folder}")
    charts = ("losses.svg", "control.svg")
    for name, drawing in zip(charts, (losses_chart(report), control_chart(report)), strict=True):
        (folder / name).write_text(drawing, "utf-8")
    beside = {moment: f"{folder.name}/{name}" for moment, name in pictures.items()}
    text = markdown_of(report, beside, (f"{folder.name}/{charts[0]}", f"{folder.name}/{charts[1]}"))
    path.write_text(text, "utf-8")


def _embedded(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
    return f"data:image/jpeg;base64,{b64encode(bytes(buffer.data().data())).decode()}"
