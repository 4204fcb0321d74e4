package import Language

/// Whether Korean words beside a clear no only say more about it: 멀쩡한 걸 왜 비워 (냅둬라).
package struct KoreanDeclineAside {
  private let kinds: Set<ActionKind>

  package init(kinds: Set<ActionKind>) { self.kinds = kinds }

  package func holds(for words: [String], before isBefore: Bool) -> Bool {
    guard let last = words.last, isBefore || words.count > 1,
      !words.contains(where: { word in Self.changing.contains { word.hasPrefix($0) } }),
      !words.contains(where: { word in Self.limiting.contains { word.hasSuffix($0) } }),
      isBefore || last.last.map(Self.endings.contains) ?? false || promises(last)
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

  /// (아니 됐어) 라면 끓여 먹을게: what somebody will do instead; not 덜 맵게.
  private func promises(_ word: String) -> Bool {
    let bare = word.hasSuffix("요") ? word.dropLast() : word[...]
    guard bare.hasSuffix("게"), let before = bare.dropLast().unicodeScalars.last else { return false }
    return Hangul.finalConsonant(of: before) == "ㄹ"
  }

  private func hasNegation(_ words: [String]) -> Bool {
    words.contains { word in ["안", "못", "왜", "무슨"].contains { word.hasPrefix($0) } }
  }

  private static let changing = [
    "말고", "말구", "근데", "그런데", "하지만", "대신", "잠깐", "잠시", "바꿔", "바꾸", "변경", "다른", "딴", "빼고", "추가", "만약",
    "혹시", "어떻", "얼마", "언제", "나중", "이따", "일단", "글쎄", "고민", "어디", "언제", "몇", "누가", "생각", "아니면", "원했", "골랐",
    "말한", "시켰", "주문했",
  ]
  static let agreeing: Set<String> = ["그래", "네", "응", "예", "어", "넵", "좋아"]
  /// Where to, if, how many, what somebody said.
  private static let limiting = ["로", "으로", "면", "거든", "씩", "만", "까", "나요", "냐", "라고", "다고", "달라"]
  private static let endings = Set("요다어아네지음임함대래데니여유잉노께고라야서해가디".map { $0 })
}
