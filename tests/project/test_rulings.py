"""The documents of rulings say what the rules files say."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.cli.rulings import rulings_document

_FOLDER = Path(__file__).parents[2] / "docs" / "rulings"


@pytest.mark.parametrize("game", registry.system_ids())
def test_the_committed_rulings_are_current(game: str) -> None:
    document = rulings_document(registry.system(game).title, registry.rulebook(game))
    path = _FOLDER / f"{game}.md"
    assert path.read_text(encoding="utf-8") == document, f"run: blitz-desktop rules {game} --rulings > {path}"
