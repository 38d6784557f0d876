"""A unit in full: what the game says of it, and what it may still do in the decision that is open."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Card, CardRow, PieceView
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import Assault, is_assault, is_march
from blitz_desktop.presenter.wording import hex_words, rule_number

_CELL = "<td style='padding-right:8px'>"


def dossier(viewpoint: Viewpoint, unit: UnitId) -> Card | None:
    """Facts about a unit with what it may still do; None where the viewer may not know them."""
    card, decision = viewpoint.unit_card(unit), viewpoint.decision
    piece = viewpoint.pieces.get(unit)
    if card is None or decision is None or piece is None or piece.side != decision.side:
        return card
    return Card(card.title, (*card.rows, *_open_to(viewpoint, decision, unit)))


def tip(viewpoint: Viewpoint, at: str, unit: UnitId) -> str:
    """A tooltip in rich text: the counter in full, or the hex; empty where there is nothing to say."""
    piece = viewpoint.pieces.get(unit)
    if piece is None:
        return f"<p>{escape(hex_words(at, viewpoint))}</p>" if at else ""
    card = dossier(viewpoint, unit)
    rows = card.rows if card is not None else ()
    lines = "".join(f"<tr>{_CELL}{escape(row.label)}</td>{_CELL}{_value(row)}</td></tr>" for row in rows)
    faces = "  ·  ".join(_face_words(piece))
    return f"<p><b>{escape(piece.title)}</b><br>{escape(faces)}</p><table>{lines}</table>"


def _face_words(piece: PieceView) -> Iterator[str]:
    """Both faces of a counter by their factors."""
    for face, name in ((piece.face, say("this side")), (piece.back, say("other side"))):
        if face is not None and face.factors:
            yield f"{name} {'-'.join(face.factors)}"


def _value(row: CardRow) -> str:
    cited = f" § {rule_number(row.rule)}" if row.rule is not None else ""
    return escape(f"{row.value}{cited}")


def _open_to(viewpoint: Viewpoint, decision: Decision, unit: UnitId) -> Iterator[CardRow]:
    """For each thing that sends units somewhere or sets them upon a target: whether this one takes part."""
    for offer in decision.offers:
        if is_march(offer) and unit in viewpoint.choices(offer, {}).targets:
            yield _march_row(viewpoint, offer, unit)
        elif is_assault(offer) and offer.legality:
            targets = Assault(viewpoint, offer, (unit,)).targets
            where = ", ".join(targets)
            words = say("may still attack {hexes}", hexes=where) if targets else say("has nothing to attack")
            yield CardRow(offer.label, words, offer.rule)


def _march_row(viewpoint: Viewpoint, offer: Offer, unit: UnitId) -> CardRow:
    legality = offer.legality and viewpoint.choices(offer, {})[unit].legality
    if legality:
        return CardRow(offer.label, say("may still be done"), offer.rule)
    reason = legality.reasons[0]
    return CardRow(offer.label, say("no more: {reason}", reason=reason.text), reason.rule)
