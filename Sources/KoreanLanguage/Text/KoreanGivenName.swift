import Language

/// The name in a Korean sentence that gives one: 이름은 가을, 가을 산책으로 해 줘.
enum KoreanGivenName {
  static func range(in text: NormalText) -> Range<Int>? {
    let start = openings.compactMap { text.end(of: $0, at: 0) }.max() ?? 0
    let end =
      endings.filter { text.text.hasSuffix($0) }.map { text.count - $0.unicodeScalars.count }.min()
      ?? text.count
    guard start < end, start > 0 || end < text.count, !idioms.contains(text.slice(start..<end)) else {
      return nil
    }
    return start..<end
  }

  /// 다음으로 할게요 puts it off.
  private static let idioms: Set<String> = ["다음", "나중", "취소", "그걸", "그거", "아무거"]

  /// A clause of three words or more that says why belongs to no name: 부모님 모시고 갈 데를 모아두고 싶은데 (효도여행).
  static func leadingWords(of text: [String]) -> Int {
    guard text.count > shortestClause else { return 0 }
    return (shortestClause..<text.count).last { endsClause(text[$0 - 1]) } ?? 0
  }

  private static func endsClause(_ word: String) -> Bool {
    word.count > 2 && ["싶은데", "으니까", "니까", "거라서", "려고"].contains(where: word.hasSuffix)
  }

  private static let shortestClause = 3
  private static let openings = ["이름은", "제목은", "모음이름은"]
  private static let endings = [
    "라고해줘", "이라고해줘", "라고해주세요", "이라고해주세요", "로해줘", "으로해줘", "로해주세요", "으로해주세요", "로할게", "으로할게", "로할게요", "으로할게요",
    "라고지어줘",
    "이라고지어줘", "로하자", "으로하자", "라고할게", "이라고할게", "라고할게요", "이라고할게요", "로부탁해", "으로부탁해", "로부탁해요", "으로부탁해요",
  ]
}
