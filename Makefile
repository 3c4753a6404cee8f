# Needs Python 3.11 or later, make and git; everything else is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
CATALOGS := $(wildcard locales/*/LC_MESSAGES/*.po)
READY := .venv/.compiled
RULE_SETS := et hu ka lv

.DEFAULT_GOAL := help
.PHONY: help install verify test bench format messages clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(READY) ## the environment in .venv, with the project and its tools

$(STAMP): pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; run make PYTHON=...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "installing into .venv ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev,rlcard]'
	@touch $@

$(READY): $(STAMP) $(CATALOGS)
	@$(BIN)/unospec locales compile >.venv/compile.log 2>&1 || { cat .venv/compile.log; exit 1; }
	@touch $@

verify: $(READY) ## the reference under all four rule sets, and a survey of rlcard
	@for rules in $(RULE_SETS); do $(BIN)/unospec verify --engine reference --rules $$rules || exit $$?; echo; done
	@$(BIN)/unospec verify --engine rlcard --strict

test: $(READY) ## all checks: style, types, tests, features, catalogs, wheel
	@$(BIN)/python .ci/checks.py

bench: $(READY) ## how fast the reference plays beside rlcard, and how fast the suite runs
	@$(BIN)/python -m bench

format: $(STAMP) ## the code in the project's style
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format .

messages: $(STAMP) ## catalogs: take up new texts, then compile
	@$(BIN)/unospec locales extract
	@$(BIN)/unospec locales update
	@$(BIN)/unospec locales compile

clean: ## what was made, the environment included
	rm -rf .venv build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
