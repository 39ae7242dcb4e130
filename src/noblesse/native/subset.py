"""The rule subset: what may stand in the body of a rule, checked statement by statement.

Everything that is refused here would be slow, wrong or impossible as machine code, and the reason says which.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from noblesse.core.table import Field
from noblesse.native.kinds import Constant, Kind, Place, Plain, number_type, of_field, said

if TYPE_CHECKING:
    from noblesse.native.binding import Binding, Reading

CYTHON_WORDS = frozenset("include ctypedef cdef cpdef cimport DEF IF ELIF ELSE NULL sizeof".split())
ARITHMETIC = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.BitAnd,
    ast.BitOr,
    ast.BitXor,
    ast.LShift,
    ast.RShift,
)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
STATEMENTS = {
    ast.For: "for_",
    ast.While: "while_",
    ast.If: "if_",
    ast.Return: "return_",
    ast.Assign: "assign",
    ast.AnnAssign: "annotated",
    ast.AugAssign: "augment",
    ast.Expr: "alone",
}


class Checker:
    """Walks the body of one rule, gives every name its kind, and notes what is outside the subset."""

    def __init__(self, binding: Binding, reading: Reading) -> None:
        self.binding, self.reading = binding, reading
        self.names: dict[str, Kind] = dict(reading.parameters)
        self.stored: dict[str, int] = {}
        self.loops = 0

    def check(self) -> None:
        """Check the whole body; leaves the kinds of locals in the reading."""
        node = self.reading.rule.node
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                self.stored[part.id] = self.stored.get(part.id, 0) + 1
            name = part.id if isinstance(part, ast.Name) else part.arg if isinstance(part, ast.arg) else ""
            if name in CYTHON_WORDS:
                self.refuse(part, f"{name} is a word of Cython: take another name")
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        self.block(body)
        parameters = self.reading.parameters
        self.reading.locals = {name: kind for name, kind in self.names.items() if name not in parameters}

    def refuse(self, node: ast.AST, reason: str) -> None:
        self.binding.refuse(self.reading.rule, getattr(node, "lineno", self.reading.rule.node.lineno), reason)

    # Statements

    def block(self, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.Pass | ast.Break | ast.Continue):
                continue
            name = STATEMENTS.get(type(node))
            if name:
                getattr(self, name)(node)
            else:
                self.refuse(node, f"{_called(node)} is not in the rule subset")

    def if_(self, node: ast.If) -> None:
        self.number(node.test)
        self.block(node.body)
        self.block(node.orelse)

    def while_(self, node: ast.While) -> None:
        self.if_(node)  # type: ignore[arg-type]  # the same parts
        if node.orelse:
            self.refuse(node.orelse[0], "else after a loop is not in the rule subset")

    def for_(self, node: ast.For) -> None:
        call = node.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            self.refuse(node, "for walks over range(...) only; over a set, use first and following")
        else:
            for argument in call.args:
                self.number(argument)
            if len(call.args) == 3 and not _is_literal(call.args[2]):
                self.refuse(node, "the step of a range must be a plain number")
        if isinstance(node.target, ast.Name):
            self.local(node.target, Plain.NUMBER)
        else:
            self.refuse(node, "for counts with one plain name")
        self.block(node.body)
        if node.orelse:
            self.refuse(node.orelse[0], "else after a loop is not in the rule subset")

    def return_(self, node: ast.Return) -> None:
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            if self.reading.returns is not Plain.NOTHING:
                self.refuse(node, "this rule must return a number")
        elif self.reading.returns is Plain.NOTHING:
            self.refuse(node, "this rule returns nothing, by its signature")
        else:
            self.number(node.value)

    def alone(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.kind(node.value)
        elif not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            self.refuse(node, "an expression alone does nothing: only calls may stand alone")

    def assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Tuple):
                values = node.value.elts if isinstance(node.value, ast.Tuple) else []
                if len(values) != len(target.elts):
                    self.refuse(node, "several names take as many values, written out")
                    return
                kinds = [self.kind(value) for value in values]
                for part, kind in zip(target.elts, kinds, strict=True):
                    self.store(part, kind)
            else:
                self.store(target, self.kind(node.value))

    def annotated(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            self.refuse(node, "a local is given its value where it is named")
            return
        self.store(node.target, self.kind(node.value))

    def augment(self, node: ast.AugAssign) -> None:
        if not isinstance(node.op, ARITHMETIC):
            self.refuse(node, f"{_called(node.op)} is not integer arithmetic: use //")
        self.number(node.value)
        if isinstance(node.target, ast.Name):
            if self.names.get(node.target.id) is not Plain.NUMBER:
                self.refuse(node, f"{node.target.id} is not a number of this rule")
        else:
            self.store(node.target, Plain.NUMBER)

    def store(self, target: ast.expr, kind: Kind) -> None:
        """Check that a value of this kind may be given to the target."""
        if isinstance(target, ast.Name):
            self.local(target, kind)
        elif isinstance(target, ast.Subscript | ast.Attribute):
            place = self.kind(target)
            if place is not Plain.NUMBER:
                self.refuse(
                    target, f"{ast.unparse(target)} is {place}: a set or row is never replaced (assign copies a set)"
                )
            elif kind is not Plain.NUMBER:
                self.refuse(target, f"{ast.unparse(target)} takes a number, not {said(kind)}")
            elif self.is_constant(target):
                self.refuse(target, f"{ast.unparse(target)} is a constant")
        else:
            self.refuse(target, f"{_called(target)} cannot be assigned to in a rule")

    def local(self, target: ast.Name, kind: Kind) -> None:
        name = target.id
        if kind is Plain.TABLE or kind is Plain.SOURCE or kind is Plain.NOTHING:
            self.refuse(target, f"{name} cannot stand for {said(kind)}")
            kind = Plain.NUMBER
        before = self.names.get(name)
        if isinstance(kind, Place) and (name in self.reading.parameters or self.stored[name] > 1):
            self.refuse(target, f"{name} stands for {kind} and may be assigned only once")
        elif before is not None and before != kind:
            self.refuse(target, f"{name} is {said(before)} and cannot become {said(kind)}")
        self.names.setdefault(name, kind)

    # Expressions

    def number(self, node: ast.expr) -> Kind:
        """Check an expression that must be a number."""
        kind = self.kind(node)
        if kind is not Plain.NUMBER:
            hint = ": ask some(...) or size(...)" if isinstance(kind, Place) and kind.is_set else ""
            self.refuse(node, f"{ast.unparse(node)} is {said(kind)} where a number is needed{hint}")
        return Plain.NUMBER

    def kind(self, node: ast.expr) -> Kind:
        """The kind of an expression."""
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            return self.field(node)
        if isinstance(node, ast.Subscript):
            return self.item(node)
        if isinstance(node, ast.Call):
            return self.binding.call(self, node)
        if isinstance(node, ast.Constant):
            if not isinstance(node.value, int):
                self.refuse(node, f"{node.value!r} is not an integer")
            elif not -(1 << 31) <= node.value < 1 << 31:
                self.refuse(node, f"{node.value} does not fit 32 bits: make it a module constant")
        elif isinstance(node, ast.BinOp):
            self.operation(node)
        elif isinstance(node, ast.UnaryOp):
            if not isinstance(node.op, ast.Not):
                self.operand(node.operand)
            self.number(node.operand)
        elif isinstance(node, ast.BoolOp):
            for part in node.values:
                self.number(part)
        elif isinstance(node, ast.IfExp):
            for part in (node.test, node.body, node.orelse):
                self.number(part)
        elif isinstance(node, ast.Compare):
            self.compare(node)
        else:
            self.refuse(node, f"{_called(node)} is not in the rule subset")
        return Plain.NUMBER

    def name(self, node: ast.Name) -> Kind:
        if node.id in self.names:
            return self.names[node.id]
        if node.id in self.stored:
            self.refuse(node, f"{node.id} is used before it has a value")
            return Plain.NUMBER
        constant = self.binding.constant(self.reading.rule, node)
        return constant.kind if isinstance(constant, Constant) else Plain.NUMBER

    def field(self, node: ast.Attribute) -> Kind:
        if not (isinstance(node.value, ast.Name) and self.names.get(node.value.id) is Plain.TABLE):
            self.refuse(node, f"{ast.unparse(node)}: only fields of the table have a dot")
        elif node.attr not in self.binding.fields:
            self.refuse(node, f"the table has no field {node.attr}")
        else:
            return of_field(self.binding.fields[node.attr])
        return Plain.NUMBER

    def item(self, node: ast.Subscript) -> Kind:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.refuse(node, "an index is one number")
            return Plain.NUMBER
        place = self.kind(node.value)
        self.number(node.slice)
        if not isinstance(place, Place) or not place.dims:
            self.refuse(node, f"{ast.unparse(node.value)} is {said(place)} and has no items")
            return Plain.NUMBER
        index = _literal(node.slice)
        if index is not None and (index < 0 or 0 <= place.dims[0] <= index):
            self.refuse(
                node, f"{index} is no index of {ast.unparse(node.value)}, which counts from 0 to {place.dims[0] - 1}"
            )
        kind = place.item
        return Plain.NUMBER if kind is Plain.NOTHING else kind

    def operation(self, node: ast.BinOp) -> None:
        if not isinstance(node.op, ARITHMETIC):
            self.refuse(
                node, f"{_called(node.op)} is not integer arithmetic" + ": use //" * isinstance(node.op, ast.Div)
            )
        for part in (node.left, node.right):
            self.operand(part)
            self.number(part)

    def compare(self, node: ast.Compare) -> None:
        for operation, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operation, ast.In | ast.NotIn):
                if not isinstance(right, ast.Tuple):
                    self.refuse(node, "in asks among numbers that are written out; of a set, ask has(...)")
                    return
                for part in right.elts:
                    self.number(part)
            elif isinstance(operation, COMPARISONS):
                self.number(right)
            else:
                self.refuse(node, f"{_called(operation)} is not a comparison of numbers")
        self.number(node.left)
        sides = [node.left, *node.comparators]
        others = [side for side in sides if self.width(side) != "uint32_t"]
        if len(others) < len(sides) and any(map(self.may_be_negative, others)):
            self.refuse(node, "C compares a u32 field as unsigned: name it first (n = t.field)")

    def may_be_negative(self, node: ast.expr) -> bool:
        """Might C turn this into a huge number beside a u32?  Locals are wide enough."""
        return self.width(node).startswith("int") or isinstance(node, ast.UnaryOp | ast.BinOp | ast.IfExp)

    def operand(self, node: ast.expr) -> None:
        """C would reckon with u32 fields unsigned: below nothing comes 4294967295."""
        if self.width(node) == "uint32_t":
            self.refuse(
                node, f"{ast.unparse(node)} is a u32 field, with which C reckons unsigned: name it first (n = ...)"
            )

    def width(self, node: ast.expr) -> str:
        """C type of a number read straight from a field; empty for other expressions."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            kind = self.names.get(node.id)
            return kind.number if isinstance(kind, Place) else ""
        field: Field | None = self.binding.fields.get(node.attr) if isinstance(node, ast.Attribute) else None
        return number_type(field) if field is not None and not field.capacity else ""

    def is_constant(self, node: ast.expr) -> bool:
        """Is this element part of something that must not change?"""
        while isinstance(node, ast.Subscript):
            node = node.value
        kind = self.kind(node)
        return isinstance(kind, Place) and kind.constant


def _is_literal(node: ast.expr) -> bool:
    return _literal(node) not in (None, 0)


def _literal(node: ast.expr) -> int | None:
    """The number that stands there, if it is written out."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, int) else None


def _called(node: ast.AST) -> str:
    """What a person calls this piece of Python."""
    return {
        "FunctionDef": "a rule inside a rule",
        "ListComp": "a comprehension",
        "SetComp": "a comprehension",
        "DictComp": "a comprehension",
        "GeneratorExp": "a comprehension",
        "List": "a list",
        "Dict": "a dict",
        "Set": "a set in braces",
        "Tuple": "a tuple",
        "JoinedStr": "a string",
        "NamedExpr": "naming inside an expression (:=)",
        "Div": "/",
        "Pow": "**",
        "MatMult": "@",
    }.get(type(node).__name__, type(node).__name__.lower())
