"""The browser and the server of the tests that click."""

from tests.browser.conftest import browser, page, server, somebody

__all__ = ["browser", "page", "server", "somebody"]
