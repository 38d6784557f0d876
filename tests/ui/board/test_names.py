"""On every shipped map and at every zoom the name of each place has room of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.board.printing import names
from blitz_desktop.ui.board.printing.ground import Ground

pytestmark = pytest.mark.usefixtures("qapp")

_FOLDERS = sorted(path.parent for path in (assets_dir() / "maps").glob("*/board.yaml"))


@pytest.fixture(scope="module", params=_FOLDERS, ids=lambda folder: folder.name)
def ground(request: pytest.FixtureRequest) -> Ground:
    folder: Path = request.param
    return Ground(load_board(folder))


@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_name_of_a_place_runs_into_anything(ground: Ground, zoom: float) -> None:
    assert names.crowded(ground, zoom) == ()
