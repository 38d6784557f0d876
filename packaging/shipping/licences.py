"""The licences of everything that a package carries, gathered in one folder."""

from __future__ import annotations

import shutil
import sys
from importlib import metadata
from pathlib import Path

from blitz_desktop.ui.about import PARTS
from shipping.project import PACKAGING, ROOT


def gather(folder: Path) -> None:
    """Write all licences into a folder.

    Raises:
        FileNotFoundError: Python's own licence is not where an installation keeps it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for text in (PACKAGING / "licences").glob("*.txt"):
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(_of_python(), folder / "python.txt")
    for font in (ROOT / "assets" / "fonts").glob("*/OFL.txt"):
        shutil.copyfile(font, folder / f"{font.parent.name}.txt")
    for part in PARTS:
        files = metadata.files(part) or ()
        for file in files:
            if file.parts[1:2] == ("licenses",) and file.name == "LICENSE":
                shutil.copyfile(str(file.locate()), folder / f"{part}.txt")


def _of_python() -> Path:
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    candidates = (
        base / "lib" / version / "LICENSE.txt",
        base / "LICENSE.txt",
        Path(f"/usr/share/doc/{version}/copyright"),
    )
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    raise FileNotFoundError(f"none of these exists: {', '.join(map(str, candidates))}")
