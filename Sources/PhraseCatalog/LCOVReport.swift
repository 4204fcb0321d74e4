public import Matching

/// Coverage of phrase files as LCOV's tracefile, which `genhtml` shows and most services read.
///
/// A phrase or rule is a line; its alternatives, optional parts and slots are the branches of that line. The
/// format: <https://manpages.debian.org/bookworm/lcov/geninfo.1.en.html#FILES>
public struct LCOVReport: Sendable {
  public let text: String

  public init(_ coverage: BranchCoverage, phrases: [Phrase]) {
    var files: [String: [Int: Line]] = [:]
    // A phrase of a shortcut stands in no file of phrases.
    for (phrase, wins) in zip(phrases, coverage.wins) where phrase.origin.line > 0 {
      files[phrase.origin.file, default: [:]][phrase.origin.line, default: Line()].count += wins
    }
    for branch in coverage.branches where branch.origin.line > 0 {
      let origin = branch.origin
      var line = files[origin.file]?[origin.line] ?? Line()
      line.branches.append(branch.count)
      // A rule's line is gone through as often as its most used branch.
      if branch.branch.rule != nil { line.count = max(line.count, branch.count) }
      files[origin.file, default: [:]][origin.line] = line
    }
    text = files.sorted { $0.key < $1.key }.map { Self.record($0.key, $0.value) }.joined()
  }

  private struct Line {
    var count = 0
    var branches: [Int] = []
  }

  private static func record(_ file: String, _ lines: [Int: Line]) -> String {
    let sorted = lines.sorted { $0.key < $1.key }
    var rows = ["TN:", "SF:\(singleLine(file))"]
    for (number, line) in sorted {
      for (index, count) in line.branches.enumerated() {
        rows.append("BRDA:\(number),0,\(index),\(line.count == 0 ? "-" : String(count))")
      }
    }
    let branches = sorted.flatMap(\.value.branches)
    rows += ["BRF:\(branches.count)", "BRH:\(branches.count { $0 > 0 })"]
    rows += sorted.map { "DA:\($0.key),\($0.value.count)" }
    rows += ["LF:\(sorted.count)", "LH:\(sorted.count { $0.value.count > 0 })", "end_of_record"]
    return rows.map { $0 + "\n" }.joined()
  }

  /// The format knows no escapes.
  private static func singleLine(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}
