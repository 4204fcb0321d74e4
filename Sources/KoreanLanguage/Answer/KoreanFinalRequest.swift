package import Language

/// Whether Korean words before the action that was asked about only lead up to it: 아들이 벌써 사 왔다네 그거 (취소해라).
///
/// A Korean sentence says last what is to be done. Words before it that end in a predicate or an answer have no part in it, unless
/// they choose, limit, count, put off, set a condition, ask, or say the action in another form.
package enum KoreanFinalRequest {
  /// - Parameters:
  ///   - words: those before the action.
  ///   - kinds: what was asked about.
  ///   - isShown: whether a word repeats what the question shows.
  package static func holds(
    behind words: [String], kinds: Set<ActionKind>, isShown: (String) -> Bool
  ) -> Bool {
    let front = words.drop { answers.contains($0) }
    let clause = front.reversed().drop { before.contains($0) || isShown($0) }.reversed()
    guard !front.isEmpty, front.count <= longest else { return false }
    guard let last = clause.last else { return true }
    return
      (KoreanStatement.isStatement(last) || ends.contains(last) || endings.contains(where: last.hasSuffix))
      && !front.contains { limits($0) && !isShown($0) }
      && !front.contains { word in saysAction(word, kinds) }
      && !(kinds.contains(.ordering) && front.contains { word in choosesAnother(word) && !isShown(word) })
  }

  private static let longest = 14

  /// At the beginning: they answer, or call somebody.
  private static let answers: Set<String> = [
    "응", "네", "예", "어", "넵", "그래", "ㅇㅇ", "웅", "엉", "아", "야", "하", "에이",
  ]
  /// Right before the action, and no part of it.
  private static let before: Set<String> = [
    "응", "네", "예", "그래", "그냥", "걍", "얼른", "빨리", "어서", "당장", "좀", "다", "싹", "확", "마", "그거", "이거", "그걸", "이걸",
    "그건", "이건", "제발", "ㅇㅇ", "지금", "바로", "퍼뜩", "언능", "후딱",
  ]
  private static let ends: Set<String> = ["끝", "어때", "아이가", "됐고", "무슨"]
  private static let endings = ["라네", "다네", "는디", "응께", "려고", "려고요", "구만", "구먼", "고요", "라니", "네요"]

  private static func limits(_ word: String) -> Bool {
    turning.contains { word.hasPrefix($0) }
      || limiting.contains { word.hasSuffix($0) && word != $0 } && !noodles.contains(word)
      || word.hasSuffix("만") && !word.hasSuffix("지만") && !fullWords.contains(word)
      || word.hasSuffix("도") && !fullWords.contains(word)
  }

  private static let fullWords: Set<String> = [
    "그만", "고만", "것도", "거도", "나도", "저도", "우리도", "아무도", "아무래도", "그래도", "보기도", "시간도", "말도",
  ]
  /// Words that begin a change, a condition, a question, a doubt, another time or more than one thing.
  private static let turning = [
    "말고", "말구", "대신", "빼고", "빼구", "바꾸", "바꿔", "변경", "추가", "남기", "남겨", "놔두", "놔둬", "제외", "나머지", "다른", "딴",
    "만약", "만일", "혹시", "나중", "이따", "내일", "모레", "다음", "어제", "작년", "지난", "전부", "모두", "둘", "셋", "몽땅", "얼마", "어디",
    "누가", "언제", "몇", "어떤", "어떻", "왜", "글쎄", "고민중", "아니", "잠깐", "잠시", "잘도", "퍽이나", "어련", "참", "아주", "통째", "하지",
    "안돼", "싫", "말까", "할까", "모르", "농담", "장난", "때", "그때",
  ]
  /// They end like a condition.
  private static let noodles: Set<String> = ["라면", "냉면", "짜장면", "쫄면"]
  private static let limiting = [
    "면", "거든", "든", "든지", "든가", "까지", "씩", "보다", "다고", "냐고", "자고", "라고", "라구", "라며", "다며", "까", "나요", "냐",
    "는데", "라는데",
    "마다", "말고", "밖에",
  ]

  /// The action in another form: 취소는 무슨, 안 지울 거니까.
  private static func saysAction(_ word: String, _ kinds: Set<ActionKind>) -> Bool {
    !kinds.contains(.ordering) && kinds.contains { $0.heads.contains { word.hasPrefix($0) } }
  }

  /// Beside ordering: where else to, or what somebody else eats.
  private static func choosesAnother(_ word: String) -> Bool {
    ["로", "한테", "에게", "를", "을"].contains { word.hasSuffix($0) && word.count > 1 } && !adverbs.contains(word)
      || ["집에", "회사", "학교", "여기", "거기", "시키", "시켜", "주문", "돈", "비싸", "비싼", "이미", "벌써"].contains {
        word.hasPrefix($0)
      }
  }

  private static let adverbs: Set<String> = ["진짜로", "정말로", "바로", "그대로", "이대로", "새로", "그걸로", "이걸로"]
}
