"""What `malgil test` reports, read by programs that others wrote."""

import json
import os
import subprocess
import xml.etree.ElementTree

from malgil_case import MalgilTestCase

ORDER = """\
intent: OrderFood
phrases:
  - "{lines} (주문해줘|시켜줘)"
tests:
  - say: [양념치킨 주문해줘]
    slots: {lines: [{menuItem: 양념치킨}]}
  - not: [양념치킨 주문하지 마]
"""
PROHIBITION = ORDER.replace("tests:", '  - "{lines} 주문하지 마"\ntests:').replace("  - not: [양념치킨 주문하지 마]\n", "")
CONVERSATION = """\
suite: 주문
clock: 2026-11-20T19:00:00+09:00
apps: [FoodDelivery]
scenarios:
  - name: 취소 & 끝
    turns:
      - say: 양념치킨 주문해줘
        outcome: input_required
      - say: 취소
        outcome: {outcome}
"""
PLAN = """\
intent: PlanVisit
phrases:
  - "{date} {landmark}에 간다고 적어줘"
tests:
  - say: [내일 경복궁에 간다고 적어줘]
    slots: {landmark: 경복궁, date: 2026-11-21}
"""


class ReportTests(MalgilTestCase):

    def test_a_day_is_the_day_of_whoever_tests(self):
        file = self.home / "plans/Landmarks/ko/PlanVisit.yaml"
        file.parent.mkdir(parents=True)
        file.write_text(PLAN)
        for zone in ["Asia/Seoul", "America/New_York", None]:
            with self.subTest(zone):
                result = subprocess.run(
                    [os.environ["MALGIL"], "test", str(self.home / "plans"), "--now", "2026-11-20T19:00:00+09:00"],
                    capture_output=True, text=True, timeout=300, env=self.environment(TZ=zone), check=False)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def malgil_test(self, *arguments, order=ORDER, outcome="cancelled", **changes):
        """Runs malgil test on one phrase file and one conversation."""
        folder = self.home / "project"
        (folder / "FoodDelivery/ko").mkdir(parents=True, exist_ok=True)
        (folder / "FoodDelivery/ko/OrderFood.yaml").write_text(order)
        (folder / "order.test.yaml").write_text(CONVERSATION.replace("{outcome}", outcome))
        return subprocess.run(
            [os.environ["MALGIL"], "test", str(folder), *arguments], capture_output=True, text=True, timeout=300,
            env=self.environment(**changes), check=False)

    def path(self, name):
        return str(self.home / name)

    def run_reader(self, *command):
        result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout

    def test_every_report_is_read_by_others(self):
        kinds = {"junit": "usual.xml", "junit-strict": "strict.xml", "lcov": "phrases.info", "json": "report.json"}
        reports = [f"--report={kind}={self.path(name)}" for kind, name in kinds.items()]
        result = self.malgil_test(*reports, outcome="done")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        usual = xml.etree.ElementTree.parse(self.path("usual.xml")).getroot()
        self.assertEqual({key: usual.get(key) for key in ("tests", "failures")}, {"tests": "3", "failures": "1"})
        self.assertEqual(usual.find("testsuite/testcase").get("name"), "취소 & 끝")
        self.run_reader("xmllint", "--noout", "--schema", os.environ["MALGIL_JUNIT_SCHEMA"], self.path("strict.xml"))
        summary = self.run_reader(
            "lcov", "--summary", self.path("phrases.info"), "--rc", "lcov_branch_coverage=1")
        self.assertIn("66.7% (2 of 3 branches)", summary)
        self.run_reader("genhtml", "--branch-coverage", "-q", "-o", self.path("html"), self.path("phrases.info"))
        report = json.loads((self.home / "report.json").read_text())
        self.assertEqual(report["summary"], {"failed": 1, "passed": 2, "total": 3})
        self.assertEqual([gap["branch"] for gap in report["coverage"]["gaps"]], ["시켜줘"])

    def test_a_threshold_that_is_missed_has_a_status_of_its_own(self):
        result = self.malgil_test("--min-branches", "80")
        self.assertEqual(result.returncode, 2, result.stdout + result.stderr)
        self.assertIn("phrase branches: 66.6% (2 of 3)\nbranches: 66.6% is below 80.0%\n", result.stdout)
        self.assertEqual(self.malgil_test("--min-branches", "60", "--min-intents", "100").returncode, 0)

    def test_what_conversations_come_to_is_measured_and_can_be_too_little(self):
        report = json.loads(self.malgil_test("--json").stdout)["dialogs"]
        self.assertEqual((report["reached"], report["heard"]), (2, 2))
        self.assertEqual(report["edges"], 2 + len(report["missedEdges"]))
        self.assertEqual(report["messages"], 2 + len(report["missedMessages"]))
        self.assertNotIn("idle × request", report["missedEdges"])
        self.assertIn("choice × back", report["missedEdges"])
        self.assertIn("ko.helpChoice", report["missedMessages"])
        result = self.malgil_test("--suggest", "--min-dialogs", "50", "--min-messages", "50")
        self.assertEqual(result.returncode, 2, result.stdout + result.stderr)
        self.assertRegex(result.stdout, r"no conversation comes to a confirmation and then .*back, ")
        self.assertRegex(result.stdout, r"no conversation in ko hears .*helpChoice, ")
        self.assertRegex(result.stdout, r"dialogs: 1.9% is below 50.0%\nmessages: \d.\d% is below 50.0%\n$")

    def test_a_gap_is_shown_with_a_sentence_that_fills_it(self):
        result = self.malgil_test("--suggest")
        self.assertRegex(result.stdout, r"OrderFood.yaml:3:\d+: no example says 시켜줘, such as: \S.* 시켜줘\n")

    def test_a_figure_may_not_drop_below_the_baseline(self):
        baseline = self.path("baseline.json")
        self.assertEqual(self.malgil_test("--baseline", baseline).returncode, 64)
        self.assertEqual(self.malgil_test("--baseline", baseline, "--update").returncode, 0)
        figures = json.loads((self.home / "baseline.json").read_text())
        self.assertEqual({name: figures[name] for name in ("branches", "intents")}, {"branches": 66.6, "intents": 100})
        self.assertEqual(sorted(figures), ["branches", "dialogs", "intents", "messages"])
        self.assertEqual(self.malgil_test("--baseline", baseline).returncode, 0)
        poorer = ORDER.replace("시켜줘", "시켜줘|보내줘")
        result = self.malgil_test("--baseline", baseline, order=poorer)
        self.assertEqual(result.returncode, 2, result.stdout + result.stderr)
        self.assertIn("branches: 50.0% is below the 66.6% of " + baseline, result.stdout)
        self.assertEqual(self.malgil_test("--baseline", baseline, "--max-drop", "20", order=poorer).returncode, 0)

    def test_a_changed_sentence_that_would_be_carried_out_is_a_failed_test(self):
        self.assertIn("changed examples understood: ", self.malgil_test("--mutation").stdout)
        result = self.malgil_test("--mutation", order=PROHIBITION)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("“양념치킨 주문하지 마”, made of “양념치킨 주문해줘” (prohibition), is read as ", result.stdout)

    def test_github_gets_annotations_and_a_summary(self):
        summary = self.home / "summary.md"
        summary.write_text("")
        result = self.malgil_test(outcome="done", GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(summary))
        self.assertRegex(result.stderr, r"::error file=.*order.test.yaml,line=5,title=취소 & 끝::")
        self.assertIn("### malgil test", summary.read_text())

    def test_a_report_of_an_unknown_kind_is_refused(self):
        result = self.malgil_test("--report", "pdf=x")
        self.assertEqual(result.returncode, 64)
        self.assertIn("--report takes kind=file with one of junit, junit-strict, lcov, json", result.stderr)
