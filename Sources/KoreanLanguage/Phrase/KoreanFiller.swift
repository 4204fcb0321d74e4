import Language

/// Words that mean nothing in a command and may stand between its parts.
///
/// Words that mean something are not here: 그거, 다시, 또, 한 번 더, 먼저, 안, 못, 나, 너.
enum KoreanFiller {
  /// Anywhere between constituents and before the verb.
  static let anywhere = [
    "좀", "빨리", "지금", "당장", "바로", "얼른", "어서", "제발", "이제", "그냥", "꼭", "혹시", "일단", "음", "어", "아", "저기",
    "저기요", "지금 바로", "지금 당장", "부탁인데", "가능하면", "되도록", "빨리빨리", "조금", "살짝",
    "한번", "웬만하면", "이왕이면", "기왕이면", "인자", "언능", "후딱", "퍼뜩",
  ]

  /// Before everything else.
  static let openers = [
    "야", "자", "있잖아", "있지", "그", "그럼", "그러면", "근데", "그런데", "그리고", "미안한데", "미안하지만", "죄송한데", "죄송한데요",
    "죄송하지만", "저", "안녕", "안녕하세요", "오케이", "좋아", "그래서", "아 그리고", "여기요", "여기", "이번에", "이번에는", "이번엔",
    "아 맞다", "맞다", "아 참", "아참", "아이고", "어이구", "에고", "오", "와", "실례지만", "실례합니다만", "번거롭겠지만", "번거로우시겠지만",
    "바쁘신데 죄송하지만", "까먹기 전에", "잊기 전에", "잊어버리기 전에", "잊어먹기 전에", "더 늦기 전에", "혹시 모르니까", "혹시 모르니",
  ]

  /// The day that a request is made on as its topic: a date where something depends on it, else set aside. 오늘 alone
  /// limits what is asked for (오늘 일정 보여줘).
  private static let today = ["오늘은", "오늘도", "오늘따라"]

  /// After everything else.
  static let closers = [
    "고마워", "고마워요", "고맙습니다", "감사합니다", "감사해요", "부탁해", "부탁해요", "부탁드려요", "부탁드립니다", "응", "알았지", "알겠지", "요", "이요",
    "이야", "말이야", "말이에요",
    "제발", "지금", "빨리", "당장", "얼른", "바로", "좀",
  ]

  static let gap = GrammarName("ko.gap")
  static let opening = GrammarName("ko.opening")
  static let closing = GrammarName("ko.closing")

  static let grammars: [GrammarName: PhraseNode] = [
    gap: .sequence([pause, some(of: anywhere)]),
    opening: .sequence([
      some(of: anywhere + openers), .optional(occasion), .optional(day), some(of: anywhere),
    ]),
    closing: some(of: closers),
  ]

  /// Interjections of one syllable begin many words (아무거나); they stand by themselves.
  private static let standsAlone: Set<String> = ["음", "어", "아", "야", "자", "그", "저", "응", "오", "와"]

  private static func node(_ word: String) -> PhraseNode {
    standsAlone.contains(word)
      ? .sequence([.text(word), .typedSpace]) : .text(word)
  }

  /// 주문해줘, 치킨. A comma parts what could as well be said without one.
  private static let pause = PhraseNode.optional(.text(","))

  private static let occasion = PhraseNode.sequence([.mark(.fillerAdded), KoreanOccasion.node, pause])

  private static let day = PhraseNode.sequence([
    .mark(.fillerAdded), .mark(.dayLeftAside), .alternatives(today.map { .text($0) }), pause,
  ])

  /// None, one or two of `words`.
  private static func some(of words: [String]) -> PhraseNode {
    let one = PhraseNode.sequence([.mark(.fillerAdded), .alternatives(words.map { node($0) }), pause])
    return .optional(.sequence([one, .optional(one)]))
  }
}
