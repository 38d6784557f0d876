"""The languages of the program: which there are, and the translators that speak them."""

from __future__ import annotations

from functools import cache, partial

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from blitz_desktop.core.language import speak
from blitz_desktop.qt_folders import qt_folder
from blitz_desktop.resources import assets_dir

ENGLISH = "en"
"""The language of the code, for which there is no file."""

_CONTEXTS = ("Blitz Desktop", "Names")
_installed: list[QTranslator] = []


def languages() -> dict[str, str]:
    """Codes of the languages that can be spoken, each with its own name for itself, English first."""
    translated = sorted(path.stem for path in (assets_dir() / "translations").glob("*.qm"))
    return {code: _own_name(code) for code in (ENGLISH, *translated)}


def system_language() -> str:
    """The first language of the user's desktop that can be spoken; English where there is none."""
    known = languages()
    wished = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wished if code in known), ENGLISH)


def use(app: QCoreApplication, language: str) -> None:
    """Speak a language from now on, with its ways to write numbers and dates; files stay as they are."""
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(_locale(language))
    speak(None)
    if language == ENGLISH or language not in languages():
        return
    ours = QTranslator(app)
    if ours.load(str(assets_dir() / "translations" / f"{language}.qm")):
        _installed.append(ours)
        app.installTranslator(ours)
        speak(cache(partial(_translated, ours)))
    qt = QTranslator(app)
    if qt.load(f"qtbase_{language}", str(qt_folder("translations"))):
        _installed.append(qt)
        app.installTranslator(qt)


def _translated(translator: QTranslator, sentence: str, number: int) -> str:
    found = (translator.translate(context, sentence, None, number) for context in _CONTEXTS)
    return next(filter(None, found), "")


def _locale(language: str) -> QLocale:
    """The user's own locale where it is of that language, so that a Belgian's dates stay Belgian."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == language else QLocale(language)


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName().removeprefix("American ")
    return name[:1].upper() + name[1:]
