/// One variant of a sentence.
public struct SentenceVariant: Hashable, Sendable {
  /// The variant itself.
  public let text: String
  /// What was done to the sentence.
  public let kind: Kind
  /// Whether it still asks for the same thing.
  public var preservesMeaning: Bool { kind.preservesMeaning }

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// What can be done to a sentence.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// 치킨 → 치킨을; “chicken” → “the chicken”.
    case particleAdded
    /// 치킨을 → 치킨; “a cola” → “cola”.
    case particleRemoved
    /// 치킨을 → 치킨를.
    case particleWrong
    /// 해줘 → 해주세요; “please” before or behind.
    case politer
    /// 켜줘 → 켜 줘.
    case endingSpaced
    /// 켜 줘 → 켜줘.
    case endingJoined
    /// 주문 → 주문해줘.
    case verbAdded
    /// 주문해줘 → 주문.
    case verbRemoved
    /// One space fewer.
    case spaceRemoved
    /// No spaces.
    case spacesRemoved
    /// 좀 before the predicate; “just” at the start.
    case fillerInserted
    /// 주문해줘 치킨.
    case argumentPostposed
    /// Typed with the Latin layout on: clzls wnansgownj.
    case otherLayout
    /// One letter of a value wrong: 치킨 → 취킨. It is understood only as a repair, which asks first.
    case misspelled
    /// 주문하지 마; “don't order”.
    case prohibition
    /// 안 주문해; “I'm not ordering”.
    case negation
    /// 주문했어; “I ordered”.
    case past
    /// 주문하는 법 알려줘; “how do I order”.
    case howTo
    /// 주문하면 어떻게 돼; “what if I order”.
    case hypothetical
    /// 주문하라고 말해 줘; “tell her to order”.
    case quotation
    /// 엄마가 주문할 거야; “my mother will order”.
    case thirdPerson
    /// 이따가 주문할게; “I'll order later”.
    case later
    /// 치킨 취소해줘; “cancel chicken”.
    case otherVerb

    /// Whether a variant of this kind asks for the same thing.
    public var preservesMeaning: Bool {
      switch self {
      case .particleAdded, .particleRemoved, .particleWrong, .politer, .endingSpaced, .endingJoined,
        .verbAdded,
        .verbRemoved, .spaceRemoved, .spacesRemoved, .fillerInserted, .argumentPostposed, .otherLayout,
        .misspelled:
        true
      case .prohibition, .negation, .past, .howTo, .hypothetical, .quotation, .thirdPerson, .later,
        .otherVerb:
        false
      }
    }
  }
}

/// A sentence as words, and which of them belong to the values of slots.
public struct MarkedSentence {
  package let scalars: [Unicode.Scalar]
  package let values: [Range<Int>]

  package init(_ text: String, values: [Range<Int>]) {
    scalars = Array(text.unicodeScalars)
    let whole = 0..<scalars.count
    self.values = values.filter {
      !$0.isEmpty && whole.lowerBound <= $0.lowerBound && $0.upperBound <= whole.upperBound
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  package var text: String { slice(0..<scalars.count) }

  package func slice(_ range: Range<Int>) -> String { String(letters: scalars[range]) }

  /// The sentence with one part replaced.
  package func replacing(_ range: Range<Int>, with text: String) -> String {
    slice(0..<range.lowerBound) + text + slice(range.upperBound..<scalars.count)
  }

  /// Where a word ends that begins or goes on at a place.
  package func wordEnd(from place: Int) -> Int {
    (place..<scalars.count).first { scalars[$0] == " " } ?? scalars.count
  }

  package var spaces: [Int] { scalars.indices.filter { scalars[$0] == " " } }

  /// Variants of spacing, the same in every language.
  package func spacing(_ choice: inout SeededChoice) -> [SentenceVariant] {
    guard let place = choice.pick(spaces) else { return [] }
    return [
      SentenceVariant(.spaceRemoved, replacing(place..<place + 1, with: "")),
      SentenceVariant(.spacesRemoved, text.filter { $0 != " " }),
    ]
  }
}

/// Choices that are the same in every run (SplitMix64).
public struct SeededChoice {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// One of some members; nil if there are none.
  package mutating func pick<Member>(_ members: [Member]) -> Member? {
    guard !members.isEmpty else { return nil }
    return members[Int(truncatingIfNeeded: next() % UInt64(members.count))]
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
