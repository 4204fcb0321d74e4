public import Matching

/// Every check of phrases that are compiled, one after another.
///
///     let report = try PhraseChecks(CheckedPhrases(app: "FoodDelivery", language: "ko", phrases: phrases))
///     report.findings.filter { $0.severity == .error }
public struct PhraseChecks: Sendable {
  public let findings: [Finding]
  /// Nil when nothing asked for them.
  public let overlaps: PhraseOverlaps?

  /// The checks of phrases that others wrote, whose order and wording are fixed by their tables.
  static let ofTables: Set<FindingCode> = [
    .ambiguousSentence, .swallowed, .alreadyCovered, .literalName, .veryShort,
  ]

  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public init(_ checked: CheckedPhrases) throws(PhraseSetErrors) {
    try self.init(checked, only: Set(FindingCode.allCases))
  }

  init(_ checked: CheckedPhrases, only codes: Set<FindingCode>) throws(PhraseSetErrors) {
    let matcher = try checked.matcher()
    let isWalking = codes.contains(.ambiguousSentence) || codes.contains(.swallowed)
    let overlaps = isWalking ? try PhraseOverlaps(checked, matcher) : nil
    self.overlaps = overlaps
    var findings: [Finding] = []
    func check(_ code: FindingCode, _ found: () -> [Finding]) {
      if codes.contains(code) { findings += found() }
    }
    check(.ambiguousSentence) { overlaps.map { AmbiguousSentenceCheck.findings(in: checked, $0) } ?? [] }
    check(.swallowed) { overlaps.map { SwallowedCheck.findings(in: checked, $0) } ?? [] }
    check(.neverWins) { NeverWinsCheck.findings(in: checked, matcher) }
    check(.globalCommand) { GlobalCommandCheck.findings(in: checked, matcher) }
    check(.alreadyCovered) { AlreadyCoveredCheck.findings(in: checked) }
    check(.idleAlternative) { IdleAlternativeCheck.findings(in: checked) }
    check(.literalName) { LiteralNameCheck.findings(in: checked) }
    check(.veryShort) { VeryShortCheck.findings(in: checked) }
    self.findings = findings.sorted()
  }
}
