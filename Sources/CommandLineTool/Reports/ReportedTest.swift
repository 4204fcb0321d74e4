import ConversationTesting
import Foundation
import Language
import Matching

/// One test as reports list it: a conversation, an example, or a changed example that must never be carried out.
struct ReportedTest {
  /// Readers group by the dots: `FoodDelivery.ko.OrderFood`.
  let group: String
  /// Unique in its group.
  var name: String
  let file: String
  let line: Int
  let seconds: Double
  /// What is wrong; nil when the test passed.
  let failure: String?
}

extension ReportedTest {
  /// Every test of a run, in its order.
  static func all(_ result: SuiteRunResult, _ measures: TestMeasures?) -> [ReportedTest] {
    var tests = result.suites.flatMap { suite in suite.scenarios.map { Self($0, suite) } }
    tests += result.examples.map(Self.init)
    tests += (measures?.mutation?.wrong ?? []).map(Self.init)
    return unique(tests)
  }

  private init(_ scenario: ScenarioResult, _ suite: SuiteResult) {
    group = Self.dotless(suite.name)
    name = scenario.name
    file = scenario.origin.file
    line = scenario.origin.line
    seconds = scenario.duration / .seconds(1)
    let failures = scenario.turns.flatMap { turn in
      turn.failures.map { "\($0.origin.file):\($0.origin.line): \(turn.input): \($0)" }
    }
    failure = failures.isEmpty ? nil : failures.joined(separator: "\n")
  }

  private init(_ example: ExampleResult) {
    group = "\(example.app).\(example.language).\(example.intent)"
    name = (example.isCounterexample ? "not: " : "") + example.text
    file = example.origin.file
    line = example.origin.line
    seconds = 0
    failure = example.failure
  }

  private init(_ mutant: MutationScore.Mutant) {
    group = "mutation.\(mutant.kind.rawValue)"
    name = mutant.text
    file = mutant.origin.file
    line = mutant.origin.line
    seconds = 0
    failure = mutant.message
  }

  private static func dotless(_ text: String) -> String { text.replacing(".", with: "·") }

  /// Readers drop a second test of the same group and name.
  static func unique(_ tests: [ReportedTest]) -> [ReportedTest] {
    var counts: [String: Int] = [:]
    return tests.map { test in
      var test = test
      let count = counts[test.group + "\n" + test.name, default: 0] + 1
      counts[test.group + "\n" + test.name] = count
      if count > 1 { test.name += " #\(count)" }
      return test
    }
  }
}

extension MutationScore.Mutant {
  var message: String { "“\(text)”, made of “\(sentence)” (\(kind.rawValue)), is read as \(reading)" }
}
