"""Whole pages, as text.  They know no game."""

from noblesse.web.pages.home import home
from noblesse.web.pages.problem import problem
from noblesse.web.pages.rules import rules
from noblesse.web.pages.setup import new_table
from noblesse.web.pages.table import table_page

__all__ = ["home", "new_table", "problem", "rules", "table_page"]
