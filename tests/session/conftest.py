from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from blitz_desktop.session.recorder import Recorder


@pytest.fixture(autouse=True)
def recorders(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Recorder]]:
    """Every recorder that the test makes; their files are closed when it is over."""
    made: list[Recorder] = []
    begin = Recorder.__init__

    def remember(recorder: Recorder, journal: Path) -> None:
        made.append(recorder)
        begin(recorder, journal)

    monkeypatch.setattr(Recorder, "__init__", remember)
    yield made
    for recorder in made:
        recorder.release()
