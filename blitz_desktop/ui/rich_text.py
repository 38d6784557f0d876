"""Rich text: rules as links, words made strong."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from blitz_desktop.core.citations import Reason, RuleRef
from blitz_desktop.presenter.wording import rule_number

RuleText = Callable[[RuleRef], str]
"""Summary of a rule in our own words; empty where there is none."""

_SCHEME = "rule:"


def strong(text: str) -> str:
    """Plain text in the heavier of the shipped weights; a bold tag would ask for one heavier still."""
    return f'<span style="font-weight: 600">{escape(text)}</span>'


def plain(text: str) -> str:
    """Plain text for a label that may hold rich text too.

    A label takes text without any tag as it stands, so what had to be escaped comes in a tag.
    """
    escaped = escape(text)
    return text if escaped == text else f"<span>{escaped}</span>".replace("\n", "<br>")


def rule_link(rule: RuleRef) -> str:
    """A rule as an anchor."""
    target = f"{_SCHEME}{escape(rule.book)}/{escape(rule.section)}"
    return f'<a href="{target}">§&nbsp;{escape(rule_number(rule))}</a>'


def rule_of(href: str) -> RuleRef | None:
    """The rule that an anchor points at; None for other anchors."""
    if not href.startswith(_SCHEME):
        return None
    book, _, section = href.removeprefix(_SCHEME).partition("/")
    return RuleRef(book, section)


def reason_html(reason: Reason) -> str:
    """A reason with its rule."""
    return f"{escape(reason.text)} {rule_link(reason.rule)}"
