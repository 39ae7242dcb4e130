"""Tree search for any number of seats over tables redealt for the searching seat, in plain Python.

``native.search`` is the same algorithm, number for number; this one runs where a game does, and can be read.

Every iteration deals anew what the searching seat cannot know and walks down one tree.  A node stands for what the
seat that decides there has seen happen since the root, so tables that differ only in what it cannot see share their
node (``bots.known``).  While several seats must answer, the searching seat answers first, and no node knows an answer
of that step before it is revealed: nobody in the tree can peek.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from noblesse.bots.bot import Look, Stop
from noblesse.bots.known import Known, node_key
from noblesse.core import CHANCE, TERMINAL, Action, Bits, Seat, Source, State
from noblesse.core.sets import nth
from noblesse.core.source import mix

MOST_ARMS = 1 << 20
"""A tree with so many arms grows no further; search goes on within it."""


@dataclass(frozen=True)
class Manner:
    """How a search looks ahead."""

    explore: float = 0.7
    """Weight of what was tried little against what went well."""
    horizon: int = 0
    """How often the turn comes back to the searching seat before the hand-made value is asked; 0 plays on to the end.
    Values are compared with one seat to act, for to be on turn is worth something in itself."""
    worthwhile: bool = False
    """Does the tree keep to the actions worth a bot's while?"""
    keen: bool = False
    """Do rollouts keep to what the game calls habits?"""
    compared: int = 1
    """Actions compared by hand-made value at a decision of a rollout; 1 is uniformly random play."""
    margin: float = 0.0
    """How much of the reward at the end is for the lead rather than for the win."""
    temper: float = 1.0
    """How far a lead is from certain: small values make every lead a win."""


WHOLE_RANDOM = Manner()
"""Whole rollouts at random, which need nothing from a game but its rules."""


@dataclass(slots=True)
class Arm:
    """One action at a node."""

    visits: int = 0
    available: int = 0
    """How often it was legal when its node was passed."""
    total: float = 0.0
    """Rewards of the seat that decides here."""
    won: float = 0.0
    """Of the wins alone; kept at the root only."""


@dataclass(frozen=True)
class Findings:
    """What a search brings home: for every action tried at the root, how often and with what reward."""

    iterations: int
    arms: list[tuple[Action, int, float, float]]
    """Action, visits, total and won."""

    def look(self) -> Look:
        """The action tried most; of several, the one that went best."""
        action, visits, _, won = max(sorted(self.arms), key=lambda arm: (arm[1], arm[2]))
        return Look(action, won / visits, {arm[0]: arm[1] for arm in self.arms})


