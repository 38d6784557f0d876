from __future__ import annotations

import subprocess
import sys

_IMPORT_ALL_WITHOUT_QT = """
import importlib, pkgutil, sys

sys.modules["PySide6"] = sys.modules["shiboken6"] = None
import blitz_desktop

above = ["blitz_desktop." + name for name in ("__main__", "app", "qt_folders", "selftest", "ui")]

def names(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.name in above or module.name.endswith(".__main__"):
            continue
        yield module.name
        if module.ispkg:
            yield from names(importlib.import_module(module.name))

for name in names(blitz_desktop):
    importlib.import_module(name)
    print(name)
"""


def test_everything_below_ui_imports_without_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", _IMPORT_ALL_WITHOUT_QT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    imported = set(done.stdout.split())
    assert {"blitz_desktop.core", "blitz_desktop.presenter", "blitz_desktop.resources"} <= imported
    assert not any(name.startswith("blitz_desktop.ui") for name in imported)
