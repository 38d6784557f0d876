"""The committed JSON Schemas are those of the code."""

from __future__ import annotations

from pathlib import Path

from blitz_desktop.scenario.schema import schemas, write_schemas

COMMITTED = Path(__file__).parents[2] / "docs" / "schema"


def test_committed_schemas_are_current() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in COMMITTED.glob("*.json")}
    assert found == schemas(), "run python -m blitz_desktop.scenario.schema docs/schema"


def test_schemas_are_written_to_a_folder(tmp_path: Path) -> None:
    write_schemas(tmp_path / "new")
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(schemas())
