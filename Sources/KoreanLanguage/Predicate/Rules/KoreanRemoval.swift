import Language

/// Whether a Korean sentence takes something away: 콜라 빼 줘, 장바구니에서 (도려내 줘).
enum KoreanRemoval {
  static func holds(for text: NormalText) -> Bool {
    text.spaced.replacing(",", with: " ").split(separator: " ").contains { word in
      verbs.contains { word.hasPrefix($0) } || places.contains { word.hasSuffix($0) }
        || isVerb(word)
    }
  }

  private static func isVerb(_ word: Substring) -> Bool {
    word == "빼" || word.first == "빼" && word.dropFirst().first.map(tails.contains) ?? false
  }

  private static let verbs = [
    "뺄", "뺐", "지워", "지우", "지울", "삭제", "제거", "취소", "덜어", "치워", "비워", "비우", "버려", "해제", "해지", "도려", "솎", "들어내",
    "파내", "퇴출", "방출", "보관해제",
  ]
  /// Behind 빼, a verb: 빼고, 빼 줘, never 빼빼로.
  private static let tails: Set<Character> = [
    "고", "서", "줘", "주", "는", "자", "라", "내", "낼", "기", "도", "버", "놔", "둬", "야", "달", "세", "십", "요",
  ]
  /// Out of what things are kept in.
  private static let places = [
    "장바구니에서", "바구니에서", "카트에서", "즐겨찾기에서", "즐찾에서", "단골에서", "목록에서", "리스트에서", "모음에서", "컬렉션에서", "계획에서", "일정에서",
  ]
}
