import ConversationProtocol
import Foundation
import Testing

@testable import CommandLineTool

@Suite struct JUnitReportTests {
  private static let tests = [
    ReportedTest(
      group: "주문", name: "수량 & <값> \"둘\"", file: "a.test.yaml", line: 3, seconds: 0.0125, failure: nil),
    ReportedTest(
      group: "주문", name: "취소", file: "a.test.yaml", line: 9, seconds: 1.5,
      failure: "expected \u{1B}[1m네\u{1B}[0m\ngot nothing"),
    ReportedTest(group: "말", name: "not: 하지 마", file: "b.yaml", line: 1, seconds: 0, failure: nil),
  ]

  @Test("groups are suites, and what XML forbids is made visible")
  func usual() {
    let time = Date(timeIntervalSince1970: 1_795_168_800)
    #expect(
      JUnitReport(Self.tests, at: time).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="malgil" tests="3" failures="1" errors="0" skipped="0" time="1.513">
          <testsuite name="주문" tests="2" failures="1" errors="0" skipped="0" time="1.513" timestamp="2026-11-20T10:00:00">
            <testcase classname="주문" name="수량 &amp; &lt;값&gt; &quot;둘&quot;" time="0.013" file="a.test.yaml" line="3"/>
            <testcase classname="주문" name="취소" time="1.500" file="a.test.yaml" line="9">
              <failure type="failure" message="expected ␛[1m네␛[0m">a.test.yaml:9: expected ␛[1m네␛[0m&#10;got nothing</failure>
            </testcase>
          </testsuite>
          <testsuite name="말" tests="1" failures="0" errors="0" skipped="0" time="0.000" timestamp="2026-11-20T10:00:00">
            <testcase classname="말" name="not: 하지 마" time="0.000" file="b.yaml" line="1"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("the strict dialect knows no files, lines, or skipped tests of the whole")
  func strict() {
    let text = JUnitReport(Self.tests, dialect: .strict, at: Date(timeIntervalSince1970: 0)).text
    #expect(
      text.contains("<testsuites name=\"malgil\" tests=\"3\" failures=\"1\" errors=\"0\" time=\"1.513\">"))
    #expect(!text.contains(" file=\"") && !text.contains(" line=\""))
    #expect(text.contains(">a.test.yaml:9: expected"))
  }
}
