"""The installer for Windows and the disk image for macOS, from the frozen program."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from shipping import freeze, licences
from shipping.project import BUILD, DIST, NAME, PACKAGING, ROOT, run, version


def make() -> Path:
    """Make the one of this system, and return it.

    Raises:
        NotImplementedError: This is neither Windows nor macOS.
    """
    DIST.mkdir(parents=True, exist_ok=True)
    match platform.system():
        case "Windows":
            return windows(freeze.FOLDER)
        case "Darwin":
            return macos(freeze.APP)
        case _:
            raise NotImplementedError("Linux has targets of its own: portable and deb")


def windows(folder: Path) -> Path:
    """Compile the installer of a frozen folder with NSIS, which runs on every system."""
    installer = DIST / f"{NAME}-{version()}-windows-x86_64.exe"
    licences.gather(folder / "licences")
    settings = {
        "VERSION": version(),
        "SOURCE": folder,
        "ICONS": BUILD / "icons",
        "LICENCE": ROOT / "LICENSE",
        "OUT": installer,
    }
    signing = [f"-DSIGN={PACKAGING / 'windows' / 'sign.cmd'}"] if os.environ.get("SIGN_THUMBPRINT") else []
    defined = [f"-D{name}={value}" for name, value in settings.items()]
    run("makensis", "-V2", *defined, *signing, PACKAGING / "windows" / "installer.nsi")
    return installer


def macos(app: Path) -> Path:
    """Make the disk image of an application, which takes a Mac."""
    image = DIST / f"{NAME}-{version()}-macos.dmg"
    run("sh", PACKAGING / "macos" / "make-dmg", app, image)
    return image
