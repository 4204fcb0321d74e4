package import Language

/// A story beside a clear Korean answer, of any words: 아들이 벌써 사 왔다네 그거 (취소해라), (삭제해 주세요) 두 번 들어갔네요.
///
/// A Korean sentence says last what is to be done. Words around the action that end in a predicate or an answer have no part in it,
/// unless they choose, limit, count, put off, set a condition, ask, forbid, or ask for something else.
package struct KoreanStory {
  let kinds: Set<ActionKind>
  let isShown: (String) -> Bool

  var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  /// - Parameters:
  ///   - kinds: what was asked about.
  ///   - isShown: whether a word repeats what the question shows.
  package init(kinds: Set<ActionKind>, isShown: @escaping (String) -> Bool) {
    self.kinds = kinds
    self.isShown = isShown
  }

  /// Whether words before the action only lead up to it.
  ///
  /// - Parameters:
  ///   - isAnswered: a word that agrees stands between: 얘들아 조용히 좀 해 네 (취소할게요). Before it anything may be said
  ///     to others, where something is to be undone.
  ///   - isParted: whether a stop stands between them.
  package func leads(_ words: [String], isAnswered: Bool = false, isParted: Bool = false) -> Bool {
    let front = words.drop { KoreanStoryWords.answers.contains($0) }
    let clause = front.reversed().drop {
      KoreanStoryWords.before.contains($0) || KoreanStoryWords.hurrying.contains($0) || isShown($0)
    }.reversed()
    guard !front.isEmpty, front.count <= Self.longest else { return false }
    guard let last = clause.last else { return true }
    let isApart = isAnswered || isParted || front.dropFirst(clause.count).contains(where: Self.parts)
    return
      (closes(last) || isUnable(Array(clause)) || isAnswered && isSaidToOthers(Array(front))
      || isOrdering && isApart && clause.count > 1 && isPredicate(last))
      && !changes(Array(front))
  }

  /// 주문, 결제, ㄱㄱ.
  package static func orders(_ word: String) -> Bool { KoreanStoryWords.orders.contains(word) }

  /// 축구 시작해 (빨리): behind it an object of the action would stand no more.
  static func parts(_ word: String) -> Bool {
    KoreanStoryWords.agreeing.contains(word) || KoreanStoryWords.hurrying.contains(word)
  }

  /// 시작해, 걸려, 빠지겠네, 질렸다: by its shape a verb, where something parts it from the action.
  func isPredicate(_ word: String) -> Bool {
    let bare = word.hasSuffix("요") ? String(word.dropLast()) : word
    return KoreanStoryWords.predicates.contains { bare.hasSuffix($0) && bare.count > 1 }
  }

  /// 조용히 좀 해, 밥 먹어: said to somebody else.
  func isSaidToOthers(_ words: [String]) -> Bool {
    !isOrdering && words.count > 1 && words.last.map(KoreanStoryWords.commands.contains) ?? false
      && !words.contains { word in kinds.contains { ($0.heads + $0.objects).contains(where: word.contains) } }
  }

  /// 응, 네, 그래: no mere hesitation, as 어 is.
  package static func agrees(_ word: String) -> Bool { KoreanStoryWords.agreeing.contains(word) }

  /// 잠깐만: puts the answer off until a yes.
  package static func pauses(_ word: String) -> Bool { ["잠깐", "잠깐만", "잠시", "잠시만", "잠깐만요"].contains(word) }

  /// 그거, 이걸로, 저메뉴, 아까, 지난번에: what is pointed to may be another thing than what is shown.
  package static func points(_ word: String) -> Bool {
    ["아까", "방금", "지난", "저번", "이번", "요전", "거기", "여기", "저기"].contains(where: word.hasPrefix)
      || word.first.map("그이저요고".contains) ?? false && word.dropFirst().first.map("거것걸게건집메".contains) ?? false
  }

  /// Whether words behind the action only say more about it.
  ///
  /// - Parameter action: the last word of the action. A bare noun may go on: 취소 쪽으로 기울었는데.
  package func follows(_ words: [String], behind action: String) -> Bool {
    guard !kinds.contains(where: { $0.heads.contains(action) }), let last = words.last,
      words.count <= Self.longest, !goesOn(words[0]),
      !(action.hasSuffix("달라고") && KoreanStoryWords.asks(words[0])),
      !(["려고", "려고요", "려구", "려구요"].contains(where: action.hasSuffix)
        && ["하", "했", "해"].contains(where: words[0].hasPrefix))
    else { return false }
    let isBefore = last == "전에" && words.count > 1 && words[words.count - 2].hasSuffix("기")
    // 반죽 묻어서 못 눌러.
    guard
      isBefore || isUnable(words) || KoreanStatement.isFinal(last)
        || (KoreanStoryWords.closing + KoreanStoryWords.spoken).contains(where: last.hasSuffix)
    else { return false }
    return !changes(words) && !words.contains { KoreanStoryWords.takingBack.contains($0) }
      && !KoreanStatement.isBarred(words[...])
  }

  /// Whether words before a no only say why: a no does nothing.
  package func leadsToNo(_ words: [String]) -> Bool {
    let front = words.drop { KoreanStoryWords.answers.contains($0) }
    guard let last = front.last, closes(last) else { return false }
    return front.count <= Self.longest
      && !(["은", "는", "을", "를"].contains(where: last.hasSuffix) && !isShown(last))
      && !front.contains { word in
        word.hasSuffix("만") && !word.hasSuffix("지만") && word != "그만"
          || KoreanStoryWords.notBeforeNo.contains(where: word.hasPrefix)
          || word.hasSuffix("면") && !KoreanStoryWords.notLimiting.contains(word)
      }
  }

  /// Whether words before a no that stands by itself neither agree nor ask for something else.
  package func mayDecline(behind words: [String]) -> Bool {
    guard let first = words.first, words.count <= Self.longest else { return false }
    return !KoreanDeclineAside.agreeing.contains(first) && !KoreanStatement.isGiving(words)
      && !words.contains { word in KoreanStoryWords.elseThan.contains { word.hasPrefix($0) } }
  }

  /// 놔둬, 그대로 두세요: by itself it keeps what there is. 시켜 줘 may ask for something else.
  package static func keeps(_ word: String) -> Bool {
    ["놔", "냅", "남겨", "그대로", "두", "둬", "둡", "보관", "유지", "건드", "건들", "손대"].contains(where: word.hasPrefix)
  }

  /// Whether words beside a refusal set no condition, ask nothing, and ask for nothing else.
  package func mayStandBesideNo(_ words: [String]) -> Bool {
    words.count <= Self.longest && !KoreanStatement.isGiving(words)
      && !words.contains { word in
        (KoreanStoryWords.elseThan + KoreanStoryWords.weighing).contains(where: word.hasPrefix)
          || KoreanStoryWords.open.contains { word.hasSuffix($0) && word != $0 }
            && !KoreanStoryWords.notLimiting.contains(word)
      }
  }

  static let longest = 14

  /// What tells something of people, money or, beside what is to be undone, of time.
  package var tellingCounters: Set<String> {
    let always: Set<String> = ["명", "살", "원", "사람", "점", "일째", "년째", "주년", "학년"]
    return isOrdering ? always : always.union(["번", "시간", "분", "시", "년", "월", "일", "달", "주", "층", "학년"])
  }

  /// Behind a number: 두 마리만.
  package static let countParticles: Set<String> = [
    "을", "를", "이", "가", "은", "는", "만", "도", "로", "으로", "씩", "짜리", "요", "이요", "밖에", "이나", "라도", "쯤", "면", "이면",
  ]

  func closes(_ word: String) -> Bool {
    KoreanStatement.isStatement(word) || KoreanStoryWords.ends.contains(word)
      || (KoreanStoryWords.endings + KoreanStoryWords.spoken).contains(where: word.hasSuffix)
      || KoreanStoryWords.reasonEndings.contains(where: word.hasSuffix)
      || word.hasSuffix("요") && isPredicate(word)
  }

  /// 반죽 묻어서 못 눌러, 후회 안 해; not 안 매우면, nor, beside ordering, what somebody does not eat.
  func isUnable(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return ["안", "못"].contains(words[words.count - 2])
      && !KoreanStoryWords.limiting.contains(where: last.hasSuffix)
      && !(isOrdering && ["먹", "묵", "마", "좋", "맵", "매"].contains(where: last.hasPrefix))
  }

  /// (취소) 안 해도 돼요, (취소) 할까: goes on with the action before it.
  package func goesOn(_ word: String) -> Bool {
    ["안", "못", "말", "하", "해", "할", "한다", "됐", "되", "돼"].contains(word)
      || ["말고", "했", "하더", "그랬"].contains(where: word.hasPrefix)
      || KoreanStoryWords.auxiliaries.contains(where: word.hasPrefix)
  }
}
