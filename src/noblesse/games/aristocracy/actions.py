"""Every action in words."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Action, BadNotation, Bits, Ply, Prompt, Seat, Told
from noblesse.core.phrases import several, verdict
from noblesse.core.sets import first, some

from .box import (
    BUILDINGS,
    CALL,
    CALLS,
    CORN,
    KIND_NAMES,
    KINDS,
    LAND,
    NO_KIND,
    OVER,
    PICK,
    PICKS,
    QUEEN,
    SPACE_NAMES,
    STAND,
    STOP,
    TURN_OVER,
)
from .prizes import ONES, PLURALS, number_of, ordinal, prizes, track_words
from .rules.calling import may_call
from .rules.ending import is_over
from .rules.scoring import rank, score
from .table import Table

LINE = 55
"""Letters that fit a prompt."""

SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}


def turning(t: Table) -> int:
    """The space whose token is turned over next."""
    return first(Bits(LAND, t.picked.members & t.down.members))


def space_words(spaces: Bits) -> list[str]:
    """The names of the spaces, in reading order."""
    return [SPACE_NAMES[space] for space in spaces]


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "turn over teal 37", "teal 37 is corn", "call the kings", "stand on brown 17", "stop"."""
    if seat == CHANCE:
        return f"{SPACE_NAMES[turning(t)]} is {ONES[action]}"
    if action == STOP:
        return "stop"
    if action >= CALLS:
        return f"call the {PLURALS[action - CALLS]}"
    return f"{'turn over' if t.phase == PICK else 'stand on'} {SPACE_NAMES[action]}"


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat == CHANCE:
        return read_outcome(t, text)
    if text == "stop":
        return STOP
    verb, name = text[:9].rstrip(), text[9:].lstrip()
    if verb == "call the":
        if name not in PLURALS:
            raise BadNotation(f"{name!r} is no kind: {', '.join(PLURALS)}", 1, 10)
        return CALLS + PLURALS.index(name)
    if verb not in ("turn over", "stand on"):
        raise BadNotation("'turn over', 'call the', 'stand on' or 'stop' expected")
    if name not in SPACE_NUMBERS:
        raise BadNotation(f"{name!r} is no land space", 1, len(verb) + 2)
    if verb == "turn over" and t.phase != PICK:
        raise BadNotation("no token is to be turned over now")
    if verb == "stand on" and t.phase != STAND:
        raise BadNotation("no marker is to be placed now")
    return SPACE_NUMBERS[name]


def read_outcome(t: Table, text: str) -> Action:
    """The kind that the words say was turned over."""
    space, says, kind = text.partition(" is ")
    if t.phase != TURN_OVER or space != SPACE_NAMES[turning(t)]:
        raise BadNotation(f"{space!r} is not turned over now")
    if kind not in ONES:
        raise BadNotation(f"{kind!r} is no kind: {', '.join(ONES)}", 1, len(space + says) + 1)
    return ONES.index(kind)


def label(t: Table, seat: Seat, action: Action) -> str:
    """Words for a button: "brown 17", "call the kings", "stop at 2"."""
    if action == STOP and seat != CHANCE:
        return f"stop at {len(t.placed)}"
    return SPACE_NAMES[action] if seat != CHANCE and action < CALLS else write(t, seat, action)


def place(t: Table, seat: Seat, action: Action) -> str:
    """Id of the place on the board: "L017", "kind-king"; to stop belongs to none."""
    if seat == CHANCE:
        return space_id(turning(t))
    if action == STOP:
        return ""
    return f"kind-{KIND_NAMES[action - CALLS]}" if action >= CALLS else space_id(action)


def space_id(space: int) -> str:
    """Id of a land space: "L017"."""
    return f"L{space + 1:03d}"


def turn(t: Table) -> int:
    """The number of the current turn, from 1."""
    return t.turn


def prompt(t: Table, viewer: Seat | None) -> Prompt:
    """What is asked of the viewer, or what is waited for."""
    if t.phase == OVER:
        return Prompt("The match is over", outcome(t, viewer))
    if viewer != t.player:
        return Prompt(
            "{name}'s turn", "{name} is thinking …" if t.phase != TURN_OVER else "{name} turns over the land."
        )
    if t.phase == PICK:
        return Prompt(f"Your turn: {min(len(t.picked) + 1, PICKS)} of {min(PICKS, len(t.down))}", asks_to_pick(t))
    if t.phase == TURN_OVER:
        return Prompt("Your turn", "The tokens are turned over.")
    if t.phase == CALL:
        return Prompt("Your turn: call a kind", "Call one kind. You act with every open token of it.")
    standing = f"{len(t.placed) + 1} of {len(t.placed) + t.to_stand}"
    return Prompt(f"Your turn: the {PLURALS[t.called]}, {standing}", asks_to_stand(t))


