public import Language

/// One way in which an utterance is a phrase.
public struct Match: Sendable {
  /// Position in `PhraseSet.phrases`.
  public let phrase: Int
  public let slots: [SlotMatch]
  let counts: CostCounts
  /// The sum of `costs`; lower is better.
  public let cost: Int
  /// Characters matched by literal text, the tie-breaker after the cost.
  public let literalCount: Int
  /// Source ranges read as query text or free text; a veto that touches one always holds.
  public let textRanges: [Range<Int>]
  /// The family of the last predicate's ending, such as `R1`; nil for phrases without a predicate.
  public let ending: String?
  /// The ending is one that never executes unasked.
  public internal(set) var asksFirst: Bool
  /// The app's name was said.
  public let isApplicationNamed: Bool
  /// What had to be changed to understand it; such a match always asks first.
  public internal(set) var repair: Repair?

  /// What it costs, and for what.
  public var costs: [CostItem] { counts.items }

  /// Slots filled by something known: a name, a number, a date. Text that nothing explains does not count.
  public var knownSlotCount: Int { slots.count { $0.value.isKnown } }
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
  public private(set) var value: SlotValue
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

  func replacing(_ value: SlotValue) -> SlotMatch {
    var result = self
    result.value = value
    return result
  }
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

  init?(_ mark: PhraseMark) {
    switch mark {
    case .only: self = .only
    case .also: self = .also
    case .each: self = .each
    default: return nil
    }
  }
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

  var isKnown: Bool {
    switch self {
    case .text: false
    case .list(let members), .composite(let members): members.allSatisfy(\.value.isKnown)
    case .names, .number, .numberRange, .boolean, .date, .duration: true
    }
  }
}
