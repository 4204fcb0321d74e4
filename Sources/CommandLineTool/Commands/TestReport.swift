import Assistant
import Foundation
import Matching
import Rehearsal

/// What came of the tests: a line for each failure and a summary, or JSON.
struct TestReport {
  private let result: RehearsalResult
  private let duration: Duration

  init(_ result: RehearsalResult, duration: Duration) {
    self.result = result
    self.duration = duration
  }

  // MARK: Text

  var text: String { (failures + summary).map { $0 + "\n" }.joined() }

  private var failures: [String] {
    let scenarios = result.suites.flatMap { suite in
      suite.scenarios.flatMap { scenario in
        scenario.turns.flatMap { turn in
          turn.failures.map { failure in
            let place = turn.fixture.map { " (\($0))" } ?? ""
            return "\(line(failure.origin)): \(suite.name) › \(scenario.name)\(place): \(turn.input): \(failure)"
          }
        }
      }
    }
    let examples = result.examples.compactMap { example in
      example.failure.map { "\(line(example.origin)): “\(example.text)” \($0)" }
    }
    return scenarios + examples
  }

  private func line(_ origin: PhraseOrigin) -> String {
    let place = [origin.line, origin.column].filter { $0 > 0 }.map(String.init)
    return ([origin.file] + place).joined(separator: ":")
  }

  private var summary: [String] {
    let scenarios = result.scenarios
    let lines = [
      count("conversations", scenarios.count, failed: scenarios.count { !$0.hasPassed }),
      count("examples", result.examples.count, failed: result.examples.count { !$0.hasPassed }),
    ]
    return lines.compactMap(\.self) + ["\(result.passed) of \(result.total) passed in \(seconds) s"]
  }

  private func count(_ what: String, _ total: Int, failed: Int) -> String? {
    guard total > 0 else { return nil }
    return failed == 0 ? "\(what): \(total) passed" : "\(what): \(total - failed) passed, \(failed) failed"
  }

  private var seconds: String { (duration / .seconds(1)).formatted(.number.precision(.fractionLength(1))) }

  // MARK: JSON

  /// One object, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(JSONReport(result)), as: UTF8.self) + "\n"
  }
}

/// The JSON form of a report.
private struct JSONReport: Encodable {
  struct Suite: Encodable {
    let name: String
    let file: String
    let scenarios: [Scenario]
  }

  struct Scenario: Encodable {
    let name: String
    let line: Int
    let outcome: String
    /// In seconds.
    let duration: Double
    let turns: [Turn]
  }

  struct Turn: Encodable {
    let input: String
    let line: Int
    let outcome: String?
    let text: String?
    let failures: [Failure]
  }

  struct Failure: Encodable {
    let what: String
    let file: String
    let line: Int
    let column: Int
    let expected: String
    let got: String
  }

  struct Example: Encodable {
    let app: String
    let intent: String
    let language: String
    let text: String
    let file: String
    let line: Int
    let message: String
  }

  struct Examples: Encodable {
    let total: Int
    let failures: [Example]
  }

  struct Summary: Encodable {
    let total: Int
    let passed: Int
    let failed: Int
  }

  let suites: [Suite]
  let examples: Examples
  let summary: Summary

  init(_ result: RehearsalResult) {
    suites = result.suites.map { suite in
      Suite(name: suite.name, file: suite.file, scenarios: suite.scenarios.map(Self.scenario))
    }
    let failed = result.examples.compactMap { example in
      example.failure.map {
        Example(
          app: example.app, intent: example.intent, language: example.language, text: example.text,
          file: example.origin.file, line: example.origin.line, message: $0)
      }
    }
    examples = Examples(total: result.examples.count, failures: failed)
    summary = Summary(total: result.total, passed: result.passed, failed: result.failed)
  }

  private static func scenario(_ scenario: ScenarioResult) -> Scenario {
    Scenario(
      name: scenario.name, line: scenario.origin.line, outcome: scenario.hasPassed ? "passed" : "failed",
      duration: scenario.duration / .seconds(1), turns: scenario.turns.map(turn))
  }

  private static func turn(_ turn: TurnResult) -> Turn {
    Turn(
      input: "\(turn.input)", line: turn.origin.line, outcome: turn.turn?.outcome.rawValue,
      text: turn.turn?.text,
      failures: turn.failures.map {
        Failure(
          what: $0.what, file: $0.origin.file, line: $0.origin.line, column: $0.origin.column,
          expected: $0.expected, got: $0.got)
      })
  }
}
