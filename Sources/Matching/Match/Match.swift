public import Language

/// One way in which an utterance is a phrase.
///
/// What it says is kept as numbers; names, values and words are made whenever they are asked for.
public struct Match: Sendable {
  let findings: Findings
  /// Which of the sentence's matches it is.
  let number: Int
  /// The ending is one that never executes unasked.
  public internal(set) var asksFirst: Bool
  /// What had to be changed to understand it; such a match always asks first.
  public internal(set) var repair: Repair?

  init(_ findings: Findings, _ number: Int) {
    self.findings = findings
    self.number = number
    asksFirst = findings.matches[number].asksFirst
    repair = findings.repair(of: findings.matches[number])
  }

  private var found: FoundMatch { findings.matches[number] }

  /// Position in `PhraseSet.phrases`.
  public var phrase: Int { Int(found.phrase) }

  /// The intent of its phrase, as a number among those of the set.
  var intent: UInt32 { findings.intent(of: found) }

  public var slots: [SlotMatch] { findings.slotMatches(found.slots) }

  /// The sum of `costs`; lower is better.
  public var cost: Int { found.costs.total }

  /// What it costs, and for what.
  public var costs: [CostItem] { found.costs.items }

  /// Characters matched by literal text, the tie-breaker after the cost.
  public var literalCount: Int { Int(found.literalCount) }

  /// Source ranges read as query text or free text; a veto that touches one always holds.
  public var textRanges: [Range<Int>] {
    guard found.hasText else { return [] }
    return findings.slots[found.slots].filter(\.isText).map(\.range)
  }

  /// The family of the last predicate's ending, such as `R1`; nil for phrases without a predicate.
  public var ending: String? { findings.ending(found.ending) }

  /// It asks first for no other reason than its ending: 담고 싶어, 담자.
  public var asksForEnding: Bool {
    asksFirst && repair == nil && !found.asksForValues && !findings.normal.isQuestion
  }

  /// Whether its ending wishes or proposes what is to be done.
  public func wishes(in language: any PhraseLanguage) -> Bool {
    ending.map { language.wishes(findings.normal, ending: $0) } ?? false
  }

  /// The app's name was said.
  public var isApplicationNamed: Bool { found.isApplicationNamed }

  /// Slots filled by something known: a name, a number, a date. Text that nothing explains does not count.
  public var knownSlotCount: Int { Int(found.knownSlotCount) }
}

/// What was changed in an utterance that matched nothing as it was.
public struct Repair: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Typed on the other keyboard layout.
    case keyboard
    /// A name misspelt by a jamo or two.
    case spelling
  }

  public let from: String
  public let to: String
  public let how: Kind
}

/// A slot's value and where it was said.
public struct SlotMatch: Sendable {
  public let name: String
  public let value: SlotValue
  /// In Unicode scalars of the utterance as received.
  public let range: Range<Int>
  public var modifiers: Set<SlotModifier> = []
  /// The words that were said, or the utterance of which `range` is the words.
  private let text: String
  private let isUtterance: Bool

  public init(
    name: String, value: SlotValue, range: Range<Int>, said: String, modifiers: Set<SlotModifier> = []
  ) {
    self.name = name
    self.value = value
    self.range = range
    self.modifiers = modifiers
    text = said
    isUtterance = false
  }

  /// The words stay in the utterance until somebody asks for them.
  init(
    name: String, value: SlotValue, range: Range<Int>, of utterance: String, modifiers: Set<SlotModifier>
  ) {
    self.name = name
    self.value = value
    self.range = range
    self.modifiers = modifiers
    text = utterance
    isUtterance = true
  }

  /// The words, as received.
  public var said: String { isUtterance ? text.scalars(range) : text }

}

extension SlotMatch: Hashable {
  public static func == (left: SlotMatch, right: SlotMatch) -> Bool {
    guard left.range == right.range, left.name == right.name, left.modifiers == right.modifiers else {
      return false
    }
    let isSameText = left.isUtterance == right.isUtterance && left.text == right.text
    return left.value == right.value && (isSameText || left.said == right.said)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(range)
    hasher.combine(value)
    hasher.combine(modifiers)
  }
}

extension String {
  /// A range of its Unicode scalars.
  func scalars(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
  }
}

extension SlotMatch {
  /// The slot without its place in the sentence.
  var unplaced: SlotMatch {
    SlotMatch(name: name, value: value.unplaced, range: 0..<0, said: "", modifiers: modifiers)
  }
}

/// What a particle after a value adds to it.
public enum SlotModifier: String, Hashable, Sendable {
  /// 만: exactly that.
  case only
  /// 도: in addition.
  case also
  /// 씩: for each member.
  case each
}

public enum SlotValue: Hashable, Sendable {
  /// Everything that the name stands for, in the dictionary's order.
  case names([String])
  /// Words for the app's query, or free text.
  case text(String)
  case number(Double)
  case numberRange(Double, Double)
  case boolean(Bool)
  /// What was read, and when that is or begins, in seconds since 1970.
  indirect case date(DateReading, secondsSince1970: Int)
  indirect case duration(CivilDuration, seconds: Int)
  case list([SlotMatch])
  case composite([SlotMatch])

  fileprivate var unplaced: SlotValue {
    switch self {
    case .list(let members): .list(members.map(\.unplaced))
    case .composite(let slots): .composite(slots.map(\.unplaced))
    default: self
    }
  }
}
