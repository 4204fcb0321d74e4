import Language

/// Verbs with endings of a table, found by where a form divides into its base and what may follow: 지우 + 기로 하자.
///
/// Writing every form out would take tens of thousands of texts for one action.
struct KoreanEndingForms: Sendable {
  /// The tails that may follow each base.
  private let tails: [String: [Set<String>]]

  /// - Parameters:
  ///   - verbs: with what stands before them: 취소 + 하다.
  ///   - rows: an ending in the dictionary's notation, and patterns of what follows it.
  init(_ verbs: [(lead: String, verb: KoreanVerb)], _ rows: [Row]) {
    var tails: [String: [Set<String>]] = [:]
    for (lead, verb) in verbs {
      for row in rows { tails[lead + verb.form(row.ending), default: []].append(row.tails) }
    }
    self.tails = tails
  }

  func contains(_ part: String) -> Bool {
    part.indices.dropFirst().contains { end in
      tails[String(part[..<end])]?.contains { $0.contains(String(part[end...])) } ?? false
    } || tails[part]?.contains { $0.contains("") } ?? false
  }

  /// An ending and what may follow it.
  struct Row: Sendable {
    let ending: KoreanEnding
    let tails: Set<String>

    init(_ ending: KoreanEnding, _ patterns: [String]) {
      self.ending = ending
      tails = Set(patterns.flatMap { BraceExpansion.expand($0) })
    }
  }

  /// - Parameter table: the dictionary's notation of an ending, then patterns of what follows.
  static func rows(_ table: [(String, [String])]) -> [Row] {
    table.compactMap { notation, patterns in KoreanEnding(notation: notation).map { Row($0, patterns) } }
  }
}
