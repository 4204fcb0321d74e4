"""Whether code for phones compiles as it is: that of `Tests/PhoneCode`, and whether the tools that measure it count rightly.

    test_phone_code.py [MODULES]

MODULES holds the built modules; `.build/debug/Modules` unless given.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TOOL = ROOT / "Tools/measure-intent-files"
MODULES = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else ROOT / ".build/debug/Modules"


def measure(*apps):
    run = subprocess.run([TOOL, "--modules", MODULES, "--json", *apps], capture_output=True, text=True)
    if run.returncode != 0:
        raise AssertionError(run.stderr)
    return [json.loads(line) for line in run.stdout.splitlines()]


class PhoneCode(unittest.TestCase):
    def test_every_file_of_the_corpus_compiles(self):
        rows = measure(*sorted(folder for folder in (ROOT / "Tests/PhoneCode").iterdir() if folder.is_dir()))
        self.assertGreaterEqual(len(rows), 40)
        self.assertEqual([f"{row['file']}: {row['error']}" for row in rows if row["error"]], [])

    def test_the_files_of_the_example_compile(self):
        rows = measure(ROOT / "Examples/iPhoneApp/Pantry")
        self.assertEqual([row["error"] for row in rows if row["error"]], [])


class Counting(unittest.TestCase):
    """What the tool says of files whose state is known."""

    FILES = {
        "_stubs.swift": "import Foundation\nstruct Lamp { var name = \"\" }",
        "Behaves.swift": "import AppIntents\nimport OwnKit\nstruct On: AppIntent { static let title: LocalizedStringResource = \"\"\n"
        "  func perform() async throws -> some IntentResult { _ = Lamp().name; return .result() } }",
        "Quiet.swift": "import AppIntents\n// FileEntity\nstruct Play: AudioPlaybackIntent { static let title: LocalizedStringResource = \"\"\n"
        "  func perform() async throws -> some IntentResult { .result() } }",
        "PassedOn.swift": "import SwiftUI\nlet colour = UIColor.red",
        "Comment.swift": "// AudioPlaybackIntent is not used here.\nimport AppIntents\nlet name = \"AudioPlaybackIntent\"",
        "Fails.swift": "import AppIntents\nlet number: Int = \"words\"",
        "Module.swift": "import AppIntents\nimport CarPlay\nlet answer = 42",
    }

    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in cls.FILES.items():
                pathlib.Path(folder, name).write_text(text + "\n")
            cls.rows = {row["file"]: row for row in measure(folder)}

    def test_each_file_has_its_state(self):
        states = {name: row["state"] for name, row in self.rows.items()}
        self.assertEqual(
            states,
            {"Behaves.swift": "behaves", "Quiet.swift": "quiet", "PassedOn.swift": "quiet", "Comment.swift": "behaves",
             "Fails.swift": "fails", "Module.swift": "fails"},
        )

    def test_a_failure_says_why(self):
        self.assertRegex(self.rows["Fails.swift"]["error"], "line 2: .*String")
        self.assertEqual(self.rows["Module.swift"]["error"], "there is no module CarPlay")

    def test_quiet_parts_are_named(self):
        self.assertEqual(self.rows["Quiet.swift"]["quiet"], ["AudioPlaybackIntent"])
        self.assertEqual(self.rows["PassedOn.swift"]["quiet"], ["UIColor"])


class Listings(unittest.TestCase):
    """What `Tools/measure-listings` says of a text whose listings are known."""

    TEXT = """# A guide
```swift
import WidgetKit
struct Cup: TimelineEntry { let date: Date }
```
Prose is no listing, nor is a command.
```
swift build
```
```swift
struct CupView: View { let entry: Cup; var body: some View { Text(entry.date, style: .time) } }
```
```swift
struct Back: View { var body: some View { Color.systemBackground } }
```
```swift
struct Loader { func load() -> Kettle? { nil } }
```
```swift
struct Wrong: View { var body: some View { Text(12).boldly() } }
```
"""

    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            text = pathlib.Path(folder, "guide.md")
            text.write_text(cls.TEXT)
            tool = [ROOT / "Tools/measure-listings", "--modules", MODULES, text]
            cls.plain = subprocess.run(tool, capture_output=True, text=True)
            cls.shimmed = subprocess.run([*tool, "--shims", ROOT / "Examples/SeedShims"], capture_output=True, text=True)

    def test_each_listing_has_its_state_and_its_line(self):
        rows = [line for line in self.shimmed.stdout.splitlines() if line.startswith("guide.md")]
        self.assertEqual(
            rows,
            ["guide.md:3: compiles", "guide.md:11: compiles", "guide.md:14: with shims", "guide.md:17: names 1 of its app (Kettle)",
             "guide.md:20: fails"],
        )

    def test_a_failure_says_where_in_the_text(self):
        self.assertRegex(self.shimmed.stdout, "(?m)^    line 20: ")
        self.assertEqual(self.shimmed.returncode, 1)

    def test_without_shims_their_calls_fail(self):
        self.assertIn("guide.md:14: fails", self.plain.stdout)


if __name__ == "__main__":
    unittest.main()
