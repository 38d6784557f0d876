"""The printed sheets of a map, joined: its cells and their printed labels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from blitz_desktop.core.board import Hex, Sheet
from blitz_desktop.core.hexgrid import Cell


class Sheets:
    """The joined sheets of one map; the first sheet that shows a cell gives it its canonical label.

    Attributes:
        columns: First and last column of the assembled grid.
        rows: First and last row of the assembled grid.
        cells: Every cell that some sheet shows, row by row.
    """

    def __init__(self, sheets: list[Sheet]) -> None:
        self.columns = (min(s.columns[0] for s in sheets), max(s.columns[1] for s in sheets))
        self.rows = (min(s.rows[0] for s in sheets), max(s.rows[1] for s in sheets))
        self._canonical: dict[Cell, Hex] = {}
        self._cells: dict[Hex, Cell] = {}
        for cell in self._frame():
            for label in filter(None, (sheet.label(cell) for sheet in sheets)):
                self._canonical.setdefault(cell, label)
                self._cells[label] = cell
        self.cells = tuple(self._canonical)

    def holds(self, cell: Cell) -> bool:
        """Whether any sheet shows this cell."""
        return cell in self._canonical

    def label(self, cell: Cell) -> Hex:
        """The canonical label of a cell.

        Raises:
            KeyError: no sheet shows this cell.
        """
        return self._canonical[cell]

    def cell(self, label: Hex) -> Cell:
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
    """Sheets from the ``sheets`` list of a plan."""
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
