"""Counts every step by which a game reaches the disk, and lets one of them fail, or end the process.

A step is a call that opens, writes, syncs, renames, removes or makes a file or folder. Every write of a
game goes through here: ``open`` gives a buffered file over a raw one of ours, and the journal's own raw
file is one of ours too.
"""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias
from unittest import mock

from blitz_desktop.session import journal

Strike: TypeAlias = Callable[["Step"], None]
"""What befalls a step: it may end the process, raise an error, or let it pass."""

_CALLS = ("fsync", "replace", "rename", "unlink", "mkdir", "open")


class Step:
    """One step on the way to the disk.

    Attributes:
        number: From 1.
        name: The call.
        write_half: Writes the first half of what was to be written; does nothing where that is not a write.
        do: Takes the step.
    """

    def __init__(
        self, number: int, name: str, do: Callable[[], Any], write_half: Callable[[], Any] = lambda: None
    ) -> None:
        self.number = number
        self.name = name
        self.do = do
        self.write_half = write_half


class Disk:
    """Sees every step.

    Attributes:
        steps: Names of the steps taken so far.
    """

    def __init__(self, strike: Strike = lambda _: None) -> None:
        self.steps: list[str] = []
        self._strike = strike

    def take(self, name: str, do: Callable[[], Any], write_half: Callable[[], Any] = lambda: None) -> Any:
        """Take a step, unless it is struck."""
        self.steps.append(name)
        self._strike(Step(len(self.steps), name, do, write_half))
        return do()


@contextmanager
def watched(disk: Disk) -> Iterator[None]:
    """Send the steps of this process to a disk."""
    real_open = io.open

    class Raw(io.FileIO):
        """A file whose writes are steps."""

        def write(self, data: Any) -> int:  # type: ignore[override]
            whole = bytes(data)
            write = super().write
            return int(disk.take("write", lambda: write(whole), lambda: write(whole[: len(whole) // 2])))

    def open_(file: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
        if "b" in mode and set(mode) & set("xwa"):
            return io.BufferedWriter(disk.take("open", lambda: Raw(file, mode.replace("b", ""))))
        return real_open(file, mode, *arguments, **options)

    def stepping(name: str) -> Callable[..., Any]:
        call = getattr(os, name)
        return lambda *arguments, **options: disk.take(name, lambda: call(*arguments, **options))

    with (
        mock.patch.multiple(os, **{name: stepping(name) for name in _CALLS}),
        mock.patch.object(io, "open", open_),
        mock.patch.object(journal, "FileIO", Raw),
    ):
        yield


def kill(at: int, *, torn: bool, after: bool) -> Strike:
    """End the process at a step as by a power cut: before it, in the middle of a write, or after it."""

    def strike(step: Step) -> None:
        if step.number == at:
            if torn:
                step.write_half()
            if after:
                with suppress(OSError):
                    step.do()
            os.kill(os.getpid(), signal.SIGKILL)

    return strike


def fail(at: int, error: int, *, steps: int = 1, torn: bool = False) -> Strike:
    """Let so many steps fail from one on; a torn write leaves its first half behind."""

    def strike(step: Step) -> None:
        if at <= step.number < at + steps:
            if torn:
                step.write_half()
            raise OSError(error, os.strerror(error))

    return strike


def part_files(folder: Path) -> list[Path]:
    """Half-written files that were left behind."""
    return sorted(folder.rglob(".*.part"))
