"""Why an action is not legal now, in the rules' words, and what is asked instead."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import capital, several, some

from .box import (
    ASIDE,
    BISHOP_TO,
    CARDS,
    CARRIAGE_HOUSE,
    DECLINE,
    DONATE,
    DRAFT,
    DRIVE,
    ENGAGE,
    FARTHEST,
    FOOL_FROM,
    FROM,
    GIVE,
    GUEST,
    HIRE,
    KEEP,
    MESSAGE,
    MINSTREL_FROM,
    MOST_DONATED,
    MOVE_MARKER,
    NO_MESSAGE,
    NO_PERSON,
    NOTRE_DAME,
    PASS_ON,
    PLAGUE,
    PLAY,
    SEND_FRIEND,
    SPOTS,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_MARKER,
    WITH_FRIEND,
)
from .naming import card, in_hand, person, streets_between, the, to_choose, waits
from .prompts import asks
from .rules import boroughs, strength
from .table import Table


def refusal(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way, and then what to do."""
    return f"{why(t, seat, action)} {instead(t, seat)}".strip()


def why(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way."""
    if action < USE:
        return no_choice(t, action - KEEP)
    if action < FROM:
        return no_card(t, seat, (action - USE) % CARDS)
    if action < TO:
        return no_origin(t, seat, action)
    if action < GIVE:
        return no_target(t, seat, action - TO)
    if action < STOP_AT:
        return no_donation(t, seat, action - GIVE + 1)
    if action < TAKE:
        return no_stop(t, seat, action - STOP_AT)
    if action <= TAKE_STILL:
        return no_message(t, seat, action)
    if action < ENGAGE:
        return no_wish(t, action)
    return must(t, seat) if action == DECLINE else no_hire(t, seat, action - ENGAGE)


def instead(t: Table, seat: Seat) -> str:
    """What to do."""
    if t.phase in (DRAFT, PASS_ON):
        return f"Keep {several([card(kind) for kind in to_choose(t, seat)], 'or')}."
    if t.phase == PLAY:
        return f"Play {several([card(kind) for kind in in_hand(t, seat)], 'or')}."
    if t.phase == DONATE:
        gold = [str(number) for number in range(1, min(MOST_DONATED, t.gold[seat]) + 1)]
        return f"Give {several(gold, 'or')}, or nothing."
    if t.phase == HIRE:
        return f"Hire {several([person(who) for who in t.people], 'or')}, or nobody."
    return asks(t, seat)


def no_choice(t: Table, kind: int) -> str:
    """A card that one cannot keep."""
    if t.phase not in (DRAFT, PASS_ON):
        return "The cards of this round are chosen."
    return f"{capital(card(kind))} is not among the cards you may keep."


def no_card(t: Table, seat: Seat, kind: int) -> str:
    """A card that one cannot play."""
    if t.phase in (DRAFT, PASS_ON):
        return "Cards are played when everybody has chosen."
    if t.phase == PLAY:
        return f"You do not hold {card(kind)}{' there' if kind in in_hand(t, seat) else ''}."
    return "No card can be played now."


def no_origin(t: Table, seat: Seat, action: Action) -> str:
    """A token that cannot move."""
    if t.phase not in (MOVE_MARKER, FOOL_FROM, MINSTREL_FROM, PLAGUE):
        return "No token that stands can move now."
    if action == WITH_FRIEND:
        return no_friend(t, seat)
    origin = action - FROM
    if t.phase == PLAGUE:
        if origin == NOTRE_DAME:
            return "The plague takes nothing from Notre Dame."
        strong = t.markers[seat][origin] > 0
        return f"{capital(the(origin))} {'is not your strongest sector' if strong else 'holds no marker of yours'}."
    if t.phase == MOVE_MARKER and origin == t.card:
        return f"The marker must come from elsewhere than {the(origin)}."
    if t.phase == MINSTREL_FROM:
        if origin == NOTRE_DAME:
            return "The minstrel moves nothing from Notre Dame."
        return f"There are no three such tokens in {the(origin)}." if t.minstrel == 0 else no_marker(origin)
    return no_marker(origin)


def no_marker(origin: int) -> str:
    """An empty place."""
    return f"You have no such marker {'on' if origin == NOTRE_DAME else 'in'} {the(origin)}."


def no_friend(t: Table, seat: Seat) -> str:
    """The trusted friend cannot move."""
    if t.phase == MOVE_MARKER:
        return "Your trusted friend cannot stand in for a marker."
    if t.phase == PLAGUE:
        return "The plague never takes the trusted friend."
    if t.friend[seat] == ASIDE:
        return "Your trusted friend is not on the board yet."
    return f"Too few markers stand with your friend in {the(t.friend[seat])}."


def no_target(t: Table, seat: Seat, sector: int) -> str:
    """A sector that nothing can go to."""
    if t.phase == SEND_FRIEND:
        return f"Your trusted friend is in {the(sector)} already."
    if t.phase == BISHOP_TO:
        return f"{capital(the(sector))} is not empty."
    if sector == t.origin and t.phase not in (PLAY, HIRE, DRAFT, PASS_ON, DONATE, DRIVE, MESSAGE, GUEST):
        return f"What comes from {the(sector)} must go elsewhere."
    return "Nothing can go to a sector now."


def no_donation(t: Table, seat: Seat, gold: int) -> str:
    """A donation that one cannot pay, or is not asked for."""
    if t.phase != DONATE:
        return "One donates only with the card Notre Dame."
    return f"You cannot give {gold} gold: you have {t.gold[seat]}."


def no_stop(t: Table, seat: Seat, market: int) -> str:
    """A market that the carriage cannot reach."""
    if t.phase != DRIVE:
        return "Your carriage does not drive now."
    if market >= SPOTS * boroughs(t):
        return "There is no such market in this city."
    far = streets_between(t, t.carriage[seat], market)
    goes = min(FARTHEST, strength(t, seat, CARRIAGE_HOUSE))
    return f"That market is {some(far, 'street')} away, your carriage goes {goes}."


def no_message(t: Table, seat: Seat, action: Action) -> str:
    """A message that may not be taken."""
    if t.phase == MESSAGE:
        return "This message does not move your rat."
    if t.phase == DRIVE:
        return "A message is taken where the carriage stops."
    where = t.carriage[seat]
    if t.message[where] == NO_MESSAGE:
        return "No message lies where your carriage stands."
    return f"{capital(waits(t, seat, where) or 'a message is taken only after a drive')}."


def no_wish(t: Table, wish: Action) -> str:
    """An option that is not open."""
    if t.phase != GUEST:
        return "That is for guests of the hotel or the hostess."
    assert wish != WISH_GOLD, "gold is always open"
    return "Your stock is empty." if wish == WISH_MARKER else "Your rat is at 0 already."


def no_hire(t: Table, seat: Seat, who: int) -> str:
    """Somebody who cannot be hired."""
    if t.phase == HIRE:
        return f"{capital(person(who))} is not here in this round."
    if t.hired[seat] != NO_PERSON:
        return f"You have hired {person(t.hired[seat])}: one a round."
    if t.gold[seat] == 0:
        return "You have no gold to hire anybody."
    return "People are hired when everybody has played two cards."


def must(t: Table, seat: Seat) -> str:
    """What one cannot decline."""
    if t.phase in (DRAFT, PASS_ON):
        return "A card must be kept."
    if t.phase == PLAY:
        return "A card must be played."
    if t.phase == SEND_FRIEND:
        return "The trusted friend must go somewhere."
    if t.phase == DRIVE:
        return "Choose a market, your own to stay."
    if t.phase == MOVE_MARKER:
        return f"You promised {t.donation} gold to Notre Dame."
    if t.phase == PLAGUE:
        return "The plague takes a marker."
    return f"{capital(person(t.hired[seat]))} is hired and acts as far as possible."
