import ArgumentParser
import Foundation
import Rehearsal

/// `malgil test`: holds the conversations of test files, and reads the examples beside the phrases.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs conversations (*.test.yaml) and the examples of phrase files.",
    discussion: """
      Every conversation begins with apps without data and with its own clock.
      Ends with status 1 when something fails, 5 when there is nothing to run, 65 when a file has mistakes.
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

  @Flag(help: "Holds every conversation again with the process thrown away after each turn.")
  var crashEachTurn = false

  func run() async throws {
    let selection = try TestSelection(filter: filter, shard: shard)
    let run = try await TestRun(options, paths: paths.isEmpty ? ["."] : paths)
    let begin = ContinuousClock.now
    let result = await run.result(of: selection, crashesEachTurn: crashEachTurn, stopsAtFailure: failFast)
    guard result.total > 0 else {
      throw ToolFailure(
        "there is nothing to run: no \(SuiteFiles.ending) file and no phrase file with examples",
        exit: .nothingToRun)
    }
    let report = TestReport(result, duration: begin.duration(to: .now))
    Output.text(options.json ? try report.json() : report.text)
    if result.failed > 0 { throw ToolExit.failed }
  }
}
