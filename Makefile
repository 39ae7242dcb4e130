# Noblesse.  Needs python3 (3.11 or newer, with venv and headers), gcc, make and git; everything else is fetched.
# make play                      play in the browser
# make play ARGS="--port 8123"   the same, with flags of `noblesse play`
# make test                      everything that must hold
.DEFAULT_GOAL := help
.PHONY: help play build test check fix golden perft bench strength screens browser sanitize clean
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
# The toy game of the tests stands on the shelf whenever we test.
TOY := NOBLESSE_SHELF=$(CURDIR)/tests

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: build ## start the server and open the browser (ARGS="--port 8123 --no-browser --data DIR")
	@$(BIN)/noblesse play $(ARGS)

build: $(VENV)/play.done ## make the virtual environment, install, compile the rules
	@$(BIN)/python -m noblesse.native

$(VENV)/venv.done: constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) setuptools cython
	@touch $@

$(VENV)/play.done: $(VENV)/venv.done pyproject.toml setup.py
	@echo "Installing Noblesse into $(VENV); the first time takes a minute or two."
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/test.done: $(VENV)/play.done
	@$(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

$(VENV)/bench.done: $(VENV)/test.done
	@$(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@

test: $(VENV)/test.done browser build check ## everything: lint, types, import laws, rules, native, server, browser
	@$(TOY) $(BIN)/python -m noblesse.native tests
	@$(MAKE) --no-print-directory sanitize
	@$(TOY) $(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

sanitize: $(VENV)/test.done # play every game in a build that stops at an index out of bounds
	@$(TOY) $(BIN)/python -m noblesse.native --sanitize --into build/sanitized tests
	@$(TOY) NOBLESSE_NATIVE=$(CURDIR)/build/sanitized $(BIN)/python -m pytest -n 2 tests/contract/test_native.py

browser: # the tests need Debian's chromium: installed for root, named for others
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
	  || { echo "The browser tests need the Debian package chromium: apt install chromium"; exit 1; }

check: $(VENV)/test.done ## lint, types, import laws
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache | tail -n 3

fix: $(VENV)/test.done ## mend what lint can mend, and format
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

golden: $(VENV)/test.done build ## write the golden playthroughs anew (then read the diff like prose)
	@$(TOY) $(BIN)/python -m tests.golden $(ARGS)

perft: $(VENV)/test.done build ## count the action sequences anew
	@$(TOY) $(BIN)/python -m tests.perft $(ARGS)

bench: $(VENV)/bench.done build ## measure against the targets; writes docs/benchmarks.md
	@$(BIN)/python -m benchmarks.run $(ARGS)

strength: $(VENV)/test.done build ## play the bots against each other (goes on where it was stopped)
	@$(BIN)/python -m benchmarks.strength $(ARGS)

screens: $(VENV)/test.done browser build ## take the pictures of docs/screens
	@$(BIN)/python -m benchmarks.screens $(ARGS)

clean: ## remove what was built (not the data of the server)
	@rm -rf $(VENV) build *.egg-info src/*.egg-info
	@find src tests -name '*.so' -delete
