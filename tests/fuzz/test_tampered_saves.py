"""Saves changed at random and sealed anew, so that the change gets past the checksum."""

from __future__ import annotations

import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from blitz_desktop.session.lines import Sealer
from tests.fuzz.targets import open_save
from tests.session.conftest import recorders

__all__ = ["recorders"]

SAVES = Path(__file__).parents[1] / "saves"
NASTY = [
    None,
    True,
    -1,
    0,
    10**6,
    10**30,
    1e308,
    "",
    "x",
    "../../x",
    "\0",
    [],
    {},
    ["x"],
    {"x": 1},
    "0101",
    "b1",
]


def _spots(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to every part of a record."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(spot for key, part in parts for spot in _spots(part, (*at, key)))]


def _tamper(record: Any, rng: random.Random) -> None:
    """Put something else, or nothing, where a part of a record stood."""
    spot = rng.choice(_spots(record)[1:] or [()])
    if not spot:
        return
    for step in spot[:-1]:
        record = record[step]
    if isinstance(record, dict) and rng.random() < 0.2:
        del record[spot[-1]]
    elif isinstance(record, list) and rng.random() < 0.4:
        record.insert(spot[-1], rng.choice([*NASTY, *record]))
    else:
        record[spot[-1]] = rng.choice(NASTY)


def tampered(path: Path, seed: int, changes: int) -> bytes:
    """The bytes of a save with so many changes, sealed anew."""
    rng = random.Random(seed)
    records = [json.loads(line)["data"] for line in path.read_bytes().splitlines()]
    for _ in range(changes):
        place = 0 if rng.random() < 0.1 else rng.randrange(len(records))
        match rng.randrange(12):
            case 0:
                del records[place]
            case 1:
                records.insert(place, records[rng.randrange(len(records))])
            case 2:
                records[place] = rng.choice(NASTY)
            case _:
                _tamper(records[place], rng)
        if not records:
            break
    sealer = Sealer()
    return b"".join(sealer.seal(record) for record in records)


@pytest.mark.parametrize(
    "name", ["format_4_toy.blitz", "format_2_toy.journal", "format_2_blitzkrieg_1940.blitz"]
)
@hypothesis.given(seed=st.integers(0, 10**6), changes=st.integers(1, 4))
@hypothesis.settings(max_examples=40)
def test_a_tampered_game_opens_or_is_refused(name: str, seed: int, changes: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(tampered(SAVES / name, seed, changes))
        assert open_save(path)


def test_an_entry_about_units_that_are_not_there_is_not_told(tmp_path: Path) -> None:
    """Found by a longer search with this seed."""
    (tmp_path / "game.blitz").write_bytes(tampered(SAVES / "format_3_blitzkrieg_1939.blitz", 1_000_050, 3))
    assert open_save(tmp_path / "game.blitz")
