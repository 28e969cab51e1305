# Everything a newcomer needs is `make play` and `make test`; `make help` lists the rest.
# Only Python 3.11 or newer and make are expected. Whatever else is needed lands in .venv and
# .venv-tools; outside this folder only Chromium is installed, for `make test`, where it is missing.

PYTHON  ?= python3
WORKERS ?= auto

VENV  := .venv
BIN   := $(VENV)/bin
STAMP := $(VENV)/.up-to-date
CLIENT := src/battlewright/client/index.html

# An installed uv is used if it runs; otherwise a private one is fetched.
OWN_UV := .venv-tools/bin/uv
UV     := $(shell uv --version >/dev/null 2>&1 && echo uv || echo $(OWN_UV))

.DEFAULT_GOAL := help
.PHONY: help setup play terminal wheel client client-check browser browser-tests test lint types contract unit server-tests test-lowest sbom soak siege crash conformance steady rules golden mutants bench ladder format clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP) ## create or refresh .venv from uv.lock

play: $(STAMP) $(CLIENT) ## open the game in the browser
	@$(BIN)/battlewright serve --open

terminal: $(STAMP) ## play in the terminal
	@$(BIN)/battlewright play

wheel: $(CLIENT) ## a wheel with the client inside, in dist/
	$(UV) build

client: $(CLIENT) ## build the browser client into the package

# What does not need the other runs beside it: the checks while the client is built, the tests of servers,
# which mostly wait, beside those that reckon. Browsers get the machine for themselves.
test: $(STAMP) ## lint, types, contracts and all tests
	$(MAKE) --no-print-directory -j2 --output-sync=target client-check lint types contract
	$(MAKE) --no-print-directory -j2 unit server-tests
	$(MAKE) --no-print-directory browser-tests

lint: $(STAMP) ## ruff: mistakes and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP) ## mypy, strict
	$(BIN)/mypy

contract: $(STAMP) ## which package may import which
	$(BIN)/lint-imports --no-logo

client-check: $(CLIENT) ## types, mistakes, formatting and unit tests of the browser client
	cd web && $(NPM) run --silent check && $(NPM) run --silent lint && $(NPM) run --silent test

browser: ## Chromium for the browser tests, from Debian's package where it is missing
	@$(PYTHON) tools/chromium.py

unit: $(STAMP) ## the tests that need neither server nor browser, on all cores (WORKERS=1 for one)
	$(BIN)/pytest -n $(WORKERS) -p no:cacheprovider --ignore=tests/server --ignore=tests/web

server-tests: $(STAMP) ## the tests of the server, one after the other
	$(BIN)/pytest tests/server

browser-tests: $(CLIENT) browser ## the tests in Chromium, two at a time; pictures land in artefacts/
	$(BIN)/pytest tests/web -n 2

steady: $(STAMP) $(CLIENT) browser ## the tests of server and browser ten times in a row beside two busy processes
	$(BIN)/python -m tools.steady

conformance: $(STAMP) ## 2,000 random games of every game (make test plays fewer of the slower ones)
	RANDOM_GAMES=2000 $(BIN)/pytest -n $(WORKERS) tests/conformance

LOWEST := tests/server/test_wire.py tests/server/test_doors.py tests/server/test_store.py tests/server/test_matches.py \
          tests/server/test_limits.py tests/server/test_deltas.py tests/server/test_cluster.py tests/attacks tests/texts

test-lowest: $(STAMP) ## the server with the lowest versions of its dependencies that pyproject.toml allows
	$(UV) venv -q --clear .venv-lowest
	$(UV) pip compile -q --resolution lowest-direct --extra cluster --python .venv-lowest -o .venv-lowest/lowest.txt pyproject.toml
	$(UV) pip install -q --python .venv-lowest -r .venv-lowest/lowest.txt pytest hypothesis schemathesis pyyaml numpy
	PYTHONPATH=src .venv-lowest/bin/python -m pytest -p no:cacheprovider $(LOWEST)

sbom: $(STAMP) web/node_modules/.package-lock.json ## bills of materials (CycloneDX) of server and client, in dist/
	$(BIN)/python -m tools.sbom

SOAK ?= 30

soak: $(STAMP) ## matches without end for SOAK minutes; the memory of the server must stay flat
	$(BIN)/python -m bench.server.soak --minutes $(SOAK)

siege: $(STAMP) ## 500 matches at the pace of people, and one attacker of each kind after the other
	$(BIN)/python -m bench.server.siege

crash: $(STAMP) ## kill -9 during fifty matches on each database (make test plays three)
	BATTLEWRIGHT_FULL=1 $(BIN)/pytest tests/server/test_crash.py tests/server/test_databases.py

rules: $(STAMP) ## ledger rules and examples that no test proves
	@$(BIN)/python -m tools.rules

golden: $(STAMP) ## replay the recorded games, write them anew, say what changed (GOLDEN=--check: write nothing)
	@$(BIN)/python -m tools.golden $(GOLDEN)

GAMES  ?= all
SAMPLE ?= 300
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)

mutants: $(STAMP) ## break the rules in SAMPLE places of each of GAMES; list what no test notices
	$(BIN)/python -m tools.mutants --games $(GAMES) --sample $(SAMPLE) --jobs $(JOBS)

bench: $(STAMP) ## speed, beside a peer library
	$(UV) sync --locked --group bench
	$(BIN)/python -m bench

ladder: $(STAMP) ## how strong the opponents are, in paired games, at reduced size (about half an hour)
	$(BIN)/python -m bench.ladder all levels --games 40 --jobs $(JOBS) --seconds 1500

format: $(STAMP) web/node_modules/.package-lock.json ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

clean: ## remove environments, caches and build results
	rm -rf $(VENV) .venv-tools .venv-lowest build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The client is built with the machine's Node where it has one, else with the one PyPI carries.
NODE := $(shell node --version >/dev/null 2>&1 && npm --version >/dev/null 2>&1 || echo $(VENV)/.node)
NPM  := $(abspath $(BIN))/python $(CURDIR)/tools/npm.py

$(VENV)/.node: $(STAMP)
	$(UV) sync --locked --inexact --group web
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(STAMP) $(NODE)
	cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(shell find web/src -type f) web/index.html web/vite.config.ts
	cd web && $(NPM) run --silent build
	@touch $@

$(STAMP): pyproject.toml uv.lock $(filter $(OWN_UV),$(UV))
	$(UV) sync --locked
	@touch $@

# The second way serves systems whose Python comes without ensurepip but with pip.
$(OWN_UV):
	$(PYTHON) -m venv .venv-tools && .venv-tools/bin/python -m pip install --quiet 'uv>=0.9,<1' \
	  || $(PYTHON) -m pip install --quiet --upgrade --target .venv-tools 'uv>=0.9,<1'
	@touch $@
