import ArgumentParser
import Foundation
import PhraseCatalog
import ConversationTesting

/// `malgil test`: holds the conversations of test files, and reads the examples beside the phrases.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs conversations (*.test.yaml) and the examples of phrase files.",
    discussion: """
      Every conversation begins with apps without data and with its own clock.
      Ends with status 1 when something fails, 2 when a threshold is missed, 5 when there is nothing to run, 65 when a file has mistakes.
      """)

  @OptionGroup var options: GlobalOptions

  @Argument(help: "Files, and folders to look for them in; this folder if none is named.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("Runs only what is called like this regular expression.", valueName: "re"))
  var filter: String?

  @Option(help: ArgumentHelp("Runs one of n parts, such as 2/4.", valueName: "i/n"))
  var shard: String?

  @Flag(help: "Stops at the first failure.")
  var failFast = false

  @Flag(help: "Prints a sentence for each part of a phrase that no example goes through.")
  var suggest = false

  @Flag(help: "Also changes every example and looks what it is read as then.")
  var mutation = false

  @Option(
    help: ArgumentHelp(
      "Reads one of n of the changed examples that keep their meaning.", valueName: "n"))
  var mutationSample = 1

  @Option(
    help: ArgumentHelp(
      "Reads one of n of the changed examples that must not be carried out.", valueName: "n"))
  var forbiddenSample = 1

  @OptionGroup(title: "Thresholds") var thresholds: TestThresholds
  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Says which shortcut of the path's tables each line of this file reaches.", valueName: "file"))
  var sayFile: String?

  @OptionGroup(title: "Other people's projects") var project: ProjectOptions

  @Flag(help: "Holds every conversation again with the process thrown away after each turn.")
  var crashEachTurn = false

  @Option(
    help: ArgumentHelp(
      "Holds conversations through the socket of this daemon, a process for each; with --crash-each-turn it is killed after each turn.",
      valueName: "program"))
  var daemon: String?

  func validate() throws {
    if mutationSample < 1 { throw ValidationError("--mutation-sample takes a number from 1 on") }
    if forbiddenSample < 1 { throw ValidationError("--forbidden-sample takes a number from 1 on") }
  }

  private var sample: MutationSample? {
    guard mutation || thresholds.minMutation != nil else { return nil }
    return MutationSample(oneOf: mutationSample, forbiddenOneOf: forbiddenSample)
  }

  func run() async throws {
    if let sayFile { return try report(sayFile) }
    if paths.count == 1, HassilFolder.isOne(URL(filePath: paths[0])) { return try reportForeign(paths[0]) }
    let selection = try TestSelection(filter: filter, shard: shard)
    let files = try reports.files(of: [.junit, .strictJUnit, .lcov, .json])
    let run = try await TestRun(options, paths: paths.isEmpty ? ["."] : paths)
    let begin = ContinuousClock.now
    let outcome = try await run.report(
      of: selection, on: try daemon.map { try DaemonTestEnvironment($0) }, crashesEachTurn: crashEachTurn,
      stopsAtFailure: failFast,
      mutating: sample)
    guard outcome.result.total > 0 else {
      throw ToolFailure(
        "there is nothing to run: no \(SuiteFiles.ending) file and no phrase file with examples",
        exit: .nothingToRun)
    }
    let measured = [outcome.measures?.percentages, outcome.dialogs?.percentages].compactMap(\.self)
    let misses = try thresholds.misses(measured.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
    let report = TestReport(outcome, suggests: suggest, misses, duration: begin.duration(to: .now))
    if options.json { Output.json(try report.json()) } else { Output.text(TerminalText(report.text)) }
    try write(files, report)
    if report.failed > 0 { throw ToolExit.failed }
    if !misses.isEmpty { throw ToolExit.thresholdMissed }
  }

  private func report(_ sayFile: String) throws {
    guard paths.count == 1 else { throw ToolFailure("--say-file takes one path", exit: .usage) }
    let report = try SayFileReport(path: paths[0], file: sayFile, project: project)
    guard !report.routes.isEmpty else {
      throw ToolFailure("there is no sentence in \(sayFile)", exit: .nothingToRun)
    }
    try finish(report, text: report.text(json: options.json), json: report.text(json: true))
  }

  private func reportForeign(_ path: String) throws {
    let report = try HassilTestsReport(path: path, language: options.lang)
    guard !report.tests.isEmpty else {
      throw ToolFailure("there is no test sentence in \(path)", exit: .nothingToRun)
    }
    let json = try report.json()
    try finish(report, text: options.json ? json : report.text, json: json)
  }

  /// Prints and writes a report of sentences that have no conversations.
  private func finish(_ report: some SentencesReport, text: String, json: String) throws {
    let misses = try thresholds.misses(["sentences": report.understood.percent])
    if options.json { Output.json(text) } else { Output.line(([text] + misses).joined(separator: "\n")) }
    for (kind, file) in try reports.files(of: [.junit, .strictJUnit, .json]) {
      let junit = JUnitReport(report.tests, dialect: kind == .strictJUnit ? .strict : .usual, at: Date()).text
      try ReportOptions.write(kind == .json ? json + "\n" : junit, to: file)
    }
    if reports.isForGitHub(ToolSetup.current.environment) {
      for command in GitHubReport(report.tests).commands { Output.diagnostic(command) }
    }
    if !misses.isEmpty { throw ToolExit.thresholdMissed }
    let isGoodEnough = thresholds.minPass != nil || report.understood.held == report.understood.total
    if !isGoodEnough { throw ToolExit.failed }
  }

  private func write(
    _ files: [(kind: ReportOptions.Kind, file: String)], _ report: TestReport
  ) throws {
    for (kind, file) in files {
      switch kind {
      case .junit: try ReportOptions.write(JUnitReport(report.tests, at: Date()).text, to: file)
      case .strictJUnit:
        try ReportOptions.write(JUnitReport(report.tests, dialect: .strict, at: Date()).text, to: file)
      case .lcov: try ReportOptions.write(report.tracefile, to: file)
      case .json: try ReportOptions.write(try report.json(), to: file)
      case .sarif: break
      }
    }
    let environment = ToolSetup.current.environment
    guard reports.isForGitHub(environment) else { return }
    for command in GitHubReport(report.tests).commands { Output.diagnostic(command) }
    GitHubReport.summarise(report.markdown, environment: environment)
  }
}
