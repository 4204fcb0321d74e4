public import Matching

/// Every check of phrases that are compiled, one after another.
///
///     let report = try PhraseChecks(CheckedPhrases(app: "FoodDelivery", language: "ko", phrases: phrases))
///     report.findings.filter { $0.severity == .error }
public struct PhraseChecks: Sendable {
  public let findings: [Finding]
  /// Nil when nothing asked for them.
  public let overlaps: PhraseOverlaps?
  /// The first phrase that was not looked through to the end, because all of them together take too much; nil when
  /// everything was.
  public let end: FindingPlace?

  /// The checks of phrases that others wrote, whose order and wording are fixed by their tables.
  static let ofTables: Set<FindingCode> = [
    .ambiguousSentence, .swallowed, .alreadyCovered, .literalName, .veryShort,
  ]

  /// The checks of several, in their order; as many at a time as there are processors.
  ///
  /// - Throws: `PhraseSetErrors` with every phrase of the first that does not compile.
  public static func all(_ checked: [CheckedPhrases]) async throws -> [PhraseChecks] {
    try await withThrowingTaskGroup(of: (Int, PhraseChecks).self) { group in
      for (index, phrases) in checked.enumerated() {
        group.addTask { (index, try PhraseChecks(phrases)) }
      }
      var results = [PhraseChecks?](repeating: nil, count: checked.count)
      for try await (index, checks) in group { results[index] = checks }
      return results.compactMap(\.self)
    }
  }

  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public init(_ checked: CheckedPhrases) throws(PhraseSetErrors) {
    try self.init(checked, only: Set(FindingCode.allCases))
  }

  /// - Parameter budget: what all checks but that of sentences which two intents accept may take.
  init(
    _ checked: CheckedPhrases, only codes: Set<FindingCode>, budget limit: Int = CheckBudget.usual
  ) throws(PhraseSetErrors) {
    let budget = CheckBudget(limit)
    let matcher = try checked.matcher()
    let isWalking = codes.contains(.ambiguousSentence) || codes.contains(.swallowed)
    let machines = MachineTable(checked)
    let overlaps = isWalking ? PhraseOverlaps(checked, matcher, machines) : nil
    self.overlaps = overlaps
    var findings: [Finding] = []
    func check(_ code: FindingCode, _ found: () -> [Finding]) {
      if codes.contains(code) { findings += found() }
    }
    check(.ambiguousSentence) { overlaps.map { AmbiguousSentenceCheck.findings(in: checked, $0) } ?? [] }
    check(.swallowed) { overlaps.map { SwallowedCheck.findings(in: checked, $0) } ?? [] }
    check(.neverWins) { NeverWinsCheck.findings(in: checked, matcher, machines, budget) }
    check(.globalCommand) { GlobalCommandCheck.findings(in: checked, matcher) }
    check(.alreadyCovered) { AlreadyCoveredCheck.findings(in: checked, machines, budget) }
    check(.idleAlternative) { IdleAlternativeCheck.findings(in: checked, machines, budget) }
    check(.literalName) { LiteralNameCheck.findings(in: checked) }
    check(.veryShort) { VeryShortCheck.findings(in: checked) }
    self.findings = findings.sorted()
    end = budget.end
  }
}
