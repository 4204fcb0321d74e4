import Language

/// Whether a Korean sentence takes something away: 콜라 빼 줘, 장바구니에서 (도려내 줘). What has been taken away before (지운 모음,
/// 삭제한 거) is only told.
enum KoreanRemoval {
  static func holds(for text: NormalText) -> Bool {
    text.spaced.replacing(",", with: " ").split(separator: " ").contains { word in
      verbs.contains { word.hasPrefix($0) } || places.contains { word.hasSuffix($0) } || isAction(word)
        || isTakingOut(word)
    }
  }

  private static let verbs = [
    "뺄", "지워", "지우", "지울", "덜어", "치워", "비워", "비우", "버려", "도려", "솎", "들어내", "파내",
  ]

  /// 삭제해 줘, never 삭제한.
  private static func isAction(_ word: Substring) -> Bool {
    actions.contains { action in
      word.hasPrefix(action) && word.dropFirst(action.count).first.map { !told.contains($0) } ?? true
    }
  }

  private static let actions = ["삭제", "제거", "취소", "해제", "해지", "퇴출", "방출"]
  private static let told: Set<Character> = ["한", "했", "된", "됐", "돼"]

  /// 빼, 빼고, 빼 줘, never 빼빼로.
  private static func isTakingOut(_ word: Substring) -> Bool {
    word.first == "빼" && word.dropFirst().first.map(tails.contains) ?? true
  }

  private static let tails: Set<Character> = [
    "고", "서", "줘", "주", "는", "자", "라", "내", "낼", "기", "도", "버", "놔", "둬", "야", "달", "세", "십", "요",
  ]
  /// Out of what things are kept in.
  private static let places = [
    "장바구니에서", "바구니에서", "카트에서", "즐겨찾기에서", "즐찾에서", "단골에서", "목록에서", "리스트에서", "모음에서", "컬렉션에서", "계획에서", "일정에서",
  ]
}
