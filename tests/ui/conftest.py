"""The program's looks, and a toy game on the table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from blitz_desktop.ui import theme
from tests.toy import TOY, toy_scenario


@pytest.fixture(autouse=True)
def _looks(qapp: QApplication) -> None:
    theme.apply(qapp)


@pytest.fixture
def session() -> Session:
    return Session.start(TOY, toy_scenario(), seed="1")


@pytest.fixture
def table(session: Session) -> Table:
    return Table(session)
