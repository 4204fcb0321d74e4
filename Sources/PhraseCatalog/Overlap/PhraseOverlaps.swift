import Language
public import Matching

/// Sentences that two intents of one app accept, found by walking all phrases against each other, and shown with
/// the real matcher.
public struct PhraseOverlaps: Sendable {
  /// Two phrases of different intents with a sentence that both accept.
  public struct Overlap: Sendable {
    /// Positions in `CheckedPhrases.phrases`: the phrase that wins, then the other.
    public let winner: Int
    public let loser: Int
    public let witness: String
    public let winnerCost: Int
    public let loserCost: Int
    /// Words that nothing explains are read by the winner, by the other.
    public let winnerReadsText: Bool
    public let loserReadsText: Bool

    /// Neither wins; the person is asked.
    public var isTie: Bool { winnerCost == loserCost }
  }

  /// At most one for two intents: the most serious one.
  public private(set) var overlaps: [Overlap] = []
  /// Every text was looked through: what is not in `overlaps` does not exist.
  public private(set) var isComplete: Bool
  /// The same for sentences without words that only text slots read.
  public private(set) var knowsAll: Bool
  /// How many pairs of places were looked at.
  public let pairCount: Int

  /// The most pairs of places that are looked at.
  public static let pairLimit = 1_500_000

  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public init(_ checked: CheckedPhrases, pairLimit: Int = Self.pairLimit) throws(PhraseSetErrors) {
    try self.init(checked, checked.matcher(), MachineTable(checked), pairLimit: pairLimit)
  }

  init(
    _ checked: CheckedPhrases, _ matcher: Matcher, _ machines: MachineTable, pairLimit: Int = Self.pairLimit
  ) {
    var intents: [String: Int] = [:]
    let numbers = checked.phrases.map { phrase in
      let number = intents[phrase.intent] ?? intents.count
      intents[phrase.intent] = number
      return number
    }
    var builder = PhraseGraphBuilder(
      machines: machines, slotLetters: .readers, language: checked.rules,
      applicationNames: checked.applicationNames)
    for (index, meaning) in checked.meanings.enumerated() {
      if let meaning { builder.add(meaning, id: Int32(index)) }
    }
    guard let root = LetterAutomaton(builder.graph, limit: Self.stateLimit) else {
      (isComplete, knowsAll) = (false, false)
      pairCount = 0
      return
    }
    var search = OverlapSearch(
      root: root, machines: builder.machines, intents: numbers, pairLimit: pairLimit)
    search.run()
    isComplete = search.isComplete && !builder.machines.isTooLarge
    knowsAll = search.knowsAll && !builder.machines.isTooLarge
    pairCount = search.pairCount
    overlaps = Self.shown(search.witnesses, numbers, matcher)
  }

  private static let stateLimit = 1_000_000

  private struct IntentPair: Hashable {
    let first: Int
    let second: Int
  }

  /// What the matcher confirms, and of that the most serious for each two intents.
  private static func shown(
    _ witnesses: [OverlapSearch.Witness], _ intents: [Int], _ matcher: Matcher
  ) -> [Overlap] {
    var best: [IntentPair: Overlap] = [:]
    for witness in witnesses {
      let numbers = [intents[witness.phrases.0], intents[witness.phrases.1]].sorted()
      let key = IntentPair(first: numbers[0], second: numbers[1])
      guard let overlap = overlap(witness, intents, matcher) else { continue }
      if best[key].map({ overlap.isMoreSerious(than: $0) }) ?? true { best[key] = overlap }
    }
    return best.values.sorted { ($0.winner, $0.loser) < ($1.winner, $1.loser) }
  }

  private static func overlap(
    _ witness: OverlapSearch.Witness, _ intents: [Int], _ matcher: Matcher
  ) -> Overlap? {
    let result = matcher.match(witness.text, at: Self.reference)
    let read = result.matches.filter { $0.repair == nil } + result.vetoed.map { $0.match }
    func best(_ phrase: Int) -> Match? { read.first { intents[$0.phrase] == intents[phrase] } }
    guard let first = best(witness.phrases.0), let second = best(witness.phrases.1) else { return nil }
    let isFirst = (first.cost, first.phrase) <= (second.cost, second.phrase)
    let (winner, loser) = isFirst ? (first, second) : (second, first)
    return Overlap(
      winner: winner.phrase, loser: loser.phrase, witness: witness.text, winnerCost: winner.cost,
      loserCost: loser.cost, winnerReadsText: !winner.textRanges.isEmpty,
      loserReadsText: !loser.textRanges.isEmpty)
  }

  /// What dates in a witness count from; the same in every run.
  static let reference = DateReference(
    secondsSince1970: 1_795_132_800, zone: .fixed(hours: 0))
}

extension PhraseOverlaps.Overlap {
  /// A tie before a decision, known values before text, the shorter sentence before the longer.
  fileprivate func isMoreSerious(than other: Self) -> Bool {
    if isTie != other.isTie { return isTie }
    if textCount != other.textCount { return textCount < other.textCount }
    let (own, others) = (winnerCost + loserCost, other.winnerCost + other.loserCost)
    return own != others ? own < others : witness.count < other.witness.count
  }

  private var textCount: Int { (winnerReadsText ? 1 : 0) + (loserReadsText ? 1 : 0) }
}
