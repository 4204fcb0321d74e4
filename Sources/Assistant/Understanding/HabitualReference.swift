import Language

/// 늘 먹던 거, the usual: words for the thing that is chosen most.
enum HabitualReference {
  /// Where the words stand, in scalars of the normal form; the longest first.
  ///
  /// - Parameter steps: each place at which the words are looked for takes one.
  static func ranges(in text: NormalText, steps: StepBudget) -> [Range<Int>] {
    let starts = text.scalars.indices.filter { text.spaceBefore[$0] }
    return starts.lazy.compactMap { start -> [Range<Int>]? in
      steps.spend()
      let found = ends(from: start, in: text).filter { isEnd($0, in: text) }
      return found.isEmpty ? nil : found.reversed().map { start..<$0 }
    }.first ?? []
  }

  /// Where the words end that begin at a place, the shortest first.
  private static func ends(from start: Int, in text: NormalText) -> [Int] {
    let verb = longest(adverbs, at: start, in: text).flatMap { longest(verbs, at: $0, in: text) }
    let korean = verb.map { verb in things.compactMap { text.end(of: $0, at: verb) } } ?? []
    return (korean + english.compactMap { text.end(of: $0, at: start) }).sorted()
  }

  /// Whether they are the whole utterance: 늘 먹던 걸로 할게요.
  static func isAll(of text: NormalText, steps: StepBudget) -> Bool {
    ranges(in: text, steps: steps).contains { range in
      range.lowerBound == 0 && endings.contains(text.slice(range.upperBound..<text.count))
    }
  }

  /// Words end at a space, or before what comes behind a thing: a particle or a counted number.
  private static func isEnd(_ end: Int, in text: NormalText) -> Bool {
    guard end < text.count, !text.spaceBefore[end] else { return true }
    return particles.contains { text.end(of: $0, at: end) != nil }
  }

  /// Where the longest of some words ends that stands at a place.
  private static func longest(_ words: [String], at start: Int, in text: NormalText) -> Int? {
    words.compactMap { text.end(of: $0, at: start) }.max()
  }

  private static let adverbs = ["늘", "항상", "맨날", "매번", "매일", "언제나", "평소", "평소에", "자주", "원래"]
  private static let verbs = [
    "먹던", "먹는", "시키던", "시키는", "주문하던", "주문하는", "마시던", "마시는", "가던", "가는", "보던", "보는", "듣던", "듣는", "쓰던", "쓰는",
    "사던", "사는",
    "하던", "하는", "고르던", "고르는",
  ]
  private static let things: Set<String> = [
    "거", "걸", "것", "곳", "데", "집", "가게", "식당", "메뉴", "음료", "장소", "걸로", "것으로",
  ]
  private static let english: Set<String> = [
    "theusual", "myusual", "theusualone", "myusualone", "whatiusuallyhave", "whatiusuallyget",
    "whatiusuallyorder",
  ]
  private static let particles = ["로", "으로", "을", "를", "은", "는", "도", "만", "에서", "이랑", "랑", "하고", "요"]
  private static let endings: Set<String> = [
    "", "로", "으로", "요", "로요", "할게", "할게요", "해줘", "해주세요", "줘", "주세요", "로할게", "로할게요", "로해줘", "로해주세요", "로줘",
    "로주세요",
    "로부탁해", "로부탁해요", "으로할게", "으로할게요", "으로해줘", "으로해주세요", "please",
  ]
}
