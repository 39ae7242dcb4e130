"""What is outside the rule subset is refused, with its place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.native.rules_text import LINES, refusals

OUTSIDE = {
    "a_list": ("x = [1, 2]", "a list is not in the rule subset"),
    "a_dict": ("x = {}", "a dict is not in the rule subset"),
    "a_string": ('x = "a"', "'a' is not an integer"),
    "a_float": ("x = 1.5", "1.5 is not an integer"),
    "true_division": ("x = action / 2", "/ is not integer arithmetic: use //"),
    "a_power": ("x = action ** 2", "** is not integer arithmetic"),
    "a_comprehension": ("x = sum(n for n in range(3))", "sum is not known here"),
    "an_assertion": ("assert action", "assert is not in the rule subset"),
    "an_exception": ("raise ValueError", "raise is not in the rule subset"),
    "a_try": ("try:\n        pass\n    finally:\n        pass", "try is not in the rule subset"),
    "a_function_inside": ("def inner() -> int: return 1", "a rule inside a rule is not in the rule subset"),
    "a_walrus": ("x = (y := action)", "naming inside an expression (:=) is not in the rule subset"),
    "a_loop_over_a_set": ("for n in t.few:\n        pass", "for walks over range(...) only"),
    "a_loop_with_else": ("for n in range(3):\n        pass\n    else:\n        pass", "else after a loop"),
    "a_variable_step": ("for n in range(0, 9, action):\n        pass", "the step of a range must be a plain number"),
    "an_unknown_field": ("t.nothing = 1", "the table has no field nothing"),
    "an_unknown_name": ("x = nothing", "nothing is not known here"),
    "a_method": ("t.few.clear()", "t.few.clear: rules call functions by their plain name"),
    "a_foreign_function": ("x = len(NUMBERS)", "len is not known here: rules call rules"),
    "a_keyword": ("add(t.few, i=1)", "add: arguments are given in order"),
    "a_string_constant": ("x = WORDS[0]", "WORDS holds something that is neither a number nor a set"),
    "a_list_constant": ("x = CHANGES[0]", "CHANGES is a list, which can change: make it a tuple"),
    "a_changed_constant": ("add(CONSTANT, 2)", "add would change the constant CONSTANT"),
    "a_set_as_a_truth": ("if t.few:\n        pass", "t.few is a set of 1 word where a number is needed: ask some"),
    "a_set_replaced": ("t.few = t.up[0]", "t.few is a set of 1 word: a set or row is never replaced"),
    "an_alias_twice": ("s = t.up[0]\n    s = t.up[1]", "s stands for a set of 1 word and may be assigned only once"),
    "a_larger_second_set": ("unite(t.few, t.many)", "unite: t.many is larger than the set it meets"),
    "a_number_for_a_set": ("add(action, 1)", "add: action is a number, not a set"),
    "a_set_for_a_number": ("add(t.few, t.few)", "t.few is a set of 1 word where a number is needed"),
    "too_few_arguments": ("unite(t.few)", "unite takes 2 arguments"),
    "too_many_indices": ("x = t.row[0][1]", "t.row[0] is a number and has no items"),
    "an_index_beyond": ("t.row[4] = 1", "4 is no index of t.row, which counts from 0 to 3"),
    "an_index_from_the_end": ("x = t.row[-1]", "-1 is no index of t.row"),
    "a_slice": ("x = t.row[1:]", "an index is one number"),
    "unsigned_arithmetic": ("x = t.large - 1", "t.large is a u32 field, with which C reckons unsigned"),
    "unsigned_comparison": ("x = t.large > t.rows[0][0]", "C compares a u32 field as unsigned"),
    "a_word_of_cython": ("cdef = 1", "cdef is a word of Cython: take another name"),
    "a_value_from_nothing": ("return 1", "this rule returns nothing, by its signature"),
    "used_before_its_value": ("x = y\n    y = 1", "y is used before it has a value"),
    "a_large_literal": ("x = 9999999999", "9999999999 does not fit 32 bits: make it a module constant"),
    "an_idle_expression": ("action + 1", "an expression alone does nothing"),
    "a_kind_that_changes": ("x = 1\n    x = t.few", "x stands for a set of 1 word and may be assigned only once"),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_the_checker_refuses(name: str, tmp_path: Path) -> None:
    line, reason = OUTSIDE[name]
    found = refusals(tmp_path, f"refused_{name}", f"\ndef play(t: Table, action: int) -> None:\n    {line}\n")
    matching = [refusal for refusal in found if reason in refusal.reason]
    assert matching, "\n".join(map(str, found))
    assert matching[0].path == tmp_path / f"refused_{name}" / "rules" / "extra.py"
    last = LINES + 2 + line.count("\n") + 1
    assert LINES + 3 <= matching[0].line <= last


def test_a_rule_inside_the_subset_is_not_refused(tmp_path: Path) -> None:
    body = """
        def play(t: Table, action: int) -> None:
            row, up = t.row, t.up[1]
            large = t.large
            if t.large > 3 and large - 5 < 0:
                row[0] += NUMBERS[action % 3]
            assign(t.many, CONSTANT)
            unite(up, CONSTANT)
    """
    assert refusals(tmp_path, "inside", body) == []


HEADS = {
    "a_default": ("def rule(t: Table, n: int = 1) -> int:", "parameters are plain names without defaults or stars"),
    "a_star": ("def rule(t: Table, *n: int) -> int:", "parameters are plain names without defaults or stars"),
    "no_type": ("def rule(t: Table, n) -> int:", "n has no type"),
    "a_list_type": ("def rule(t: Table, n: list[str]) -> int:", "n has the type list[str]"),
    "no_return_type": ("def rule(t: Table, n: int):", "rule must be typed to return int, bool, a seat or None"),
    "a_tuple_returned": ("def rule(t: Table, n: int) -> tuple[int, int]:", "rule must be typed to return"),
}


@pytest.mark.parametrize("name", HEADS)
def test_the_checker_refuses_heads(name: str, tmp_path: Path) -> None:
    head, reason = HEADS[name]
    body = f"\ndef play(t: Table, action: int) -> None:\n    rule(t, 1)\n\n{head}\n    return 1\n"
    found = refusals(tmp_path, f"head_{name}", body)
    assert [refusal.line for refusal in found if reason in refusal.reason] == [LINES + 5]


def test_a_set_parameter_takes_one_size(tmp_path: Path) -> None:
    body = """
        def play(t: Table, action: int) -> None:
            grow(t.few)
            grow(t.many)

        def grow(b: Bits) -> None:
            add(b, 1)
    """
    [found] = refusals(tmp_path, "two_sizes", body)
    assert (found.line, found.reason) == (LINES + 4, "grow: b is a set of 1 word and cannot be a set of 4 words")


def test_a_constant_given_to_a_rule_that_changes_its_set_is_refused(tmp_path: Path) -> None:
    body = """
        def play(t: Table, action: int) -> None:
            grow(CONSTANT)

        def grow(b: Bits) -> None:
            add(b, 1)
    """
    [found] = refusals(tmp_path, "constant_given", body)
    assert found.reason == "add would change the constant b"


def test_a_name_means_one_thing_in_all_chapters(tmp_path: Path) -> None:
    head = "from ..table import Table\n"
    other = head + "def _help(t: Table) -> None:\n    t.row[0] = 1\ndef more(t: Table) -> None:\n    _help(t)\n"
    body = """
        from .other import more
        def _help(t: Table) -> None:
            t.row[0] = 2
        def play(t: Table, action: int) -> None:
            _help(t)
            more(t)
    """
    found = refusals(tmp_path, "two_helps", body, other=other)
    assert ["_help means something else in" in refusal.reason for refusal in found] == [True]


def test_all_refusals_come_at_once_in_order(tmp_path: Path) -> None:
    body = "\ndef play(t: Table, action: int) -> None:\n    x = 1.5\n    y = [1]\n    t.nothing = 1\n"
    assert [found.line - LINES for found in refusals(tmp_path, "several", body)] == [3, 4, 5]


def test_a_kernel_function_that_is_missing_is_named(tmp_path: Path) -> None:
    kernel = "from .extra import play\n"
    found = refusals(
        tmp_path, "no_kernel", "\ndef play(t: Table, action: int) -> None:\n    pass\n", **{"__init__": kernel}
    )
    assert "the kernel has no function mover" in [refusal.reason for refusal in found]
