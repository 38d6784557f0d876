"""What a Linux desktop is told of the program: menu entry, icons, kind of file, manual, description."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path

from shipping import icons
from shipping.project import NAME, PACKAGING, source_date, version

_SOURCE = PACKAGING / "linux"
_PLACES = {
    "blitz-desktop.desktop": "applications",
    "blitz-desktop.xml": "mime/packages",
    "org.blitz_desktop.BlitzDesktop.metainfo.xml": "metainfo",
}


def write_share(share: Path) -> None:
    """Write what belongs below ``/usr/share``, or below ``~/.local/share``."""
    for name, place in _PLACES.items():
        write_text(share / place / name, filled(name))
    write_compressed(share / "man" / "man6" / f"{NAME}.6.gz", filled(f"{NAME}.6"))
    icons.write_theme(share / "icons")


def filled(name: str) -> str:
    """A file of ``packaging/linux`` with version and date filled in."""
    day = datetime.fromtimestamp(source_date(), UTC).date().isoformat()
    return (_SOURCE / name).read_text(encoding="utf-8").replace("@VERSION@", version()).replace("@DATE@", day)


def write_text(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def write_compressed(path: Path, text: str) -> None:
    """Write a gzip file that has neither a name nor a time in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))
