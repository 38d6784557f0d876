"""Sentences that the table says in its own words, around those that the rules supply."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality, Reason, RuleRef
from blitz_desktop.core.decisions import Choice, Leg, in_points
from blitz_desktop.core.language import say
from blitz_desktop.core.state import Location
from blitz_desktop.core.words import labelled
from blitz_desktop.core.words import sentence as sentence
from blitz_desktop.presenter.viewpoint import Viewpoint

_FACTS = 4
"""Facts about a hex that stand in one line."""


def refusal_text(legality: Legality, viewpoint: Viewpoint, *, naming_units: bool = False) -> str:
    """The reasons of a refusal, one a line, without their rules.

    With ``naming_units`` they say which unit is at fault, as when several are in hand.
    """
    return "\n".join(_sentence(reason, viewpoint, naming_units) for reason in legality.reasons)


def rule_number(rule: RuleRef) -> str:
    """A rule as players cite it, without what tells an example, a note or an exception in it apart."""
    return rule.section.partition("#")[0].rstrip("!")


def path_text(choice: Choice) -> str:
    """What a path costs and leaves, in one line."""
    spent = sum(leg.points for leg in choice.legs)
    parts = [_points(in_points(spent, choice.per_point))]
    if choice.left is not None:
        parts.append(say("{left} left", left=in_points(choice.left, choice.per_point)))
    if choice.halt is not None and choice.is_halted:
        parts.append(say("must stop there (§ {rule})", rule=rule_number(choice.halt)))
    if choice.is_risky:
        parts.append(say("dice may stop it short"))
    return ", ".join(parts)


def hex_words(hex_: Hex, viewpoint: Viewpoint) -> str:
    """A hex in one line: its number and the first facts about it; a box by its title and what it holds."""
    if hex_ not in viewpoint.scenario.board:
        title = next((box.title for box in viewpoint.view.boxes if box.id == hex_), "")
        return (
            say("{title} · units: {number}", title=title, number=len(viewpoint.stack(hex_))) if title else ""
        )
    card = viewpoint.hex_card(hex_)
    return " · ".join((card.title, *(row.value for row in card.rows[:_FACTS])))


def place_words(at: Location, viewpoint: Viewpoint) -> str:
    """A location as players call it: a hex with the place in it, a box by its title."""
    board = viewpoint.scenario.board
    if at in board:
        return " ".join((at, *(say(place.name) for place in board[at].places[:1])))
    return next((box.title for box in viewpoint.view.boxes if box.id == at), at)


def leg_text(leg: Leg, per_point: int = 1) -> str:
    """What entering one hex costs, part by part."""
    parts = " + ".join(
        f"{part.cause} {in_points(part.points, per_point)}" if part.points else part.cause
        for part in leg.parts
    )
    if not leg.risk:
        return parts
    return say("{parts}, dice up to {risk} more", parts=parts, risk=in_points(leg.risk, per_point))


def _sentence(reason: Reason, viewpoint: Viewpoint, naming_units: bool) -> str:
    piece = viewpoint.pieces.get(reason.where or "") if naming_units else None
    return labelled(piece.title, reason.text) if piece and piece.title not in reason.text else reason.text


def _points(points: str) -> str:
    is_one = points in ("½", "1")
    return say("{points} point", points=points) if is_one else say("{points} points", points=points)
