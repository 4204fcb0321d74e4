import Language

/// A note whose words are quoted without a noun for it: 노을이 예뻤다고 적어 줘, 벨 누르지 마시라고 써서 주문해 줘.
///
/// It begins behind the clause before it: behind a comma, what states something, or what asks for something.
enum KoreanQuotedNote {
  static func find(in words: [TypedWord]) -> MarkedText? {
    for index in words.indices.reversed() {
      guard let quoted = lengthOfQuoted(words[index].text), let end = endOfWriting(words, behind: index)
      else { continue }
      let start = start(of: index, words)
      let lower = words[start].range.lowerBound
      // Where 라고 is a word of its own, the note ends before it.
      let upper = words[index].range.lowerBound + quoted
      let last = quoted == 0 && index > start ? words[index - 1].range.upperBound : upper
      guard lower < last else { continue }
      return MarkedText(.note, lower..<last, frame: lower..<words[end - 1].range.upperBound)
    }
    return nil
  }

  /// How many letters of a word are the note's: 예뻤다(고), 주세요(라고), none of 라고. What is asked for keeps its quotation: 달라고.
  private static func lengthOfQuoted(_ word: String) -> Int? {
    let word = word.filter { $0 != "," }
    if Self.orders.contains(where: word.hasSuffix) {
      return word.unicodeScalars.count
    }
    for quotation in ["이라고", "라고", "라구"] where word.hasSuffix(quotation) {
      let before = word.dropLast(quotation.count)
      // 곱더라고: the 라 is the ending's.
      if before.hasSuffix("더") { return word.unicodeScalars.count - 1 }
      if quotation == "이라고", !before.isEmpty, !isNominal(before) { continue }
      return before.unicodeScalars.count
    }
    return ["다고", "다구"].contains(where: word.hasSuffix) && word.count > 2
      ? word.unicodeScalars.count - 1 : nil
  }

  /// What somebody is told to do is a note with its quotation: 벨 누르지 말라고.
  private static let orders = [
    "시라고", "말라고", "달라고", "가라고", "오라고", "두라고", "하라고", "주라고", "내라고", "키라고", "으라고",
  ]

  /// 좋았음(이라고), 최고(라고).
  private static func isNominal(_ word: Substring) -> Bool {
    word.unicodeScalars.last.flatMap { Hangul.finalConsonant(of: $0) } != nil
  }

  /// Where the words end that ask for it to be written down: 적어 줘, 꼭 써서, 메모 남겨 주세요, 메모랑 같이 …; nil where no word asks for that.
  private static func endOfWriting(_ words: [TypedWord], behind index: Int) -> Int? {
    let next = words[(index + 1)...].prefix(longestPause)
    guard let verb = next.firstIndex(where: { writes($0.text) }),
      !words[index + 1..<verb].contains(where: { isOther($0.text) })
    else { return nil }
    var end = verb + 1
    while end < words.count, end <= verb + 2, helps(words[end].text) { end += 1 }
    // 적어 놨더라: it has been written.
    return told.contains(where: words[end - 1].text.hasSuffix) ? nil : end
  }

  /// In words: 라고 꼭 좀 적어.
  private static let longestPause = 3

  private static func isOther(_ word: String) -> Bool {
    !["꼭", "좀", "같이", "요청", "사항에", "메모에", "메모로"].contains(word)
  }

  private static func writes(_ word: String) -> Bool {
    let word = word.filter(\.isLetter)
    guard !told.contains(where: word.hasSuffix) else { return false }
    return writing.contains(where: word.hasPrefix)
  }

  /// 써놨어, 적었던: it has been written down.
  private static let told = ["했", "던", "는", "네", "더라", "대", "놨어", "뒀어", "놨다", "뒀다", "겼어", "했어", "줬어", "줬다"]

  private static let writing = [
    "적어", "적고", "적으", "써", "쓰고", "남겨", "남기", "메모", "기록", "전해", "전달", "적는", "달아", "넣어",
  ]

  /// (적어) 줘, (써) 놓게, (메모) 남겨 줘.
  private static func helps(_ word: String) -> Bool {
    let word = word.filter(\.isLetter)
    return ["줘", "주", "줬", "놔", "놓", "놨", "둬", "두", "뒀", "다오", "남겨", "남기", "해", "부탁", "달라", "같이", "도"]
      .contains(
        where: word.hasPrefix)
      && !["주문", "해운대"].contains(where: word.hasPrefix)
  }

  /// Where the clause begins that a word ends.
  private static func start(of end: Int, _ words: [TypedWord]) -> Int {
    var start = end
    while start > 0, !endsClause(words[start - 1].text) { start -= 1 }
    return start
  }

  private static func endsClause(_ word: String) -> Bool {
    word.hasSuffix(",") || KoreanStatement.isStatement(word) || isNominalEnd(word)
      || asking.contains { word.hasSuffix($0) }
      || ["기사님께", "기사님한테", "사장님께", "라이더님께", "메모에", "메모에는", "요청사항에", "메모는"].contains(word)
  }

  /// 한 시간 걸림, 다녀옴.
  private static func isNominalEnd(_ word: String) -> Bool {
    word.count > 1 && ["음", "함", "림", "됨", "옴", "감", "왓어", "갓어", "았어", "었어"].contains(where: word.hasSuffix)
      && !["처음", "마음", "다음", "얼음", "알림"].contains(word)
  }

  private static let asking = [
    "줘", "줘요", "주세요", "주시고", "주시고요", "주고", "줄래", "줄래요", "줄래?", "할게요", "할게", "ㄱㄱ", "주문하고", "주문하면서",
    "시키고", "시키면서", "머물렀고", "있었고", "기록하고", "저장하고", "기록해", "저장해", "추가해", "주문해", "시켜", "해도", "하고요",
  ]
}