class Search:
    """One search from one table."""

    def __init__(self, state: State, seat: Seat, source: Source, manner: Manner = WHOLE_RANDOM) -> None:
        self.table, self.me, self.source, self.manner = state.table, seat, Source(0), manner
        self.source.state = source.state
        self.rules: Any = state.game.rules
        self.box = state.game.box
        self.seats = state.seats
        self.value: Callable[[Any, Seat], int] = getattr(self.rules, "value", self.rules.score)
        legal: Callable[[Any, Seat, Bits], None] = self.rules.legal
        self.in_tree = getattr(self.rules, "worth", legal) if manner.worthwhile else legal
        self.in_rollouts = getattr(self.rules, "habits", legal) if manner.keen else legal
        self.nodes: dict[int, dict[Action, Arm]] = {}
        self.arms = 0
        self.spread, self.measured, self.won = 0.0, 0, 0.0
        self.known = Known(self.rules, self.box.ACTIONS, self.seats, seat)
        self.answers, self.several, self.first_step, self.before = False, False, True, seat

    def run(self, iterations: int, out_of_time: Callable[[], bool], stop: Stop) -> Findings:
        """Search until one of the three says enough, but once at least."""
        done = 0
        while done == 0 or (done < iterations and not stop.is_set() and not out_of_time()):
            self.iterate()
            done += 1
        root = self.nodes.get(node_key(mix(self.me), self.me), {})
        return Findings(done, [(action, arm.visits, arm.total, arm.won) for action, arm in root.items()])

    def iterate(self) -> None:
        """Redeal, walk down the tree, play on from where it ends, and tell every arm on the way how it went."""
        t = self.table.copy()
        self.rules.resample(t, self.me, self.source)
        path: list[tuple[Seat, Arm]] = []
        self.answers, self.several, self.first_step, self.before = False, False, True, self.me
        self.known.begin()
        self.descend(t, path)
        self.rollout(t)
        rewards = self.rewards(t)
        for seat, arm in path:
            arm.visits += 1
            arm.total += rewards[seat]
        if path:
            path[0][1].won += self.won

    def descend(self, t: Any, path: list[tuple[Seat, Arm]]) -> None:
        """Walk down to the first arm never tried."""
        while (seat := self.rules.mover(t)) != TERMINAL:
            if seat == CHANCE:
                drawer = self.rules.draws_for(t)
                self.known.deal(drawer, self.deal(t))
                continue
            if self.rules.awaits(t, self.me):
                seat = self.me
            if self.answers and self.reveals(t, seat):
                self.known.reveal()
                self.answers = False
            action, arm = self.select(self.known.node(t, seat), self.some(t, seat, self.in_tree))
            self.known.answer(t, seat, action)
            self.answer(t, seat, action)
            if arm is None:
                return
            path.append((seat, arm))
            if arm.visits == 0:
                return

    def answer(self, t: Any, seat: Seat, action: Action) -> None:
        """Let a seat decide; whether others know what, ``reveals`` says when they are to decide."""
        self.several = self.others_awaited(t, seat)
        self.rules.apply(t, seat, action)
        self.before, self.answers = seat, True

    def reveals(self, t: Any, seat: Seat) -> bool:
        """Does the seat, which is to decide, know the answers given so far?"""
        if self.several:
            return False
        if self.first_step and seat != self.me:
            # Answers given before the search were taken away by ``resample`` and are asked for again, with ours on the
            # table.  Whoever is asked like that knows a table in which we, too, are to answer.
            known = t.copy()
            self.rules.resample(known, seat, Source(0))
            if self.rules.awaits(known, self.me):
                return False
        self.first_step = False
        return True

    def others_awaited(self, t: Any, seat: Seat) -> bool:
        """Must another seat decide at the same time?"""
        return any(self.rules.awaits(t, other) for other in range(self.seats) if other != seat)

    def select(self, key: int, actions: Bits) -> tuple[Action, Arm | None]:
        """An action never tried here, at random, else the one with the best prospects.  No arm: the tree is full."""
        node = self.nodes.get(key)
        if node is None:
            if self.arms >= MOST_ARMS:
                return nth(actions, self.source.below(len(actions))), None
            node = self.nodes[key] = {}
        fresh = Bits(actions.capacity, actions.members)
        best, best_arm, best_hope = -1, None, 0.0
        for action, arm in node.items():
            if action not in actions:
                continue
            fresh.members ^= 1 << action
            arm.available += 1
            hope = arm.total / arm.visits + self.manner.explore * sqrt(log(arm.available) / arm.visits)
            if best < 0 or hope > best_hope or (hope == best_hope and action < best):
                best, best_arm, best_hope = action, arm, hope
        if fresh.members and (best < 0 or self.arms < MOST_ARMS):
            best = nth(fresh, self.source.below(len(fresh)))
            best_arm = node[best] = Arm(available=1)
            self.arms += 1
        return best, best_arm

    def rollout(self, t: Any) -> None:
        """Play on, to the end or to the horizon."""
        manner, turns = self.manner, 0
        while (seat := self.rules.mover(t)) != TERMINAL:
            if seat == CHANCE:
                self.deal(t)
                continue
            if self.answers and self.reveals(t, seat):
                self.answers = False
            turns += seat == self.me and self.before != self.me
            if manner.horizon and turns >= manner.horizon and not self.answers:
                return
            actions = self.some(t, seat, self.in_rollouts)
            if manner.compared > 1 and not self.answers and not self.others_awaited(t, seat):
                action = self.compare(t, seat, actions)
            else:  # Whoever looked ahead here would see answers that are not his to see.
                action = nth(actions, self.source.below(len(actions)))
            self.answer(t, seat, action)

    def compare(self, t: Any, seat: Seat, actions: Bits) -> Action:
        """The best by hand-made value of a few actions, drawn at random if there are more."""
        count, compared = len(actions), self.manner.compared
        if count == 1:
            return nth(actions, 0)
        best, most = -1, 0.0
        for i in range(min(count, compared)):
            action = nth(actions, i if count <= compared else self.source.below(count))
            after = t.copy()
            self.rules.apply(after, seat, action)
            values = [self.value(after, each) for each in range(self.seats)]
            lead = values[seat] * self.seats - sum(values)
            if best < 0 or lead > most:
                best, most = action, lead
        return best

    def rewards(self, t: Any) -> list[float]:
        """A share of one for each seat: the win at the end, blended with the prospects as the manner asks."""
        if self.rules.mover(t) != TERMINAL:
            prospects = self.prospects(t)
            self.won = prospects[self.me]
            return prospects
        ranks = [self.rules.rank(t, seat) for seat in range(self.seats)]
        wins = [1.0 / ranks.count(0) if rank == 0 else 0.0 for rank in ranks]
        self.won, margin = wins[self.me], self.manner.margin
        if margin == 0.0:
            return wins
        return [(1.0 - margin) * win + margin * lead for win, lead in zip(wins, self.prospects(t), strict=True)]

    def prospects(self, t: Any) -> list[float]:
        """Hand-made values as shares of one, by softmax; its unit is how far apart the seats were so far."""
        values = [float(self.value(t, seat)) for seat in range(self.seats)]
        mean = sum(values) / self.seats
        self.spread += sum(abs(value - mean) for value in values) / self.seats
        self.measured += 1
        unit = self.manner.temper * self.spread / self.measured
        if unit <= 0.0:
            return [1.0 / self.seats] * self.seats
        highest = max(values)
        shares = [exp((value - highest) / unit) for value in values]
        total = sum(shares)
        return [share / total for share in shares]

    def some(self, t: Any, seat: Seat, pick: Callable[[Any, Seat, Bits], None]) -> Bits:
        """The legal actions, or those of them that count."""
        out = Bits(self.box.ACTIONS)
        pick(t, seat, out)
        return out

    def deal(self, t: Any) -> Action:
        """Let chance act."""
        weights = [0] * self.box.OUTCOMES
        self.rules.weights(t, weights)
        rest = self.source.below(sum(weights))
        outcome = 0
        while rest >= weights[outcome]:
            rest -= weights[outcome]
            outcome += 1
        self.rules.apply(t, CHANCE, outcome)
        return outcome
