/// Whether a Korean part of an answer is a reason or a concession before the answer itself: 아깝지만, 안 살 거니까.
package enum KoreanConcession {
  /// - Parameter part: words without spaces.
  package static func holds(for part: String) -> Bool {
    !naming.contains { part.contains($0) } && endings.contains { part.count > $0.count && part.hasSuffix($0) }
  }

  /// 피자가 먹고 싶어서, 피자를 좋아해서 may name another thing than what was asked about.
  private static let naming = ["싶", "말고", "다른", "대신", "보다"]
  private static let endings = [
    "지만", "긴한데", "기는한데", "니까", "테니까", "아서", "어서", "워서", "싸서", "해서", "파서", "라서", "돼서", "겨서", "려서", "으니", "거니",
    "다니", "불러서", "와서", "커서",
  ]
}
