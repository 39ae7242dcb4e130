"""What the names in a game's rules mean, from the kernel outward: every rule that is reached gets its C types."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from typing import Any

from noblesse.core import sets
from noblesse.core.sets import Bits
from noblesse.core.source import Source, below
from noblesse.core.table import AnyTable, Row, reveal
from noblesse.native.kinds import Constant, Kind, Place, Plain, of_constant, said
from noblesse.native.reading import Pages, Refusal, Rule, RulesRefused
from noblesse.native.signatures import KERNEL, OPTIONAL_KERNEL, RETURNS, SET_RULES
from noblesse.native.subset import Checker

NUMBERS = {"min": 2, "max": 2, "abs": 1}
"""Python's own functions that rules may call, and how many arguments they take at least."""
UNKNOWN_SET, UNKNOWN_ROW = Place(words=-1), Place(number="int64_t", dims=(-1,))
"""Parameters of rules that no kernel function reaches."""
WEIGHTS = Place(number="uint32_t", dims=(-1,))


@dataclass(eq=False)
class Reading:
    """A rule with the kinds of all its names."""

    rule: Rule
    parameters: dict[str, Kind]
    returns: Kind
    locals: dict[str, Kind] = field(default_factory=dict)


class Binding:
    """All names of a game's rules."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.fields = pages.table.FIELDS
        self.refusals: set[Refusal] = set()
        self.readings: dict[Rule, Reading] = {}
        """The rules that the kernel reaches, in the order they were reached."""
        self.constants: dict[str, Constant] = {}
        self.functions: set[str] = set()
        """Set functions, below and reveal, as far as they are used."""
        self._meanings: dict[str, tuple[object, Rule]] = {}
        self._waiting: list[Rule] = []
        self._numbers = Place(words=max(1, (pages.box.ACTIONS + 63) // 64))

    def bind(self) -> None:
        """Give every rule its kinds; raises RulesRefused."""
        kernel = {name: vars(self.pages.kernel).get(name) for name in KERNEL | OPTIONAL_KERNEL}
        for name, value in kernel.items():
            if value is not None or name in KERNEL:
                self._bind_kernel(name, value)
        self._work()
        reached = list(self.readings)
        for rule in self.pages.rules.values():
            if rule not in self.readings:
                self._reach(rule, [None] * len(rule.node.args.args), rule.node)
        self._work()
        self.readings = {rule: self.readings[rule] for rule in reached}
        if self.refusals:
            raise RulesRefused(sorted(self.refusals, key=lambda refusal: (str(refusal.path), refusal.line)))

    def refuse(self, rule: Rule, line: int, reason: str) -> None:
        self.refusals.add(Refusal(rule.chapter.path, line, reason))

    def _work(self) -> None:
        while self._waiting:
            Checker(self, self.readings[self._waiting.pop(0)]).check()

    def _bind_kernel(self, name: str, value: Any) -> None:
        rule = self.pages.rule_of(value)
        front = next(chapter for chapter in self.pages.chapters if chapter.module is self.pages.kernel)
        if rule is None or rule.name != name:
            self.refusals.add(Refusal(front.path, 1, f"the kernel has no function {name}"))
            return
        kinds: dict[str, Kind] = {
            "table": Plain.TABLE,
            "number": Plain.NUMBER,
            "source": Plain.SOURCE,
            "actions": self._numbers,
            "outcomes": WEIGHTS,
        }
        self._mean(rule, name, rule, rule.node)
        self._reach(rule, [kinds[word] for word in (KERNEL | OPTIONAL_KERNEL)[name]], rule.node)
        if (self.readings[rule].returns is Plain.NUMBER) != (name in RETURNS):
            self.refuse(rule, rule.node.lineno, f"{name} returns " + ("a number" if name in RETURNS else "nothing"))

    # Names

    def _mean(self, rule: Rule, name: str, value: object, node: ast.AST) -> None:
        """All chapters become one text, in which a name has one meaning."""
        meaning, where = self._meanings.setdefault(name, (value, rule))
        if meaning is not value and (callable(value) or isinstance(value, Rule) or meaning != value):
            self.refuse(
                rule,
                getattr(node, "lineno", 1),
                f"{name} means something else in {where.chapter.path.name}; chapters are joined: give it another name",
            )

    def constant(self, rule: Rule, node: ast.Name) -> Constant | None:
        """The module constant a name stands for; refuses others."""
        space = vars(rule.chapter.module)
        if node.id not in space:
            self.refuse(rule, node.lineno, f"{node.id} is not known here")
            return None
        value = space[node.id]
        if callable(value):
            self.refuse(rule, node.lineno, f"{node.id} is a function: it can only be called")
            return None
        self._mean(rule, node.id, value, node)
        if node.id not in self.constants:
            made = of_constant(value)
            if isinstance(made, str):
                self.refuse(rule, node.lineno, f"{node.id} {made}")
                return None
            self.constants[node.id] = made
        return self.constants[node.id]

    # Calls

    def call(self, checker: Checker, node: ast.Call) -> Kind:
        """Check a call; return the kind of what it returns."""
        rule = checker.reading.rule
        if not isinstance(node.func, ast.Name):
            self.refuse(rule, node.lineno, f"{ast.unparse(node.func)}: rules call functions by their plain name")
            return Plain.NUMBER
        name = node.func.id
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            self.refuse(rule, node.lineno, f"{name}: arguments are given in order, without names or stars")
            return Plain.NUMBER
        value = vars(rule.chapter.module).get(name)
        if name in checker.names:
            self.refuse(rule, node.lineno, f"{name} is {said(checker.names[name])}, not a function")
        elif (called := self.pages.rule_of(value)) is not None:
            if called.name != name:
                self.refuse(rule, node.lineno, f"{called.name} is called by its own name, not as {name}")
            self._mean(rule, name, called, node)
            return self._reach(called, [checker.kind(argument) for argument in node.args], node, rule)
        elif value is not None and value is getattr(sets, name, None) and name in SET_RULES:
            self._mean(rule, name, value, node)
            return self._call_set_rule(checker, node, name)
        elif value is reveal or value is below:
            self._mean(rule, name, value, node)
            return self._call_core(checker, node, name)
        elif value is None and name in NUMBERS:
            return self._call_numbers(checker, node, name)
        else:
            why = "is not known here" if value is None else "is not a rule of this game's chapters"
            self.refuse(rule, node.lineno, f"{name} {why}: rules call rules, set functions, min, max and abs")
        return Plain.NUMBER

    def _call_numbers(self, checker: Checker, node: ast.Call, name: str) -> Kind:
        least = NUMBERS[name]
        if len(node.args) < least or (name == "abs" and len(node.args) > 1):
            self.refuse(checker.reading.rule, node.lineno, f"{name} takes {least} numbers")
        for argument in node.args:
            checker.operand(argument)
            checker.number(argument)
        return Plain.NUMBER

    def _call_core(self, checker: Checker, node: ast.Call, name: str) -> Kind:
        wanted = [Plain.TABLE] if name == "reveal" else [Plain.SOURCE, Plain.NUMBER]
        self.functions.add(name)
        if [checker.kind(argument) for argument in node.args] != wanted:
            self.refuse(
                checker.reading.rule, node.lineno, f"{name} takes " + " and ".join(kind.value for kind in wanted)
            )
        return Plain.NOTHING if name == "reveal" else Plain.NUMBER

    def _call_set_rule(self, checker: Checker, node: ast.Call, name: str) -> Kind:
        arguments, returns = SET_RULES[name]
        rule = checker.reading.rule
        self.functions.add(name)
        if len(node.args) != len(arguments):
            self.refuse(rule, node.lineno, f"{name} takes {len(arguments)} argument{'s' * (len(arguments) > 1)}")
            return returns
        words: list[int] = []
        for role, argument in zip(arguments, node.args, strict=True):
            if role == "#":
                checker.number(argument)
                continue
            kind = checker.kind(argument)
            if not (isinstance(kind, Place) and kind.is_set):
                self.refuse(rule, node.lineno, f"{name}: {ast.unparse(argument)} is {said(kind)}, not a set")
                return returns
            if role == "=" and kind.constant:
                self.refuse(rule, node.lineno, f"{name} would change the constant {ast.unparse(argument)}")
            words.append(kind.words)
        if len(words) > 1 and min(words) > 0 and words[1] > min(words[0], words[-1] if len(words) > 2 else words[0]):
            self.refuse(rule, node.lineno, f"{name}: {ast.unparse(node.args[1])} is larger than the set it meets")
        return returns

    # Rules

    def _reach(self, rule: Rule, given: list[Any], node: ast.AST, caller: Rule | None = None) -> Kind:
        """Note a call of a rule with arguments of these kinds (None: not known); return the kind it returns."""
        caller, line = caller or rule, getattr(node, "lineno", 1)
        reading = self.readings.get(rule)
        if reading is None:
            reading = self.readings[rule] = self._signature(rule)
            self._waiting.append(rule)
        if len(given) != len(reading.parameters):
            self.refuse(caller, line, f"{rule.name} takes {len(reading.parameters)} arguments, not {len(given)}")
            return reading.returns
        for (name, known), kind in zip(reading.parameters.items(), given, strict=True):
            if kind is None:
                continue
            merged = _merge(known, kind)
            if merged is None:
                self.refuse(caller, line, f"{rule.name}: {name} is {said(known)} and cannot be {said(kind)}")
            elif merged != known:
                reading.parameters[name] = merged
                self._waiting.append(rule)
        return reading.returns

    def _signature(self, rule: Rule) -> Reading:
        """The kinds that the annotations of a rule say."""
        node, line = rule.node, rule.node.lineno
        extra = node.args
        if extra.posonlyargs or extra.kwonlyargs or extra.vararg or extra.kwarg or extra.defaults:
            self.refuse(rule, line, f"{rule.name}: parameters are plain names without defaults or stars")
        if node.decorator_list:
            self.refuse(rule, line, f"{rule.name}: a rule has no decorator")
        parameters: dict[str, Kind] = {}
        for argument in extra.args:
            kind = self._annotation(rule, argument.annotation)
            if kind is None or kind is Plain.NOTHING:
                says = "no type" if argument.annotation is None else f"the type {ast.unparse(argument.annotation)}"
                self.refuse(
                    rule, line, f"{argument.arg} has {says}; a rule takes Table, int, bool, Bits, Row or Source"
                )
            parameters[argument.arg] = kind or Plain.NUMBER
        returns = self._annotation(rule, node.returns)
        if returns is not Plain.NUMBER and returns is not Plain.NOTHING:
            self.refuse(rule, line, f"{rule.name} must be typed to return int, bool, a seat or None")
        return Reading(rule, parameters, Plain.NUMBER if returns is Plain.NUMBER else Plain.NOTHING)

    def _annotation(self, rule: Rule, node: ast.expr | None) -> Kind | None:
        if node is None:
            return None
        text = ast.unparse(node).strip("'\"")
        if text in ("Seat", "Action", "int", "bool"):
            return Plain.NUMBER
        value = vars(rule.chapter.module).get(text)
        if text == "None":
            return Plain.NOTHING
        if text == "Table" or (isinstance(value, type) and issubclass(value, AnyTable)):
            return Plain.TABLE
        if text == "Source" or value is Source:
            return Plain.SOURCE
        if text == "Bits" or value is Bits:
            return UNKNOWN_SET
        if text == "Row" or value == Row:
            return UNKNOWN_ROW
        return Plain.NUMBER if value is int or value is bool else None


def _merge(known: Kind, given: Kind) -> Kind | None:
    """A parameter's kind when it gets this argument too; None if it cannot."""
    if not (isinstance(known, Place) and isinstance(given, Place)):
        return known if known == given else None
    if known.is_set and given.is_set:
        if known.words == -1 or given.words in (-1, known.words):
            words = given.words if known.words == -1 else known.words
            return replace(known, words=words, constant=known.constant or given.constant)
    elif known.is_row and given.is_row:
        row = replace(given, dims=(-1,))
        if known == UNKNOWN_ROW or given == UNKNOWN_ROW:
            return row if known == UNKNOWN_ROW else known
        if known.number == row.number:
            return replace(known, constant=known.constant or given.constant)
    return None
