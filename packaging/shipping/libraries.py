"""The libraries of the system that a frozen build needs, and the packages of Debian that have them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Which package of Debian 12 and 13 has each library that desktops bring themselves."""

_MAGIC = b"\x7fELF"
_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
_GLIBC = re.compile(r"\(?GLIBC_(\d+)\.(\d+)")


def needed(folder: Path) -> frozenset[str]:
    """Libraries that programs and libraries below a folder ask for and the folder does not have."""
    own = {path.name for path in folder.rglob("*.so*")}
    asked = {name for path in _binaries(folder) for name in _NEEDED.findall(_headers(path))}
    return frozenset(asked - own)


def least_glibc(folder: Path) -> tuple[int, int]:
    """The oldest version of the C library on which everything below a folder loads."""
    found = (match for path in _binaries(folder) for match in _GLIBC.findall(_headers(path)))
    return max((int(major), int(minor)) for major, minor in found)


def depends(folder: Path) -> list[str]:
    """What a Debian package with this folder depends on.

    Raises:
        KeyError: A library is needed that ``PACKAGES`` does not know.
    """
    major, minor = least_glibc(folder)
    packages = {PACKAGES[library] for library in needed(folder)}
    return [f"libc6 (>= {major}.{minor})", *sorted(packages - {"libc6"})]


def _binaries(folder: Path) -> list[Path]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_as_elf(path)]


def _headers(path: Path) -> str:
    asked = ["objdump", "--private-headers", str(path)]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as stream:
        return stream.read(len(_MAGIC)) == _MAGIC
