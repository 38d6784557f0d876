"""Kills an evening's play at every system call on its files: ``python -m tests.faults.syscalls [EVERY]``.

This knows nothing of how the program writes: strace sends SIGKILL as the process enters the call, so that the
call is the first one that is not done. Needs strace. With a number, only every so many calls are struck.
Prints one line a fault found and, last, how many kills there were.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.evening import spend
from tests.faults.kills import MEMORY, missed

ROOT = Path(__file__).parents[2]

_CALLS = (
    "openat,creat,write,writev,pwrite64,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,"
    "mkdir,mkdirat,rmdir,link,linkat,flock,fcntl,close"
)
_PLAY = "--play"


def can_trace() -> bool:
    """Whether there is an strace that may trace here."""
    return (
        shutil.which("strace") is not None
        and not subprocess.run(
            ["strace", "-o", os.devnull, "true"], capture_output=True, check=False
        ).returncode
    )


def main() -> int:
    """Kill at every call, or at every so many."""
    if sys.argv[1:2] == [_PLAY]:
        return _play(Path(sys.argv[2]), Path(sys.argv[3]))
    if not can_trace():
        print("left out, for strace is missing or may not trace here")  # noqa: T201
        return 0
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    with TemporaryDirectory(dir=MEMORY) as folder:
        shown = list(spend(Path(folder) / "journals", Path(folder) / "evening.blitz"))
    faults = kills = 0
    for call, when in list(_calls())[::every]:
        kills += 1
        for fault in missed(shown, partial(_killed_at, call=call, when=when)):
            faults += 1
            print(f"{call} {when}: {fault}", flush=True)  # noqa: T201
    print(f"{kills} kills, {faults} faults")  # noqa: T201
    return int(faults > 0)


def _play(journals: Path, save: Path) -> int:
    """Tell of each deed once it is shown."""
    for _ in spend(journals, save):
        os.write(1, b".")
    return 0


def _calls() -> Iterator[tuple[str, int]]:
    """The calls of an evening that concern its files: each by its name and how often it was made by then."""
    with TemporaryDirectory(dir=MEMORY) as name:
        folder, log = Path(name) / "played", Path(name) / "calls"
        folder.mkdir()
        _run(["-y", "-o", str(log), "-e", f"trace={_CALLS}"], folder / "journals", folder / "evening.blitz")
        counts: Counter[str] = Counter()
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            call = line.partition("(")[0]
            counts[call] += 1
            if str(folder) in line:
                yield call, counts[call]


def _killed_at(journals: Path, save: Path, *, call: str, when: int) -> int:
    """Play until a call is entered for the so many-th time; how many deeds were shown."""
    strike = f"inject={call}:signal=KILL:when={when}"
    return len(_run(["-o", os.devnull, "-e", f"trace={call}", "-e", strike], journals, save))


def _run(options: list[str], journals: Path, save: Path) -> bytes:
    play = [sys.executable, "-m", "tests.faults.syscalls", _PLAY, str(journals), str(save)]
    fixed = os.environ | {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        ["strace", *options, *play], cwd=ROOT, env=fixed, stdout=subprocess.PIPE, check=False
    ).stdout


if __name__ == "__main__":
    sys.exit(main())
