# The development commands. `make` lists them.

BIN      := .venv/bin
PYTHON   ?= python3
READY    := .venv/.ready
COMPILED := build/compiled
RESEARCH := encoding vector_env gymnasium notation pettingzoo show openspiel # research tests that call compiled modules
ENGINE   := tests/kernel tests/conformance tests/games tests/bots/test_search.py $(RESEARCH:%=tests/research/test_%.py) \
    tests/tables/test_every_game.py tests/tables/test_seating.py
COMPILED_PACKAGES := kernel games bots research tables # packages with compiled modules, see hatch_build.py
CHECKS   := check-style check-types check-imports check-client
PYTEST   := $(BIN)/python -m pytest -q -n auto --dist loadgroup
# Runs independent targets at once. Where make supports it, the output of each target stays in one block.
PARALLEL := $(MAKE) --no-print-directory -j $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE # without byte code, every worker and server compiles all sources

.PHONY: help setup play client dev test check unit ui compiled quick audit bench previous page load cluster faults fuzz lockstep soak ladder shots pins clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## create .venv with all development dependencies
	@echo "setup: .venv is ready"

play: client ## start the server and open the web app in a browser
	@$(BIN)/nassau serve --open

client: $(READY) ## build the web client into the package
	@$(BIN)/python client/build.py

dev: $(READY) ## run the server, and the web client with hot reload
	@$(BIN)/python client/build.py dev

test: client ## run all checks and tests; CI runs this target
	@+$(PARALLEL) $(CHECKS) ui
	@$(MAKE) --no-print-directory unit compiled
	@-$(BIN)/python tools/audit.py # reports only: a new advisory is not caused by the change under test

check: $(READY) ## check formatting, lint rules, types and import directions
	@+$(PARALLEL) $(CHECKS)

unit: client browser services ## run all Python tests, interpreted
	@$(PYTEST) -m "not browser"
	@$(PYTEST) -m browser # separate run: Playwright keeps an event loop running, which breaks asyncio tests

ui: client ## check the types of the web client and run its unit tests
	@$(BIN)/python client/build.py check

quick: $(READY) ## run the checks and the fast tests
	@+$(PARALLEL) fast-tests $(CHECKS)

compiled: $(READY) ## run the tests of the rules engine against the compiled wheel
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then $(MAKE) --no-print-directory engine-tests; \
	else echo "compiled: skipped:" $$why; fi

bench: $(READY) ## measure engine and environments, and compare them with other libraries
	@$(BIN)/python -m benchmarks.engine.run
	@$(BIN)/python -m benchmarks.research.run

previous: $(READY) ## build the wheel of the previous release into build/previous
	@$(BIN)/python tools/previous.py

page: client browser ## measure the loading times of the web app
	@$(BIN)/python -m benchmarks.page.run

load: $(READY) ## measure throughput and latency of the server under load
	@$(BIN)/python -m benchmarks.load.run

cluster: $(READY) ## run PostgreSQL, Redis and two server processes on this machine
	@$(BIN)/python tools/cluster.py

faults: $(READY) ## inject faults into a running server and check its guarantees
	@$(BIN)/python -m tests.chaos.run

fuzz: $(READY) ## send millions of random inputs and compare views of indistinguishable states
	@$(BIN)/python -m tests.stress.run_fuzz

lockstep: $(READY) ## play thousands of games against the second engines and publish the result
	@$(BIN)/python -m tests.lockstep --games $(or $(GAMES),5000) --write

soak: $(READY) ## run 300 moves per second for an hour and check that memory and files stop growing
	@$(BIN)/python -m tests.stress.run_soak --write

ladder: $(READY) ## measure the strength of the bots; resumable, runs for hours
	@$(BIN)/nassau bots ladder

audit: $(READY) ## look up the pinned packages in the vulnerability databases
	@$(BIN)/python tools/audit.py

shots: client ## take screenshots of every page and board
	@$(BIN)/python -m tools.screenshots

