"""Lists what the desktop's accessibility bus knows of the window: ``python -m tests.ui.atspi_visit``.

Run inside ``dbus-run-session xvfb-run``, it starts the bus and a window in another process, and prints the
name of everything a screen reader could reach.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_ROOT = "/org/a11y/atspi/accessible/root"
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_PROPERTY = "org.freedesktop.DBus.Properties.Get"
_PATIENCE = 90
"""Seconds until the window must be there."""

_APP_TIME = 120_000


def show_window() -> None:
    """Be the program with the toy on its table."""
    from PySide6.QtWidgets import QApplication

    from blitz_desktop.session.session import Session
    from blitz_desktop.ui import theme
    from blitz_desktop.ui.main_window import MainWindow
    from blitz_desktop.ui.settings import Settings
    from tests.toy import TOY, toy_scenario

    app = QApplication([])
    theme.apply(app)
    with tempfile.TemporaryDirectory() as folder:
        session = Session.start(TOY, toy_scenario(), seed="1")
        window = MainWindow(session, str, Settings(Path(folder) / "settings.ini"))
        window.show()
        QTimer.singleShot(_APP_TIME, app.quit)
        app.exec()


def list_names() -> Iterator[str]:
    """The names of all that is on the bus, once the window is there."""
    reply = _call(["--session"], "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
    bus = ["--address", reply.strip()[2:-3]]
    deadline = time.monotonic() + _PATIENCE
    while not (tops := _children(bus, "org.a11y.atspi.Registry", _ROOT)):
        if time.monotonic() > deadline:
            return
        time.sleep(1)
    for top in tops:
        yield from _below(bus, *top)


def _below(bus: list[str], service: str, path: str) -> Iterator[str]:
    reply = _call(bus, service, path, _PROPERTY, _ACCESSIBLE, "Name")
    yield reply.strip()[2:-3].strip("'\"")
    for peer, child in _children(bus, service, path):
        yield from _below(bus, peer, child)


def _children(bus: list[str], service: str, path: str) -> list[tuple[str, str]]:
    reply = _call(bus, service, path, f"{_ACCESSIBLE}.GetChildren")
    return re.findall(r"'(:[\d.]+)', (?:objectpath )?'([^']+)'", reply)


def _call(bus: list[str], service: str, path: str, method: str, *arguments: str) -> str:
    command = [
        "gdbus",
        "call",
        *bus,
        "--dest",
        service,
        "--object-path",
        path,
        "--method",
        method,
        *arguments,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    return done.stdout


def main() -> None:
    """Start the bus and the window, and list."""
    if "--window" in sys.argv:
        show_window()
        return
    bus = subprocess.Popen([str(LAUNCHER), "--launch-immediately"])
    time.sleep(1)
    environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    window = subprocess.Popen([sys.executable, "-m", "tests.ui.atspi_visit", "--window"], env=environment)
    try:
        sys.stdout.write("\n".join(list_names()) + "\n")
    finally:
        window.kill()
        bus.kill()


if __name__ == "__main__":
    main()
