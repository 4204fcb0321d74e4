import Language

/// A note in a Korean sentence that says so: 요청 사항에 …라고 적어 줘, 메모는 …, 문 앞에 두고 가시라고 해 줘.
enum KoreanNote {
  static func all(in text: NormalText) -> [MarkedText] {
    let words = TypedWord.all(in: text)
    for index in words.indices {
      guard let start = opening(at: index, words), start < words.count else { continue }
      if let closed = closed(from: start, words) {
        return [MarkedText(.note, closed.range, frame: words[index].range.lowerBound..<closed.end)]
      }
      // 메모는 한옥카페 최고, 요청 사항에 무 많이 주세요: to the end.
      guard let last = words.last, endsOpen(words[start - 1].text) || isAsked(last.text) else { return [] }
      let frame = words[index].range.lowerBound..<last.range.upperBound
      return [MarkedText(.note, words[start].range.lowerBound..<last.range.upperBound, frame: frame)]
    }
    return (KoreanQuotedNote.find(in: words) ?? told(words) ?? served(words) ?? KoreanWish.first(in: words))
      .map { [$0] } ?? []
  }

  /// What the shop or the courier is asked for, behind a request: 시켜 줘 벨 누르지 말아 주세요, 주문할게요 노크만 해 주세요.
  private static func served(_ words: [TypedWord]) -> MarkedText? {
    guard let last = words.last, isAsked(last.text),
      let request = words.indices.dropLast().first(where: { endsRequest(words[$0].text) }),
      words.count - request <= longestService, words.indices.contains(request + 1),
      services.contains(where: words[request + 1].text.hasPrefix)
        || ["무", "문"].contains(words[request + 1].text)
    else { return nil }
    let range = words[request + 1].range.lowerBound..<last.range.upperBound
    return MarkedText(.note, range, frame: range)
  }

  private static let longestService = 8
  /// What such a wish begins with. Dishes are never among them.
  private static let services = [
    "벨", "초인종", "노크", "문앞", "현관", "경비실", "수저", "젓가락", "숟가락", "포크", "일회용", "물티슈", "고수", "단무지", "피클",
    "와사비", "소스", "양파", "덜맵게", "안맵게", "조심히",
  ]

  /// 빼 주세요, 고수 많이, 문 앞에 놔 줘.
  private static func isAsked(_ word: String) -> Bool {
    ["주세요", "줘", "줘요", "주십시오", "주시고요", "많이", "따로", "빼고", "적게", "넉넉히"].contains(where: word.hasSuffix)
  }

  /// What the courier is to be told, behind a request: 시켜 줘 문 앞에 두고 가시라고 해 줘.
  private static func told(_ words: [TypedWord]) -> MarkedText? {
    guard let saying = words.indices.last(where: { isTold(words[$0].text) }), saying + 3 >= words.count,
      saying + 1 == words.count
        || ["해", "하고", "전해", "말해", "얘기해", "부탁"].contains(where: { words[saying + 1].text.hasPrefix($0) }),
      let request = words[..<saying].lastIndex(where: { endsRequest($0.text) }), request + 1 < saying
    else { return nil }
    let polite = words[saying].text.hasSuffix("요") ? 1 : 0
    let range = words[request + 1].range.lowerBound..<(words[saying].range.upperBound - polite)
    return MarkedText(.note, range, frame: range.lowerBound..<words[words.count - 1].range.upperBound)
  }

  private static func isTold(_ word: String) -> Bool {
    ["시라고", "말라고", "달라고", "시라고요", "말라고요", "달라고요"].contains { word.hasSuffix($0) }
  }

  private static func endsRequest(_ word: String) -> Bool {
    let word = word.filter { $0 != "," }
    return [
      "줘", "줘요", "주세요", "주시고", "주시고요", "주고", "줄래", "줄래요", "할게요", "할게", "ㄱㄱ", "주문이요", "주문하고", "주문해",
    ].contains { word.hasSuffix($0) }
  }

  /// Where the note begins behind 요청 사항에(는), 메모에, 메모는.
  private static func opening(at index: Int, _ words: [TypedWord]) -> Int? {
    let word = words[index].text
    if word == "요청", words.indices.contains(index + 1), nouns(words[index + 1].text, ["사항"]) {
      return index + 2
    }
    return nouns(word, ["요청사항", "메모", "배달메모"]) ? index + 1 : nil
  }

  private static func nouns(_ word: String, _ nouns: [String]) -> Bool {
    nouns.contains { noun in particles.contains { word == noun + $0 } }
  }

  private static let particles = ["에", "에는", "에다", "에다가", "으로", "로", "은", "는", "엔"]

  /// 은 and 는 say that the note itself follows.
  private static func endsOpen(_ word: String) -> Bool { word.hasSuffix("은") || word.hasSuffix("는") }

  /// The note before 라고 and a word of writing: …라고 적어 주세요. Behind 라고 nothing else may follow.
  private static func closed(from start: Int, _ words: [TypedWord]) -> (range: Range<Int>, end: Int)? {
    for index in words[start...].indices {
      let quoting = ["이라고", "라고", "로", "으로"].first {
        words[index].text.hasSuffix($0) || words[index].text == $0
      }
      guard let quoting, words.indices.contains(index + 1), isWriting(words[index + 1].text) else { continue }
      let isRegular = quoting.hasSuffix("라고")
      guard isRegular || index > start else { continue }
      let end = words[index].range.upperBound - quoting.unicodeScalars.count
      let range = words[start].range.lowerBound..<end
      guard !range.isEmpty, let last = words.last else { return nil }
      return (range, last.range.upperBound)
    }
    return nil
  }

  private static func isWriting(_ word: String) -> Bool {
    ["적", "써", "쓰", "남", "넣", "해", "부탁", "전달", "전해", "달아"].contains { word.hasPrefix($0) }
  }
}
