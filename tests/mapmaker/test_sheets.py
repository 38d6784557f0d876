from __future__ import annotations

import pytest

from blitz_desktop.mapmaker.sheets import Sheets, read_sheets


@pytest.fixture
def sheets() -> Sheets:
    return read_sheets(
        [
            {"name": "East", "prefix": "E", "columns": [2, 4], "rows": [0, 3], "offset": [0, 0]},
            {"name": "West", "prefix": "W", "columns": [-1, 2], "rows": [1, 3], "offset": [50, -1]},
        ]
    )


def test_cells_of_both_sheets_are_counted_once(sheets: Sheets) -> None:
    assert len(sheets.cells) == 3 * 4 + 3 * 3


def test_seam_cells_answer_to_both_labels(sheets: Sheets) -> None:
    assert sheets.cell("W5200") == sheets.cell("E0201") == (2, 1)
    assert sheets.label((2, 1)) == "E0201"


def test_the_frame_spans_both_sheets(sheets: Sheets) -> None:
    assert (sheets.columns, sheets.rows) == ((-1, 4), (0, 3))
    assert not sheets.holds((-1, 0))


def test_unknown_labels_are_refused(sheets: Sheets) -> None:
    with pytest.raises(KeyError):
        sheets.cell("E9999")
