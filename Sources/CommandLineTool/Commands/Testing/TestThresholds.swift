import ArgumentParser
import Foundation

/// What is good enough.
struct TestThresholds: ParsableArguments {
  @Option(help: ArgumentHelp("Phrase branches that examples must go through.", valueName: "percent"))
  var minBranches: Double?

  @Option(help: ArgumentHelp("Intents that must have examples and counterexamples.", valueName: "percent"))
  var minIntents: Double?

  @Option(
    help: ArgumentHelp("Changed examples that must still reach the same result.", valueName: "percent"))
  var minMutation: Double?

  @Option(
    help: ArgumentHelp("Cells of the table of conversations that they must come to.", valueName: "percent"))
  var minDialogs: Double?

  @Option(help: ArgumentHelp("The assistant's own texts that conversations must hear.", valueName: "percent"))
  var minMessages: Double?

  @Option(
    help: ArgumentHelp(
      "Sentences of others, or of --say-file, that must be understood.", valueName: "percent"))
  var minPass: Double?

  @Option(help: ArgumentHelp("Compares with the figures in this file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("How far a figure may lie below the baseline.", valueName: "percent"))
  var maxDrop: Double = 0

  @Flag(help: "Writes the figures to the baseline.")
  var update = false

  func validate() throws {
    if update, baseline == nil { throw ValidationError("--update needs --baseline FILE") }
  }

  /// What is missed, each as a sentence.
  ///
  /// - Parameter percentages: what was measured, by name.
  /// - Throws: `ToolFailure` when the baseline cannot be read or written.
  func misses(_ percentages: [String: Double]) throws -> [String] {
    let minimums = [
      ("branches", minBranches), ("intents", minIntents), ("mutation", minMutation), ("dialogs", minDialogs),
      ("messages", minMessages), ("sentences", minPass),
    ]
    var misses = minimums.compactMap { name, minimum -> String? in
      guard let minimum, let value = percentages[name], value < minimum else { return nil }
      return "\(name): \(text(value))% is below \(text(minimum))%"
    }
    guard let baseline else { return misses }
    if update {
      try write(percentages, to: baseline)
      return misses
    }
    for (name, before) in try figures(in: baseline).sorted(by: { $0.key < $1.key }) {
      guard let value = percentages[name], value < before - maxDrop else { continue }
      misses.append("\(name): \(text(value))% is below the \(text(before))% of \(baseline)")
    }
    return misses
  }

  private func figures(in file: String) throws -> [String: Double] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ToolFailure("there is no baseline \(file); --update writes one", exit: .usage)
    }
    guard let figures = try? JSONDecoder().decode([String: Double].self, from: data) else {
      throw ToolFailure("\(file) is no baseline: a JSON object of percentages", exit: .badData)
    }
    return figures
  }

  private func write(_ figures: [String: Double], to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let rounded = figures.mapValues { (Double(Int($0 * 10)) / 10) }
    try ReportOptions.write(String(decoding: try encoder.encode(rounded), as: UTF8.self) + "\n", to: file)
  }

  private func text(_ percent: Double) -> String { TestMeasures.Share.text(percent) }
}
