"""Help beside the table: the rules in our own words, the charts, the keys and the mouse."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTabWidget,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.chart_book import charts
from blitz_desktop.presenter.handbook import Handbook, Paragraph
from blitz_desktop.ui import help_pages, theme
from blitz_desktop.ui.layouts import size_for_text

_ID = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """Stays open beside the table while play goes on.

    Attributes:
        rules: The rules.
        charts: The charts of the scenario.
        keys: What keys and mouse do.
    """

    def __init__(self, book: Handbook, scenario: Scenario | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle(say("Help"))
        self.rules = RulesPage(book)
        self.charts, self.keys = _browser(say("Charts")), _browser(say("Keys and mouse"))
        if scenario is not None:
            self.charts.setHtml(help_pages.charts_page(charts(scenario)))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.rules, say("Rules"))
        self.tabs.addTab(self.charts, say("Charts"))
        self.tabs.addTab(self.keys, say("Keys and mouse"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self.tabs)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._find)
        size_for_text(self, 860, 620)

    def open_rule(self, reference: str = "") -> None:
        """Show the rules, at a paragraph where one is named."""
        self.tabs.setCurrentWidget(self.rules)
        self.rules.open(reference)

    def open_charts(self) -> None:
        """Show the charts."""
        self.tabs.setCurrentWidget(self.charts)

    def open_keys(self, groups: Iterable[tuple[str, Iterable[tuple[str, str]]]]) -> None:
        """Show what keys and mouse do."""
        self.keys.setHtml(help_pages.keys_page(groups))
        self.tabs.setCurrentWidget(self.keys)

    def _find(self) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.field.setFocus()
        self.rules.field.selectAll()


class RulesPage(QWidget):
    """Contents and search at the left, a chapter at the right.

    Attributes:
        field: What is searched for.
        contents: Chapters and paragraphs, or what was found.
        page: The text.
        shown: Id of the paragraph that was asked for last; empty before.
    """

    def __init__(self, book: Handbook) -> None:
        super().__init__()
        self._book = book
        self.shown = ""
        self._items: dict[str, QTreeWidgetItem] = {}
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Search the rules"))
        self.field.setClearButtonEnabled(True)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setAccessibleName(say("Contents"))
        self.page = _browser(say("Rules"))
        self.page.anchorClicked.connect(self._follow)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(10, 10, 6, 10)
        column.addWidget(self.field)
        column.addWidget(self.contents, 1)
        split = QSplitter()
        split.addWidget(left)
        split.addWidget(self.page)
        split.setSizes([theme.scaled(280), theme.scaled(580)])
        split.setStretchFactor(1, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(split)
        self.field.textChanged.connect(self._search)
        self.contents.currentItemChanged.connect(self._choose)
        self._list_chapters()

    def open(self, reference: str = "") -> None:
        """Show a paragraph; the first chapter where none is named or known."""
        found = self._book.find(reference) if reference else next(iter(self._book.paragraphs.values()), None)
        if found is None:
            self.page.setHtml(say("This paragraph is not among the rules. See the game's rulebook."))
            return
        if self.field.text():
            self.field.clear()
        self._show(found)
        self._mark(found.id)

    def _show(self, paragraph: Paragraph) -> None:
        self.shown = paragraph.id
        self.page.setHtml(help_pages.chapter_page(self._book, paragraph.chapter, paragraph.id))
        self.page.scrollToAnchor(paragraph.id)
        # Again once the page has its width, on which the lines depend.
        QTimer.singleShot(0, self, self._scroll)

    def _scroll(self) -> None:
        self.page.scrollToAnchor(self.shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._scroll)

    def _search(self, text: str) -> None:
        if not text.strip():
            self._list_chapters()
            return
        found = self._book.search(text)
        self.contents.blockSignals(True)
        self.contents.clear()
        for paragraph in found:
            self.contents.addTopLevelItem(_item(paragraph))
        self.contents.blockSignals(False)
        self.page.setHtml(help_pages.found_page(self._book, found[:_MOST_FOUND]))

    def _list_chapters(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        for chapter, paragraphs in self._book.chapters.items():
            top = QTreeWidgetItem([chapter])
            top.setData(0, _ID, paragraphs[0].id)
            items = {paragraph.id: _item(paragraph) for paragraph in paragraphs}
            top.addChildren(list(items.values()))
            self._items.update(items)
            self.contents.addTopLevelItem(top)
        self.contents.blockSignals(False)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._show(self._book.paragraphs[item.data(0, _ID)])

    def _mark(self, id_: str) -> None:
        self.contents.blockSignals(True)
        self.contents.setCurrentItem(self._items[id_])
        self.contents.blockSignals(False)

    def _follow(self, url: QUrl) -> None:
        if url.toString().startswith(help_pages.PARAGRAPH):
            self.open(url.toString().removeprefix(help_pages.PARAGRAPH))


_MOST_FOUND = 60


def _item(paragraph: Paragraph) -> QTreeWidgetItem:
    item = QTreeWidgetItem([f"{paragraph.number}  {paragraph.heading}"])
    item.setData(0, _ID, paragraph.id)
    item.setToolTip(0, paragraph.text)
    return item


def _browser(name: str) -> QTextBrowser:
    browser = QTextBrowser()
    browser.setOpenLinks(False)
    browser.setAccessibleName(name)
    browser.document().setDocumentMargin(12)
    return browser
