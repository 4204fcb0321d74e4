import Foundation
import PhraseCatalog

/// Which shortcut of a project each line of a file reaches: what `malgil test PATH --say-file FILE` prints.
struct SayFileReport: SentencesReport {
  let routes: [SentenceRoute]
  private let file: String

  /// - Parameters:
  ///   - path: the project's folder, or a table.
  ///   - file: one sentence a line; empty lines and those that begin with `#` are left out. “-” is standard input.
  /// - Throws: `ToolFailure` for a file that cannot be read or a project without phrases, `PhraseFileErrors` for
  ///   tables that cannot be read.
  init(path: String, file: String, project: ProjectOptions) throws {
    let root = URL(filePath: path).standardizedFileURL
    let scan = try SwiftScanning(program: project.swiftScan).catalog(of: root)
    let phrases = try PhraseProject(at: root, settings: try project.settings(), catalog: scan)
    guard !phrases.shortcuts.isEmpty else {
      throw ToolFailure("there are no tables of phrases in \(path)", exit: .nothingToRun)
    }
    let matcher = try phrases.matcher()
    self.file = file
    routes = try Self.lines(of: file).map { number, text in
      SentenceRoute(text, line: number, matcher: matcher)
    }
  }

  private static func lines(of file: String) throws -> [(Int, String)] {
    let data =
      file == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : try? Data(contentsOf: URL(filePath: file))
    guard let data, let text = String(validating: data, as: UTF8.self) else {
      throw ToolFailure("\(file) cannot be read as UTF-8", exit: .badData)
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
      let line = $0.element.trimmingCharacters(in: .whitespaces)
      return line.isEmpty || line.hasPrefix("#") ? nil : ($0.offset + 1, line)
    }
  }

  var understood: TestMeasures.Share {
    .init(held: routes.count { $0.outcome != .notUnderstood }, total: routes.count)
  }

  var tests: [ReportedTest] {
    ReportedTest.unique(
      routes.map { route in
        ReportedTest(
          group: "sentences", name: route.text, file: file, line: route.line, seconds: 0,
          failure: route.outcome == .notUnderstood ? "is not understood" : nil)
      })
  }

  /// One JSON object a line, or one line of text each and a summary.
  func text(json: Bool) throws -> String {
    guard !json else { return try JSONLines.text(routes) }
    let count = routes.count { $0.outcome == .matched }
    return
      (routes.map(\.description) + [
        "\(count) of \(routes.count) sentences reach a shortcut with known values"
      ])
      .joined(separator: "\n")
  }
}
