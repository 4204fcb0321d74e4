import ArgumentParser
import Foundation

/// Where reports go.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Writes a report: junit, junit-strict, lcov or json; may be repeated.", valueName: "kind=file"))
  var report: [String] = []

  @Flag(help: "Writes annotations for GitHub; on by itself in its actions.")
  var github = false

  enum Kind: String, CaseIterable {
    case junit, lcov, sarif, json
    case strictJUnit = "junit-strict"
  }

  /// The reports by kind.
  ///
  /// - Parameter kinds: that the command can write.
  /// - Throws: `ToolFailure` for one without “=”, and for an unknown kind.
  func files(of kinds: [Kind]) throws -> [(kind: Kind, file: String)] {
    try report.map { item in
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let kind = Kind(rawValue: parts[0]), kinds.contains(kind) else {
        let known = kinds.map(\.rawValue).joined(separator: ", ")
        throw ToolFailure(
          "--report takes kind=file with one of \(known), such as --report junit=report.xml, not “\(item)”",
          exit: .usage)
      }
      return (kind, parts[1])
    }
  }

  func isForGitHub(_ environment: [String: String]) -> Bool {
    github || environment["GITHUB_ACTIONS"] == "true"
  }

  /// Writes a report, whole or not at all.
  ///
  /// - Throws: `ToolFailure` when the file cannot be written.
  static func write(_ text: String, to file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw ToolFailure(
        "the report cannot be written to \(file): \(error.localizedDescription)", exit: .usage)
    }
  }
}
