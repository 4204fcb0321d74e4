"""The README's two commands install what they need: they are run on a pretended machine that has nothing.

The PATH has a few basic tools and a compiler that does nothing; the installer writes down what it was asked for and
then provides it. A recipe that uses what was not installed fails as it would on a fresh machine.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import textwrap
import unittest

TREE = pathlib.Path(__file__).resolve().parents[2]
BASIC = ["bash", "cat", "cp", "dirname", "env", "grep", "install", "ln", "make", "mkdir", "mv", "rm", "sed", "sh", "tail", "tee",
         "touch"]
PROVIDES = {
    "espeak-ng": ["espeak-ng"], "lcov": ["lcov"], "libxml2-utils": ["xmllint"], "python3": ["python3"],
    "systemd": ["systemd-analyze"], "chromium": ["chromium"], "chromium-driver": ["chromedriver"], "node-typescript": ["tsc"],
    "nginx-light": ["nginx"], "curl": ["curl"], "openssl": ["openssl"],
}
PACKS = {"dpkg-dev": ["dpkg-shlibdeps"], "librsvg2-bin": ["rsvg-convert"], "python3": ["python3"]}
HEADERS = {"libmd-dev": "sha2.h", "libreadline-dev": "readline/readline.h", "libsqlite3-dev": "sqlite3.h"}
FONT = {"fonts-noto-cjk": "font.ttc"}
MODULES = {"pexpect": "python3-pexpect", "pyte": "python3-pyte", "pip": "python3-pip", "venv": "python3-venv"}
# Python as a program that makes an environment with itself in it.
MAKES_ENVIRONMENTS = 'if [[ "$1 $2" == "-m venv" ]]; then mkdir -p "$3/bin"; ln -sf "$0" "$3/bin/python"; fi'
# And as one that takes out of an archive what is in it.
UNPACKS = 'if [[ "$1 $2" == "-m zipfile" ]]; then mkdir -p axe/axe_playwright_python; touch axe/axe_playwright_python/axe.min.js; fi'



class InstallTest(unittest.TestCase):

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="malgil-recipes-"))
        self.addCleanup(shutil.rmtree, self.root)
        self.bin = self.root / "bin"
        self.tree = self.root / "tree"
        self.bin.mkdir()
        self.tree.mkdir()
        shutil.copytree(TREE / ".ci", self.tree / ".ci")
        shutil.copy(TREE / "Makefile", self.tree)
        # What needs a real build.
        (self.tree / ".ci/linked").write_text("#!/bin/bash\n")
        (self.tree / "systemd").symlink_to(TREE / "systemd")
        (self.tree / "Docs").symlink_to(TREE / "Docs")
        (self.tree / "Phrases").symlink_to(TREE / "Phrases")
        (self.tree / "packaging/debian").mkdir(parents=True)
        (self.tree / "Tests").mkdir()
        for tests in ["AgentPeers", "Page"]:
            (self.tree / "Tests" / tests).symlink_to(TREE / "Tests" / tests)
        for tool in BASIC:
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.program("swift", f"""
            echo "swift $*" >> {self.root}/log
            case "$*" in *--show-bin-path*) echo {self.bin} ;; esac""")
        self.program("malgild", "")
        self.program("malgil", f'echo "malgil $*" >> {self.root}/log')
        self.program("pantry-assistant", "")
        self.program("tar", "mkdir -p .tools; touch .tools/junit-10.xsd")
        self.program("../tree/packaging/debian/pack", f'echo "pack $*" >> {self.root}/log')
        self.program("installer", self.installer())

    def program(self, name, script):
        path = self.bin / name
        path.write_text("#!/bin/bash\n" + textwrap.dedent(script) + "\n")
        path.chmod(0o755)

    def installer(self):
        """Writes down what it is asked for, and provides it."""
        python = "; ".join(
            f'if [[ "$2" == *{module}* && ! -e {self.root}/has-{package} ]]; then exit 1; fi'
            for module, package in MODULES.items())
        lines = [f'echo "install $*" >> {self.root}/log', 'for package in "$@"; do', f"  touch {self.root}/has-$package",
                 "  case $package in"]
        for package, tools in {**PROVIDES, **PACKS}.items():
            body = f'if [[ "$1" == -c ]]; then {python}; fi; {MAKES_ENVIRONMENTS}; {UNPACKS}' if package == "python3" else ""
            made = "; ".join(
                f"""printf '%s\\n' '#!/bin/bash' '{body}' 'echo "{tool} $*" >> {self.root}/log' > {self.bin}/{tool}; """
                f"""$(command -v chmod) 755 {self.bin}/{tool}""" for tool in tools)
            lines.append(f"    {package}) {made} ;;")
        for package, header in {**HEADERS, **FONT}.items():
            lines.append(f"    {package}) mkdir -p $(dirname {self.root}/include/{header}); "
                         f"touch {self.root}/include/{header} ;;")
        return "\n".join([*lines, "  esac", "done"])

    def make(self, *arguments):
        (self.bin / "chmod").exists() or (self.bin / "chmod").symlink_to(shutil.which("chmod"))
        result = subprocess.run(
            ["make", f"HEADERS={self.root}/include", f"HANGUL={self.root}/include/font.ttc", *arguments], cwd=self.tree, text=True, timeout=60,
            env={"PATH": str(self.bin), "INSTALLER": "installer", "HOME": str(self.root), "SYSTEM_PYTHON": "python3"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        log = (self.root / "log").read_text().splitlines()
        return result, log

    def installed(self, log):
        return {package for line in log if line.startswith("install ") for package in line.split()[1:]}

    def test_run_installs_the_libraries_before_it_builds(self):
        result, log = self.make("run")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(self.installed(log), set(HEADERS))
        self.assertLess(self.first(log, "install"), self.first(log, "swift build"))

    def test_test_installs_every_tool_before_the_tests_use_it(self):
        result, log = self.make("test")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(
            self.installed(log),
            set(HEADERS) | set(PROVIDES) | set(FONT) | {"python3-pexpect", "python3-pyte", "python3-pip", "python3-venv"})
        for tool in ["chromium", "espeak-ng", "lcov", "tsc", "xmllint"]:
            self.assertTrue((self.bin / tool).exists(), tool)
        self.assertLess(max(i for i, line in enumerate(log) if line.startswith("install")), self.first(log, "swift test"))
        self.assertTrue(any("malgil test" in line for line in log), log)

    def test_deb_installs_what_packs_before_it_builds(self):
        result, log = self.make("deb")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(self.installed(log), set(HEADERS) | set(PACKS))
        self.assertLess(self.first(log, "install dpkg-dev"), self.first(log, "swift build"))
        self.assertTrue(any(line.startswith("pack .build/deb/root .build ") for line in log), log)

    def test_what_is_there_is_not_installed_again(self):
        self.make("test")
        (self.root / "log").unlink()
        _, log = self.make("test")
        self.assertEqual(self.installed(log), set())

    def test_where_chromium_cannot_be_installed_the_tests_of_the_page_fail_and_say_so(self):
        self.program("installer", f'echo "install $*" >> {self.root}/log; exit 100')
        result, log = self.make("page-test")
        self.assertEqual(result.returncode, 2, result.stdout)
        self.assertIn("install chromium chromium-driver node-typescript espeak-ng fonts-noto-cjk", log)
        self.assertIn("need Chromium, its driver, TypeScript, espeak-ng and a Korean font, which could not be installed", result.stdout)

    def first(self, log, start):
        return next(i for i, line in enumerate(log) if line.startswith(start))


if __name__ == "__main__":
    unittest.main()
