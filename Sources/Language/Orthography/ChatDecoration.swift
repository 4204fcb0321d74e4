/// The third step of the normal form: what only colours a message is taken out.
///
/// Laughter and tears (ㅋㅋㅋ, ㅠㅠ), drawn-out vowels (해줘ㅓ), runs of ~ ! . and ^, and pictures at the end go.
/// A lone ㅋ stays, because 치ㅋ is a search by onsets, and so does a ~ that makes a range (2~3).
struct ChatDecoration {
  private let items: [SourcedScalar]
  private var dropped: [Range<Int>] = []

  /// What stays, each dropped stretch replaced by one space.
  static func strip(_ items: [SourcedScalar]) -> [SourcedScalar] {
    var decoration = ChatDecoration(items: items)
    decoration.markRuns()
    return decoration.remaining
  }

  private init(items: [SourcedScalar]) { self.items = items }

  /// A text of nothing but decoration is kept as it is.
  private var remaining: [SourcedScalar] {
    guard !dropped.isEmpty else { return items }
    var result = items
    for range in dropped {
      for place in range { result[place].scalar = " " }
    }
    return result.contains { $0.scalar != " " } ? result : items
  }

  private mutating func markRuns() {
    var index = 0
    while index < items.count {
      guard let kind = Kind(items[index].scalar) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < items.count, Kind(items[end].scalar) == kind { end += 1 }
      if isDecoration(kind, index..<end) { dropped.append(index..<end) }
      index = end
    }
  }

  private enum Kind {
    case laughter, vowel, tilde, exclamation, stop, caret

    @inline(__always)
    init?(_ scalar: Unicode.Scalar) {
      // Most letters are syllables, and most others small Latin ones or spaces.
      guard scalar.value < 0xAC00, scalar.value &- 0x61 >= 26, scalar.value != 0x20 else { return nil }
      self.init(special: scalar)
    }

    private init?(special scalar: Unicode.Scalar) {
      switch scalar {
      case "ㅋ", "ㅎ": self = .laughter
      case "~": self = .tilde
      case "!": self = .exclamation
      case ".": self = .stop
      case "^": self = .caret
      case _ where Hangul.isVowelLetter(scalar): self = .vowel
      default: return nil
      }
    }
  }

  private func isDecoration(_ kind: Kind, _ run: Range<Int>) -> Bool {
    switch kind {
    case .laughter: return isLaughter(run)
    case .vowel: return isWail(run)
    case .tilde: return !isRangeSign(run)
    case .exclamation: return isWordEnd(run.upperBound)
    case .stop: return run.count > 1 || isWordEnd(run.upperBound)
    case .caret: return run.count > 1
    }
  }

  /// Each letter at least twice, and no other letter written alone beside it: ㅎㅋ is a search, ㅋㅋㅎㅎ is not.
  private func isLaughter(_ run: Range<Int>) -> Bool {
    guard !touchesLetter(run, unless: { "ㅠㅜ".unicodeScalars.contains($0) }) else { return false }
    return run.allSatisfy { index in
      (run.contains(index - 1) && items[index - 1].scalar == items[index].scalar)
        || (run.contains(index + 1) && items[index + 1].scalar == items[index].scalar)
    }
  }

  /// ㅠㅠ anywhere, or one vowel hanging on a syllable (해줘ㅜ).
  private func isWail(_ run: Range<Int>) -> Bool {
    guard !touchesLetter(run, unless: { "ㅋㅎ".unicodeScalars.contains($0) }) else { return false }
    let isTears = run.count > 1 && run.allSatisfy { "ㅠㅜ".unicodeScalars.contains(items[$0].scalar) }
    let hangs = run.lowerBound > 0 && Hangul.isSyllable(items[run.lowerBound - 1].scalar)
    return isTears || (hangs && isWordEnd(run.upperBound))
  }

  private func touchesLetter(_ run: Range<Int>, unless isFriend: (Unicode.Scalar) -> Bool) -> Bool {
    [run.lowerBound - 1, run.upperBound].contains { index in
      items.indices.contains(index) && Hangul.isLetter(items[index].scalar)
        && !isFriend(items[index].scalar)
    }
  }

  private func isRangeSign(_ run: Range<Int>) -> Bool {
    guard run.count == 1, let before = content(before: run.lowerBound),
      let after = content(after: run.upperBound)
    else { return false }
    let isTight = items[run.lowerBound - 1].scalar != " " && items[run.upperBound].scalar != " "
    return ("0"..."9").contains(after) || ("0"..."9").contains(before)
      || (isTight && Self.numerals.contains(before) && Self.numerals.contains(after))
  }

  private static let numerals = Set("한두세네셋넷일이삼사오육칠팔구십백천만월화수목금토시분".unicodeScalars)

  private func content(before index: Int) -> Unicode.Scalar? {
    items[..<index].last { $0.scalar != " " }?.scalar
  }

  private func content(after index: Int) -> Unicode.Scalar? {
    items[index...].first { $0.scalar != " " }?.scalar
  }

  private func isWordEnd(_ index: Int) -> Bool {
    guard index < items.count else { return true }
    let next = items[index].scalar
    return next == " " || Kind(next) != nil || next == "?"
  }
}
