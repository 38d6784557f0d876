"""How long a program takes until its table is on the screen, from the disk and from memory.

    xvfb-run -a -s "-screen 0 1920x1080x24" python packaging/trial/startup.py PROGRAM TARGET [TIMES]

TARGET is what `PROGRAM play` takes. For the first start the files of the program's folder are put out of
memory. The time of the processor is told, too, since a busy machine makes every start long.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

_PATIENCE = 120.0
_FEWEST_COLOURS = 60
"""A piece of the map has more colours than this, a bare window or screen has not."""


def forget(folder: Path) -> None:
    """Put all files of a folder out of memory."""
    os.sync()
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb") as stream:
                os.posix_fadvise(stream.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def is_table_seen(screen: QImage) -> bool:
    """Whether the middle of the screen shows a map."""
    places = ((x, y) for x in range(700, 1200, 10) for y in range(350, 750, 10))
    return len({screen.pixel(x, y) for x, y in places}) > _FEWEST_COLOURS


def start(program: Path, target: str) -> tuple[float, float]:
    """Start once; seconds until the table is seen, and those of the processor."""
    screen = QGuiApplication.primaryScreen()
    begun = time.monotonic()
    with subprocess.Popen([program, "play", target], stderr=subprocess.DEVNULL) as running:
        while not is_table_seen(screen.grabWindow(0).toImage()):
            if time.monotonic() - begun > _PATIENCE:
                running.kill()
                sys.exit("the table did not come")
            time.sleep(0.05)
        seconds = time.monotonic() - begun
        fields = Path(f"/proc/{running.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        running.terminate()
    return seconds, used


def tell(how: str, seconds: float, used: float) -> None:
    """Say how long a start took."""
    print(f"{how:14} {seconds:6.2f} s, {used:.2f} s of the processor", flush=True)


def main() -> None:
    """Start from the disk once, then from memory."""
    program, target = Path(sys.argv[1]).resolve(), sys.argv[2]
    times = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    QGuiApplication([])
    forget(program.parent)
    tell("from the disk", *start(program, target))
    for _ in range(times):
        tell("from memory", *start(program, target))


if __name__ == "__main__":
    main()
