import Language

/// What a Korean sentence keeps out of what is wanted, as the words behind its name say: 콜라는 빼고, 짜장면 말고, 콜라 없이.
enum KoreanExclusion {
  static func behind(_ name: Range<Int>, in text: NormalText) -> MarkedText? {
    let words = TypedWord.all(in: text).filter { $0.range.upperBound > name.upperBound }
    guard let first = words.first, !words.contains(where: { all.contains($0.text) }) else { return nil }
    let tail = text.slice(max(first.range.lowerBound, name.upperBound)..<first.range.upperBound)
    if first.range.lowerBound < name.upperBound, particles.contains(tail), words.count > 1 {
      return marked(words[1].text, name.lowerBound..<words[1].range.upperBound)
    }
    return marked(tail, name.lowerBound..<first.range.upperBound)
  }

  private static func marked(_ word: String, _ range: Range<Int>) -> MarkedText? {
    let word = word.hasSuffix(",") ? String(word.dropLast()) : word
    if leavingOut.contains(word) { return MarkedText(.exclusion, range, frame: range) }
    return replacing.contains(word) ? MarkedText(.replaced, range, frame: range) : nil
  }

  /// 콜라 빼고 다: what is wanted is what is left of everything.
  private static let all: Set<String> = ["다", "전부", "모두", "싹", "나머지", "나머지는", "나머지만", "전체", "몽땅"]
  private static let particles: Set<String> = ["은", "는", "을", "를", "만", "이", "가"]
  private static let leavingOut: Set<String> = ["빼고", "빼구", "빼고요", "없이", "제외하고", "제외하구"]
  private static let replacing: Set<String> = ["말고", "말구", "말고요", "아니고", "아니라", "대신", "대신에"]
}
