import Language

/// Clauses beside a request that say why, how somebody feels or what has happened, and nothing about what is asked for:
/// 7시에 회의니까 지금 김치찌개 시켜 줘, 이사했으니까 주소 바꿔 줘.
///
/// They are known by the ending of their last word, so that any verb may have it. What asks for something itself, a
/// condition and a prohibition are no statements.
enum KoreanStatement {
  /// The words that may be set aside, the fewest first: before the request up to a statement's ending, or behind it.
  static func ranges(in words: [String]) -> [Range<Int>] {
    guard words.count > 1, words.count <= longest else { return [] }
    let bare = words.map { NormalText($0).text }
    let before = isGiving(words) ? (1..<words.count).filter { mayOpen(bare[..<$0]) }.map { 0..<$0 } : []
    let behind = (1..<words.count).filter {
      mayFollow(bare, from: $0)
        && (isGiving(bare[..<$0]) && !isGiving(bare[..<($0 - 1)]) || isNominalRequest(bare[$0 - 1]))
    }
    return Array(before.prefix(mostCuts)) + behind.prefix(1).map { $0..<words.count }
  }

  /// The words beside a request that probably only state something, whatever the request ends in: 배고파 죽겠어 마라탕 하나만, 찜닭집
  /// 즐찾에서 빼자 맛이 변했어.
  static func likelyRanges(in words: [String]) -> [Range<Int>] {
    guard words.count > 1, words.count <= longest else { return [] }
    let bare = words.map { NormalText($0).text }
    let before = (1..<words.count).filter { mayOpen(bare[..<$0]) && !isFinal(bare[words.count - 1]) }
    let behind = (1..<words.count).filter {
      mayFollow(bare, from: $0) && isWilling(bare[..<$0]) && !isWilling(bare[..<($0 - 1)])
    }
    return before.suffix(mostCuts).map { 0..<$0 } + behind.prefix(1).map { $0..<words.count }
  }

  /// Longer sentences are not looked at.
  private static let longest = 24
  private static let mostCuts = 3

  /// 시켜 줘, 부탁해: 시켜요 may as well say what somebody does.
  static func isGiving(_ words: some Sequence<String>) -> Bool {
    family(of: words).map { $0 <= .r8 } ?? false
  }

  /// 취소요, 삭제 ㄱㄱ: a noun of action that is said as a request; not the bare noun, which may go on.
  private static func isNominalRequest(_ word: String) -> Bool {
    guard let end = ["이요", "요", "ㄱㄱ", "ㄱ"].first(where: word.hasSuffix) else { return false }
    return VerbalNounLexicon.all.contains(String(word.dropLast(end.count)))
  }

  /// 빼자, 담을게, 시켜야겠다; not 시켜, which may go on: 시켜 (먹었어).
  private static func isWilling(_ words: some Sequence<String>) -> Bool {
    family(of: words).map { (EndingFamily.r9 ... .r13).contains($0) } ?? false
  }

  private static func family(of words: some Sequence<String>) -> EndingFamily? {
    PredicateReader.read(NormalText(words.joined(separator: " "))).family
  }

  private static func mayOpen(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last, isStatement(last) else { return false }
    return !isBarred(words)
  }

  /// (시켜 주세요) 배가 고파요: behind a predicate, and not going on with it.
  private static func mayFollow(_ words: [String], from start: Int) -> Bool {
    guard words.count - start > 1, let last = words.last, isFinal(last) || isNamed(last),
      !isGiving([words[start]]), !particles.contains(where: words[start - 1].hasSuffix),
      !quoting.contains(where: words[start].hasPrefix)
    else { return false }
    return !isBarred(words[start...]) && !words[start...].contains(where: isTakingBack)
  }

  /// 주소는: a noun that looks like a request.
  private static let particles = ["은", "는", "을", "를", "에", "도"]

  /// (비워 줘) 그러면서 자네: somebody else said it.
  private static let quoting = [
    "그러", "그랬", "그래", "그런", "이러", "이랬", "라고", "라구", "라며", "라는", "하고", "하더", "하면", "하길", "하는", "하시", "했",
  ]

  /// A clause that is a request or a wish of its own, forbids, or says when or on what condition.
  static func isBarred(_ words: ArraySlice<String>) -> Bool {
    let clause = words.joined()
    return barring.contains { clause.contains($0) }
      || words.contains { word in limiting.contains { word.hasSuffix($0) } || isReported(word) }
      || isGiving(words)
  }

  /// By it the request beside the clause was said, written or dreamt: 형이 그랬어, 문자가 왔어, 꿈을 꿨어.
  private static func isReported(_ word: String) -> Bool {
    reported.contains(where: word.hasPrefix) && !["꿈같", "말이야"].contains(where: word.hasPrefix)
  }

  private static let reported = [
    "그랬", "그러더", "그러네", "그러는", "말했", "말하더", "말하네", "말씀하", "소리치", "소리쳤", "외치", "외쳤", "외우", "외웠", "물었",
    "적혀", "쓰여", "문자", "가사", "꿈", "대사", "글귀", "거짓말", "얘기야", "얘기예요", "헛소리", "잠꼬대",
  ]

  /// -지 마, and what people ask an app for with an ending that asks for it: 시키고 싶은데, 주문하려는데.
  private static let barring: [String] =
    ["지말", "지마세", "지마라", "지마시", "금지", "그만", "만약", "만일", "혹시"]
    + ["시키", "주문하", "담", "넣", "취소하", "결제하", "지우", "예약하"].flatMap { stem in
      let will = KoreanVerb(stem: stem).form(.prospective)
      return ["고싶", "려고", "려는", "려구"].map { stem + $0 } + ["건데", "거", "래", "게"].map { will + $0 }
    }

  /// What says when or on what condition.
  private static let limiting = [
    "면", "거든", "마다", "때", "때쯤", "자마자", "순간", "대로", "즉시", "매일", "매주", "매달", "매번",
  ]

  private static func isTakingBack(_ word: String) -> Bool {
    ["아니", "됐", "되었", "취소", "안", "못", "농담", "장난", "거짓말"].contains { word.hasPrefix($0) }
  }
}
