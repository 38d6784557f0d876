"""Writes JSON Schemas of the data files, so that editors can complete and check them.

``python -m blitz_desktop.scenario.schema docs/schema`` brings the committed ones up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from blitz_desktop.scenario.board_records import BoardRecord, HexsidesRecord, PlacesRecord
from blitz_desktop.scenario.overrides_file import OverridesRecord
from blitz_desktop.scenario.rulebook_file import Rule
from blitz_desktop.scenario.scenario_records import (
    CountersRecord,
    MarkersRecord,
    PlacementsRecord,
    ScenarioRecord,
)

_KINDS: dict[str, type] = {
    "board": BoardRecord,
    "hexsides": HexsidesRecord,
    "places": PlacesRecord,
    "scenario": ScenarioRecord,
    "counters": CountersRecord,
    "markers": MarkersRecord,
    "placements": PlacementsRecord,
    "overrides": OverridesRecord,
    "rules": dict[str, Rule],
}


def schemas() -> dict[str, str]:
    """The schema of each kind of file as JSON text, by file name."""
    return {
        f"{name}.json": json.dumps(_schema(kind), indent=1, ensure_ascii=False) + "\n"
        for name, kind in _KINDS.items()
    }


def _schema(kind: type) -> dict[str, object]:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(kind)}


def write_schemas(folder: Path) -> None:
    """Write all schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]))
