"""What a turn becomes in the log: deeds of its player, and what came of them, in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from noblesse.core.kernel import Seat
from noblesse.core.phrases import capital


def called(seat: Seat, viewer: Seat | None) -> str:
    """Who that is to a viewer: "you", or what stands for the name of a seat."""
    return "you" if seat == viewer else f"{{{seat}}}"


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
    over: bool = False
    """Is the turn over, so that what is said came then?"""

    def does(self, deed: str) -> None:
        """The player did this: past tense, without subject."""
        self.deeds.append(deed)

    def says(self, text: str) -> None:
        """This came of it: a whole sentence."""
        self.close()
        (self.then if self.over else self.sentences).append(f"{capital(text)}.")

    def ends(self, text: str) -> None:
        """This came when the turn was over: a whole sentence."""
        self.then.append(f"{capital(text)}.")

    def close(self) -> None:
        """Make a sentence of the deeds so far."""
        if self.deeds:
            did, subject = ", then ".join(self.deeds), capital(called(self.player, self.viewer))
            self.sentences.append(f"{subject} then {did}." if self.sentences else f"{did}.")
            self.deeds = []

    def text(self) -> str:
        """All of it, a line a sentence."""
        self.close()
        return "\n".join(self.sentences)
