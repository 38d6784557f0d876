"""The folder that runs without Python, by PyInstaller."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from shipping import icons
from shipping.project import BUILD, NAME, PACKAGING, environment, run

FROZEN = BUILD / "frozen"
FOLDER = FROZEN / NAME
APP = FROZEN / "Blitz Desktop.app"


def make() -> Path:
    """Freeze the program, and return what was made: a folder, on macOS an application."""
    pictures = BUILD / "icons"
    pictures.mkdir(parents=True, exist_ok=True)
    for drawing in icons.DRAWINGS:
        icons.write_ico(drawing, pictures / f"{drawing}.ico")
        icons.write_icns(drawing, pictures / f"{drawing}.icns")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", FROZEN, "--workpath", BUILD / "pyinstaller", PACKAGING / "blitz-desktop.spec"),
    )
    if sys.platform == "linux":
        _trim(FOLDER)
    return APP if sys.platform == "darwin" else FOLDER


def self_test(program: Path) -> None:
    """Run the self-test of a program made here.

    Raises:
        subprocess.CalledProcessError: It fails.
    """
    subprocess.run([str(program), "--self-test"], env=environment(), check=True)


def _trim(folder: Path) -> None:
    """Leave out what debuggers want, and the places on this machine where libraries were linked.

    Libraries in folders that end in ``.libs`` have been rewritten by the packages that bring them, and may
    not load once they are stripped.
    """
    libraries = {path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()}
    run("strip", "--strip-unneeded", *(path for path in libraries if path.parent.suffix != ".libs"))
    for path in libraries:
        asked = subprocess.run(
            ["patchelf", "--print-rpath", path], env=environment(), capture_output=True, text=True, check=True
        )
        if asked.stdout.startswith("/"):
            run("patchelf", "--remove-rpath", path)
