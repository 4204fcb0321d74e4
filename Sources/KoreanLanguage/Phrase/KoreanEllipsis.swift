/// Korean words around a name that leave out what is asked of it: (첨성대)는요?, (안압지)도요.
enum KoreanEllipsis {
  static func asksOfAnother(_ words: String, isQuestion: Bool) -> Bool {
    let words = rest(words)
    return asking.contains(words) || isQuestion && topics.contains(words)
  }

  static func addsAnother(_ words: String) -> Bool { also.contains(rest(words)) }

  static func addsNothing(_ words: [String]) -> Bool { words.allSatisfy(again.contains) }

  /// Without what only opens a sentence, and without spaces.
  private static func rest(_ words: String) -> String {
    words.split { $0 == " " || $0 == "," }.map(String.init).filter { !openers.contains($0) }.joined()
  }

  private static let openers: Set<String> = ["그럼", "그러면", "그리고", "아", "음", "어", "참", "그", "또"]
  private static let topics: Set<String> = ["은", "는", "요"]
  private static let asking: Set<String> = [
    "은요", "는요", "은어때", "는어때", "은어때요", "는어때요", "은어떤데", "는어떤데", "은어떻노", "는어떻노", "은우떻노", "는우떻노", "은어떤가요",
    "는어떤가요",
    "은어떨까", "는어떨까",
  ]
  private static let also: Set<String> = ["도", "도요", "도부탁해", "도부탁해요", "도같이", "도같이요"]
  private static let again: Set<String> = ["다시", "도로", "그냥", "좀", "줘", "그거", "이거", "아", "지금", "빨리", "얼른"]
}
