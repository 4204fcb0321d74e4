package import Language

/// Whether Korean words of agreement do not agree: 시키라고, 취소할까, 물론 비싸지만, 아무래도 좋아.
package enum KoreanDoubt {
  package static func holds(for text: NormalText) -> Bool {
    isSlight(text) || isGrave(text)
  }

  /// Whether the only doubt is how a longer answer ends: with a clause that trails off, as a reason may (지워줘 용량도 없는데), or as if
  /// it were said again (몇 번을 말해, 취소하라고).
  package static func isOnlySlight(_ text: NormalText) -> Bool {
    isSlight(text) && !isGrave(text) && text.spaced.split(separator: " ").count > 2
  }

  private static func isSlight(_ text: NormalText) -> Bool { trailsOff(text) || quotes(text) }

  private static func isGrave(_ text: NormalText) -> Bool {
    asks(text) || hedges(text)
      || ironic.contains(text.text.filter { $0 != "," })
      || indifferent.contains { text.text.contains($0) } || leavesChoice(text)
  }

  /// An echo says what was heard with a quoting ending: 하라고, 시키라고요, 주문하자고, 보낸다고. 최고 and 사고 end
  /// otherwise.
  private static func quotes(_ text: NormalText) -> Bool {
    let word = text.text.hasSuffix("요") ? text.text.dropLast() : text.text[...]
    return quotingEndings.contains { word.count > $0.count && word.hasSuffix($0) } && word != "가보자고"
      && !word.hasSuffix("더라고") && !word.hasSuffix("더라구")
  }

  private static let quotingEndings = ["라고", "라구", "다고", "다구", "자고", "자구", "냐고", "냐구", "라니", "다니"]

  /// 취소할까, 해도 되나: a question that a recogniser writes without its mark. 하라니까 and 어쩌나 ask nothing.
  private static func asks(_ text: NormalText) -> Bool {
    let word = text.text.hasSuffix("요") ? text.text.dropLast() : text.text[...]
    // 아빠 이거 시켜도 돼 응: asks somebody.
    // 없어지는 거야 뭐야: asks with its tail.
    if ["도돼응", "도되응", "도돼어", "도될까응", "거야뭐야", "거여뭐여", "거냐뭐냐"].contains(where: text.text.hasSuffix) {
      return true
    }
    return askingEndings.contains { word.count > $0.count && word.hasSuffix($0) } && !word.hasSuffix("니까")
  }

  private static let askingEndings = [
    "까", "되나", "하나", "맞나", "인가", "은가", "는가", "런가", "려나", "주나", "주냐", "하냐", "되냐", "맞냐", "습니까", "ㅂ니까",
  ]

  /// 물론 비싸지만, 취소하고 싶은데, 취소할 수 있어, 해야 돼: half a sentence, or a question by its tone. 괜찮은데요 is a word of agreement.
  private static func trailsOff(_ text: NormalText) -> Bool {
    guard KoreanAnswers.words[text.text] == nil else { return false }
    let word = text.text.hasSuffix("요") ? text.text.dropLast() : text.text[...]
    // 응 취소해야 돼 answers first.
    let answers = text.spaced.split(separator: " ").first.map { answering.contains(String($0)) } ?? false
    // 네 경복궁 기록은: half a sentence.
    if ["은", "는"].contains(where: text.text.hasSuffix), text.text.count > 2 { return true }
    return trailing.contains { word.hasSuffix($0) }
      && !(answers && ["야돼", "야되"].contains(where: word.hasSuffix))
  }

  private static let answering: Set<String> = ["응", "네", "예", "넵", "어", "ㅇㅇ"]

  private static let trailing = [
    "지만", "는데", "은데", "싼데", "픈데", "한데", "긴데", "인데", "수있어", "수없지", "가능해", "야돼", "야되", "취소돼", "주문돼", "결제돼",
    "삭제돼", "배달돼", "해도", "어도", "아도",
    "도되지", "도되죠", "도돼지", "응뭐", "어뭐", "네뭐", "그냥그래",
  ]

  /// 어…, 아마, 근데: not said for certain.
  private static func hedges(_ text: NormalText) -> Bool {
    if text.text == "어", let last = text.source.last(where: { !$0.isWhitespace }), ".…".contains(last) {
      return true
    }
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.last.map(dangling.contains) ?? false || words.contains { hedging.contains($0) }
  }

  private static let dangling: Set<String> = ["근데", "그런데", "하지만"]
  private static let hedging: Set<String> = ["아마", "아마도"]

  /// 아무래도 좋아 leaves the choice to others, though 좋아 agrees.
  private static let indifferent = ["아무래도좋", "아무래도괜찮", "어떻든좋", "어떻든괜찮", "대로하든"]

  /// 알아서 해, 네 맘대로; not 동생이 맘대로 담은 거야.
  private static func leavesChoice(_ text: NormalText) -> Bool {
    ["알아서", "마음대로", "맘대로"].contains { word in
      guard let range = text.text.firstRange(of: word) else { return false }
      let rest = text.text[range.upperBound...].drop { $0 == "," }
      return rest.isEmpty
        || !["담", "시킨", "시켰", "누른", "눌렀", "넣", "적", "한거", "했"].contains(where: rest.hasPrefix)
    }
  }

  /// Said of what is not believed.
  private static let ironic: Set<String> = ["잘도", "퍽이나", "어련하시겠어", "어련하시겠어요"]
}
