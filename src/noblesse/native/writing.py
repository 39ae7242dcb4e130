"""Writing what the compiler reads: a C header with the table and the constants, and the chapters joined into one text.

The bodies of rules go in as they stand; only their heads are typed anew.  Each line remembers where it came from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from noblesse.core.sets import Bits
from noblesse.core.table import image_size
from noblesse.native.binding import Binding, Reading
from noblesse.native.kinds import Kind, Place, Plain, number_type, of_field
from noblesse.native.reading import Pages, Refusal, RulesRefused

MOST_ACTIONS = MOST_OUTCOMES = 4096
MOST_SEATS = 16
HEAD = """\
# cython: language_level=3, boundscheck=False, wraparound=False, annotation_typing=False, infer_types=False
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from noblesse.native.source cimport Source as c_source
"""
SCALARS = {Plain.TABLE: "c_table *", Plain.SOURCE: "c_source *", Plain.NUMBER: "long long "}


@dataclass
class Unit:
    """The text of one game's module."""

    header: str
    lines: list[str] = field(default_factory=list)
    origins: dict[int, tuple[Path, int]] = field(default_factory=dict)
    """Where the lines (from 1) of rules were written."""

    def write(self, text: str, origin: tuple[Path, int] | None = None) -> None:
        """Add lines; those with an origin come from there on."""
        for n, line in enumerate(text.splitlines()):
            self.lines.append(line)
            if origin is not None:
                self.origins[len(self.lines)] = (origin[0], origin[1] + n)


def write_unit(pages: Pages) -> Unit:
    """Check a game's rules and write them for the compiler; raises RulesRefused."""
    _check_box(pages)
    binding = Binding(pages)
    binding.bind()
    unit = Unit(_header(pages, binding))
    unit.write(HEAD)
    _declare_header(unit, pages, binding)
    if "reveal" in binding.functions:
        unit.write("cdef inline void reveal(c_table *t) noexcept nogil:\n    t.reveals = <uint16_t>(t.reveals + 1)")
    for reading in binding.readings.values():
        _body(unit, reading)
    unit.write(_kernel(pages))
    return unit


def _check_box(pages: Pages) -> None:
    box = pages.box
    limits = {"ACTIONS": MOST_ACTIONS, "OUTCOMES": MOST_OUTCOMES, "MOST_SEATS": MOST_SEATS}
    refusals = [
        Refusal(pages.folder / "box.py", 1, f"{name} is {getattr(box, name)}; native loops have room for {most}")
        for name, most in limits.items()
        if getattr(box, name) > most
    ]
    if refusals:
        raise RulesRefused(refusals)


# The header


