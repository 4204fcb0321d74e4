public import Language
public import Matching

/// A sentence in which names and numbers are masked, so that only the words around them count.
///
///     MaskedSentence(NormalText("양념치킨 두 마리 보내 줘"), masks: [0..<4: .name, 4..<7: .number])
public struct MaskedSentence: Sendable {
  /// What stands in the place of a value.
  public enum Mask: String, Sendable {
    case name = "□"
    case number = "#"
  }

  /// Hangul syllables, words of other letters, and masks, in their order.
  let tokens: [String]
  /// What the masked names are names of.
  private let kinds: Set<String>

  /// - Parameters:
  ///   - masks: ranges of the text's scalars that do not overlap.
  ///   - kinds: what the masked names are names of, as far as that is known.
  public init(_ text: NormalText, masks: [Range<Int>: Mask], kinds: Set<String> = []) {
    self.kinds = kinds
    // The longest of those that begin at one place, whatever their order.
    let byStart = Dictionary(masks.map { ($0.key.lowerBound, $0) }) { one, other in
      one.key.upperBound > other.key.upperBound ? one : other
    }
    var tokens: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { tokens.append(word) }
      word = ""
    }
    var index = 0
    while index < text.count {
      if text.spaceBefore[index] { endWord() }
      if let (range, mask) = byStart[index], range.upperBound > index {
        endWord()
        tokens.append(mask.rawValue)
        index = range.upperBound
        continue
      }
      let scalar = text.scalars[index]
      if Hangul.isSyllable(scalar) {
        endWord()
        tokens.append(String(scalar))
      } else if scalar.properties.isAlphabetic || scalar == "'" {
        word.unicodeScalars.append(scalar)
      } else {
        endWord()
      }
      index += 1
    }
    endWord()
    self.tokens = tokens
  }

  /// What the model counts: the words, what the names in it are names of (a dish is ordered, a place is visited), and all of that
  /// together, or that no name is there.
  var features: [UInt32] {
    let together = Self.feature("□□ " + kinds.sorted().joined(separator: " "))
    return Set(wordFeatures + kinds.map { Self.feature("□ " + $0) } + [together]).sorted()
  }

  /// Every token, every two neighbours, and the beginning of a long word. Sorted, each once.
  var wordFeatures: [UInt32] {
    var found: Set<UInt32> = []
    for (index, token) in tokens.enumerated() {
      found.insert(Self.feature(token))
      found.insert(Self.feature((index == 0 ? "^" : tokens[index - 1]) + " " + token))
      if token.utf8.count > 5, token.utf8.allSatisfy({ $0 < 0x80 }) {
        found.insert(Self.feature(token.prefix(4) + "…"))
      }
    }
    if let last = tokens.last { found.insert(Self.feature(last + " $")) }
    return found.sorted()
  }

  /// The features that do not depend on where it stands: neighbours, or of one token itself and its beginning.
  var inner: [UInt32] {
    if tokens.count > 1 { return zip(tokens, tokens.dropFirst()).map { Self.feature($0 + " " + $1) } }
    guard let token = tokens.first, token.utf8.count > 3 else { return [] }
    return [Self.feature(token), Self.feature(token.prefix(4) + "…")]
  }

  /// FNV-1a with 32 bits. Two words that share a number only add to each other's weight.
  private static func feature(_ text: some StringProtocol) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension Mention {
  /// What stands in its place while meaning is compared; nil for a date, whose words say as much as others.
  public var mask: MaskedSentence.Mask? {
    switch value {
    case .names: .name
    case .number: .number
    case .date: nil
    }
  }

  /// What it is a name of, the same for every name with the same meanings; nil for what is no name.
  ///
  /// - Parameter isFixed: whether the names are those of a fixed list, which are words like others.
  public func kind(isFixed: (DictionaryID) -> Bool = { _ in false }) -> String? {
    guard case .names(let ids) = value else { return nil }
    return ids.keys.filter { !isFixed($0) }.map(\.text).min()
  }
}
