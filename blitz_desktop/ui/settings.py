"""What the program remembers between starts: windows, docks, colours, recent games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec
import platformdirs
from PySide6.QtCore import QByteArray, QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

from blitz_desktop.session.files import real_path, recorded_path, written_path
from blitz_desktop.session.kind import Terms
from blitz_desktop.ui.counters.palettes import PaletteVariant
from blitz_desktop.ui.look import LARGEST_TEXT, SMALLEST_TEXT, Look, ThemeChoice
from blitz_desktop.ui.map_view import MapMemory

_RECENT = 12
_LAYOUT_VERSION = 2
_BORDER, _TITLE_BAR = 8, 40
"""Room for what a desktop puts around a window, in pixels."""


class Guard(StrEnum):
    """What the program asks about before a phase is ended: anything, what costs something, nothing."""

    ALL = "all"
    COSTLY = "costly"
    NONE = "none"


class Settings:
    """Kept in one file of the user's configuration folder."""

    def __init__(self, path: Path | None = None) -> None:
        folder = platformdirs.user_config_path("blitz-desktop", appauthor=False)
        self._store = QSettings(str(path or folder / "settings.ini"), QSettings.Format.IniFormat)

    def recent(self) -> tuple[Path, ...]:
        """Games opened or saved lately, the latest first."""
        value = self._store.value("recent", [])
        listed = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return tuple(map(recorded_path, listed))

    def remember(self, path: Path) -> None:
        """Put a game at the head of the recent ones."""
        paths = dict.fromkeys([real_path(path), *self.recent()])
        self._keep_recent(list(paths)[:_RECENT])

    def palette_variant(self) -> PaletteVariant:
        """The colours of the armies that the player chose."""
        value = self._store.value("colours")
        return PaletteVariant(value) if value in list(PaletteVariant) else PaletteVariant.PRINTED

    def choose_palette_variant(self, variant: PaletteVariant) -> None:
        """Remember the colours of the armies."""
        self._store.setValue("colours", variant.value)

    def look(self) -> Look:
        """Theme, size of text, motion and language that the player chose."""
        theme = self._store.value("theme")
        return Look(
            theme=ThemeChoice(theme) if theme in list(ThemeChoice) else ThemeChoice.SYSTEM,
            text_percent=self._text_percent(),
            is_motion_reduced=self._store.value("reduced_motion") == "yes",
            language=str(self._store.value("language") or ""),
        )

    def choose_look(self, look: Look) -> None:
        """Remember theme, size of text, motion and language."""
        self._store.setValue("theme", look.theme.value)
        self._store.setValue("text_percent", look.text_percent)
        self._store.setValue("reduced_motion", "yes" if look.is_motion_reduced else "no")
        self._store.setValue("language", look.language)

    def keys(self) -> dict[str, tuple[str, ...]]:
        """Keys that the player gave to commands, by the commands' ids."""
        self._store.beginGroup("keys")
        bound = {id_: tuple(str(self._store.value(id_)).split()) for id_ in self._store.childKeys()}
        self._store.endGroup()
        return bound

    def choose_keys(self, bound: Mapping[str, Sequence[str]]) -> None:
        """Remember the keys that differ from the usual ones."""
        self._store.remove("keys")
        for id_, keys in bound.items():
            self._store.setValue(f"keys/{id_}", " ".join(keys))

    def has_seen(self, what: str) -> bool:
        """Whether something that is shown once has been shown."""
        return bool(self._store.value(f"seen/{what}") == "yes")

    def mark_seen(self, what: str) -> None:
        """Show something that is shown once no more."""
        self._store.setValue(f"seen/{what}", "yes")

    def forget(self, path: Path) -> None:
        """List a game among the recent ones no longer."""
        self._keep_recent([other for other in self.recent() if other != path])

    def _keep_recent(self, paths: Iterable[Path]) -> None:
        self._store.setValue("recent", list(map(written_path, paths)))

    def map_memory(self, scenario: str) -> MapMemory:
        """What is remembered of a scenario's map; nothing where that cannot be read."""
        kept = str(self._store.value(f"maps/{_plain(scenario)}") or "{}")
        try:
            return msgspec.json.decode(kept, type=MapMemory)
        except msgspec.DecodeError:
            return MapMemory()

    def keep_map_memory(self, scenario: str, memory: MapMemory) -> None:
        """Remember something of a scenario's map."""
        self._store.setValue(f"maps/{_plain(scenario)}", msgspec.json.encode(memory).decode())

    def fan_delay(self) -> int | None:
        """Milliseconds for which the pointer rests on a stack before it is spread; None for never."""
        value = str(self._store.value("fan_delay"))
        return int(value) if value.isdecimal() else None

    def choose_fan_delay(self, delay: int | None) -> None:
        """Remember how long the pointer rests on a stack before it is spread."""
        self._store.setValue("fan_delay", "" if delay is None else delay)

    def _text_percent(self) -> int:
        value = str(self._store.value("text_percent"))
        return min(max(int(value), SMALLEST_TEXT), LARGEST_TEXT) if value.isdecimal() else 100

    def terms(self) -> Terms:
        """How the player chose to play last; anew in the open where that cannot be read."""
        try:
            return msgspec.json.decode(str(self._store.value("terms") or "{}"), type=Terms)
        except msgspec.DecodeError:
            return Terms()

    def choose_terms(self, terms: Terms) -> None:
        """Remember how the player chose to play."""
        self._store.setValue("terms", msgspec.json.encode(terms).decode())

    def guard(self) -> Guard:
        """When to ask before a phase is ended with things left undone."""
        value = self._store.value("guard")
        return Guard(value) if value in list(Guard) else Guard.ALL

    def choose_guard(self, guard: Guard) -> None:
        """Remember when to ask before a phase is ended."""
        self._store.setValue("guard", guard.value)

    def save_window(self, window: QWidget) -> None:
        """Remember where a window stands; a main window's docks too."""
        name = window.objectName()
        self._store.setValue(f"{name}/geometry", window.saveGeometry())
        if isinstance(window, QMainWindow):
            self._store.setValue(f"{name}/docks", window.saveState(_LAYOUT_VERSION))

    def restore_window(self, window: QWidget) -> bool:
        """Put a window where it stood, or where it can be seen; False where nothing is remembered."""
        name = window.objectName()
        geometry, docks = self._store.value(f"{name}/geometry"), self._store.value(f"{name}/docks")
        if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
            return False
        if isinstance(window, QMainWindow) and isinstance(docks, QByteArray):
            window.restoreState(docks, _LAYOUT_VERSION)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        fitted = brought_into_sight(window.geometry(), screens)
        if fitted != window.geometry():
            window.setGeometry(fitted)
        return True


def _plain(scenario: str) -> str:
    """A scenario's key without what parts names of settings."""
    return scenario.replace("/", ".")


def first_place(size: QSize, screen: QRect) -> QRect:
    """Where a window opens that has been nowhere yet: amid a screen, with room left for a frame."""
    room = screen.adjusted(_BORDER, _TITLE_BAR, -_BORDER, -_BORDER)
    place = QRect(room.topLeft(), size.boundedTo(room.size()))
    place.moveCenter(room.center())
    return place


def brought_into_sight(window: QRect, screens: Sequence[QRect]) -> QRect:
    """A window's place, moved and shrunk as far as needed to be wholly on the screen it overlaps most."""
    if not screens:
        return window
    screen = max(screens, key=lambda screen: _area(screen.intersected(window)))
    if _area(screen.intersected(window)) == 0:
        screen = screens[0]
    width, height = min(window.width(), screen.width()), min(window.height(), screen.height())
    left = min(max(window.left(), screen.left()), screen.left() + screen.width() - width)
    top = min(max(window.top(), screen.top()), screen.top() + screen.height() - height)
    return QRect(left, top, width, height)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
