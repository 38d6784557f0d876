"""Terms of a game in words, and the changes of them as the log tells them."""

from __future__ import annotations

from blitz_desktop.core.language import later, say
from blitz_desktop.session.kind import Kind, Terms

NAMES = {
    Kind.OPEN: later("Solitaire, all open"),
    Kind.FOG: later("Solitaire with fog of war"),
    Kind.SHARED: later("Two players, one screen"),
    Kind.BY_FILE: later("Two players, by file"),
}

ABOUT = {
    Kind.OPEN: later("You play both sides and see everything."),
    Kind.FOG: later(
        "You play both sides, and look at the table as the side that decides. A curtain stands between the "
        "sides; you may open the table, and the log keeps it."
    ),
    Kind.SHARED: later(
        "You pass the screen to each other. A curtain hides the table until the other player is ready."
    ),
    Kind.BY_FILE: later(
        "You send each other the game as a file. Each player sees what that side may know. It is on trust, "
        "since the file holds all."
    ),
}
"""What each kind of game is like."""

STRICT = later(
    "Strict undo: thrown dice, units seen and turns handed over stand. Otherwise anything can be taken back."
)
BRIEF = later(
    "Small choices of the other side, such as its losses, are made without passing the table, where they "
    "show nothing hidden."
)


def terms_words(terms: Terms, *, is_strict: bool) -> str:
    """How a game is played, in a few words."""
    parts = [say(NAMES[terms.kind])]
    if terms.is_opened:
        parts.append(say("table open"))
    parts.append(say("strict undo") if is_strict else say("free undo"))
    return " · ".join(parts)


def change_words(before: Terms, after: Terms) -> str:
    """What changed in how a game is played, in sentences."""
    said = []
    if after.kind != before.kind:
        said.append(say("From here on: {kind}.", kind=say(NAMES[after.kind])))
    if after.is_opened != before.is_opened:
        said.append(say("Table opened.") if after.is_opened else say("Table closed again."))
    if after.is_strict != before.is_strict:
        said.append(say("From here on undo is strict."))
    if after.is_brief != before.is_brief:
        said.append(
            say("Small choices are made without passing the table.")
            if after.is_brief
            else say("Small choices are passed to the side they belong to.")
        )
    return " ".join(said)
