"""The printed sheets of a map, its cells and their printed labels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from blitz_desktop.core.hexgrid import Cell


@dataclass(frozen=True)
class Sheet:
    """One printed sheet: the assembled columns and rows it covers and how it numbers them."""

    name: str
    prefix: str
    columns: tuple[int, int]
    rows: tuple[int, int]
    offset: tuple[int, int]

    def holds(self, cell: Cell) -> bool:
        """Whether the sheet shows this cell."""
        column, row = cell
        return self.columns[0] <= column <= self.columns[1] and self.rows[0] <= row <= self.rows[1]

    def label(self, cell: Cell) -> str:
        """The number printed in a cell of this sheet, with the sheet's prefix."""
        return f"{self.prefix}{cell[0] + self.offset[0]:02d}{cell[1] + self.offset[1]:02d}"


class Sheets:
    """The joined sheets of one map; the first sheet that shows a cell gives it its canonical label.

    Attributes:
        sheets: the sheets, in order of precedence.
        columns: first and last column of the assembled grid.
        rows: first and last row of the assembled grid.
    """

    def __init__(self, sheets: list[Sheet]) -> None:
        self.sheets = sheets
        self.columns = (min(s.columns[0] for s in sheets), max(s.columns[1] for s in sheets))
        self.rows = (min(s.rows[0] for s in sheets), max(s.rows[1] for s in sheets))
        self.cells: tuple[Cell, ...] = tuple(cell for cell in self._frame() if self.holds(cell))
        self._cells = {s.label(cell): cell for s in reversed(sheets) for cell in self.cells if s.holds(cell)}

    def holds(self, cell: Cell) -> bool:
        """Whether any sheet shows this cell."""
        return any(sheet.holds(cell) for sheet in self.sheets)

    def label(self, cell: Cell) -> str:
        """The canonical label of a cell."""
        return next(sheet for sheet in self.sheets if sheet.holds(cell)).label(cell)

    def cell(self, label: str) -> Cell:
        """The cell a label names; seam cells answer to the labels of both sheets.

        Raises:
            KeyError: no sheet prints this label.
        """
        return self._cells[label]

    def _frame(self) -> Iterator[Cell]:
        for row in range(self.rows[0], self.rows[1] + 1):
            for column in range(self.columns[0], self.columns[1] + 1):
                yield column, row


def read_sheets(data: list[dict[str, Any]]) -> Sheets:
    """Sheets from the ``sheets`` list of a settings file."""
    return Sheets(
        [
            Sheet(
                name=entry["name"],
                prefix=entry["prefix"],
                columns=(int(entry["columns"][0]), int(entry["columns"][1])),
                rows=(int(entry["rows"][0]), int(entry["rows"][1])),
                offset=(int(entry["offset"][0]), int(entry["offset"][1])),
            )
            for entry in data
        ]
    )
