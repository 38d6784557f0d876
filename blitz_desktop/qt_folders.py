"""Where Qt has what it loads while it runs.

Qt knows its own place from a text in the form of settings, which PySide makes and in which a comma, a
semicolon, a quotation mark and a backslash have meanings of their own. In a folder with one of these in its
name Qt loses itself, so that what it needs is looked for beside the package, where wheels and frozen builds
have it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import PySide6
from PySide6.QtCore import QLibraryInfo

_PLACES = {
    "plugins": QLibraryInfo.LibraryPath.PluginsPath,
    "translations": QLibraryInfo.LibraryPath.TranslationsPath,
}


def qt_folder(name: Literal["plugins", "translations"]) -> Path:
    """The folder of Qt that has this name: beside the package, or else where Qt takes it to be."""
    package = Path(PySide6.__file__).parent
    beside = (package / "Qt" / name, package / name)  # the second is that of Windows
    return next((path for path in beside if path.is_dir()), Path(QLibraryInfo.path(_PLACES[name])))
