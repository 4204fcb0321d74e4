import Language

// Prohibitions without -지 마: verbs of abstaining, and requests to see to it that something does not happen.

extension PredicateContext {
  /// 먹는 건 피해 줘, 외출 자제해 주세요, 알림 좀 그만하자.
  var abstention: Veto? {
    guard let predicate else { return nil }
    let endsLikeAbstaining =
      Self.abstaining.contains { predicate.stem.ends(with: $0) }
      && !Self.alike.contains { predicate.stem.ends(with: $0) }
    let isAbstaining =
      endsLikeAbstaining || ["자제", "금지", "지양"].contains { predicate.stem.hasPrefix($0) }
    if isAbstaining { return Veto(rule: .prohibition, range: predicate.start..<predicate.end) }
    guard heeds(predicate) else { return nil }
    return lastRange(of: Self.heeded, before: text.count).map { Veto(rule: .prohibition, range: $0) }
  }

  private func heeds(_ predicate: LocatedPredicate) -> Bool {
    Self.heeding.contains { predicate.stem.ends(with: $0) }
      || (predicate.stem == "쓰" && ["신경", "신경을", "신경좀"].contains { endsWith($0, at: predicate.start) })
      || (predicate.stem == "두" && ["기억해", "명심해", "알아"].contains { endsWith($0, at: predicate.start) })
  }

  /// 받고 싶지 않은데 도와줘, 늦는 일이 없었으면 해, 보지 않으셨으면 해요, 물 주면 안 돼.
  var unwanted: Veto? {
    guard let predicate, case .request(let family, _) = predicate.meaning else { return nil }
    if family == .r9, ["없었", "않았", "않으셨", "말았"].contains(where: { endsWith($0, at: predicate.tailStart) }) {
      return Veto(rule: .prohibition, range: predicate.tailStart - 2..<predicate.end)
    }
    if family == .r5, predicate.stem == "주", !text.isQuestion,
      text.slice(predicate.start..<predicate.end).hasPrefix("주면안")
    {
      return Veto(rule: .prohibition, range: predicate.start..<predicate.end)
    }
    guard ["하", "해보", "도와주", "돕", "부탁하"].contains(where: { predicate.stem.ends(with: $0) }) else {
      return nil
    }
    return lastRange(
      of: ["싶지않", "싶지가않", "싶지는않", "지않고싶", "안하고싶", "않았음", "않았으면", "원하지않", "원치않", "못찾았음", "못하도록", "못하게"],
      before: predicate.start
    )
    .map { Veto(rule: .prohibition, range: $0) }
  }

  /// 그만 before the last word, whatever verb that is: 그만 베껴.
  var stopping: Veto? {
    guard let start = (0..<text.count).last(where: { text.spaceBefore[$0] }), start > 2,
      start < text.count - 1,
      endsWith("그만", at: start), text.spaceBefore[start - 2], (predicate?.end ?? 0) < text.count
    else { return nil }
    return Veto(rule: .prohibition, range: start - 2..<start)
  }

  /// 시키지 않도록 해 줘, 보내지 말기로 해요, 알림이 안 오게 해 줘, 늦는 일이 없도록 주의해 줘.
  var arranged: Veto? {
    guard let predicate else { return nil }
    let arranges = predicate.stem == "하" || Self.arranging.contains { predicate.stem.ends(with: $0) }
    for place in Set([predicate.start, predicate.verbStart]).sorted() {
      for end in places(before: place) {
        if let range = negatedGoal(endingAt: end, arranges: arranges) {
          return Veto(rule: .prohibition, range: range)
        }
      }
    }
    return nil
  }

  /// Where the clause before the predicate may end: words like 좀 and 꼭 do not count.
  private func places(before start: Int) -> [Int] {
    var places = [start]
    while let word = [
      "좀", "꼭", "를", "을", "은", "는", "매우", "항상", "부디", "제발", "해주길", "하길", "해주기를", "해주시길", "한번만", "각별히", "신경써",
      "어떻게",
      "잘", "그렇게", "말야", "말이야", "해주시는걸로", "해주는걸로", "하는걸로", "하는것으로", "해주는것으로", "것",
    ].first(where: { endsWith($0, at: places[places.count - 1]) }),
      places.count < 4
    {
      places.append(places[places.count - 1] - word.unicodeScalars.count)
    }
    return places
  }

  private func negatedGoal(endingAt end: Int, arranges: Bool) -> Range<Int>? {
    for ending in Self.alwaysNegative where endsWith(ending, at: end) {
      return end - ending.unicodeScalars.count..<end
    }
    guard arranges else { return nil }
    for ending in Self.negativeGoals where endsWith(ending, at: end) {
      let start = end - ending.unicodeScalars.count
      return isProperty(endingAt: start) ? nil : start..<end
    }
    return goal(negatedBefore: end)
  }

