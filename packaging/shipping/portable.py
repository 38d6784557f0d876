"""The folder to unpack and run, as one archive: nothing is installed."""

from __future__ import annotations

import gzip
import lzma
import shutil
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, cast

from shipping import freeze, licences, linux, sbom
from shipping.project import BUILD, DIST, NAME, PACKAGING, source_date, version


def make(suffix: str = "xz") -> Path:
    """Pack the frozen folder with its menu entry, icons and licences, and return the archive.

    Args:
        suffix: ``xz`` is small, ``gz`` is quick to make.
    """
    name = f"{NAME}-{version()}-linux-x86_64"
    folder = BUILD / "portable" / name
    stage(folder)
    return pack(folder, DIST / f"{name}.tar.{suffix}")


def stage(folder: Path) -> None:
    """Lay out the folder that is packed."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(freeze.FOLDER, folder, symlinks=True)
    linux.write_share(folder / "share")
    linux.write_text(folder / "README.txt", linux.filled("README.portable.txt"))
    shutil.copy(PACKAGING / "linux" / "add-to-menu", folder)
    licences.gather(folder / "licences")
    sbom.write(folder / "licences" / sbom.NAME)


def pack(folder: Path, archive: Path) -> Path:
    """Pack a folder so that the same files give the same bytes: sorted, dated alike, owned by nobody."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with (
        _compressed(archive) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, path.relative_to(folder.parent), recursive=False, filter=_plain)
    return archive


@contextmanager
def _compressed(archive: Path) -> Iterator[IO[bytes]]:
    if archive.suffix == ".xz":
        with lzma.open(archive, "wb", preset=6) as packed:
            yield packed
    else:
        with archive.open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
            yield cast("IO[bytes]", packed)


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = source_date()
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member
