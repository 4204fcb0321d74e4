"""The package for Debian is in order; it is installed, used, and removed: test_deb.py PACKAGE SWIFT

Root installs it with dpkg. Otherwise, and where Malgil is installed already, it is unpacked into a folder, and what only
an installation shows is skipped. SWIFT is the folder of the toolchain, whose licence is in the package.
"""

import os
import pathlib
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

TREE = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = pathlib.Path(sys.argv.pop(1)).resolve()
SWIFT = pathlib.Path(sys.argv.pop(1)).resolve()


def run(*command, **options):
    return subprocess.run(list(map(str, command)), text=True, encoding="utf-8", timeout=600, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **options)


def is_known():
    return run("dpkg-query", "--show", "malgil").returncode == 0


IS_INSTALLED = os.geteuid() == 0 and not is_known()


class PackageTest(unittest.TestCase):
    """What the package holds, and what it does where it is installed."""

    @classmethod
    def setUpClass(cls):
        cls.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-deb-"))
        cls.addClassCleanup(shutil.rmtree, cls.home)
        cls.root = pathlib.Path("/") if IS_INSTALLED else cls.home / "root"
        if IS_INSTALLED:
            cls.addClassCleanup(run, "dpkg", "--purge", "malgil")
        result = run("dpkg", "--install", PACKAGE) if IS_INSTALLED else run("dpkg-deb", "--extract", PACKAGE, cls.root)
        if result.returncode:
            raise AssertionError(result.stdout)
        # Nobody's own files are used.
        runtime = cls.home / "run"
        runtime.mkdir(mode=0o700)
        cls.environment = {
            "PATH": f"{cls.root / 'usr/bin'}:/usr/bin:/bin", "HOME": str(cls.home), "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(runtime), "MALGIL_AS_ROOT": "true", "MALGIL_HTTP_PORT": "0",
        }

    def installed(self, path):
        return self.root / path

    def use(self, *command):
        return run(*command, env=self.environment)

    def test_lintian_finds_nothing(self):
        root = ["--allow-root"] if os.geteuid() == 0 else []
        result = run("lintian", *root, "--fail-on", "error,warning", PACKAGE)
        self.assertEqual((result.returncode, result.stdout), (0, ""))

    def test_neither_swift_nor_any_library_is_missing(self):
        for program in ["malgil", "malgild"]:
            libraries = run("ldd", self.installed(f"usr/bin/{program}")).stdout
            self.assertIn("libc.so", libraries)
            self.assertNotIn("not found", libraries)
            self.assertNotIn("wift", libraries)

    def test_it_depends_on_the_c_library_only(self):
        depends = run("dpkg-deb", "--field", PACKAGE, "Depends").stdout
        self.assertRegex(depends, r"^libc6 \(>= [0-9.]+\)\n$")

    def test_the_tool_has_the_version_of_the_package(self):
        version = run("dpkg-deb", "--field", PACKAGE, "Version").stdout
        self.assertEqual(version.split("-")[0], self.use("malgil", "--version").stdout.strip())

    def test_a_sentence_is_answered_with_the_phrases_of_the_package(self):
        result = self.use("malgil", "--no-daemon", "--lang", "ko", "--say", "맛집 추천해줘")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("오늘은 이런 메뉴가 어떠세요?", result.stdout)

    def test_open_logs_a_browser_in_at_the_page(self):
        self.start_daemon()
        result = self.use("malgil", "open", "--print")
        self.assertEqual(result.returncode, 0, result.stdout)
        file = pathlib.Path(result.stdout.strip())
        self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600)
        address, _, code = file.read_text().split("url=")[1].split('"')[0].partition("#code=")
        self.assertTrue(code)
        with urllib.request.urlopen(address, timeout=60) as page:
            self.assertIn("<title>", page.read().decode())

    def start_daemon(self):
        daemon = subprocess.Popen(
            [self.installed("usr/bin/malgild")], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(daemon.wait)
        self.addCleanup(daemon.terminate)
        path = self.home / "run/malgil/control.sock"
        while not self.listens(path):
            self.assertIsNone(daemon.poll(), "the daemon ended")
            time.sleep(0.1)

    def listens(self, path):
        with socket.socket(socket.AF_UNIX) as client:
            return client.connect_ex(str(path)) == 0

    def test_manual_pages_are_found_and_well_formed(self):
        for name, section in [("malgil", 1), ("malgild", 8)]:
            page = self.installed(f"usr/share/man/man{section}/{name}.{section}.gz")
            found = run("man", "--manpath", self.installed("usr/share/man"), "--where", name).stdout.strip()
            self.assertEqual(found, str(page))
            environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"}
            drawn = ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page]
            result = subprocess.run(["man", *drawn], env=environment, capture_output=True, text=True, check=True)
            self.assertEqual(result.stderr, "")

    def test_every_command_is_in_the_manual(self):
        manual = self.use("man", self.installed("usr/share/man/man1/malgil.1.gz")).stdout
        for command in ["open", "explain", "phrases", "sessions"]:
            self.assertRegex(manual, rf"(?m)^ +{command}\b")

    def test_completions_are_there_for_three_shells(self):
        for program in ["malgil", "malgild"]:
            bash = self.installed(f"usr/share/bash-completion/completions/{program}")
            self.assertIn(f" {program}", run("bash", "-c", f"source {bash}; complete -p {program}").stdout)
            self.assertIn(f"#compdef {program}", self.installed(f"usr/share/zsh/vendor-completions/_{program}").read_text())
            fish = self.installed(f"usr/share/fish/vendor_completions.d/{program}.fish").read_text()
            self.assertIn(f"complete -c '{program}'", fish)

    def test_the_desktop_entry_is_valid_and_starts_what_the_package_has(self):
        entry = self.installed("usr/share/applications/malgil.desktop")
        result = run("desktop-file-validate", entry)
        self.assertEqual((result.returncode, result.stdout), (0, ""))
        self.assertIn("Exec=malgil open\n", entry.read_text())
        for icon in ["scalable/apps/malgil.svg", "48x48/apps/malgil.png", "128x128/apps/malgil.png"]:
            self.assertTrue(self.installed("usr/share/icons/hicolor").joinpath(icon).stat().st_size)

    def test_units_start_the_installed_daemon_and_are_not_enabled(self):
        for scope in ["system", "user"]:
            unit = self.installed(f"usr/lib/systemd/{scope}/malgild.service").read_text()
            self.assertIn("ExecStart=/usr/bin/malgild\n", unit)
            self.assertEqual(list(pathlib.Path(f"/etc/systemd/{scope}").glob("*.wants/malgild.*")), [])

    def test_the_same_programs_make_the_same_file(self):
        copy = self.home / "again"
        shutil.copytree(PACKAGE.parent / "root", copy / "root")
        result = run(TREE / "packaging/debian/pack", copy / "root", TREE / ".build", SWIFT)
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual((copy / PACKAGE.name).read_bytes(), PACKAGE.read_bytes())


@unittest.skipUnless(IS_INSTALLED, "only root can install, and an installation is left alone")
class RemovalTest(unittest.TestCase):

    def test_nothing_is_left_when_it_is_removed(self):
        self.assertEqual(run("dpkg", "--install", PACKAGE).returncode, 0)
        self.addCleanup(run, "dpkg", "--purge", "malgil")
        files = [pathlib.Path(line) for line in run("dpkg-query", "--listfiles", "malgil").stdout.splitlines()]
        own = [file for file in files if "malgil" in file.name]
        self.assertIn(pathlib.Path("/usr/bin/malgil"), own)
        result = run("dpkg", "--remove", "malgil")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual([file for file in own if file.exists()], [])
        self.assertFalse(is_known())


if __name__ == "__main__":
    unittest.main()
