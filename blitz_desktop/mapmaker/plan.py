"""What one board is built from: the plan files beside this module and the hand corrections."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from blitz_desktop.mapmaker.sheets import Sheets, read_sheets

Record = dict[str, Any]

_HERE = Path(__file__).parent


@dataclass(frozen=True)
class Plan:
    """The plan of one board.

    Attributes:
        board: sheets, legend, thresholds and boxes.
        rivers, canals: the courses to lay, in order.
        places, sites: named places and artificial terrain.
        corrections: hand corrections by subject, each with its reason and provenance.
        sheets: the printed sheets.
    """

    board: Record
    rivers: list[Record]
    canals: list[Record]
    places: list[Record]
    sites: list[Record]
    corrections: dict[str, list[Record]]
    sheets: Sheets

    def corrected(self, subject: str) -> list[Record]:
        """The corrections of one subject, none if there are none."""
        return self.corrections.get(subject) or []


def load_plan(name: str) -> Plan:
    """Read the plan files of a board.

    Raises:
        FileNotFoundError: there is no plan of this name.
    """
    board = _read(_HERE / "boards" / f"{name}.yaml")
    waters = _read(_HERE / "boards" / f"{name}_waters.yaml")
    places = _read(_HERE / "boards" / f"{name}_places.yaml")
    return Plan(
        board=board,
        rivers=waters["rivers"],
        canals=waters["canals"],
        places=places["places"],
        sites=places["sites"],
        corrections=_read(_HERE / "corrections" / f"{name}.yaml"),
        sheets=read_sheets(board["sheets"]),
    )


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))
