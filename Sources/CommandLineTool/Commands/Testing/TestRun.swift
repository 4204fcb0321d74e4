import AppIntents
import Assistant
import Foundation
import Hosting
import Matching
import PhraseCatalog
import ConversationTesting

/// Everything that a folder has to test, with what is needed to run it.
struct TestRun {
  private let suites: [Suite]
  private let files: [PhraseFile]
  private let fixtures: [Suite]
  private let rules: [String: [String: PhraseRule]]
  private let ownEnvironment: ToolTestEnvironment
  private let language: String
  private let clock: Date
  private let timeZone: TimeZone

  /// Reads the test files, and the phrases: those that lie there, else those of the tool.
  ///
  /// - Throws: `SuiteErrors` and `PhraseFileErrors` with every mistake in the files.
  init(_ options: GlobalOptions, paths: [String]) async throws {
    let setup = ToolSetup.current
    let folders = StorageFolders(environment: setup.environment, data: options.data)
    let places = try paths.map { path in
      guard FileManager.default.fileExists(atPath: path) else {
        throw ToolFailure("there is no \(path)", exit: .usage)
      }
      return URL(filePath: path)
    }
    let descriptors = setup.apps.map { IntentRuntime.describe($0) }
    suites = try SuiteFiles(at: places, apps: descriptors).suites
    let phrases = TestPhrases(under: places, apps: setup.apps)
    let loader = PhraseLoading(phrases: phrases.roots.map(\.path) + options.phrases, folders: folders)
    let read = phrases.roots.isEmpty ? PhraseLoading.Files() : try loader.files(of: setup.apps)
    files = read.files.filter(phrases.contains)
    rules = read.rules
    clock = try options.clock()()
    timeZone = options.timeZone(environment: setup.environment)
    fixtures = try SuiteFiles.fixtures(for: files, apps: descriptors, clock: clock, timeZone: timeZone)
    language = try ReplyLanguage.choose(options.lang, environment: setup.environment)
    ownEnvironment = try await ToolTestEnvironment(
      apps: setup.apps, catalog: try loader.catalog(of: setup.apps), language: language, clock: clock)
  }

  private enum Test {
    case scenario(Scenario, Suite)
    case examples(PhraseFile)

    var name: String {
      switch self {
      case .scenario(let scenario, let suite): "\(suite.name) › \(scenario.name)"
      case .examples(let file): "\(file.app) › \(file.intent)"
      }
    }
  }

  /// What came of it.
  struct Outcome {
    var result = SuiteRunResult()
    /// Nil for a part of the tests, and without phrases.
    var measures: TestMeasures?
    /// Nil for a part of the tests, and without conversations.
    var dialogs: DialogCoverage?
  }

  /// Runs what is selected; measures only the whole, because a part of the tests proves nothing about it.
  ///
  /// - Parameter environment: where conversations are held instead of in this process.
  func report(
    of selection: TestSelection, on environment: (any TestEnvironment)? = nil, crashesEachTurn: Bool,
    stopsAtFailure: Bool,
    mutating sample: MutationSample?
  ) async throws -> Outcome {
    let recorder = CoverageRecorder()
    var outcome = try await CoverageRecorder.$current.withValue(recorder) {
      try await run(
        selection, on: environment ?? ownEnvironment, crashesEachTurn: crashesEachTurn,
        stopsAtFailure: stopsAtFailure,
        mutating: sample)
    }
    if environment == nil, selection.isWhole, !suites.isEmpty {
      outcome.dialogs = DialogCoverage(of: recorder, languages: suites.map(\.language))
    }
    return outcome
  }

  private func run(
    _ selection: TestSelection, on environment: any TestEnvironment, crashesEachTurn: Bool,
    stopsAtFailure: Bool,
    mutating sample: MutationSample?
  ) async throws -> Outcome {
    let all =
      suites.flatMap { suite in suite.scenarios.map { Test.scenario($0, suite) } }
      + files.filter { !$0.examples.isEmpty }.map { Test.examples($0) }
    let runner = SuiteRunner(on: environment, crashesEachTurn: crashesEachTurn)
    var result = SuiteRunResult()
    var selected: [PhraseFile] = []
    for test in selection.members(of: all, name: \.name) {
      switch test {
      case .scenario(let scenario, let suite):
        result.add(await runner.run(scenario, of: suite), of: suite)
        if stopsAtFailure, result.failed > 0 { return Outcome(result: result) }
      case .examples(let file): selected.append(file)
      }
    }
    guard !selected.isEmpty else { return Outcome(result: result) }
    let read = try await read(
      selected, stopsAtFailure: stopsAtFailure, measures: selection.isWhole, mutating: sample)
    result.suites += read.fixtures
    result.examples = read.examples
    return Outcome(result: result, measures: read.measures)
  }

  private struct Read: Sendable {
    var fixtures: [SuiteResult] = []
    var examples: [ExampleResult] = []
    var measures: TestMeasures?
  }

  private func read(
    _ files: [PhraseFile], stopsAtFailure: Bool, measures: Bool, mutating sample: MutationSample?
  ) async throws -> Read {
    let opening = ScenarioSetup(language: language, clock: clock, timeZone: timeZone)
    var (fixtures, read) = try await ownEnvironment.withExamples(after: fixtures, opening) { examples in
      var read = Read()
      for file in files {
        read.examples += await examples.results(of: file)
        if stopsAtFailure, read.examples.contains(where: { !$0.hasPassed }) { return read }
      }
      if measures { read.measures = try await examples.measures(of: files, rules: rules, mutating: sample) }
      return read
    }
    read.fixtures = fixtures
    return read
  }
}

extension SuiteRunResult {
  fileprivate mutating func add(_ scenario: ScenarioResult, of suite: Suite) {
    if suites.last?.file == suite.file {
      suites[suites.count - 1].scenarios.append(scenario)
    } else {
      suites.append(SuiteResult(name: suite.name, file: suite.file, scenarios: [scenario]))
    }
  }
}