pins: build/uv ## update the pinned versions in requirements/
	@$(foreach file,$(wildcard requirements/*.in),$(call pin,$(file)) &&) echo "pins: see git diff requirements"

clean: ## remove build output and caches, but keep .venv
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- implementation ------------------------------------------------------------------------------

# The parts of `make check`. Each runs alone too: .pre-commit-config.yaml calls them.
.PHONY: $(CHECKS) fast-tests
check-style: $(READY)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

check-types: $(READY)
	@$(BIN)/mypy

check-imports: $(READY)
	@$(BIN)/lint-imports --no-logo --cache-dir build/import-linter

check-client: $(READY)
	@$(BIN)/python client/build.py lint

fast-tests: $(READY)
	@$(PYTEST) -m "not slow and not browser" --ignore tests/browser -p no:playwright

# Rebuilt when one of the prerequisites changes. --no-build-isolation: dev.txt pins and installs hatchling.
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
test -n "$$python" || { echo "setup: Nassau needs Python 3.11 or newer; pass its path with make PYTHON=..." >&2; exit 1; }
endef

# Recreates .venv if its Python does not start, for example after the folder was moved.
define make_venv
{ $(BIN)/python -m pip --version >/dev/null 2>&1 || { \
    "$$python" -c 'import ensurepip, venv' 2>/dev/null \
        || { echo "setup: this Python lacks venv; on Debian or Ubuntu install the package python3-venv" >&2; exit 1; }; \
    "$$python" -m venv --clear .venv; }; }
endef

# Browser tests use the system's Chromium. If there is none, root installs it with apt-get, others with Playwright.
.PHONY: browser
browser: $(READY)
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || $(get_browser) \
	    || { echo "browser: the browser tests need Chromium; install it, or run make quick" >&2; exit 1; }

define get_browser
{ echo "browser: installing Chromium"; if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; \
    then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
    else $(BIN)/playwright install chromium; fi; }
endef

# Cluster and proxy tests use the system's Redis, Caddy and nginx.
.PHONY: services
services:
	@sh tools/install_services.sh

.PHONY: engine-tests
engine-tests:
	@$(compiled_wheel)
	@$(link_interpreted_packages)
	@PYTHONPATH=$(COMPILED)/site $(BIN)/python -c 'import nassau; assert nassau.compiled(), nassau.__file__'
	@PYTHONPATH=$(COMPILED)/site $(PYTEST) $(ENGINE) --ignore=tests/kernel/test_stack.py --ignore-glob='*/test_causes.py' --ignore-glob='*/test_broken_games.py' # they subclass State and follow frames

# The stamp is named after a checksum of the inputs, so deleted modules and another Python trigger a new build too.
define compiled_wheel
key=$$({ $(BIN)/python -VV; find $(COMPILED_PACKAGES:%=src/nassau/%) examples hatch_build.py pyproject.toml -type f \
    \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' \) | LC_ALL=C sort | xargs cksum; } | cksum | tr ' ' '-'); \
test -e $(COMPILED)/$$key || { \
    echo "compiled: building the wheel"; rm -rf $(COMPILED); mkdir -p $(COMPILED); \
    NASSAU_PURE=0 NASSAU_NO_CLIENT=1 $(BIN)/python -m pip install -qq --no-build-isolation --no-deps --target $(COMPILED)/site . \
    && touch $(COMPILED)/$$key; }
endef

# Packages without compiled modules are links to their sources, so a change there needs no new build.
define link_interpreted_packages
cd $(COMPILED)/site/nassau && for package in ../../../../src/nassau/*; do \
    case " $(COMPILED_PACKAGES) __pycache__ " in *" $${package##*/} "*) ;; *) rm -rf "$${package##*/}"; ln -s "$$package" . ;; esac; \
done
endef

# --universal: one file for all platforms and Python versions, without index addresses.
define pin
UV_CUSTOM_COMPILE_COMMAND="make pins" build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
    --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml --extra cluster $(1) -o $(1:.in=.txt) >/dev/null
endef

build/uv:
	@$(find_python) && "$$python" -m venv $@ && $@/bin/pip install -qq uv
