"""Every action in words."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Action, BadNotation, Ply, Prompt, Seat, Told

from . import rules
from .box import CURIOUS, DRAW, MASK_NAMES, OVER, PASS, PEEK, PICK, ROUNDS, SLIP, STEP, TILES, WEAR
from .table import Table

TILE_NAMES = tuple(str(tile + 1) for tile in range(TILES))


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "wear the fox", "step on 14", "slip the fox", "look", "look away"."""
    if seat == CHANCE:
        return f"seat {rules.draws_for(t)} draws the {MASK_NAMES[action]}"
    if action < WEAR:
        return f"step on {action + 1}"
    if action < PEEK:
        return f"wear the {MASK_NAMES[action - WEAR]}"
    if action >= SLIP:
        return f"slip the {MASK_NAMES[action - SLIP]}"
    return "look" if action == PEEK else "look away"


def veil(t: Table, viewer: Seat, seat: Seat, action: Action) -> str:
    """What is said of a mask that is slipped, to all others."""
    return "slip a mask"


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat == CHANCE:
        start = f"seat {rules.draws_for(t)} draws the "
        if not text.startswith(start):
            raise BadNotation(f"{start!r} and a mask expected")
        return _mask(text, len(start))
    if text in ("look", "look away"):
        return PEEK if text == "look" else PASS
    if text.startswith("wear the "):
        return WEAR + _mask(text, 9)
    if text.startswith("slip the "):
        return SLIP + _mask(text, 9)
    if not text.startswith("step on "):
        raise BadNotation("'wear the', 'step on', 'slip the', 'look' or 'look away' expected")
    tile = text[8:]
    if tile not in TILE_NAMES:
        raise BadNotation(f"{tile!r} is no tile", 1, 9)
    return TILE_NAMES.index(tile)


def _mask(text: str, at: int) -> int:
    if text[at:] not in MASK_NAMES:
        raise BadNotation(f"{text[at:]!r} is no mask: {', '.join(MASK_NAMES)}", 1, at + 1)
    return MASK_NAMES.index(text[at:])


def label(t: Table, seat: Seat, action: Action) -> str:
    """Words for a button: "tile 14", "the fox", "slip the fox", "look at the hand"."""
    if seat == CHANCE:
        return f"the {MASK_NAMES[action]}"
    if action < WEAR:
        return f"tile {action + 1}"
    if action < PEEK:
        return f"the {MASK_NAMES[action - WEAR]}"
    if action >= SLIP:
        return f"slip the {MASK_NAMES[action - SLIP]}"
    return "look at the hand" if action == PEEK else "look away"


def place(t: Table, seat: Seat, action: Action) -> str:
    """Id of the place on the board: "tile-14", "mask-fox"; to look belongs to none."""
    if seat == CHANCE or action in (PEEK, PASS):
        return ""
    if action < WEAR:
        return f"tile-{action + 1}"
    return f"mask-{MASK_NAMES[action - (WEAR if action < PEEK else SLIP)]}"


def turn(t: Table) -> int:
    """Choosing masks is one turn, the dance is the next."""
    return 2 * t.round + 1 + (t.phase in (STEP, CURIOUS)) - (t.phase == OVER)


def prompt(t: Table, viewer: Seat | None) -> Prompt:
    """What is asked of the viewer, or what is waited for."""
    if t.phase == OVER:
        best = max(rules.score(t, seat) for seat in range(t.seats))
        return Prompt(
            "The ball is over", f"You win, {best} points." if _won(t, viewer) else f"{{name}} wins, {best} points."
        )
    kicker = f"Round {t.round + 1} of {ROUNDS}"
    if t.phase == DRAW:
        return Prompt(kicker, "Masks are dealt.")
    if viewer is None or not rules.awaits(t, viewer):
        return Prompt(kicker, "{name} is thinking …")
    if t.phase == PICK:
        return Prompt(kicker, "Choose a mask to wear. The highest that is alone dances.")
    if t.phase == STEP:
        before = "" if t.slipped else " Before that you may slip a mask back into the deck."
        return Prompt(kicker, f"You have the floor. Step onto a free tile.{before}")
    return Prompt(kicker, "Your tile was brushed. Look at the dancer's hand?")


def _won(t: Table, viewer: Seat | None) -> bool:
    return viewer is not None and rules.rank(t, viewer) == 0


def confirm(t: Table, seat: Seat, action: Action) -> str:
    """A look cannot be taken back, nor can the last step."""
    if action == PEEK:
        return "Look"
    return "End the dance" if action < WEAR and t.steps == 1 else ""


def refusal(t: Table, seat: Seat, action: Action) -> str:
    """Why this is not legal now, and what is."""
    if t.phase == PICK:
        if WEAR <= action < PEEK:
            return f"You hold no {MASK_NAMES[action - WEAR]}. Choose a mask of your hand."
        return "Everybody chooses a mask now. Choose one of your hand."
    if t.phase == STEP:
        if action >= SLIP:
            return "Only one mask of your hand is slipped in a dance. Step onto a free tile."
        return (
            "Somebody stands there. Step onto a free tile."
            if action < WEAR
            else "You have the floor. Step onto a free tile."
        )
    return "You are asked whether to look. Look, or look away."


def tell(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """One turn as a sentence; what was drawn, and what is still veiled, only to whom it belongs."""
    danced = [ply for ply in plies if ply.seat != CHANCE and (ply.action < WEAR or ply.action >= SLIP)]
    if danced:
        return _tell_dance(plies, danced, after, viewer)
    chosen = {ply.seat: ply.action - WEAR for ply in plies if ply.seat != CHANCE and WEAR <= ply.action < PEEK}
    if len(chosen) == after.seats:
        return _tell_masks(chosen)
    if viewer in chosen:
        return Told(viewer, f"chose the {MASK_NAMES[chosen[viewer]]} in secret.")
    if chosen:
        return Told(min(chosen), "chose a mask in secret.")
    drawn = [MASK_NAMES[ply.action] for ply in plies if ply.seat == CHANCE and rules.draws_for(ply.before) == viewer]
    if viewer is not None and drawn:
        return Told(viewer, f"drew the {', the '.join(drawn)}.")
    return Told(0, "drew masks with everybody.")


def _tell_masks(chosen: dict[Seat, int]) -> Told:
    first = max(chosen, key=lambda seat: (list(chosen.values()).count(chosen[seat]) == 1, chosen[seat], -seat))
    others = ", ".join(f"{{{seat}}}'s {MASK_NAMES[kind]}" for seat, kind in sorted(chosen.items()) if seat != first)
    return Told(first, f"wore the {MASK_NAMES[chosen[first]]} among {others}.")


def _tell_dance(plies: Sequence[Ply], danced: list[Ply], after: Table, viewer: Seat | None) -> Told:
    me = danced[0].seat
    steps = [str(ply.action + 1) for ply in danced if ply.action < WEAR]
    says = [f"stepped on {' and '.join(steps)}"] if steps else []
    slipped = [ply.action - SLIP for ply in danced if ply.action >= SLIP]
    says += [f"slipped {f'the {MASK_NAMES[kind]}' if viewer == me else 'a mask'}" for kind in slipped]
    looked = " and ".join(f"{{{ply.seat}}}" for ply in plies if ply.seat != CHANCE and ply.action == PEEK)
    if looked:
        says.append(f"was looked at by {looked}")
    won = rules.score(after, me) - rules.score(plies[0].before, me)
    return Told(me, f"{', and '.join(says)}.", f"Takes {won} points." if steps else "")
