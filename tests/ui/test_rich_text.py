from __future__ import annotations

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.ui.rich_text import rule_link, rule_of


def test_an_example_is_linked_to_by_its_whole_name_and_cited_by_its_rule() -> None:
    link = rule_link(RuleRef("book", "13.7#ex"))
    assert ">§&nbsp;13.7<" in link
    assert rule_of(link.split('"')[1]) == RuleRef("book", "13.7#ex")
