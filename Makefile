# The table of contents of development: `make` or `make help` lists it.

BIN      := .venv/bin
PYTHON   ?= python3
READY    := .venv/.ready
COMPILED := build/compiled
RESEARCH := encoding vector_env gymnasium notation pettingzoo show openspiel # what asks the compiled rules
ENGINE   := tests/kernel tests/conformance tests/games tests/bots/test_search.py $(RESEARCH:%=tests/research/test_%.py) \
    tests/tables/test_every_game.py tests/tables/test_seating.py
ROOMS    := kernel games bots research tables # those with compiled modules
PYTEST   := $(BIN)/python -m pytest -q -n auto

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONPATH PYTHONHOME

.PHONY: help setup play client dev test check unit ui compiled quick audit bench previous page load cluster faults fuzz soak ladder shots pins clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with everything that development needs
	@echo "setup: .venv is ready"

play: client ## open the harbour in the browser
	@$(BIN)/nassau serve --open

client: $(READY) ## build the web client into the package
	@$(BIN)/python client/build.py

dev: $(READY) ## the server, and the web client with hot reload
	@$(BIN)/python client/build.py dev

test: check ui unit compiled ## everything that must pass before a commit is shared; CI runs this
	@-$(BIN)/python tools/audit.py # an advisory of last night is news, not a fault of the change

check: $(READY) ## style, types and the directions of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo --cache-dir build/import-linter

unit: client browser ## all tests, interpreted
	@$(PYTEST) -m "not browser"
	@$(PYTEST) -m browser # apart: the browser's driver keeps an event loop running in its process

ui: client ## types and unit tests of the web client
	@$(BIN)/python client/build.py check

quick: check ## the checks, and the tests without the slow ones and the browser: under three minutes
	@$(PYTEST) -m "not slow and not browser"

compiled: $(READY) ## the tests of the rules engine against the compiled wheel
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then $(MAKE) --no-print-directory engine-tests; \
	else echo "compiled: skipped:" $$why; fi

bench: $(READY) ## measure the rules engine beside other engines
	@$(BIN)/python -m benchmarks.engine.run
	@$(BIN)/python -m benchmarks.research.run

previous: $(READY) ## build the wheel of the previous release into build/previous
	@$(BIN)/python tools/previous.py

page: client browser ## measure how long people wait for the page
	@$(BIN)/python -m benchmarks.page.run

load: $(READY) ## measure the server under load
	@$(BIN)/python -m benchmarks.load.run

cluster: $(READY) ## PostgreSQL, Redis and two server processes on this machine
	@$(BIN)/python tools/cluster.py

faults: $(READY) ## break the server on purpose and see what survives
	@$(BIN)/python -m tests.chaos.run

fuzz: $(READY) ## millions of made-up inputs, and worlds that must look the same
	@$(BIN)/python -m tests.stress.run_fuzz

soak: $(READY) ## an hour of 300 moves a second: does anything grow?
	@$(BIN)/python -m tests.stress.run_soak --write

ladder: $(READY) ## how strong the bots are; resumable, takes a night
	@$(BIN)/nassau bots ladder

audit: $(READY) ## ask the advisories about the pinned packages
	@$(BIN)/python tools/audit.py

shots: client ## screenshots of every page and board
	@$(BIN)/python -m tools.screenshots

pins: build/uv ## renew the pinned versions in requirements/
	@$(foreach file,$(wildcard requirements/*.in),$(call pin,$(file)) &&) echo "pins: see git diff requirements"

clean: ## remove what was built and cached, but not .venv
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- how it is done ------------------------------------------------------------------------------

# Done again only when one of these changes. --no-build-isolation: hatchling is pinned and here already.
$(READY): pyproject.toml requirements/dev.txt src/nassau/__init__.py
	@$(find_python) && $(make_venv)
	@echo "setup: installing the pinned packages into .venv (about a minute the first time)"
	@$(BIN)/python -m pip install -qq -r requirements/dev.txt
	@$(BIN)/python -m pip install -qq --no-build-isolation --no-deps -e .
	@touch $@

define find_python
for python in "$(PYTHON)" python3.13 python3.12 python3.11 ""; do \
    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
done; \
test -n "$$python" || { echo "setup: Nassau needs Python 3.11 or newer; name one with make PYTHON=..." >&2; exit 1; }
endef

# A .venv that does not start (its Python is gone, or the folder was moved) is made anew.
define make_venv
{ $(BIN)/python -m pip --version >/dev/null 2>&1 || { \
    "$$python" -c 'import ensurepip, venv' 2>/dev/null \
        || { echo "setup: this Python lacks venv; on Debian or Ubuntu install the package python3-venv" >&2; exit 1; }; \
    "$$python" -m venv --clear .venv; }; }
endef

# Tests drive the system's Chromium. Where there is none, root gets Debian's and others get Playwright's own.
.PHONY: browser
browser: $(READY)
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || $(get_browser) \
	    || { echo "browser: the browser tests need Chromium; install it, or run make quick" >&2; exit 1; }

define get_browser
{ echo "browser: installing Chromium"; if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; \
    then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
    else $(BIN)/playwright install chromium; fi; }
endef

.PHONY: engine-tests
engine-tests:
	@$(compiled_wheel)
	@$(rooms_above)
	@PYTHONPATH=$(COMPILED)/site $(BIN)/python -c 'import nassau; assert nassau.compiled(), nassau.__file__'
	@PYTHONPATH=$(COMPILED)/site $(PYTEST) $(ENGINE) --ignore=tests/kernel/test_stack.py # it subclasses State

# The stamp is named by what went into the build, so that a deleted module and another Python are noticed too.
define compiled_wheel
key=$$({ $(BIN)/python -VV; find $(ROOMS:%=src/nassau/%) hatch_build.py pyproject.toml -type f \
    \( -name '*.py' -o -name '*.toml' -o -name '*.json' \) | LC_ALL=C sort | xargs cksum; } | cksum | tr ' ' '-'); \
test -e $(COMPILED)/$$key || { \
    echo "compiled: building the wheel"; rm -rf $(COMPILED); mkdir -p $(COMPILED); \
    NASSAU_PURE=0 NASSAU_NO_CLIENT=1 $(BIN)/python -m pip install -qq --no-build-isolation --no-deps --target $(COMPILED)/site . \
    && touch $(COMPILED)/$$key; }
endef

# What is not compiled stays linked to its source, so that a change there costs no new build.
define rooms_above
cd $(COMPILED)/site/nassau && for room in ../../../../src/nassau/*; do \
    case " $(ROOMS) __pycache__ " in *" $${room##*/} "*) ;; *) rm -rf "$${room##*/}"; ln -s "$$room" . ;; esac; \
done
endef

# --universal: one file for every platform and every Python from 3.11 on, without the address of any index.
define pin
UV_CUSTOM_COMPILE_COMMAND="make pins" build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
    --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml --extra cluster $(1) -o $(1:.in=.txt) >/dev/null
endef

build/uv:
	@$(find_python) && "$$python" -m venv $@ && $@/bin/pip install -qq uv
