import Assistant
import ConversationProtocol
import ConversationTesting
import Foundation
import Language
import Matching
import PhraseCatalog

/// What came of the tests: a line for each failure and a summary, or JSON.
struct TestReport {
  private let result: SuiteRunResult
  private let measures: TestMeasures?
  private let dialogs: DialogCoverage?
  private let suggests: Bool
  /// Thresholds that are not reached, each as a sentence.
  private let misses: [String]
  private let duration: Duration

  init(
    _ outcome: TestRun.Outcome, suggests: Bool, _ misses: [String], duration: Duration
  ) {
    result = outcome.result
    measures = outcome.measures
    dialogs = outcome.dialogs
    self.suggests = suggests
    self.misses = misses
    self.duration = duration
  }

  private var mutants: [MutationScore.Mutant] { measures?.mutation?.wrong ?? [] }

  /// A changed example that would be carried out is a failed test.
  var failed: Int { result.failed + mutants.count }

  var tests: [ReportedTest] { ReportedTest.all(result, measures) }

  // MARK: Text

  var text: String { (failures + gaps + summary).map { $0 + "\n" }.joined() }

  /// What no example goes through.
  private var gaps: [String] {
    guard suggests else { return [] }
    return branchGaps + (dialogs?.gaps ?? [])
  }

  private var branchGaps: [String] {
    guard let measures else { return [] }
    return measures.coverage.branches.filter { $0.count == 0 }.map { branch in
      "\(line(branch.origin)): no example says \(branch.branch.phrase)"
        + (branch.suggestion.map { ", such as: \($0)" } ?? "")
    } + measures.poorIntents
  }

  private var failures: [String] {
    let scenarios = result.suites.flatMap { suite in
      suite.scenarios.flatMap { scenario in
        scenario.turns.flatMap { turn in
          turn.failures.map { failure in
            let place = turn.fixture.map { " (\($0))" } ?? ""
            return
              "\(line(failure.origin)): \(suite.name) › \(scenario.name)\(place): \(turn.input): \(failure)"
          }
        }
      }
    }
    let examples = result.examples.compactMap { example in
      example.failure.map { "\(line(example.origin)): “\(example.text)” \($0)" }
    }
    return scenarios + examples + mutants.map { "\(line($0.origin)): \($0.message)" }
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
      + figures + misses
  }

  /// The last is for regular expressions as well as for people.
  private var figures: [String] {
    let lines = [
      measures?.mutants.map { "changed examples understood: \($0.text)" },
      measures?.misspelled.map { "… with a letter of a name wrong: \($0.text)" },
      measures?.otherLayout.map { "… typed on the other layout: \($0.text)" },
      (measures?.intents.text).map { "intents with examples: \($0)" },
      (dialogs?.messages.text).map { "texts of the assistant heard: \($0)" },
      (dialogs?.dialogs.text).map { "dialog edges: \($0)" },
      (measures?.branches.text).map { "phrase branches: \($0)" },
    ]
    return lines.compactMap(\.self)
  }

  /// For the summary of a step.
  var markdown: String {
    let failed = failures.prefix(50).map { "- " + MarkupText.escaped($0) }
    return
      (["### malgil test", ""] + summary.map { "- " + $0 }
      + (failed.isEmpty ? [] : ["", "Failed:", ""] + failed))
      .map { $0 + "\n" }.joined()
  }

  // MARK: LCOV

  var tracefile: String {
    measures.map { LCOVReport($0.coverage, phrases: $0.phrases).text } ?? ""
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
    return String(decoding: try encoder.encode(JSONReport(result, measures, dialogs)), as: UTF8.self) + "\n"
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
  let coverage: Coverage?
  let mutation: Mutation?
  let dialogs: Dialogs?
  let summary: Summary

  struct Dialogs: Encodable {
    let edges: Int
    let reached: Int
    let missedEdges: [String]
    let messages: Int
    let heard: Int
    let missedMessages: [String]

    init(_ coverage: DialogCoverage) {
      edges = coverage.cellTotal
      reached = coverage.cells.count
      missedEdges = coverage.missedCells.map(\.description)
      messages = coverage.sayingTotal
      heard = coverage.sayingCount
      missedMessages = coverage.missedSayings.map { "\($0.language).\($0.message.rawValue)" }
    }
  }

  struct Coverage: Encodable {
    struct Gap: Encodable {
      let file: String
      let line: Int
      let column: Int
      let branch: String
      let suggestion: String?
    }

    let branches: Int
    let covered: Int
    let intents: Int
    let intentsWithExamples: Int
    let gaps: [Gap]
  }

  struct Mutation: Encodable {
    struct Mutant: Encodable {
      let kind: String
      let sentence: String
      let text: String
      let file: String
      let line: Int
      let reading: String
    }

    /// What became of the sentences in which one thing was changed.
    struct Kind: Encodable {
      let total: Int
      let right: Int
      let asked: Int
      let missed: Int
      let wrong: Int

      init(_ score: MutationScore) {
        (total, right, asked) = (score.count, score.right, score.asked)
        (missed, wrong) = (score.missed.count, score.wrong.count)
      }
    }

    let total: Int
    let right: Int
    let asked: Int
    let missed: [Mutant]
    let wrong: [Mutant]
    let forbidden: Int
    /// By what was changed; those that no longer mean the same are right when they are not carried out.
    let kinds: [String: Kind]
  }

  init(_ result: SuiteRunResult, _ measures: TestMeasures?, _ dialogs: DialogCoverage?) {
    self.dialogs = dialogs.map(Dialogs.init)
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
    coverage = measures.map(Self.coverage)
    mutation = measures?.mutation.map(Self.mutation)
    let wrong = measures?.mutation?.wrong.count ?? 0
    summary = Summary(total: result.total, passed: result.passed, failed: result.failed + wrong)
  }

  private static func coverage(_ measures: TestMeasures) -> Coverage {
    let gaps = measures.coverage.branches.filter { $0.count == 0 }.map {
      Coverage.Gap(
        file: $0.origin.file, line: $0.origin.line, column: $0.origin.column, branch: $0.branch.phrase,
        suggestion: $0.suggestion)
    }
    return Coverage(
      branches: measures.branches.total, covered: measures.branches.held, intents: measures.intents.total,
      intentsWithExamples: measures.intents.held, gaps: gaps)
  }

  private static func mutation(_ result: MutationResult) -> Mutation {
    let score = result.preserving
    return Mutation(
      total: score.count, right: score.right, asked: score.asked, missed: score.missed.map(mutant),
      wrong: result.wrong.map(mutant), forbidden: result.changing.count,
      kinds: Dictionary(
        uniqueKeysWithValues: result.scores.map { ($0.key.rawValue, Mutation.Kind($0.value)) }))
  }

  private static func mutant(_ mutant: MutationScore.Mutant) -> Mutation.Mutant {
    Mutation.Mutant(
      kind: mutant.kind.rawValue, sentence: mutant.sentence, text: mutant.text, file: mutant.origin.file,
      line: mutant.origin.line, reading: mutant.reading)
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
