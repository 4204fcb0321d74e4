"""`malgil lint`, and which shortcut a sentence reaches, in folders as other people have them."""

import json
import os
import pathlib
import shutil
import subprocess
import xml.etree.ElementTree

from malgil_case import MalgilTestCase

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Examples"
EXAMPLES = FOLDER / "ShortcutTables"
BUILT = FOLDER / "BuiltApp"
ORDER = """\
intent: OrderFood
phrases:
  - "{lines} (주문해줘|시켜줘)"
  - "{lines} 주문해 주세요"
"""


class LintTests(MalgilTestCase):

    def malgil(self, *arguments, stdin="", **changes):
        return subprocess.run(
            [os.environ["MALGIL"], *arguments], input=stdin, capture_output=True, text=True, timeout=300,
            env=self.environment(**changes), check=False)

    def project(self, **files):
        """A copy of the example tables, with some files written anew."""
        folder = self.home / "project"
        shutil.copytree(EXAMPLES, folder, dirs_exist_ok=True)
        for name, text in files.items():
            path = folder / name.replace("__", ".")
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(folder)

    def test_a_conflict_is_shown_with_a_sentence_and_a_caret(self):
        result = self.malgil("lint", self.project())
        self.assertEqual(result.returncode, 3, result.stderr)
        self.assertIn("AppShortcuts.xcstrings:7:69: error: “새 메모” is both ", result.stdout)
        self.assertRegex(result.stdout, r"\n +\^\n")
        self.assertTrue(result.stdout.endswith("1 error, 0 warnings, 1 note\n"), result.stdout)

    def test_an_app_that_xcode_built_is_checked_and_its_shortcuts_are_reached(self):
        result = self.malgil("lint", str(BUILT / "Teapot.app"), "--json")
        self.assertEqual(result.returncode, 3, result.stderr)
        findings = json.loads(result.stdout)["findings"]
        self.assertEqual({finding["code"] for finding in findings}, {"MG101", "MG301", "MG401", "MG402"})
        self.assertIn("Metadata.appintents/extract.actionsdata", {"/".join(finding["file"].split("/")[-2:]) for finding in findings})
        alone = self.malgil("lint", str(BUILT / "Teapot.app" / "Metadata.appintents" / "extract.actionsdata"))
        self.assertIn("the slot “minutes” is a Int; Apple takes only an AppEntity or AppEnum [MG402]", alone.stdout)
        said = self.malgil("test", str(BUILT / "Teapot.app"), "--say-file", str(BUILT / "sentences.txt"),
                           "--values", "tea=jasmine,녹차", "--json")
        self.assertEqual(said.returncode, 1, said.stderr)
        routes = [json.loads(line) for line in said.stdout.splitlines()]
        self.assertEqual(
            [(route.get("intent"), route["outcome"]) for route in routes],
            [("BrewTea", "matched"), ("SetTimer", "matched"), ("BrewTea", "matched"), (None, "not_understood")])

    def test_every_report_of_findings_is_read_by_others(self):
        sarif, report = self.home / "lint.sarif", self.home / "lint.json"
        result = self.malgil("lint", self.project(), f"--report=sarif={sarif}", f"--report=json={report}", "--json")
        self.assertEqual(result.returncode, 3, result.stderr)
        self.assertEqual(json.loads(result.stdout), json.loads(report.read_text()))
        self.assertEqual(json.loads(result.stdout)["summary"], {"errors": 1, "notes": 1, "warnings": 0})
        run = json.loads(sarif.read_text())["runs"][0]
        self.assertEqual([(item["ruleId"], item["level"]) for item in run["results"]],
                         [("MG101", "error"), ("MG107", "note")])
        for item in run["results"]:
            self.assertEqual(run["tool"]["driver"]["rules"][item["ruleIndex"]]["id"], item["ruleId"])

    def test_github_gets_the_findings_as_annotations(self):
        result = self.malgil("lint", self.project(), GITHUB_ACTIONS="true")
        self.assertRegex(result.stderr, r"::error file=.*AppShortcuts.xcstrings,line=7,col=69,title=MG101::“새 메모”")
        self.assertRegex(result.stderr, r"::notice file=.*,title=MG107::")

    def test_tables_in_order_have_status_0_and_nothing_has_5(self):
        result = self.malgil("lint", self.project(malgil__yaml="values: {notebook: [회의]}\n"))
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertEqual(result.stdout, "nothing was found\n")
        (self.home / "empty").mkdir()
        self.assertEqual(self.malgil("lint", str(self.home / "empty")).returncode, 5)
        self.assertEqual(self.malgil("lint", "--values", "x", str(self.home)).returncode, 64)
        self.assertEqual(self.malgil("lint", str(self.home / "nowhere")).returncode, 65)

    def test_a_table_that_cannot_be_read_has_status_65_and_a_place(self):
        result = self.malgil("lint", self.project(AppShortcuts__xcstrings='{"sourceLanguage": "en",\n "strings": {'))
        self.assertEqual(result.returncode, 65)
        self.assertIn("AppShortcuts.xcstrings:2:14: error: the file ends inside an object", result.stderr)

    def test_a_single_phrase_file_is_looked_at_among_those_of_its_app(self):
        folder = self.home / "phrases" / "FoodDelivery" / "ko"
        folder.mkdir(parents=True)
        (folder / "OrderFood.yaml").write_text(ORDER)
        (folder / "ShowMenu.yaml").write_text("intent: ShowMenu\nphrases:\n  - \"메뉴 (보여줘|보여 주세요)\"\n")
        result = self.malgil("lint", str(folder / "OrderFood.yaml"))
        self.assertEqual(result.returncode, 3, result.stdout + result.stderr)
        self.assertIn("OrderFood.yaml:4:6: error: ", result.stdout)
        self.assertNotIn("ShowMenu.yaml:3", result.stdout)
        self.assertIn("ShowMenu.yaml:3", self.malgil("lint", str(self.home / "phrases")).stdout)

    def test_a_single_phrase_file_is_tested_alone(self):
        folder = self.home / "phrases" / "FoodDelivery" / "ko"
        folder.mkdir(parents=True)
        (folder / "OrderFood.yaml").write_text(ORDER + "tests:\n  - not: [양념치킨 주문하지 마]\n")
        result = self.malgil("test", str(folder / "OrderFood.yaml"))
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("examples: 1 passed\n", result.stdout)

    def test_a_sentence_is_told_its_shortcut_and_its_values(self):
        folder = self.project()
        result = self.malgil("test", folder, "--say-file", str(EXAMPLES / "sentences.txt"), "--json")
        self.assertEqual(result.returncode, 1, result.stderr)
        rows = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([row["outcome"] for row in rows],
                         ["matched", "matched", "unknown_value", "matched", "not_understood"])
        self.assertEqual(rows[1]["slots"], {"notebook": {"text": "회의", "value": "회의"}})
        self.assertEqual(rows[2]["slots"], {"notebook": {"text": "여행"}})

    def test_what_is_good_enough_for_sentences_is_said_in_percent(self):
        command = ["test", self.project(), "--say-file", "-"]
        said = "쪽지함에서 회의 메모\n쪽지함 꺼줘\n"
        self.assertEqual(self.malgil(*command, stdin=said).returncode, 1)
        self.assertEqual(self.malgil(*command, "--min-pass", "50", stdin=said).returncode, 0)
        result = self.malgil(*command, "--min-pass", "90", stdin=said)
        self.assertEqual(result.returncode, 2)
        self.assertTrue(result.stdout.endswith("sentences: 50.0% is below 90.0%\n"), result.stdout)
        self.assertEqual(self.malgil(*command, stdin="쪽지함에서 회의 메모\n").returncode, 0)

    def test_sentences_are_reported_as_tests(self):
        usual, strict = self.home / "usual.xml", self.home / "strict.xml"
        self.malgil(
            "test", self.project(), "--say-file", str(EXAMPLES / "sentences.txt"), f"--report=junit={usual}",
            f"--report=junit-strict={strict}")
        suites = xml.etree.ElementTree.parse(usual).getroot()
        self.assertEqual({key: suites.get(key) for key in ("tests", "failures")}, {"tests": "5", "failures": "1"})
        subprocess.run(
            ["xmllint", "--noout", "--schema", os.environ["MALGIL_JUNIT_SCHEMA"], str(strict)], check=True,
            capture_output=True, timeout=60)

    def test_the_sentences_of_home_assistant_are_tests(self):
        folder = self.home / "intents"
        for name, text in {
            "sentences/en/light.yaml":
                "language: en\nintents:\n  HassTurnOn:\n    data:\n      - sentences: [\"(turn|switch) on the {name}\"]\n",
            "tests/en/_fixtures.yaml":
                "language: en\nentities:\n  - {name: Kitchen lamp, id: light.kitchen, state: \"on\"}\n",
            "tests/en/light.yaml":
                "language: en\ntests:\n  - sentences: [turn on the kitchen lamp, light up the kitchen lamp]\n"
                "    intent: {name: HassTurnOn, slots: {name: Kitchen lamp}}\n",
        }.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        result = self.malgil("test", str(folder))
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("light.yaml:3: “light up the kitchen lamp” is not understood\n", result.stdout)
        self.assertTrue(result.stdout.endswith("en: sentences that reach intent and slots: 50.0% (1 of 2)\n"))
        self.assertEqual(self.malgil("test", str(folder), "--min-pass", "50").returncode, 0)
        self.assertEqual(self.malgil("lint", str(folder)).returncode, 0)
