"""Files that mean harm, each tried in a process of its own whose memory, time and deeds are watched.

``python -m tests.fuzz.hostile`` prints for each file the outcome, the memory at its peak and the seconds.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from blitz_desktop import registry
from blitz_desktop.core.system import Origin
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.session.lines import EntryLine, Header, Sealer
from blitz_desktop.session.migrations import FORMAT
from tests.fuzz.targets import check_yaml, open_save

MEGABYTE = 2**20
WITNESS = "/tmp/blitz-desktop-code-was-run"
"""A file that only code in a hostile file would make."""

OUTSIDE = "/tmp/blitz-desktop-outside.yaml"
"""A file that only a copy which leads out of its folder would make."""

HEAD = "system: blitzkrieg_1940\nid: x\ntitle: X\n"

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)

YAML: dict[str, str | bytes] = {
    "empty": "",
    "alias bomb": BOMB,
    "alias to itself": "a: &a [*a]\n",
    "merge key": "a: {x: 1}\nb:\n  <<: *a\n",
    "deep flow list": "a: " + "[" * 200_000,
    "deep flow map": "a: " + "{b: " * 100_000,
    "deep block": "".join(f"{' ' * depth}a:\n" for depth in range(1_300)),
    "deep block list": "- " * 100_000,
    "tag that runs code": f"a: !!python/object/apply:os.system ['touch {WITNESS}']\n",
    "tag that makes an object": "a: !!python/object:blitz_desktop.core.board.Board {}\n",
    "tag on the root": "!!python/name:os.system\n",
    "own tag": "%TAG ! tag:example.org,2000:\n---\n!x {a: 1}\n",
    "huge whole number": f"{HEAD}turns: {'9' * 500_000}\n",
    "huge stacking": HEAD + "sides: []\nstacking: 99999999999999999999999999\n",
    "huge float": HEAD + "board: 1e99999999\n",
    "not a number": HEAD + "board: .nan\n",
    "infinite": HEAD + "board: -.inf\n",
    "same key twice": HEAD + "title: Y\n",
    "two documents": HEAD + "---\n" + HEAD,
    "nul": HEAD + "\0",
    "utf-16": HEAD.encode("utf-16"),
    "no text": bytes(range(256)) * 8,
    "lone surrogate": b"title: \xed\xa0\x80\n",
    "escaped surrogate": HEAD + 'description: "\\uD800 \\u0000"\n',
    "many keys": "".join(f"k{number}: 1\n" for number in range(120_000)),
    "many items": HEAD + "counters: [" + "a," * 900_000 + "]\n",
    "one long word": HEAD + "description: " + "x" * 1_900_000,
    "long key": "k" * 100_000 + ": 1\n",
    "key that is a list": "? [a, b]\n: 1\n",
    "out of the folder": HEAD + "board: ../../../etc\ncounters: [../../../../etc/passwd]\n",
    "absolute": HEAD + "board: /etc\ncounters: [/etc/passwd]\n",
    "of another drive": HEAD + "board: 'C:\\x'\ncounters: ['..\\x', '\\\\host\\share']\n",
    "reference with nul": HEAD + 'board: "a\\0b"\ncounters: ["a\\0b"]\n',
    "long reference": HEAD + f"board: {'a/' * 5000}\ncounters: [{'x' * 5000}.yaml]\n",
    "based on itself": "system: blitzkrieg_1940\nbased_on: hostile.yaml\nid: x\n",
    "based on outside": "system: blitzkrieg_1940\nbased_on: ../../../../etc/passwd\nid: x\n",
    "system outside": "system: ../../../etc\nid: x\ntitle: X\nboard: x\n",
    "overrides of nothing": "overrides: ../../etc\nscenarios: [../../../etc/passwd]\n",
    "overrides by code": "overrides: blitzkrieg_1940\nscenarios: []\ntables: !!python/name:os.system x\n",
}


def _save(*records: Any) -> bytes:
    return b"".join(map(Sealer().seal, records))


def _header(**changes: Any) -> Header:
    fields = {"system": "toy", "scenario": "duel", "title": "X", "digest": "", "seed": "1", "created": ""}
    return Header(format=FORMAT, program="9", **{**fields, **changes})


def _entry(action: bytes, events: bytes = b"[]", parent: int = 0) -> EntryLine:
    from msgspec import Raw

    return EntryLine(1, parent, "blue", Raw(action), Raw(events), "")


def saves() -> dict[str, bytes]:
    """Game files that mean harm."""
    deep = b"[" * 100_000
    own = (scenarios_dir() / "blitzkrieg_1940" / "1939.yaml").read_text(encoding="utf-8")
    outside = Origin("/x.yaml", own, {f"../../../..{OUTSIDE}": "x"})
    return {
        "empty save": b"",
        "deep json": b'{"sum":"00000000","data":' + deep + b"\n",
        "deep record": _save(
            _header(), _entry(b'{"kind":"end_phase","x":' + b"[" * 5000 + b"]" * 5000 + b"}")
        ),
        "huge number in record": _save(
            _header(), _entry(b'{"kind":"end_phase","x":' + b"9" * 100_000 + b"}")
        ),
        "many line breaks": b"\n" * 100_000_000,
        "one long line": b"x" * 100_000_000,
        "future": _save(_header(title="x")).replace(b'"format":%d' % FORMAT, b'"format":99'),
        "negative format": _save(Header(**{**_fields(_header()), "format": -1})),
        "format zero": _save(Header(**{**_fields(_header()), "format": 0})),
        "long title": _save(_header(title="x" * 5_000_000)),
        "code for a system": _save(_header(system="os", scenario="system")),
        "path for a system": _save(_header(system="../../etc", scenario="passwd")),
        "copy that leads out": _save(_header(system="blitzkrieg_1940", scenario="x", origin=outside)),
        "copy that is a bomb": _save(
            _header(system="blitzkrieg_1940", scenario="x", origin=Origin("/x", BOMB))
        ),
        "copy of the machine": _save(
            _header(system="blitzkrieg_1940", scenario="x", origin=Origin("/etc/passwd", "x"))
        ),
        "unit from nowhere": _save(
            _header(),
            _entry(b'{"kind":"end_phase"}', b'[{"kind":"units_moved","units":["x"],"path":["0101"]}]'),
        ),
        "unit to nowhere": _save(
            _header(),
            _entry(b'{"kind":"end_phase"}', b'[{"kind":"units_moved","units":["b1"],"path":["9999"]}]'),
        ),
        "steps beyond the counter": _save(
            _header(), _entry(b'{"kind":"end_phase"}', b'[{"kind":"steps_left","unit":"b1","steps":99}]')
        ),
        "turn without end": _save(
            _header(),
            _entry(
                b'{"kind":"end_phase"}',
                b'[{"kind":"clock_set","clock":{"turn":999999,"part":"x","phase":"x","side":"x"}}]',
            ),
        ),
    }


def _fields(header: Header) -> dict[str, Any]:
    return {name: getattr(header, name) for name in header.__struct_fields__}


def files(folder: Path) -> Iterator[tuple[str, Path, Callable[[Path], str]]]:
    """Every hostile file by name, written when its turn comes, with what is done with it."""
    for name, content in YAML.items():
        path = folder / "hostile.yaml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        yield name, path, check_yaml
    yield "huge file", _sparse(folder / "hostile.yaml"), check_yaml
    (folder / "hostile.yaml").unlink()
    (folder / "hostile.yaml").symlink_to("/dev/zero")
    yield "device", folder / "hostile.yaml", check_yaml
    (folder / "hostile.yaml").unlink()
    for name, content in saves().items():
        path = folder / "hostile.blitz"
        path.write_bytes(content)
        yield name, path, open_save
    yield "huge save", _sparse(folder / "hostile.blitz"), open_save


def _sparse(path: Path) -> Path:
    with path.open("wb") as stream:
        stream.truncate(210 * MEGABYTE)
    return path


def main() -> int:
    """Try every file; one JSON line for each."""
    registry.validate_paths([scenarios_dir() / "blitzkrieg_1940" / "1939.yaml"])
    Path(WITNESS).unlink(missing_ok=True)
    with TemporaryDirectory() as folder:
        for name, path, deed in files(Path(folder)):
            print(json.dumps({"name": name, **_try(path, deed)}), flush=True)  # noqa: T201
    return 0


def _try(path: Path, deed: Callable[[Path], str]) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
        started = time.monotonic()
        try:
            outcome = deed(path)
        except BaseException:  # noqa: BLE001  (whatever comes out is what this program looks for)
            outcome = "FAULT " + traceback.format_exc()
        told = {
            "outcome": outcome,
            "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
            "seconds": round(time.monotonic() - started, 2),
        }
        os.write(writing, json.dumps(told).encode()[:60_000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told_bytes = pipe.read()
    _, status = os.waitpid(child, 0)
    return dict(json.loads(told_bytes)) if told_bytes else {"outcome": f"FAULT ended with status {status}"}


if __name__ == "__main__":
    sys.exit(main())
