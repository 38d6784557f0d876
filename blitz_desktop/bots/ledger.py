"""The table of many games: a row for each as soon as it is over, so that a run can be taken up again."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from blitz_desktop import __version__
from blitz_desktop.bots.selfplay import GameResult


class LedgerError(Exception):
    """A table cannot be used; the text says why."""


class Terms(msgspec.Struct, frozen=True):
    """What all games of a table have in common.

    Attributes:
        data: Digest of the scenario's data.
        until: Last turn played; None where the games were played to their end.
        program: Version of the program.
    """

    data: str
    bot: str
    until: int | None
    program: str = __version__


_COLUMNS = (*GameResult.__struct_fields__, *Terms.__struct_fields__)
_TYPES = {name: kind for record in (GameResult, Terms) for name, kind in get_type_hints(record).items()}


class Ledger:
    """A CSV file of games. Cells that hold several values are JSON.

    Attributes:
        results: Games in the file, by seed.
    """

    def __init__(self, path: Path, scenario: str, terms: Terms) -> None:
        """Read what the file has already; a row that was cut off in writing is removed.

        Raises:
            LedgerError: It is no such table, or one of other games.
            OSError: It cannot be read or written.
        """
        self._path = path
        self._terms = terms
        self.results: dict[str, GameResult] = {}
        if path.exists() and _whole_part(path):
            for row in _rows(path):
                self._take(row, scenario)
        else:
            path.write_text(_line(_COLUMNS), encoding="utf-8", newline="")

    def add(self, result: GameResult) -> None:
        """Add a game's row to the file."""
        self.results[result.seed] = result
        with self._path.open("a", encoding="utf-8", newline="") as stream:
            stream.write(_line(map(_cell, _values(result, self._terms))))

    def _take(self, row: dict[str, Any], scenario: str) -> None:
        result, terms = msgspec.convert(row, GameResult), msgspec.convert(row, Terms)
        if (result.scenario, terms) != (scenario, self._terms):
            raise LedgerError(
                f"{self._path}: it holds games of {result.scenario} played in another way or with other data "
                f"({terms}); choose another file"
            )
        self.results[result.seed] = result


def write_parquet(path: Path, results: Sequence[GameResult], terms: Terms) -> None:
    """Write games as one Parquet file, with the same columns and types.

    Raises:
        LedgerError: The package pyarrow is not installed.
    """
    try:
        from pyarrow import Table, parquet
    except ImportError:
        raise LedgerError("Parquet needs the package pyarrow: install blitz-desktop[parquet]") from None
    rows = [dict(zip(_COLUMNS, map(_flat, _values(result, terms)), strict=True)) for result in results]
    parquet.write_table(Table.from_pylist(rows), path)


def _whole_part(path: Path) -> bool:
    """Cut off what follows the last line break; whether anything is left."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        path.write_bytes(whole)
    return bool(whole)


def _rows(path: Path) -> list[dict[str, Any]]:
    try:
        with path.open(encoding="utf-8", newline="") as stream:
            reader = csv.DictReader(stream)
            if tuple(reader.fieldnames or ()) != _COLUMNS:
                raise LedgerError(f"{path}: it is no table of simulated games")
            return [{name: _read(name, row[name]) for name in _COLUMNS} for row in reader]
    except (csv.Error, msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: it is no table of simulated games ({error})") from error


def _read(name: str, cell: str) -> Any:
    return cell if _TYPES[name] is str else msgspec.json.decode(cell, type=_TYPES[name])


def _values(result: GameResult, terms: Terms) -> tuple[Any, ...]:
    return *msgspec.structs.astuple(result), *msgspec.structs.astuple(terms)


def _cell(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _flat(value: Any) -> Any:
    return _cell(value) if isinstance(value, dict | tuple) else value


def _line(cells: Any) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    return line.getvalue()
