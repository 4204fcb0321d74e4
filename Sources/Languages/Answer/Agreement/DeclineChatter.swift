import KoreanLanguage
import Language

/// Whether words beside a clear no only say more about it: 멀쩡한 걸 왜 비워 (냅둬라), (no) sorry mum's already cooking.
///
/// A no does nothing and spends nothing, so the words need not be known. Words that may change what is asked about do not
/// count: another number, another thing, a condition, another request, or second thoughts.
struct DeclineChatter {
  let kinds: Set<ActionKind>
  let shown: ShownWords

  func holds(for text: NormalText, before isBefore: Bool) -> Bool {
    guard !text.isEmpty, !text.isQuestion, text.count <= Self.longest else { return false }
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    guard !StatedReason.hasNumber(text) || shown.holds(for: words) else { return false }
    return text.scalars.contains(where: Hangul.isSyllable)
      ? isKorean(words, isBefore) : isEnglish(words, isBefore)
  }

  private static let longest = 80

  // MARK: Korean

  private func isKorean(_ words: [String], _ isBefore: Bool) -> Bool {
    guard let last = words.last, isBefore || words.count > 1,
      !words.contains(where: { word in Self.changing.contains { word.hasPrefix($0) } }),
      !words.contains(where: { word in Self.limiting.contains { word.hasSuffix($0) } }),
      isBefore || last.last.map(Self.endings.contains) ?? false
    else { return false }
    if isBefore, words.first.map({ Self.agreeing.contains($0) }) ?? false { return false }
    if isBefore, hasNegation(words) { return true }
    // 취소하고 다시 시켜: done, and then something else. 지갑 가져올게: words before it belong to it.
    let namesAction = kinds.contains { kind in
      words.contains { word in kind.heads.contains { word.hasPrefix($0) } }
    }
    return !(isBefore && (namesAction || words.count < 2))
      && PredicateReader.read(NormalText(words.joined(separator: " "))).family == nil
  }

  private func hasNegation(_ words: [String]) -> Bool {
    words.contains { word in ["안", "못", "왜", "무슨"].contains { word.hasPrefix($0) } }
  }

  private static let changing = [
    "말고", "말구", "근데", "그런데", "하지만", "대신", "잠깐", "잠시", "바꿔", "바꾸", "변경", "다른", "딴", "빼고", "추가", "만약",
    "혹시", "어떻", "얼마", "언제", "나중", "이따", "일단", "글쎄", "고민", "어디", "언제", "몇", "누가", "생각", "아니면", "원했", "골랐",
    "말한", "시켰", "주문했",
  ]
  private static let agreeing: Set<String> = ["그래", "네", "응", "예", "어", "넵", "좋아"]
  /// Where to, if, how many, what somebody said.
  private static let limiting = ["로", "으로", "면", "거든", "씩", "만", "까", "나요", "냐", "라고", "다고", "달라"]
  private static let endings = Set("요다어아네지음임함대래데니여유잉노께고라야서해가".map { $0 })

  // MARK: English

  private func isEnglish(_ words: [String], _ isBefore: Bool) -> Bool {
    guard words.count > (isBefore ? 2 : 1), words.count <= 16 else { return false }
    // no the soy chicken names what is meant instead.
    guard words.contains(where: { Self.tellers.contains($0) || $0.hasSuffix("n't") || $0.hasSuffix("ing") })
    else {
      return false
    }
    return !words.contains { Self.turning.contains($0) || $0.hasSuffix("'d") && $0 != "i'd" }
  }

  /// Subjects and verbs: with one of them somebody tells something.
  private static let tellers: Set<String> = [
    "i", "i'm", "im", "i've", "ive", "i'll", "ill", "we", "we're", "we've", "we'll", "he", "he's", "hes",
    "she", "she's",
    "shes", "they", "they're", "theyre", "it", "it's", "its", "that's", "thats", "there's", "theres", "you",
    "you're",
    "is", "are", "was", "were", "am", "has", "have", "had", "got", "been", "too", "dont", "didnt", "cant",
    "wont", "not",
    "never", "picked", "brought", "made", "came", "cooked", "changed", "wrong", "let", "took", "oops",
    "sorry", "thanks",
    "mum's", "mom's", "dad's", "everyone's", "my", "me", "why", "er", "be", "much",
  ]

  private static let turning: Set<String> = [
    "if", "when", "whenever", "once", "unless", "until", "till", "whether", "which", "who", "how", "instead",
    "except", "but", "though", "although", "however", "wait", "hold", "actually", "or", "maybe", "perhaps",
    "meant",
    "mean", "said", "change", "make", "add", "take", "send", "switch", "swap", "replace", "remove", "drop",
    "with",
    "without", "other", "another", "different", "only", "one", "ones", "half", "later", "first", "then",
    "yes", "yeah",
    "yep", "sure", "ok", "okay", "fine", "do", "go", "please", "want", "rather", "prefer", "can", "could",
    "would",
    "should", "might", "decide", "know", "think", "wondering", "kidding", "joking", "jk", "stop", "back",
    "show", "tell",
    "what", "where", "way", "from", "order", "deliver", "price", "address", "kind", "just", "mind", "either",
    "whatever", "matter",
    "care",
  ]
}
