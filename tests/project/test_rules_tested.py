"""Every rule that the program says it enforces is shown by a test marked with its paragraph."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.cli.coverage import rules_with_tests

UNTESTED: dict[str, dict[str, str]] = {}
"""By game, paragraphs without a test of their own yet, and why; never to grow."""


@pytest.mark.parametrize("system_id", registry.system_ids())
def test_every_enforced_rule_has_a_test(system_id: str) -> None:
    book = registry.rulebook(system_id)
    marked = rules_with_tests(system_id)
    assert marked is not None
    enforced = [id_ for id_ in book.with_status("enforced") if not book[id_].tests]
    untested = {id_ for id_ in enforced if not marked & {id_, _parent(id_)}}
    assert untested == set(UNTESTED.get(system_id, {})), "write the test, or take the paragraph off the list"


@pytest.mark.parametrize("system_id", registry.system_ids())
def test_no_test_cites_a_rule_that_is_not_there(system_id: str) -> None:
    marked = rules_with_tests(system_id)
    assert marked is not None
    assert sorted(marked - set(registry.rulebook(system_id).rules)) == []


def _parent(id_: str) -> str:
    """The paragraph that an example, a table, an exception or a second part belongs to.

    ('14.2', '3.4', '8.5', '14.2')
    """
    for mark in "#!/":
        id_ = id_.partition(mark)[0]
    return id_
