package import Language

/// A story beside a clear Korean answer, of any words: 아들이 벌써 사 왔다네 그거 (취소해라), (삭제해 주세요) 두 번 들어갔네요.
///
/// A Korean sentence says last what is to be done. Words around the action that end in a predicate or an answer have no part in it,
/// unless they choose, limit, count, put off, set a condition, ask, forbid, or ask for something else.
package struct KoreanStory {
  private let kinds: Set<ActionKind>
  private let isShown: (String) -> Bool

  private var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  /// - Parameters:
  ///   - kinds: what was asked about.
  ///   - isShown: whether a word repeats what the question shows.
  package init(kinds: Set<ActionKind>, isShown: @escaping (String) -> Bool) {
    self.kinds = kinds
    self.isShown = isShown
  }

  /// Whether words before the action only lead up to it.
  package func leads(_ words: [String]) -> Bool {
    let front = words.drop { KoreanStoryWords.answers.contains($0) }
    let clause = front.reversed().drop { KoreanStoryWords.before.contains($0) || isShown($0) }.reversed()
    guard !front.isEmpty, front.count <= Self.longest else { return false }
    guard let last = clause.last else { return true }
    return closes(last) && !changes(Array(front))
  }

  /// Whether words behind the action only say more about it.
  ///
  /// - Parameter action: the last word of the action. A bare noun may go on: 취소 쪽으로 기울었는데.
  package func follows(_ words: [String], behind action: String) -> Bool {
    guard !kinds.contains(where: { $0.heads.contains(action) }), let last = words.last,
      words.count <= Self.longest, !goesOn(words[0])
    else { return false }
    let isBefore = last == "전에" && words.count > 1 && words[words.count - 2].hasSuffix("기")
    guard
      isBefore || KoreanStatement.isFinal(last) || KoreanStoryWords.closing.contains(where: last.hasSuffix)
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
          || word.hasSuffix("면") && !KoreanStoryWords.noodles.contains(word)
      }
  }

  /// Whether words before a no that stands by itself neither agree nor ask for something else.
  package func mayDecline(behind words: [String]) -> Bool {
    guard let first = words.first, words.count <= Self.longest else { return false }
    return !KoreanDeclineAside.agreeing.contains(first) && !KoreanStatement.isGiving(words)
      && !words.contains { word in KoreanStoryWords.elseThan.contains { word.hasPrefix($0) } }
  }

  private static let longest = 14

  /// What tells something of people, money or, beside what is to be undone, of time.
  package var tellingCounters: Set<String> {
    let always: Set<String> = ["명", "살", "원", "사람"]
    return isOrdering ? always : always.union(["번", "시간", "분", "시", "년", "월", "일", "달", "주", "층", "학년"])
  }

  /// Behind a number: 두 마리만.
  package static let countParticles: Set<String> = [
    "을", "를", "이", "가", "은", "는", "만", "도", "로", "으로", "씩", "짜리", "요", "이요", "밖에", "이나", "라도", "쯤",
  ]

  private func closes(_ word: String) -> Bool {
    KoreanStatement.isStatement(word) || KoreanStoryWords.ends.contains(word)
      || KoreanStoryWords.endings.contains(where: word.hasSuffix)
  }

  /// (취소) 안 해도 돼요, (취소) 할까: goes on with the action before it.
  private func goesOn(_ word: String) -> Bool {
    ["안", "못", "말", "하", "해", "할", "한다", "됐", "되", "돼"].contains(word) || word.hasPrefix("말고")
      || KoreanStoryWords.auxiliaries.contains(where: word.hasPrefix)
  }

  // MARK: What changes something

  private func changes(_ words: [String]) -> Bool {
    words.indices.contains { limits(words[$0]) && !isShown(words[$0]) && !($0 > 0 && words[$0 - 1] == "안") }
      || negatesAction(words) || doubts(words)
      || isOrdering && words.indices.contains { choosesAnother(words, at: $0) && !isShown(words[$0]) }
  }

  private func limits(_ word: String) -> Bool {
    if isOrdering, KoreanStoryWords.quotes(word) || word.hasSuffix("게") { return true }
    let turning = KoreanStoryWords.turning + (isOrdering ? KoreanStoryWords.choosing : [])
    return turning.contains { word.hasPrefix($0) && word != "아니까" }
      || KoreanStoryWords.limiting.contains { word.hasSuffix($0) && word != $0 }
        && !KoreanStoryWords.noodles.contains(word) && !["니까", "니까요"].contains(where: word.hasSuffix)
      || word.hasSuffix("만") && !word.hasSuffix("지만") && !KoreanStoryWords.fullWords.contains(word)
      || word.hasSuffix("도") && !KoreanStoryWords.fullWords.contains(word) && !isPerson(word)
        && !["기도", "지도"].contains(where: word.hasSuffix)
  }

  /// 민수도, 사장님도: who else, not what else.
  private func isPerson(_ word: String) -> Bool {
    ["님도", "애도", "애들도", "엄마도", "아빠도", "친구도", "남편도", "와이프도"].contains(where: word.hasSuffix)
  }

  /// 백업했나 모르겠네, 아직 고민 중이야; not 언제 담은 건지도 모르겠네.
  private func doubts(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      next.hasPrefix("모르") && ["나", "까", "지"].contains(where: word.hasSuffix)
        || word == "고민" && next.hasPrefix("중")
    }
  }

  /// 안 지울 거니까, 취소하지 말고: the action is not wanted.
  private func negatesAction(_ words: [String]) -> Bool {
    guard !isOrdering else { return false }
    return words.indices.contains { index in
      let word = words[index]
      guard kinds.contains(where: { $0.heads.contains { word.contains($0) } }) else { return false }
      let before = index > 0 ? words[index - 1] : ""
      return ["안", "못"].contains(before) || ["안", "못"].contains(where: word.hasPrefix)
        || ["지말", "지마", "지않", "지못", "말고", "까말"].contains(where: word.contains)
    }
  }

  /// Beside ordering: where else to, or what somebody else eats.
  private func choosesAnother(_ words: [String], at index: Int) -> Bool {
    let word = words[index]
    // 먹을 거니까: a verb before a noun.
    let isVerb = words.dropFirst(index + 1).first.map { next in
      ["거", "것", "게", "건", "테", "수"].contains { next.hasPrefix($0) }
    }
    return !(isVerb ?? false && word.hasSuffix("을"))
      && ["로", "한테", "에게", "를", "을"].contains { word.hasSuffix($0) && word.count > 1 }
      && !KoreanStoryWords.adverbs.contains(word)
      || KoreanStoryWords.elsewhere.contains { word.hasPrefix($0) }
  }
}
