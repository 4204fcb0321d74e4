/// Whether words of agreement do not agree: they ask back, repeat what was asked, do not care, or mean the opposite.
///
/// 그래? and 시키라고 answer no question; taken for a yes they would spend money.
enum AgreementDoubt {
  static func holds(for text: NormalText) -> Bool {
    text.isQuestion || quotes(text) || ironic.contains(text.text.filter { $0 != "," })
      || indifferent.contains { text.text.contains($0) }
  }

  /// An echo says what was heard with a quoting ending: 하라고, 시키라고요, 주문하자고, 보낸다고. 최고 and 사고 end
  /// otherwise.
  private static func quotes(_ text: NormalText) -> Bool {
    let word = text.text.hasSuffix("요") ? text.text.dropLast() : text.text[...]
    return quotingEndings.contains { word.count > $0.count && word.hasSuffix($0) }
  }

  private static let quotingEndings = ["라고", "라구", "다고", "다구", "자고", "자구", "냐고", "냐구", "라니", "다니"]

  /// 아무래도 좋아 leaves the choice to others, though 좋아 agrees.
  private static let indifferent = ["아무래도좋", "아무래도괜찮", "어떻든좋", "어떻든괜찮"]

  /// Said of what is not believed. Without spaces, as normal text has them in English.
  private static let ironic: Set<String> = [
    "yeahright", "yearight", "yahright", "ohyeahright", "suresure", "ohsure", "ohsureright", "yeahyeah",
    "yeahno", "잘도", "퍽이나", "어련하시겠어", "어련하시겠어요",
  ]
}
