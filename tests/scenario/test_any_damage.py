"""Whatever is done to a scenario's files, they load or are refused with reasons: never another error."""

from __future__ import annotations

import hypothesis
import msgspec
from hypothesis import strategies as st

from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.scenario_file import load_scenario

SCRAPS = [
    "",
    "-",
    "~",
    "0",
    "-7",
    "99999999999999999999",
    "E0101",
    "[",
    "]",
    "{}",
    "[]",
    ":",
    ": ",
    "\n",
    "  ",
    '"',
    "no",
    "é",
]


class Charts(msgspec.Struct, frozen=True):
    rows: int = 1


@hypothesis.given(
    file=st.integers(0, 5),
    start=st.floats(0, 1),
    length=st.integers(0, 12),
    scrap=st.sampled_from(SCRAPS) | st.text(max_size=3),
)
@hypothesis.settings(max_examples=150, suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture])
def test_damage_is_survived(
    spoil: object,
    scenario_files: dict[str, str],
    file: int,
    start: float,
    length: int,
    scrap: str,
) -> None:
    name = sorted(scenario_files)[file]
    text = scenario_files[name]
    at = int(start * len(text))
    damaged = text[:at] + scrap + text[at + length :]
    folder = spoil()  # type: ignore[operator]
    (folder / name).write_bytes(damaged.encode("utf-8", errors="replace"))
    try:
        scenario = load_scenario(
            folder / "scenarios/game/case.yaml",
            maps=folder / "maps",
            scenarios=folder / "scenarios",
            board=load_board,
            tables=lambda system, _changes: Charts() if system == "game" else None,
        )
    except DataError as error:
        told = str(error)
    else:
        told = scenario.digest
    assert told
