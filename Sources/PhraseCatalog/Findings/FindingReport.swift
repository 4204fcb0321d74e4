import Foundation

/// Findings in the forms in which they are printed.
public struct FindingReport: Sendable {
  public let findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = Array(Set(findings)).sorted() }

  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

  /// One line for people: `2 errors, 1 warning, 3 notes`.
  public var summary: String {
    guard !findings.isEmpty else { return "nothing was found" }
    return Finding.Severity.allCases.map { severity in
      let count = count(severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  /// Every finding with its line and a caret, then the summary.
  ///
  /// - Parameter folder: paths below it are shortened.
  public func text(relativeTo folder: String? = nil) -> String {
    var lines: [String: [Substring]] = [:]
    var parts: [String] = []
    for finding in findings {
      let file = Self.shortened(finding.file, folder)
      let place = [file] + [finding.line, finding.column].filter { $0 > 0 }.map(String.init)
      let language = finding.language.isEmpty ? "" : " (\(finding.language))"
      parts.append(
        "\(place.joined(separator: ":")): \(finding.severity.rawValue): \(finding.message) "
          + "[\(finding.code.rawValue)]\(language)")
      if let related = finding.related { parts.append("    see \(Self.shortened(related, folder))") }
      if let fix = finding.fix { parts.append("    write: \(fix)") }
      if lines[finding.file] == nil {
        let text = try? String(contentsOf: URL(filePath: finding.file), encoding: .utf8)
        lines[finding.file] =
          text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
      }
      if let excerpt = Self.excerpt(finding, lines[finding.file] ?? []) { parts.append(excerpt) }
    }
    return (parts + [summary]).joined(separator: "\n")
  }

  private static func excerpt(_ finding: Finding, _ lines: [Substring]) -> String? {
    guard finding.column > 0, lines.indices.contains(finding.line - 1), lines[finding.line - 1].count < 400
    else {
      return nil
    }
    let error = PhraseFileError(
      file: finding.file, line: finding.line, column: finding.column, message: finding.message,
      sourceLine: String(lines[finding.line - 1]))
    return error.excerpt
  }

  private static func shortened(_ path: String, _ folder: String?) -> String {
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
  }

  /// `{"findings": […], "summary": {…}}`
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let summary = Encoded.Summary(errors: count(.error), warnings: count(.warning), notes: count(.note))
    let encoded = Encoded(findings: findings.map { Encoded.Row($0) }, summary: summary)
    return String(decoding: try encoder.encode(encoded), as: UTF8.self)
  }

  private struct Encoded: Encodable {
    struct Row: Encodable {
      let code, severity, file: String
      let line, column: Int
      let language, message: String
      let witness, fix, related: String?

      init(_ finding: Finding) {
        (code, severity, file) = (finding.code.rawValue, finding.severity.rawValue, finding.file)
        (line, column) = (finding.line, finding.column)
        (language, message) = (finding.language, finding.message)
        (witness, fix, related) = (finding.witness, finding.fix, finding.related)
      }
    }

    struct Summary: Encodable {
      let errors, warnings, notes: Int
    }

    let findings: [Row]
    let summary: Summary
  }
}