def asks_to_pick(t: Table) -> str:
    """Turn over three tokens, or as many as there are."""
    words = ("no tokens", "the last token", "the last two tokens", "three tokens")[min(PICKS, len(t.down))]
    chosen = ("", " One chosen.", " Two chosen.")[len(t.picked)]
    return f"Turn over {words}.{chosen}"


def asks_to_stand(t: Table) -> str:
    """Stand the next marker, and where the others went (if that fits the line) or how many there are."""
    done = len(t.placed)
    ask = "Stand a marker." if done + t.to_stand == 1 else f"Stand the {ordinal(done + 1)} marker."
    if not done:
        return ask
    named = f"{ask} So far: **{', '.join(space_words(t.placed))}**."
    return named if len(named) <= LINE else f"{ask} {done} stand."


def confirm(t: Table, seat: Seat, action: Action) -> str:
    """Words of the button if this cannot be taken back: the last pick, and whatever ends the turn."""
    if t.phase == PICK:
        picks = min(PICKS, len(t.down))
        return f"Turn over {picks}" if len(t.picked) + 1 == picks else ""
    if t.phase == CALL and BUILDINGS <= action - CALLS <= QUEEN:
        return ""
    if t.phase == STAND and action != STOP and t.to_stand > 1:
        return ""
    return "End the match" if is_over(t) or is_last_call(t) else "End turn"


def is_last_call(t: Table) -> bool:
    """Does the one kind that may be called leave nothing to turn over or to call (R-05)?"""
    return t.phase == CALL and not some(t.down) and sum(may_call(t, kind) for kind in range(KINDS)) == 1


def refusal(t: Table, seat: Seat, action: Action) -> str:
    """Why this is not legal now, and what is."""
    if t.phase == PICK:
        if action >= CALLS:
            return "First choose the tokens to turn over. Then call a kind."
        if action in t.picked:
            return f"{SPACE_NAMES[action].capitalize()} is chosen already. Choose another face-down token."
        return f"No face-down token lies on {SPACE_NAMES[action]}. Choose one that does."
    if t.phase == CALL:
        kinds = several([PLURALS[kind] for kind in range(KINDS) if may_call(t, kind)], "or")
        if CALLS <= action < STOP:
            unmarked = " without a marker" if action - CALLS < BUILDINGS else ""
            return f"No {KIND_NAMES[action - CALLS]} lies open{unmarked}. Call {kinds}."
        return f"The tokens are turned over. Call {kinds}."
    if action >= CALLS:
        return f"The {PLURALS[t.called]} are called. Stand a marker on an empty space, or stop."
    if any(action in markers for markers in t.markers):
        return "A marker stands there already. Choose an empty space."
    return "That space still holds a token. Choose an empty one."


def tell(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """The plies of one turn as a sentence; everything in it happened in the open."""
    if not plies:
        return Told(after.player, "")
    before: Table = plies[0].before
    seat = before.player
    called = next((ply.action - CALLS for ply in plies if is_call(ply)), NO_KIND)
    if called == NO_KIND:
        return Told(seat, tell_picks(plies))
    text = tell_call(plies, called)
    if after.phase == OVER:
        text = text.removesuffix(".") + ", which ended the match."
    won = prizes(before, after, seat)
    return Told(seat, text, f"Takes {', '.join(won)}." if won else "")


def is_call(ply: Ply) -> bool:
    """Is this ply the call of a kind?"""
    return ply.seat != CHANCE and CALLS <= ply.action < STOP


def tell_picks(plies: Sequence[Ply]) -> str:
    """A turn in which nothing is called yet."""
    shown = [ONES[ply.action] for ply in plies if ply.seat == CHANCE]
    if shown:
        return f"turned over {several(shown)}."
    return f"chose {several([SPACE_NAMES[ply.action] for ply in plies])}."


def tell_call(plies: Sequence[Ply], kind: int) -> str:
    """What was called, and where markers stand."""
    at: Table = next(ply.before for ply in plies if is_call(ply))
    number = len(at.up[kind])
    if kind >= CORN:
        return f"gathered {number_of(number, kind)}."
    if kind < BUILDINGS:
        return f"called the {PLURALS[kind]} and stood on {number}."
    walked = f"called the {PLURALS[kind]} ({number}, {track_words(at, kind)})"
    stood = [SPACE_NAMES[ply.action] for ply in plies if is_placement(ply)]
    stopped = plies[-1].seat != CHANCE and plies[-1].action == STOP
    if not stood:
        return f"{walked} and placed no marker." if stopped else f"{walked}."
    return f"{walked} and stood on {', '.join(stood)}{', then stopped' * stopped}."


def is_placement(ply: Ply) -> bool:
    """Does this ply stand a marker on an empty space?"""
    return ply.seat != CHANCE and ply.before.phase == STAND and ply.action != STOP


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([score(t, seat) for seat in seats], [rank(t, seat) for seat in seats], viewer)
