import AppIntents
import Assistant
import Foundation
import PhraseCatalog
import Rehearsal

/// Everything that a folder has to test, with what is needed to run it.
struct TestRun {
  private let suites: [Suite]
  private let files: [PhraseFile]
  private let stage: TestStage
  private let language: String
  private let clock: Date

  /// Reads the test files, and the phrases: those that lie there, else those of the tool.
  ///
  /// - Throws: `SuiteErrors` and `PhraseFileErrors` with every mistake in the files.
  init(_ options: GlobalOptions, paths: [String]) async throws {
    let setup = ToolSetup.current
    let folders = ToolFolders(environment: setup.environment, data: options.data)
    let places = try paths.map { path in
      guard FileManager.default.fileExists(atPath: path) else {
        throw ToolFailure("there is no \(path)", exit: .usage)
      }
      return URL(filePath: path)
    }
    let descriptors = setup.apps.map { IntentRuntime.describe($0) }
    suites = try SuiteFiles(at: places, apps: descriptors).suites
    let phrases = TestPhrases(under: places, apps: setup.apps)
    var loading = options
    loading.phrases = phrases.roots.map(\.path) + options.phrases
    let loader = PhraseLoading(loading, folders: folders)
    files = phrases.roots.isEmpty ? [] : try loader.files(of: setup.apps).filter(phrases.contains)
    language = try ReplyLanguage.choose(options.lang, environment: setup.environment)
    clock = try options.clock()()
    stage = try await TestStage(
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

  func result(
    of selection: TestSelection, crashesEachTurn: Bool, stopsAtFailure: Bool
  ) async -> RehearsalResult {
    let all =
      suites.flatMap { suite in suite.scenarios.map { Test.scenario($0, suite) } }
      + files.filter { !$0.examples.isEmpty }.map { Test.examples($0) }
    let rehearsal = Rehearsal(on: stage, crashesEachTurn: crashesEachTurn)
    var result = RehearsalResult()
    for test in selection.members(of: all, name: \.name) {
      switch test {
      case .scenario(let scenario, let suite):
        result.add(await rehearsal.run(scenario, of: suite), of: suite)
      case .examples(let file): result.examples += await stage.examples(of: file, at: clock)
      }
      if stopsAtFailure, result.failed > 0 { break }
    }
    return result
  }
}

extension RehearsalResult {
  fileprivate mutating func add(_ scenario: ScenarioResult, of suite: Suite) {
    if suites.last?.file == suite.file {
      suites[suites.count - 1].scenarios.append(scenario)
    } else {
      suites.append(SuiteResult(name: suite.name, file: suite.file, scenarios: [scenario]))
    }
  }
}