def _header(pages: Pages, binding: Binding) -> str:
    """The table as a struct that begins with the bytes of ``to_bytes``, and every constant."""
    table = pages.table
    kinds: list[Kind] = [of_field(part) for part in table.FIELDS.values()]
    kinds += [constant.kind for constant in binding.constants.values()]
    kinds += [kind for reading in binding.readings.values() for kind in reading.parameters.values()]
    words = {kind.words for kind in kinds if isinstance(kind, Place) and kind.words > 0}
    words.add(max(1, (pages.box.ACTIONS + 63) // 64))
    lines = ['#include "sets.h"', '#include "source.h"', '#include "vtable.h"', ""]
    lines += [f"typedef struct {{ uint64_t w[{n}]; }} c_set{n};" for n in sorted(words)]
    lines.append("typedef struct {")
    lasting = list(table.IMAGE)
    scratch = sorted((pair for pair in table.FIELDS.items() if pair[1].scratch), key=lambda pair: -pair[1].width)
    lines += [f"    {_storage(part, f'f_{name}')};" for name, part in (*lasting, *scratch)]
    lines.append("} c_table;")
    for (name, _), at in zip(lasting, offsets(table), strict=True):
        lines.append(f'_Static_assert(offsetof(c_table, f_{name}) == {at}, "{name} lies where to_bytes puts it");')
    lines.append("")
    for name, constant in binding.constants.items():
        if isinstance(constant.kind, Place):
            lines.append(f"static {constant.kind.declare(f'k_{name}')} = {_value(constant.value, constant.kind)};")
        else:
            lines.append(f"#define k_{name} ({_literal(constant.value)})")
    return "\n".join(lines) + "\n"


def offsets(table: Any) -> list[int]:
    """Where the lasting fields begin in the bytes."""
    found, at = [], 0
    for _, part in table.IMAGE:
        found.append(at)
        count = part.width * (part.words if part.capacity else 1)
        for n in part.shape:
            count *= n
        at += count
    assert at == image_size(table)
    return found


def _storage(part: Any, name: str, cname: str = "") -> str:
    kind = of_field(part)
    return kind.declare(name, cname) if isinstance(kind, Place) else f"{number_type(part)} {name}{cname}"


def _literal(value: int) -> str:
    return "(-9223372036854775807LL - 1)" if value == -(1 << 63) else f"{value}LL"


def _value(value: Any, kind: Place) -> str:
    if isinstance(value, list):
        return "{" + ", ".join(_value(part, kind) for part in value) + "}"
    if isinstance(value, Bits):
        words = [value.members >> 64 * n & (1 << 64) - 1 for n in range(kind.words)]
        return "{{{" + ", ".join(f"UINT64_C({word:#x})" for word in words) + "}}}"
    return _literal(value) if kind.number == "int64_t" else str(value)


# The text


def _declare_header(unit: Unit, pages: Pages, binding: Binding) -> None:
    """Tell Cython what stands in the header.  Names in C have a prefix, so that none meets a macro of the system's."""
    unit.write('cdef extern from "_native.h" nogil:')
    for n in sorted(set(map(int, re.findall(r"\} c_set(\d+);", unit.header)))):
        unit.write(f"    ctypedef struct c_set{n}:\n        uint64_t w[{n}]")
    unit.write("    ctypedef struct c_table:")
    for name, part in pages.table.FIELDS.items():
        unit.write("        " + _storage(part, name, f' "f_{name}" '))
    for name, constant in binding.constants.items():
        kind, cname = constant.kind, f' "k_{name}" '
        declared = kind.declare(name, cname) if isinstance(kind, Place) else f"const long long {name}{cname}"
        unit.write("    " + declared)
    functions = sorted(binding.functions - {"below", "reveal"})
    if functions:
        unit.write(f"from noblesse.native.sets cimport {', '.join(functions)}")
    if "below" in binding.functions:
        unit.write("from noblesse.native.source cimport below")


def _head(reading: Reading) -> str:
    parameters = ", ".join(_typed(name, kind) for name, kind in reading.parameters.items())
    returns = "long long" if reading.returns is Plain.NUMBER else "void"
    return f"{returns} {reading.rule.name}({parameters})"


def _typed(name: str, kind: Kind) -> str:
    return kind.point(name) if isinstance(kind, Place) else f"{SCALARS[kind]}{name}"


def _body(unit: Unit, reading: Reading) -> None:
    """A rule: its head typed, its locals declared, its body as it stands."""
    node, chapter = reading.rule.node, reading.rule.chapter
    start, end = node.body[0].lineno, node.end_lineno or node.lineno
    unit.write(f"cdef {_head(reading)} noexcept nogil:", (chapter.path, node.lineno))
    indent = " " * node.body[0].col_offset
    for name, kind in reading.locals.items():
        unit.write(f"{indent}cdef {_typed(name, kind)}")
    if start == node.lineno:
        source = chapter.lines[start - 1].encode()[node.body[0].col_offset :].decode()
        unit.write(indent + source, (chapter.path, start))
        start += 1
    unit.write("\n".join(chapter.lines[start - 1 : end]), (chapter.path, start))


def _kernel(pages: Pages) -> str:
    """The common end, from kernel.pyx.in."""
    text = (Path(__file__).parent / "kernel.pyx.in").read_text(encoding="utf-8")
    kernel = vars(pages.kernel)
    text = re.sub(
        r"^#if (\w+)\n(.*?)^#end\n",
        lambda part: part[2] if part[1] in kernel else "",
        text,
        flags=re.DOTALL | re.MULTILINE,
    )
    box, table = pages.box, pages.table
    names = [name for name, _ in table.IMAGE]
    values = {
        "ACTIONS": box.ACTIONS,
        "OUTCOMES": max(1, box.OUTCOMES),
        "WORDS": max(1, (box.ACTIONS + 63) // 64),
        "IMAGE": image_size(table),
        "SEATS_AT": offsets(table)[names.index("seats")],
        "FEWEST_SEATS": box.SEATS[0],
        "MOST_SEATS": box.MOST_SEATS,
        "MAX_PLIES": box.MAX_PLIES,
    }
    return re.sub(r"@(\w+)@", lambda mark: str(values[mark[1]]), text)
