/// Which words cannot be part of a name, so that a phrase that took them for one is not answered with “not found”.
enum KoreanNameWords {
  /// 있는지, 맡겨달라고, 걍.
  static func isNever(_ word: String) -> Bool {
    clauses.contains { word.hasSuffix($0) } || fillers.contains(word)
  }

  /// Endings of a clause: 있는지, 맡겨달라고, 들어가기 (전).
  private static let clauses = ["는지", "달라고", "려고", "가기", "하기", "줄래", "더라", "다고"]

  private static let fillers: Set<String> = [
    "걍", "그냥", "그대", "이제", "잠깐만", "거", "거는", "건", "담은거", "담아둔거", "장바구니", "ㅇㅋ", "이따가", "수", "콜", "아까",
  ]
}
