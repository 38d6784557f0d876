"""Print-and-play sheets: complete, true to size, readable in every kind of file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from blitz_desktop import cli, registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.ui.board.metrics import HEX
from blitz_desktop.ui.export import counter_sheets, map_sheet
from blitz_desktop.ui.export.paper import INCH, Page, write_pages
from tests.ui.board.samples import sample_board

pytestmark = pytest.mark.usefixtures("qapp")

_POINT = INCH / 72


@pytest.fixture(scope="module", params=registry.scenario_keys())
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return registry.scenario(request.param)


def page_sizes(pdf: Path) -> list[QSizeF]:
    """Sizes of the pages in millimetres."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf.read_bytes())
    return [QSizeF(float(width) * _POINT, float(height) * _POINT) for width, height in boxes]


def test_every_counter_is_on_a_sheet(scenario: Scenario) -> None:
    sheets = counter_sheets.sheets(scenario, registry.system(scenario.system))
    of_units = sum(piece.counters for piece in scenario.pieces.values())
    of_markers = sum(marker.counters for marker in scenario.markers)
    assert sum(map(len, sheets.values())) == of_units + of_markers


def test_units_of_two_counters_show_all_their_steps() -> None:
    scenario = registry.scenario(registry.scenario_keys()[0])
    piece = next(piece for piece in scenario.pieces.values() if piece.counters == 2)
    army = counter_sheets.sheets(scenario, registry.system(scenario.system))[
        piece.nation.replace("_", " ").capitalize()
    ]
    mine = [c for c in army if (c.front.name, c.front.symbol) == (piece.short, piece.type)]
    shown = [face.steps for counter in mine for face in (counter.front, counter.back) if face is not None]
    assert sorted(shown, reverse=True) == list(range(piece.full_steps, 0, -1))


def test_counters_are_half_an_inch_and_backs_are_mirrored(tmp_path: Path) -> None:
    scenario = registry.scenario(registry.scenario_keys()[0])
    pages = counter_sheets.pages(scenario, registry.system(scenario.system))
    front, back, *_ = write_pages(pages, tmp_path / "counters.png", title="counters")
    rows = [image_row(QImage(str(path)), millimetres=22 + 1) for path in (front, back)]
    for row in rows:
        inked = [x for x, colour in enumerate(row) if colour != QColor("#ffffff")]
        assert len(range(inked[0], inked[-1])) == pytest.approx(14 * 150, abs=60)
    assert rows[0] != rows[1]


def image_row(image: QImage, *, millimetres: float) -> list[QColor]:
    y = round(millimetres / INCH * 300)
    return [image.pixelColor(x, y) for x in range(image.width())]


def test_hexes_fit_half_inch_counters(tmp_path: Path) -> None:
    (page,) = map_sheet.pages(sample_board())
    (path,) = write_pages([page], tmp_path / "map.pdf", title="map")
    (size,) = page_sizes(path)
    assert (size.width(), size.height()) == pytest.approx((page.width, page.height), abs=0.4)
    assert pytest.approx(54 / 78 * HEX * map_sheet.SCALE) == INCH / 2


def test_nothing_runs_off_the_map_where_prints_cannot_be_clipped(tmp_path: Path) -> None:
    (page,) = map_sheet.pages(sample_board())
    (path,) = write_pages([page], tmp_path / "map.svg", title="map")
    image = QImage(round(page.width * 3), round(page.height * 3), QImage.Format.Format_RGB32)
    image.fill("#ffffff")
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    edge = [image.pixelColor(x, 15) for x in range(image.width())]
    edge += [image.pixelColor(15, y) for y in range(image.height())]
    assert {colour.name() for colour in edge} == {"#ffffff"}


def test_lettering_of_the_map_needs_no_font_in_svg(tmp_path: Path) -> None:
    (page,) = map_sheet.pages(sample_board())
    (path,) = write_pages([page], tmp_path / "map.svg", title="map")
    assert "<text" not in path.read_text("utf-8")


@pytest.mark.parametrize("suffix", [".pdf", ".png", ".svg"])
def test_pages_become_one_pdf_or_numbered_pictures(tmp_path: Path, suffix: str) -> None:
    pages = [Page(50, 40, lambda painter: painter.drawLine(0, 0, 50, 40)) for _ in range(3)]
    paths = write_pages(pages, tmp_path / f"out{suffix}", title="Three")
    assert all(path.stat().st_size > 200 for path in paths)
    if suffix == ".pdf":
        assert [path.name for path in paths] == ["out.pdf"]
        assert [round(size.width()) for size in page_sizes(paths[0])] == [50, 50, 50]
    else:
        assert [path.name for path in paths] == [f"out-{n}{suffix}" for n in (1, 2, 3)]
    if suffix == ".svg":
        assert 'width="50mm" height="40mm"' in paths[0].read_text("utf-8")


def test_other_kinds_of_file_and_bad_folders_are_refused(tmp_path: Path) -> None:
    pages = [Page(50, 40, lambda painter: painter.drawLine(0, 0, 50, 40))]
    with pytest.raises(ValueError, match=r"\.pdf"):
        write_pages(pages, tmp_path / "out.doc", title="x")
    for suffix in (".pdf", ".png", ".svg"):
        with pytest.raises(OSError, match="out"):
            write_pages(pages, tmp_path / "missing" / f"out{suffix}", title="x")


@pytest.mark.parametrize("what", ["counters", "charts"])
def test_the_command_writes_and_names_its_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    out = tmp_path / f"{what}.pdf"
    sizes = set()
    for options in ((), ("--colour-blind",)):
        assert cli.main(["export", what, registry.system_ids()[0], str(out), *options]) == 0
        assert capsys.readouterr().out.split() == [str(out)]
        assert out.read_bytes().startswith(b"%PDF")
        sizes.add(out.stat().st_size)
    assert len(sizes) == (2 if what == "counters" else 1)


def test_the_command_refuses_what_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = registry.system_ids()[0]
    assert cli.main(["export", "charts", game, str(tmp_path / "out.doc")]) == 2
    assert cli.main(["export", "charts", "chess", str(tmp_path / "out.pdf")]) == 2
    assert ".pdf" in capsys.readouterr().err
