"""What tests anywhere may ask for: a server, a browser, and people at it."""

pytest_plugins = ["tests.browser.people"]
