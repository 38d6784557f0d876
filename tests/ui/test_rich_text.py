from __future__ import annotations

import re
from pathlib import Path

import blitz_desktop.ui
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.ui.rich_text import plain, rule_link, rule_of


def test_an_example_is_linked_to_by_its_whole_name_and_cited_by_its_rule() -> None:
    link = rule_link(RuleRef("book", "13.7#ex"))
    assert ">§&nbsp;13.7<" in link
    assert rule_of(link.split('"')[1]) == RuleRef("book", "13.7#ex")


def test_an_exception_is_cited_by_its_rule() -> None:
    assert ">§&nbsp;13.16.A<" in rule_link(RuleRef("book", "13.16.A!"))


def test_plain_text_with_any_signs_is_shown_as_it_stands() -> None:
    assert plain("nothing special") == "nothing special"
    assert plain("A & B's") == "<span>A &amp; B&#x27;s</span>"


def test_no_label_holds_escaped_text_without_a_tag() -> None:
    """Such a label shows the signs as ``&#x27;``."""
    bare = re.compile(r"(QLabel|setText)\(escape\(")
    sources = Path(blitz_desktop.ui.__file__).parent.rglob("*.py")
    assert [path.name for path in sources if bare.search(path.read_text("utf-8"))] == []
