import Language

/// Korean sentences that take back what they say: 치킨 두 마리 시켜 줘 아니다 없던 걸로.
enum KoreanRetraction {
  static func takesBack(_ text: NormalText) -> Bool { retracting.contains { text.text.contains($0) } }

  /// Without spaces, as the normal form is matched.
  private static let retracting = ["아니다", "아이다", "없던걸로", "없던일로"]
}
