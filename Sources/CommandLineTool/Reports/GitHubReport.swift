import Foundation
import PhraseCatalog

/// Failures as GitHub's workflow commands, which it shows beside the lines, and a summary of the step.
///
/// Format and limits: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
struct GitHubReport {
  /// An annotation at a place.
  struct Annotation: Hashable {
    enum Level: String { case error, warning, notice }

    let level: Level
    let file: String
    let line: Int
    var column = 0
    let title: String
    let message: String
  }

  /// Of each level, no more than ten are shown for a step.
  static let limit = 10

  let commands: [String]

  init(_ annotations: [Annotation]) {
    commands = [Annotation.Level.error, .warning, .notice].flatMap { level in
      Self.commands(annotations.filter { $0.level == level }, level)
    }
  }

  init(_ tests: [ReportedTest]) {
    self.init(
      tests.compactMap { test in
        test.failure.map {
          Annotation(level: .error, file: test.file, line: test.line, title: test.name, message: $0)
        }
      })
  }

  /// - Parameter folder: paths below it are told relative to it.
  init(_ findings: [Finding], folder: String) {
    self.init(
      findings.map { finding in
        let isBelow = finding.file.hasPrefix(folder + "/")
        return Annotation(
          level: finding.severity == .note ? .notice : finding.severity == .error ? .error : .warning,
          file: isBelow ? String(finding.file.dropFirst(folder.count + 1)) : finding.file, line: finding.line,
          column: finding.column, title: finding.code.rawValue, message: finding.message)
      })
  }

  private static func commands(_ annotations: [Annotation], _ level: Annotation.Level) -> [String] {
    guard annotations.count > limit else { return annotations.map(command) }
    let rest = annotations.count - (limit - 1)
    return annotations.prefix(limit - 1).map(command) + ["::\(level.rawValue)::…and \(rest) more"]
  }

  private static func command(_ annotation: Annotation) -> String {
    var properties = ["file=\(property(annotation.file))"]
    if annotation.line > 0 { properties.append("line=\(annotation.line)") }
    if annotation.column > 0 { properties.append("col=\(annotation.column)") }
    properties.append("title=\(property(annotation.title))")
    return "::\(annotation.level.rawValue) \(properties.joined(separator: ","))::\(data(annotation.message))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Appends to the step's summary, where GitHub gives a file for it.
  static func summarise(_ markdown: String, environment: [String: String]) {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty,
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    _ = try? file.seekToEnd()
    // More than a megabyte is not taken at all.
    try? file.write(contentsOf: Data(markdown.utf8.prefix(1 << 20)))
    try? file.close()
  }
}
