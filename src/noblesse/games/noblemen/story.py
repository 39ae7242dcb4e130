"""What a turn becomes in the log: deeds of its player, and what came of them, in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from noblesse.core import Seat
from noblesse.core.phrases import capital

from .naming import name, times, whose


@dataclass
class Story:
    """A turn that is being told to a viewer; its player is the subject of the first sentence."""

    player: Seat
    viewer: Seat | None
    sentences: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    """What came when the turn was over."""
    deeds: list[str] = field(default_factory=list)
    """Of the player, not yet a sentence."""
    run: int = 0
    """How often in a row the last of them was done."""

    def does(self, deed: str) -> None:
        """The player did this: past tense, without subject."""
        self.deeds.append(deed)

    def repeats(self, deed: str) -> None:
        """The same of a deed that may be done several times in a row: then it is told once."""
        again = bool(self.deeds) and self.deeds[-1] in (deed, f"{deed}, {times(self.run)}")
        self.run = self.run + 1 if again else 1
        if again:
            self.deeds[-1] = f"{deed}, {times(self.run)}"
        else:
            self.does(deed)

    def says(self, text: str) -> None:
        """This came of it: a whole sentence."""
        self.close()
        self.sentences.append(f"{capital(text)}.")

    def ends(self, text: str) -> None:
        """This came when the turn was over: a whole sentence."""
        self.then.append(f"{capital(text)}.")

    def close(self) -> None:
        """Make a sentence of the deeds so far."""
        if self.deeds:
            did = ", then ".join(self.deeds)
            subject = capital(self.name(self.player))
            self.sentences.append(f"{subject} then {did}." if self.sentences else f"{did}.")
            self.deeds = []

    def text(self) -> str:
        """All of it, a line a sentence."""
        self.close()
        return "\n".join(self.sentences)

    def name(self, seat: Seat) -> str:
        """Who that is to the viewer."""
        return name(seat, self.viewer)

    def whose(self, seat: Seat) -> str:
        """Whose that is to the viewer."""
        return whose(seat, self.viewer)
