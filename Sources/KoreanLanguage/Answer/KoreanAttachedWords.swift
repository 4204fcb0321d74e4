package import Language

/// Words of an answer that are typed without the space behind the first one or before the last one: 네비워주세요, 응시켜빨리.
package enum KoreanAttachedWords {
  /// - Parameter whole: what a word by itself says; nil if it is not known.
  package static func sense(of part: String, _ whole: (String) -> Sense?) -> Sense? {
    if let rest = rest(of: part, behind: openers), let sense = whole(rest) ?? hurried(rest, whole) {
      return sense.union(.agreement)
    }
    if let rest = rest(of: part, behind: fillers), let sense = whole(rest) { return sense }
    return hurried(part, whole)
  }

  private static func rest(of part: String, behind words: [String]) -> String? {
    words.first { part.hasPrefix($0) && part.count > $0.count + 1 }.map { String(part.dropFirst($0.count)) }
  }

  private static func hurried(_ part: String, _ whole: (String) -> Sense?) -> Sense? {
    closers.first { part.hasSuffix($0) && part.count > $0.count + 1 }
      .flatMap { whole(String(part.dropLast($0.count))) }
  }

  private static let openers = ["네", "넵", "넹", "응", "웅", "예", "그래", "ㅇㅇ", "ㅇㅋ"]
  /// They add nothing themselves.
  private static let fillers = ["다", "싹", "그냥", "걍", "얼른", "빨리", "어서"]
  private static let closers = ["빨리요", "빨리", "얼른요", "얼른", "당장", "지금"]
}
