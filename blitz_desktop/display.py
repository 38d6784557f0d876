"""Whether there is a screen to open a window on; without one, Qt would end the program in its own words."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

_HINT = "Start the program in a desktop session; the command screenshot needs none."


def why_no_window(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Why no window can be opened here, in a sentence; empty where one can, or where only trying tells."""
    plugin = environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if not platform.startswith("linux") or plugin not in ("", "xcb", "wayland"):
        return ""
    if is_split(folder := Path(sys.executable).parent) and getattr(sys, "frozen", False):
        return (
            "The program cannot start in a folder whose name holds a colon or a semicolon, since the system"
            f" takes them for the end of a name. Please rename it: {folder}"
        )
    wayland = environment.get("WAYLAND_DISPLAY", "") if plugin != "xcb" else ""
    display = environment.get("DISPLAY", "") if plugin != "wayland" else ""
    if not wayland and not display:
        return f"There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. {_HINT}"
    if wayland and _answers_wayland(wayland, environment):
        return ""
    if display and _answers_x(display):
        library = _missing_library()
        advice = " (on Debian and Ubuntu: sudo apt install libxcb-cursor0)" if "xcb-cursor" in library else ""
        return library and (
            f"Qt cannot open a window without the system's library {library}; please install it{advice}."
        )
    return f"The display {wayland or display} does not answer, so no window can be opened. {_HINT}"


def is_split(folder: Path) -> bool:
    """Whether the loader of Linux reads a folder's name as several, and does not find the libraries there."""
    return not {":", ";"}.isdisjoint(str(folder))


def _answers_wayland(name: str, environment: Mapping[str, str]) -> bool:
    path = Path(environment.get("XDG_RUNTIME_DIR", "/"), name)  # an absolute name stands for itself
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) as link:
        try:
            link.connect(str(path))
        except OSError:
            return False
    return True


def _missing_library() -> str:
    """What Qt's way to an X display needs and does not find; empty where it has all."""
    from blitz_desktop.qt_folders import qt_folder  # not above: what needs no window imports this module too

    try:
        ctypes.CDLL(str(qt_folder("plugins") / "platforms" / "libqxcb.so"))
    except OSError as error:
        return str(error.__cause__ or error).partition(":")[
            0
        ]  # a frozen program puts an error of its own before it
    return ""


def _answers_x(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt may bring a library of its own
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    has_error = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not has_error
