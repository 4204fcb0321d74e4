# What people do with this package. `make` alone lists it.

PREFIX ?= /usr/local
CONFIG ?= debug
SWIFT ?= swift
HEADERS ?= /usr/include
# A module may import only what it says it depends on. Where a change is judged, warnings are errors; elsewhere a newer
# compiler's warnings stop nothing. `run` and `test` have the same flags, so that one uses what the other built.
CHECKS = --explicit-target-dependency-import-check error $(if $(CI),-Xswiftc -warnings-as-errors)
# What reads sentences is optimised in the debug build, too (Package.swift): the tests take less than half the time.
export MALGIL_OPTIMISED = 1
# Beside the plain build, which has the same files with other options. Types are made by the code that knows what they
# are made of: looked up by name, each would have the runtime search through ten thousand conformances.
RELEASE = -c release --static-swift-stdlib --scratch-path .build/static \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Nothing is looked for in files that can be linked: of the libraries, the C library alone is not part of the programs.
# Nobody calls into them by name, so that no names are kept for that.
ARCHIVES = $(CURDIR)/.build/archives
RELEASE += -Xswiftc -L$(ARCHIVES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker -ltinfo -Xlinker --no-export-dynamic
# A tool that is started for each sentence lies where it was linked, so that no page is written to before its first line.
# The daemon, which listens to others, lies where the system puts it.
AT_ITS_PLACE = -Xlinker -no-pie
BIN = "$$($(SWIFT) build $(RELEASE) --show-bin-path)"
UNITS = service socket
# One of so many changed forms of an example is read.
SAMPLE ?= 1
FORBIDDEN_SAMPLE ?= 1
# Of a hundred.
EXPOSURE = 20
SOURCES = Sources Tests Tools/embed-files Tools/EmbedFiles Phrases Benchmarks/Sources Tools/malgil-swift-scan/Sources Tools/malgil-swift-scan/Tests Package.swift \
  AppleModules/Sources AppleModules/Package.swift Examples/iPhoneApp/Pantry Examples/iPhoneApp/PantryApp Examples/iPhoneApp/Assistant
PEERS = Benchmarks/.peers
CLIENTS = .tools/clients
# Seconds of requests that are made from the description of HTTP; which modules of those tests run, none: all.
SCHEMATHESIS ?= 60
AGENT_TESTS ?=
# Of each parser that is fuzzed.
SECONDS = 3600
TOOLCHAIN = $(dir $(shell command -v $(SWIFT)))..
FUZZER = $(TOOLCHAIN)/lib/swift/clang/lib/linux/libclang_rt.fuzzer_no_main-$(shell uname -m).a
# Tests that wait at a socket keep a thread from all others, and there are as few threads as processors; those of views keep the
# main actor, on which apps run within a time. They run alone.
ALONE = DaemonTests|DoorTests|CorpusTests/over|ViewsTests|ViewRenderingTests|WidgetsTests|SurfacesTests|WidgetTests|OrderActivityTests
JUNIT_SCHEMA = .tools/junit-10.xsd
BROWSING = .tools/browsing
AXE = .tools/axe.min.js
PACKED = .build/deb
HANGUL = /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc
# Which modules of the page's tests run, none: all.
PAGE_TESTS ?=

# Whoever crashes says where.
test phrase-test phrase-lint door-test: export SWIFT_BACKTRACE = enable=yes,color=no,interactive=no

.PHONY: help run test test-all answer-weights request-weights agent-test install-test terminal-test page-test page-tools page-pictures unit-test install-units phrase-test phrase-lint phone-code-test iphone-app door-test build-tests unseen-words lint format bench bench-page bench-subjects fuzz bench-peers release archives install install-files deb deb-tools deb-test libraries test-tools toolchain swift-scan

help:
	@echo 'make run        builds malgil and starts talking (CONFIG=release for the fast one)'
	@echo 'make test       the tests, those of the terminal included     make test-all   with those that take long'
	@echo 'make page-test  the page in Chromium (a part of make test)'
	@echo 'make lint       is everything formatted?    make format   formats everything'
	@echo 'make fuzz       an hour for each parser with what nobody should send (Docs/Testing.md)'
	@echo 'make bench      measures, beside what else there is (Benchmarks/README.md)'
	@echo 'make release    builds a malgil and a malgild that need no Swift on the machine'
	@echo 'make swift-scan   builds and tests malgil-swift-scan, which reads the App Shortcuts of Swift sources'
	@echo 'make install    puts them, their phrases and units for systemd under PREFIX=$(PREFIX)'
	@echo 'make deb        packs them as one file for Debian (.build/deb)   make deb-test   installs, uses and removes it (a part of make test-all)'

run: toolchain libraries
	$(SWIFT) build -c $(CONFIG) $(CHECKS) --product malgil
	@exec "$$($(SWIFT) build -c $(CONFIG) --show-bin-path)/malgil"

# What a change must hold. The examples are read in one of three of their forms that must not be carried out, and in one of
# sixteen of the others; `make test-all` reads every form.
test: SAMPLE = 16
test: FORBIDDEN_SAMPLE = 3
test: install-test
	@rm -rf .build/times
	@.ci/stage 'build' $(MAKE) build-tests test-tools
	@.ci/linked
	@.ci/stage 'Swift tests' $(SWIFT) test --skip-build $(CHECKS) --skip '$(ALONE)' --xunit-output .build/times/swift.xml
	@.ci/stage 'Swift tests that run alone' \
	  $(SWIFT) test --skip-build $(CHECKS) --no-parallel --filter '$(ALONE)' --xunit-output .build/times/doors.xml
	@$(MAKE) -j2 --output-sync=target BUILT=1 SAMPLE=$(SAMPLE) FORBIDDEN_SAMPLE=$(FORBIDDEN_SAMPLE) timed-phrase-test timed-terminal-test timed-agent-test timed-unit-test timed-phrase-lint timed-phone-code-test
	@.ci/stage 'page in Chromium' $(MAKE) page-test
	@.ci/stage 'iPhone app' $(MAKE) iphone-app
	@.ci/slowest

# What takes longer: every form of every example, every conversation through every door, the package that
# reads Swift, and the one for Debian, for which all is built once more.
test-all: test
	@.ci/stage 'all forms of the examples' $(MAKE) BUILT=1 SAMPLE=1 FORBIDDEN_SAMPLE=1 phrase-test
	@.ci/stage 'all conversations through doors' $(MAKE) BUILT=1 door-test
	@.ci/stage 'all conversations through the client of mcp' $(MAKE) MALGIL_ALL_CONVERSATIONS=1 AGENT_TESTS=test_conversations agent-test
	@.ci/stage 'requests from the description' $(MAKE) SCHEMATHESIS=1200 AGENT_TESTS=test_openapi agent-test
	@.ci/stage 'words that no test says' $(MAKE) unseen-words
	@.ci/stage 'malgil-swift-scan' $(MAKE) swift-scan
	@.ci/stage 'package for Debian' $(MAKE) deb-test
	@.ci/slowest

timed-%:
	@.ci/stage '$*' $(MAKE) --no-print-directory $*

# Whether the README's two commands install what they need.
install-test:
	@.ci/need python3=python3
	python3 Tests/Recipes/test_install.py

# Not again where BUILT says that it is done: nothing may be linked while it is tested.
build-tests: toolchain libraries
	$(if $(BUILT),,$(SWIFT) build --build-tests $(CHECKS))

terminal-test: test-tools
	@mkdir -p .build/times
	MALGIL_TIMES=$(CURDIR)/.build/times/all.tsv MALGIL_JUNIT_SCHEMA=$(CURDIR)/$(JUNIT_SCHEMA) .ci/python pexpect,pyte Tests/Terminal/run.py "$$($(SWIFT) build --show-bin-path)/malgil"

# The page in Chromium: its types, what people do with it, and what axe finds.
page-test: page-tools $(BROWSING)/bin/installed $(AXE)
	tsc -p Tests/Page
	@mkdir -p .build/times
	MALGIL_TIMES=$(CURDIR)/.build/times/all.tsv MALGIL_AXE=$(CURDIR)/$(AXE) \
	  $(BROWSING)/bin/python Tests/Page/run.py "$$($(SWIFT) build --show-bin-path)/malgil" $(PAGE_TESTS)

page-tools:
	@.ci/need chromium=chromium chromedriver=chromium-driver tsc=node-typescript espeak-ng=espeak-ng $(HANGUL)=fonts-noto-cjk \
	  || { echo 'The tests of the page need Chromium, its driver, TypeScript, espeak-ng and a Korean font, which could not be installed.' >&2; exit 69; }

# Learns anew what answers mean, when there are more of them in Tests/SpokenCorpora.
answer-weights: build-tests
	MALGIL_LEARN_ANSWERS=1 $(SWIFT) test --skip-build --filter AnswerLikelihoodTests

request-weights: build-tests
	MALGIL_LEARN_REQUESTS=1 $(SWIFT) test --skip-build --filter LearntRequestTests

# Pictures of the page in Docs/page.
page-pictures: $(BROWSING)/bin/installed
	@.ci/need chromium=chromium chromedriver=chromium-driver $(HANGUL)=fonts-noto-cjk
	$(BROWSING)/bin/python Tests/Page/pictures.py "$$($(SWIFT) build --show-bin-path)/malgil" Docs/page

$(BROWSING)/bin/installed: Tests/Page/requirements.txt
	@.ci/need python:venv,ensurepip=python3,python3-venv
	rm -rf $(BROWSING)
	.ci/python venv,ensurepip -m venv $(BROWSING)
	$(BROWSING)/bin/python -m pip install --quiet --requirement Tests/Page/requirements.txt
	touch $@

# The rules of axe-core, which a package of Python carries.
$(AXE):
	@mkdir -p .tools
	@.ci/need python:pip=python3,python3-pip
	.ci/python pip -m pip download --quiet --no-deps --dest .tools axe-playwright-python==0.1.8
	cd .tools && ../.ci/python zipfile -m zipfile -e axe_playwright_python-0.1.8-py3-none-any.whl axe && mv axe/axe_playwright_python/axe.min.js axe.min.js && rm -rf axe

# What clients that others wrote make of the doors for agents and programs.
agent-test: $(CLIENTS)/bin/installed
	@mkdir -p .build/times
	MALGIL_TIMES=$(CURDIR)/.build/times/all.tsv SCHEMATHESIS_SECONDS=$(SCHEMATHESIS) \
	  $(CLIENTS)/bin/python Tests/AgentPeers/run.py "$$($(SWIFT) build --show-bin-path)/malgil" $(AGENT_TESTS)

# A Python of its own for them, with the versions that were tested.
$(CLIENTS)/bin/installed: Tests/AgentPeers/requirements.txt
	@.ci/need python:venv,ensurepip=python3,python3-venv
	rm -rf $(CLIENTS)
	.ci/python venv,ensurepip -m venv $(CLIENTS)
	$(CLIENTS)/bin/python -m pip install --quiet --requirement Tests/AgentPeers/requirements.txt
	touch $@

# What the examples beside the phrases prove, and what every changed example is read as.
phrase-test: build-tests
	"$$($(SWIFT) build --show-bin-path)/malgil" test Phrases --now 2026-11-20T19:00:00+09:00 \
	  --min-branches 100 --min-intents 100 --min-mutation 98 --mutation-sample $(SAMPLE) --forbidden-sample $(FORBIDDEN_SAMPLE)

# Every conversation over HTTP, and with a daemon that is killed after each turn; make test takes the first of each file.
door-test: build-tests
	MALGIL_ALL_CONVERSATIONS=1 $(SWIFT) test --skip-build --no-parallel --filter 'CorpusTests/over|RandomViewTests'

# Whether every phrase of ours can win, and none says what another one says.
phrase-lint: build-tests
	"$$($(SWIFT) build --show-bin-path)/malgil" lint Phrases

# Whether files of apps for phones compile as they are.
phone-code-test: build-tests
	@.ci/need python3=python3
	python3 Tests/Recipes/test_phone_code.py "$$($(SWIFT) build --show-bin-path)/Modules"

# An app whose sources are those that Xcode builds, with the package of modules that are named like Apple's; and that its intents run.
iphone-app: toolchain
	$(SWIFT) build --package-path Examples/iPhoneApp
	"$$($(SWIFT) build --package-path Examples/iPhoneApp --show-bin-path)/pantry-assistant"

# A word that is added to a table of a language needs a line of a corpus that says it.
unseen-words:
	Tools/unseen-words --most 1062

lint: toolchain
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: toolchain
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# make bench [ONLY="start text page"] [INTENTS=folder of Home Assistant's sentences]
# BENCH_CONFIG=debug measures the page with another build, BUILT=1 with the one that is there.
BENCH_CONFIG ?= release
# All but the page, which is measured in a browser.
BENCH_SUBJECTS = $(filter-out page,$(ONLY))
bench: $(if $(ONLY),$(if $(BENCH_SUBJECTS),bench-subjects) $(if $(filter page,$(ONLY)),bench-page),bench-subjects bench-page)

bench-page: page-tools $(BROWSING)/bin/installed
	$(if $(BUILT),,$(SWIFT) build -c $(BENCH_CONFIG) --product malgil)
	$(if $(BUILT),,$(SWIFT) build -c $(BENCH_CONFIG) --product malgild)
	$(BROWSING)/bin/python Benchmarks/Peers/page_peer.py "$$($(SWIFT) build -c $(BENCH_CONFIG) --show-bin-path)/malgil" Benchmarks/page-results.json

bench-subjects: toolchain libraries bench-peers
	@.ci/need wrk=wrk
	$(SWIFT) build -c release --product malgil
	$(SWIFT) build -c release --product malgild
	$(SWIFT) build -c release --package-path Benchmarks --product TrivialEndpoint
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks $(BENCH_SUBJECTS) \
	  --malgil "$$($(SWIFT) build -c release --show-bin-path)/malgil" --hassil $(PEERS)/hassil/bin/python \
	  --names $(PEERS)/names/bin/python --intents "$(INTENTS)" --json Benchmarks/results.json

# make fuzz [ONLY="json http"] [SECONDS=600], or with one input: make fuzz ONLY=json INPUT=FILE
fuzz: toolchain libraries
	MALGIL_FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzz --product Fuzz -Xlinker $(FUZZER) -Xlinker -lstdc++
	@.ci/fuzz "$(SECONDS)" "$(ONLY)" "$(INPUT)"

bench-peers: $(PEERS)/hassil/bin/hassil-3.12.1 $(PEERS)/names/bin/names-1

# A Python of its own for each peer.
$(PEERS)/hassil/bin/hassil-3.12.1:
	python3 -m venv $(PEERS)/hassil
	$(PEERS)/hassil/bin/python -m pip install --quiet hassil==3.12.1
	touch $@

$(PEERS)/names/bin/names-1:
	python3 -m venv $(PEERS)/names
	$(PEERS)/names/bin/python -m pip install --quiet marisa-trie==1.4.1 rapidfuzz==3.14.6
	touch $@

release: toolchain libraries archives
	$(SWIFT) build $(RELEASE) $(AT_ITS_PLACE) --product malgil
	$(SWIFT) build $(RELEASE) --product malgild

# Where there is only a shared one, it is linked.
archives: toolchain
	@mkdir -p $(ARCHIVES)
	@for library in md sqlite3 readline tinfo stdc++; do \
	  file=$$(clang -print-file-name=lib$$library.a) && test -f "$$file" && ln -sf "$$file" $(ARCHIVES)/; done; true

install: release install-files

install-files: install-units
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/malgil' '$(DESTDIR)$(PREFIX)/share/doc/malgil'
	install -m 755 $(BIN)/malgil $(BIN)/malgild '$(DESTDIR)$(PREFIX)/bin/'
	cp -R $(wildcard Phrases/*/) '$(DESTDIR)$(PREFIX)/share/malgil/'
	install -m 644 Docs/Daemon.md Docs/ThreatModel.md '$(DESTDIR)$(PREFIX)/share/doc/malgil/'

# One file for people without Swift, of Debian and its relatives.
deb: deb-tools release
	rm -rf $(PACKED)
	$(MAKE) install-files DESTDIR=$(CURDIR)/$(PACKED)/root PREFIX=/usr
	packaging/debian/pack $(PACKED)/root .build $(TOOLCHAIN)

deb-tools:
	@.ci/need dpkg-shlibdeps=dpkg-dev rsvg-convert=librsvg2-bin python3=python3

# Whether the package is in order, and what becomes of a machine on which it is installed, used and removed.
deb-test: deb
	@.ci/need lintian=lintian desktop-file-validate=desktop-file-utils man=man-db
	python3 Tests/Recipes/test_deb.py $(PACKED)/malgil_*.deb $(TOOLCHAIN)

# For everybody (systemctl enable --now malgild.socket), and for one person (systemctl --user …).
install-units:
	for scope in system user; do \
	  install -d "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope" && for kind in $(UNITS); do \
	    sed 's#@PREFIX@#$(PREFIX)#g' "systemd/$$scope/malgild.$$kind" \
	      > "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope/malgild.$$kind" || exit 1; done || exit 1; done

# How much of the machine the unit for everybody leaves to whoever takes the daemon over: 0 is nothing, 10 everything.
unit-test:
	@mkdir -p .tools/units
	@for kind in $(UNITS); do sed 's#@PREFIX@#/usr#g' systemd/system/malgild.$$kind > .tools/units/malgild.$$kind; done
	@systemd-analyze security --offline=true --threshold=$(EXPOSURE) .tools/units/malgild.service > .tools/units/report; \
	  status=$$?; tail -1 .tools/units/report; exit $$status

# A package of its own, because swift-syntax takes longer to build than all the rest.
swift-scan: toolchain
	$(SWIFT) build --package-path Tools/malgil-swift-scan --build-tests
	$(SWIFT) test --package-path Tools/malgil-swift-scan --skip-build
	@echo "It is $$($(SWIFT) build --package-path Tools/malgil-swift-scan --show-bin-path)/malgil-swift-scan"

toolchain:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'There is no Swift here. https://www.swift.org/install/linux says how to get it (6.1 or newer).' >&2; exit 69; }

libraries:
	@.ci/need $(HEADERS)/readline/readline.h=libreadline-dev $(HEADERS)/sqlite3.h=libsqlite3-dev $(HEADERS)/sha2.h=libmd-dev

test-tools: page-tools $(JUNIT_SCHEMA) $(CLIENTS)/bin/installed $(BROWSING)/bin/installed $(AXE)
	@.ci/need python:pexpect,pyte=python3,python3-pexpect,python3-pyte \
	  xmllint=libxml2-utils lcov=lcov systemd-analyze=systemd \
	  nginx=nginx-light curl=curl openssl=openssl

# The schema of Jenkins' xUnit plugin, as pytest's own tests use it.
$(JUNIT_SCHEMA):
	@mkdir -p .tools
	@.ci/need python:pip=python3,python3-pip
	.ci/python pip -m pip download --quiet --no-deps --no-binary :all: --dest .tools pytest==8.3.5
	tar -xzf .tools/pytest-8.3.5.tar.gz -C .tools --strip-components=3 \
	  pytest-8.3.5/testing/example_scripts/junit-10.xsd
