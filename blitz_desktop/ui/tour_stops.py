"""What the tour of the table tells."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from blitz_desktop.core.language import say
from blitz_desktop.ui.tour import Stop


def table_stops(
    decision: QWidget, canvas: QWidget, turn: QWidget, inspector: QWidget, log: QWidget, tools: QWidget
) -> tuple[Stop, ...]:
    """The stops of the tour, for these parts of the window."""
    return (
        Stop(
            lambda: decision,
            say("What is to be decided"),
            say(
                "This line always says who decides, what may be done, and under which rule. "
                "Its buttons are the ways to go on."
            ),
        ),
        Stop(
            lambda: canvas,
            say("The map"),
            say(
                "Press on a counter: the hexes that it can reach light up. Drag it there, or click an enemy "
                "to plan an attack. What the rules forbid goes back, and a note says which rule forbids it. "
                "The wheel zooms, dragging the ground pans."
            ),
        ),
        Stop(
            lambda: turn,
            say("Where play stands"),
            say("The turn, its steps, and the score. Each paragraph sign opens the rule behind it."),
        ),
        Stop(
            lambda: inspector,
            say("What lies there"),
            say("Everything about the hex, the stack and the unit that was pointed at last."),
        ),
        Stop(
            lambda: log,
            say("What has happened"),
            say("The record, dice included. Click a line to look at that moment; the game is left alone."),
        ),
        Stop(
            lambda: tools,
            say("Nothing is final"),
            say(
                "Undo goes back as far as you like, through dice too, and redo comes back. Have a good game."
            ),
        ),
    )
