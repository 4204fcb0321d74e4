/// What may follow the mention of an option without meaning anything more: 걸로, 이요, 주세요, 할게요.
enum ChoiceTail {
  /// Where the tail that begins at a place ends; the place itself if there is none.
  static func end(of text: NormalText, from start: Int, to end: Int) -> Int {
    let noun = particles(text, from: start, to: end)
    for place in [noun, start] where isRequest(text.slice(place..<end)) { return end }
    return noun
  }

  /// Whether a text is a request that adds nothing to a choice.
  static func isRequest(_ text: String) -> Bool {
    if text.isEmpty { return false }
    return predicates.contains { $0.ending(of: text) != nil } || closers.contains(text)
  }

  private static func particles(_ text: NormalText, from start: Int, to end: Int) -> Int {
    var place = start
    for group in groups {
      guard let word = group.first(where: { starts($0, in: text, at: place, to: end) }) else { continue }
      let next = place + word.unicodeScalars.count
      // A syllable that goes on is the beginning of another word.
      guard next == end || text.spaceBefore[next] || word.count > 1 || isFollowed(text, next, end) else {
        continue
      }
      place = next
    }
    return place
  }

  private static func isFollowed(_ text: NormalText, _ index: Int, _ end: Int) -> Bool {
    let rest = text.slice(index..<end)
    return isRequest(rest) || groups.joined().contains { rest.hasPrefix($0) }
  }

  private static func starts(_ word: String, in text: NormalText, at index: Int, to end: Int) -> Bool {
    let next = index + word.unicodeScalars.count
    return next <= end && text.slice(index..<next) == word
  }

  /// A noun, a particle, a politeness: 거 · (으)로 · 요.
  private static let groups: [[String]] = [
    ["째", "번"], ["걸로", "거로", "것으로", "꺼로", "껄로", "것", "거", "꺼", "걸", "게", "건", "메뉴", "one", "ones"],
    ["으로", "로", "을", "를", "은", "는", "이", "가"], ["이요", "요", "이에요", "예요", "이야", "야", "please"],
  ]

  private static let closers: Set<String> = [
    "좀", "좀요", "please", "부탁", "선택", "주문", "okay", "땡큐", "고마워", "감사합니다",
  ]

  private static let predicates = [
    "줘", "해줘", "주문해줘", "선택해줘", "시켜줘", "골라줘", "담아줘", "추가해줘", "부탁해", "먹어", "가", "결제해줘", "예약해줘", "정해줘", "보여줘",
    "열어줘", "틀어줘", "켜줘",
  ].compactMap { PredicateMatcher(phrase: $0) }
}
