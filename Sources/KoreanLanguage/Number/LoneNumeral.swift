import Language

/// Whether a numeral that is also an everyday syllable counts something.
///
/// 사 is a verb in 사 줘, 네 is a yes, 이 is this, 오 is surprise. Without a counter such a syllable is a number only as a
/// word of its own behind what it says, at the end or with (으)로: 볼륨 오, 볼륨 오로 해 줘. So are words that look like a
/// numeral with its counter: 이모, 사주, 육회.
enum LoneNumeral {
  static func isEvident(
    _ reading: NumberReading, in scalars: [Unicode.Scalar], at start: Int, spaceBefore: SpaceMarks
  ) -> Bool {
    if endsWord(at: start, in: scalars, spaceBefore) || pointsAtCounted(reading, scalars[start]) {
      return false
    }
    guard reading.isBare, reading.kind == .cardinal else { return true }
    // 한, 두, 네 stand before a counter only.
    if attributives.contains(String(String.UnicodeScalarView(scalars[start..<reading.end]))) { return false }
    guard start > 0, start < spaceBefore.count, spaceBefore[start] else { return false }
    return reading.end == scalars.count
      || ["으로", "로"].contains { scalars.end(of: $0, at: reading.end) != nil }
  }

  /// 이 캔, 오 잔: what is counted with 두 and 다섯 has no 이 or 오 before it, so these are “this” and surprise.
  private static func pointsAtCounted(_ reading: NumberReading, _ first: Unicode.Scalar) -> Bool {
    guard let value = everyday[first], reading.value == value, let counter = reading.counter else {
      return false
    }
    return KoreanCounter.series(of: counter) == .native
  }

  private static let everyday: [Unicode.Scalar: Double] = ["이": 2, "사": 4, "오": 5, "구": 9]

  /// 이 in 떡볶이 시켜 줘 is the last syllable of a typed word, not two with the counter 시 of the next word.
  private static func endsWord(at start: Int, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool
  {
    guard start > 0, start + 1 < spaceBefore.count, !spaceBefore[start], spaceBefore[start + 1] else {
      return false
    }
    return sino.contains(scalars[start])
  }

  private static let sino = Set("이일삼사오육칠팔구십백천만공영".unicodeScalars)

  private static let attributives: Set<String> = ["한", "두", "세", "네", "서", "너", "석", "넉", "닷", "엿", "한두"]
}
