"""What things are called in a view: colours, fields, sheets, bonuses, and who is ahead and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import several

from .. import box
from ..knowledge import Share
from ..naming import BOX_NAMES, COLOUR_NAMES, NEUTRAL_NAMES, faction, signed
from ..view import NOTHING, View

PAWNS: Final = {box.QUEEN: "the Queen", box.EMINENCE: "the Éminence Grise"}


def form(view: View, colour: int) -> int:
    """The form of a colour: with two players the third and fourth are neutral and have forms of their own."""
    return colour if colour < view.seats else NEUTRAL_NAMES + colour - view.seats


def name(view: View, colour: int) -> str:
    """ "crimson", "sage"."""
    return COLOUR_NAMES[form(view, colour)]


def whose(view: View, colour: int) -> str:
    """ "your", "crimson's", or "neutral sage's"."""
    if colour >= view.seats:
        return f"neutral {name(view, colour)}'s"
    return "your" if colour == view.viewer else f"{name(view, colour)}'s"


def place_words(view: View, place: int) -> str:
    """A sheet by its place: "box II, England"."""
    return f"box {BOX_NAMES[place // box.SIDES]}, {faction(view.sheet[place]).removeprefix('the ')}"


def spot_words(view: View, spot: int) -> str:
    """ "box II, England, field 2"."""
    return f"{place_words(view, spot // box.FIELDS)}, field {spot % box.FIELDS + 1}"


_BONUS_WORDS: Final = {
    box.PRESTIGE: "{} prestige",
    box.MONEY: "{} L",
    box.INCOME: "income +1",
    box.MILITARY: "military +{}",
    box.PLACE_AGENT: "place an agent",
    box.CORRUPTION: "corruption",
    box.PLACE_QUEEN: "the Queen",
    box.PLACE_EMINENCE: "the Éminence Grise",
}


def reward(sheet: int, place: int) -> str:
    """What first (0) or second place on a sheet brings: "3 prestige and the Queen"."""
    parts = range(box.PARTS * place, box.PARTS * (place + 1))
    said = [(box.BONUS[sheet][part], box.AMOUNT[sheet][part]) for part in parts]
    return several([_BONUS_WORDS[kind].format(amount) for kind, amount in said if kind != box.NO_BONUS])


def kinds(counts: Sequence[int]) -> str:
    """Agents by value: "1, 1, 3"; "none"."""
    values = [signed(value) for value, count in zip(box.VALUES, counts, strict=True) for _ in range(count)]
    return ", ".join(values) or "none"


def standing(view: View, seat: Seat) -> str:
    """Where a seat stands towards the Cardinal: "6 is behind the Cardinal, 9"."""
    own, his = view.prestige[seat], view.cardinal
    if own == his:
        return f"{own} is level with the Cardinal"
    return f"{own} is {'behind' if own < his else 'ahead of'} the Cardinal, {his}"


def total_words(view: View, place: int) -> str:
    """ "3", or with what may still come out of it "3 (1 to 6)"."""
    least, most = view.least[place], view.most[place]
    so_far = signed(view.so_far[place])
    return so_far if least == most else f"{so_far} ({signed(least)} to {signed(most)})"


def lead_words(view: View, number: int) -> str:
    """Who is ahead in a box: "Richelieu is ahead so far", "the Protestants are ahead for sure, as all lie now"."""
    ahead, first = view.ahead[number], box.SIDES * number
    if ahead == NOTHING:
        return "nobody stands here yet"
    side = faction(view.sheet[first + ahead])
    tie = ", for a tie is his" if view.so_far[first] == view.so_far[first + 1] else ""
    verb = "are" if side.endswith("s") else "is"
    how = "for sure, as all lie now" if view.sure[number] else f"so far{tie}"
    return f"{side} {verb} ahead {how}"


def share_words(view: View, share: Share) -> str:
    """ "crimson 2", "black 0 and 1 unknown"."""
    more = f" and {share.unknown} unknown" if share.unknown else ""
    return f"{name(view, share.colour)} {signed(share.total)}{more}"


def fate(sheet: int) -> str:
    """What the Cardinal does if the sheet wins."""
    steps = box.MOVES[sheet]
    if steps < 0:
        return f"If it wins, the Cardinal goes back {-steps}."
    return f"If it wins, the Cardinal goes on {steps}, and catches up with whoever is first."


def here(view: View) -> int:
    """The colour the places "agent-…" are of: the one that is asked for, else the viewer's own."""
    neutral = next(iter(neutrals(view)), view.viewer)
    asked = view.viewer in view.awaits and (view.phase == box.NEUTRAL or view.in_hand == neutral)
    return neutral if asked else view.viewer


def neutrals(view: View) -> list[int]:
    """The neutral colour that the viewer sees and places, if there is one."""
    return [colour for colour in range(view.seats, view.colours) if view.keeps[colour] and view.viewer != NOTHING]
