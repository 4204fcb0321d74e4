import Language

/// What each part of a reading costs; the sum decides, lower wins.
///
/// The order of the values is the order of preference: literal text, a known name, a number or date, text
/// that only a query can judge, free text. `Docs/Phrases.md` shows the same table.
public enum MatchCost: String, CaseIterable, Sendable, Codable, BitwiseCopyable {
  case knownName
  case misspelling
  case number
  case yesNo
  case queryText
  case freeText
  case textCharacter
  case ambiguousNumber
  case unusualCounter
  case applicationNameOmitted
  case applicationNameWithoutParticle
  case fillerAdded
  case particleAdded
  case particleDropped
  case reordered
  case postposed
  case spaceIgnored
  case brokenWord
  case dayLeftAside
  case numberInName

  public var amount: Int {
    switch self {
    case .knownName: 10
    case .misspelling: 30
    case .number, .yesNo: 20
    case .queryText: 100
    case .freeText: 200
    case .textCharacter: 15
    case .ambiguousNumber: 15
    case .unusualCounter: 5
    case .applicationNameOmitted: 1
    case .applicationNameWithoutParticle: 4
    case .fillerAdded: 2
    case .particleAdded: 0
    case .particleDropped: 2
    case .reordered: 6
    case .postposed: 6
    case .spaceIgnored: 1
    case .brokenWord: 20
    case .dayLeftAside: 25
    case .numberInName: 10
    }
  }

  /// Where it stands in the table.
  var place: Int {
    switch self {
    case .knownName: 0
    case .misspelling: 1
    case .number: 2
    case .yesNo: 3
    case .queryText: 4
    case .freeText: 5
    case .textCharacter: 6
    case .ambiguousNumber: 7
    case .unusualCounter: 8
    case .applicationNameOmitted: 9
    case .applicationNameWithoutParticle: 10
    case .fillerAdded: 11
    case .particleAdded: 12
    case .particleDropped: 13
    case .reordered: 14
    case .postposed: 15
    case .spaceIgnored: 16
    case .brokenWord: 17
    case .dayLeftAside: 18
    case .numberInName: 19
    }
  }

  /// The words of the table in the documentation and in explanations.
  public var meaning: String {
    switch self {
    case .knownName: "a slot filled by a known name"
    case .misspelling: "each jamo that differs from a known name"
    case .number: "a slot filled by a number, date or duration"
    case .yesNo: "a slot filled by yes or no"
    case .queryText: "a slot filled by words that only the app's query can judge"
    case .freeText: "a slot filled by free text"
    case .textCharacter: "each character of such text"
    case .ambiguousNumber: "a number word that is also another word, without a counter"
    case .unusualCounter: "a counter that is unusual for the thing"
    case .applicationNameOmitted: "the app's name left out"
    case .applicationNameWithoutParticle: "the app's name said without a particle"
    case .fillerAdded: "a filler word"
    case .particleAdded: "a particle that the phrase does not have"
    case .particleDropped: "a particle of the phrase left out"
    case .reordered: "parts said in another order"
    case .postposed: "a part said after the verb"
    case .spaceIgnored: "a space typed inside a word or name"
    case .brokenWord: "text that begins inside a word"
    case .dayLeftAside: "a word for today that no slot takes"
    case .numberInName: "a name that only the app's query can judge and that begins with how many"
    }
  }
}

/// One line of a match's cost table.
public struct CostItem: Hashable, Sendable {
  public let what: MatchCost
  public let count: Int

  public var amount: Int { what.amount * count }
}

/// How often a reading pays for what: a row of numbers, for which nothing is allocated.
struct CostCounts: Sendable {
  private var counts = InlineArray<20, Int32>(repeating: 0)
  /// What it comes to.
  private(set) var total = 0

  mutating func add(_ what: MatchCost, _ count: Int32 = 1) {
    guard count != 0 else { return }
    counts[what.place] += count
    total += what.amount * Int(count)
  }

  /// What is paid for, in the order of the table.
  var items: [CostItem] {
    MatchCost.allCases.map { CostItem(what: $0, count: Int(counts[$0.place])) }.filter { $0.count != 0 }
  }
}

extension PhraseMark {
  /// What passing the mark costs; nil for marks that only inform.
  var cost: MatchCost? {
    switch self {
    case .fillerAdded: .fillerAdded
    case .dayLeftAside: .dayLeftAside
    case .particleAdded, .particleUnwritten: .particleAdded
    case .particleDropped: .particleDropped
    case .reordered: .reordered
    case .postposed, .postposedWithParticle: .postposed
    case .applicationName, .knownValuesOnly, .ending, .only, .also, .each: nil
    }
  }
}
