"""What a turn becomes in the log; here a deed may be done many times in a row."""

from __future__ import annotations

from dataclasses import dataclass

from noblesse.core import Seat, story
from noblesse.core.story import called

from .naming import times, whose


@dataclass
class Story(story.Story):
    """A turn that is being told to a viewer."""

    run: int = 0
    """How often in a row the last of its deeds was done."""

    def repeats(self, deed: str) -> None:
        """The same of a deed that may be done several times in a row: then it is told once."""
        again = bool(self.deeds) and self.deeds[-1] in (deed, f"{deed}, {times(self.run)}")
        self.run = self.run + 1 if again else 1
        if again:
            self.deeds[-1] = f"{deed}, {times(self.run)}"
        else:
            self.does(deed)

    def name(self, seat: Seat) -> str:
        """Who that is to the viewer."""
        return called(seat, self.viewer)

    def whose(self, seat: Seat) -> str:
        """Whose that is to the viewer."""
        return whose(seat, self.viewer)