  /// 안 보이게, 못 들어오도록; never 안 맵게, which is how a dish is to be.
  private func goal(negatedBefore end: Int) -> Range<Int>? {
    guard let suffix = Self.goals.first(where: { endsWith($0, at: end) }) else { return nil }
    let stemEnd = end - suffix.unicodeScalars.count
    for start in stride(from: stemEnd - 1, through: max(0, stemEnd - 6), by: -1) {
      let isNegated = "안못".unicodeScalars.contains(text.scalars[start]) || endsWith("그만", at: start + 1)
      guard isNegated, text.spaceBefore[start] || text.scalars[start] == "만",
        isOneVerb(start + 1..<stemEnd, suffix)
      else { continue }
      return isProperty(endingAt: stemEnd) ? nil : start..<end
    }
    return nil
  }

  /// 안 보이게, but not 안방에 분위기 or 못난이꽈배기: a negation that is joined stands before one word, and before -기
  /// that is a verb in the list.
  private func isOneVerb(_ stem: Range<Int>, _ suffix: String) -> Bool {
    guard !stem.isEmpty else { return false }
    if text.spaceBefore[stem.lowerBound] { return true }
    guard !stem.dropFirst().contains(where: { text.spaceBefore[$0] }) else { return false }
    guard suffix == "기" || suffix == "길" else { return true }
    let word = text.slice(stem)
    return VerbHeads.heads(.stem)?.value(of: stem, in: text.scalars) != nil
      || ["하", "되", "지"].contains { word.hasSuffix($0) }
  }

  private func isProperty(endingAt end: Int) -> Bool {
    Self.properties.contains { endsWith($0, at: end) }
  }

  /// Verbs that say that something is not done.
  private static let abstaining = ["피하", "자제하", "삼가", "삼가하", "금하", "금지하", "지양하", "그만하", "금물하", "회피하"]

  /// Verbs that only end like one of these: to wonder, to pay in, to send money, to draw it out,
  /// to save, to collect, to be ashamed.
  private static let alike = ["궁금하", "입금하", "송금하", "출금하", "저금하", "모금하", "창피하"]

  /// Verbs of paying attention: what must not happen stands before them.
  private static let heeding = ["참고하", "알아두", "명심하", "유념하", "기억하", "주의하", "조심하", "유의하", "신경쓰", "지키"]

  private static let heeded = [
    "지마", "지말", "지않", "지가않", "지못하", "면안", "선안", "서는안", "없도록", "없게", "안할거", "안하고싶", "안되", "안돼", "피해야",
  ]

  private static let arranging = [
    "해보", "부탁하", "주의하", "조심하", "유의하", "신경쓰", "당부하", "명심하", "바라", "원하", "약속하", "설정하", "잡", "만들", "추천하", "권하",
    "권장하", "당부드리", "부탁드리",
  ]

  private static let alwaysNegative = withTopic([
    "지않도록", "지말도록", "지않기로", "지말기로", "일이없도록", "일없도록", "경우가없도록", "지않은상태로",
  ])

  private static let negativeGoals = withTopic([
    "지않게", "지못하게", "지않게끔", "지못하도록", "지않는걸로", "지않는것으로", "지않는거로", "지않는방향으로", "지않기", "지말기", "지않길", "지말길",
    "지않는것", "지않는거", "지않는걸", "지않는것을", "지않으시기로", "지않을수있게", "지않을수있도록", "지말게", "피하도록", "자제하도록", "삼가도록", "피하기로",
    "자제하기로", "삼가기로", "피하길", "자제하길", "삼가길",
    "자제할것을", "피할것을", "피하기를", "삼가기를", "없도록", "없게", "없게끔", "없는걸로", "없는것으로", "않는쪽으로", "지않음", "지말것",
  ])

  /// Beside -지 않게 also -지는 않게, -진 않게, and 않게 behind a noun: 노출 않게.
  private static func withTopic(_ endings: [String]) -> [String] {
    let negated = endings.filter { $0.hasPrefix("지") }
    let bare = negated.filter { $0.hasPrefix("지않") && $0 != "지않은상태로" }.map { String($0.dropFirst()) }
    return endings + negated.flatMap { ["지는\($0.dropFirst())", "진\($0.dropFirst())"] } + bare
  }

  private static let goals = [
    "게", "게끔", "도록", "기로", "는걸로", "는것으로", "는거로", "는것", "는거", "는걸", "는것을", "기", "길", "는쪽으로", "는방향으로",
  ].sorted { $0.count > $1.count }

  /// Adjectives that say how something is to be: 맵지 않게 해 주세요 asks for a dish.
  static let properties = [
    "맵", "짜", "달", "뜨겁", "차갑", "크", "작", "싱겁", "느끼하", "질기", "딱딱하", "시끄럽", "어둡", "밝", "춥", "덥", "늦", "진하",
    "무겁", "기름지",
  ]
}
