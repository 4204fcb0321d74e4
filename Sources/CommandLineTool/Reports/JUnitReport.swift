import Foundation
import Language

/// Tests as JUnit's XML.
///
/// There is no one schema. The default dialect is what GitLab, GitHub's actions and most services read; the strict
/// one holds to `junit-10.xsd` of Jenkins' xUnit plugin, which knows no files and lines.
struct JUnitReport {
  enum Dialect { case usual, strict }

  let text: String

  init(_ tests: [ReportedTest], dialect: Dialect = .usual, at time: Date) {
    var groups: [(name: String, tests: [ReportedTest])] = []
    for test in tests {
      if let index = groups.firstIndex(where: { $0.name == test.group }) {
        groups[index].tests.append(test)
      } else {
        groups.append((test.group, [test]))
      }
    }
    let writer = JUnitWriter(dialect: dialect, time: time)
    let head = writer.counts(of: tests, skipped: dialect == .usual)
    text =
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"malgil\"\(head)>"]
      + groups.flatMap { writer.suite($0.name, $0.tests) } + ["</testsuites>", ""]).joined(separator: "\n")
  }
}

private struct JUnitWriter {
  let dialect: JUnitReport.Dialect
  let time: Date

  func counts(of tests: [ReportedTest], skipped: Bool) -> String {
    let failures = tests.count { $0.failure != nil }
    let seconds = tests.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\""
      + (skipped ? " skipped=\"0\"" : "") + " time=\"\(decimal(seconds))\""
  }

  func suite(_ name: String, _ tests: [ReportedTest]) -> [String] {
    // A time zone is not allowed here.
    let stamp = time.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    let head = "  <testsuite name=\"\(escaped(name))\"\(counts(of: tests, skipped: true))"
    return [head + " timestamp=\"\(stamp)\">"] + tests.flatMap(testCase) + ["  </testsuite>"]
  }

  private func testCase(_ test: ReportedTest) -> [String] {
    var tag = "    <testcase classname=\"\(escaped(test.group))\" name=\"\(escaped(test.name))\""
    tag += " time=\"\(decimal(test.seconds))\""
    if dialect == .usual { tag += " file=\"\(escaped(test.file))\" line=\"\(test.line)\"" }
    guard let failure = test.failure else { return [tag + "/>"] }
    let message = escaped(failure.split(separator: "\n").first.map(String.init) ?? "")
    let text = escaped("\(test.file):\(test.line): \(failure)")
    return [
      tag + ">", "      <failure type=\"failure\" message=\"\(message)\">\(text)</failure>",
      "    </testcase>",
    ]
  }

  /// At most three decimals.
  private func decimal(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}

/// Text inside XML and HTML.
enum MarkupText {
  /// XML 1.0 forbids most control characters, even escaped; escape sequences of terminals are made of them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
