from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from blitz_desktop.display import why_no_window

ROOT = Path(__file__).parents[2]
DEAD = ":65000"

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")


@pytest.mark.parametrize(
    ("environment", "answer"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": DEAD}, "The display :65000 does not answer"),
        ({"DISPLAY": DEAD, "QT_QPA_PLATFORM": "xcb"}, "The display :65000 does not answer"),
        ({"WAYLAND_DISPLAY": "wayland-none"}, "The display wayland-none does not answer"),
    ],
)
@linux_only
def test_a_missing_screen_is_told(environment: dict[str, str], answer: str) -> None:
    assert answer in why_no_window(environment)


@linux_only
@pytest.mark.parametrize("is_frozen", [False, True])
@pytest.mark.parametrize(
    ("library", "advice"),
    [
        ("libxcb-cursor.so.0", " (on Debian and Ubuntu: sudo apt install libxcb-cursor0)."),
        ("libEGL.so.1", "."),
    ],
)
def test_a_library_that_qt_misses_is_named(
    monkeypatch: pytest.MonkeyPatch, library: str, advice: str, is_frozen: bool
) -> None:
    def load(_: str) -> None:
        error = OSError(f"{library}: cannot open shared object file: No such file or directory")
        if is_frozen:  # as PyInstaller has it
            raise OSError("Failed to load dynlib/dll 'libqxcb.so'.") from error
        raise error

    monkeypatch.setattr("blitz_desktop.display._answers_x", lambda _: True)
    monkeypatch.setattr("blitz_desktop.display.ctypes.CDLL", load)
    assert why_no_window({"DISPLAY": DEAD}).endswith(f"library {library}; please install it{advice}")


def test_other_systems_and_platforms_are_not_asked() -> None:
    assert why_no_window({}, "darwin") == ""
    assert why_no_window({}, "win32") == ""
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, "linux") == ""
    assert why_no_window({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "linux") == ""


@linux_only
def test_a_wayland_display_that_answers_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # names of sockets are short
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) as display:
        display.bind("wayland-9")
        display.listen()
        assert why_no_window({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "."}) == ""
        assert why_no_window({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": ".", "DISPLAY": DEAD}) == ""


@pytest.mark.parametrize("command", [[], ["play", "blitzkrieg_1940/1940"]])
@linux_only
def test_the_program_ends_with_a_sentence_where_there_is_no_screen(command: list[str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "-m", "blitz_desktop", *command],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name not in hidden},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: There is no display to open a window on")
    assert done.stderr.count("\n") == 1


@linux_only
@pytest.mark.parametrize("name", ["a:b", "a; b"])
def test_a_folder_whose_libraries_the_system_would_not_find_is_told(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", f"/opt/{name}/blitz-desktop")
    told = why_no_window({"DISPLAY": DEAD})
    assert told.endswith(f"Please rename it: /opt/{name}")
    monkeypatch.setattr(sys, "executable", "/opt/blitz-desktop/blitz-desktop")
    assert "does not answer" in why_no_window({"DISPLAY": DEAD})
