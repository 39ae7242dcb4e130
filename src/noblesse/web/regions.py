"""A table as named pieces of HTML: the page is made of them, and a push sends those that have changed."""

from noblesse.web.pages.parts import regions

__all__ = ["regions"]
