import Language

/// Words that only look like a veto: 알림 안 뜨게 해 줘 asks to switch something off, and 배달 오면 알림 뜨게 해 줘 to switch it on.
enum KoreanVetoException {
  static func holds(for rule: VetoRule, in text: NormalText) -> Bool {
    guard rule == .prohibition || rule == .scheduled, announcing.contains(where: text.text.contains),
      asks(text), let isWanted = KoreanTelling.isWanted(in: text)
    else { return false }
    return isWanted == (rule == .scheduled)
  }

  private static let announcing = ["알림", "알람", "푸시"]

  /// Whether it ends as a plain request, and forbids nothing: not 알림 안 오게 하지 마.
  private static func asks(_ text: NormalText) -> Bool {
    let words = text.spaced.split(separator: " ").map { $0.filter(\.isLetter) }
    guard !words.contains(where: { word in forbidding.contains { word.contains($0) } }) else { return false }
    return words.contains { word in asking.contains { word.hasSuffix($0) } }
  }

  private static let forbidding = ["지마", "지말", "말고", "말아"]
  private static let asking = ["게해줘", "해줘", "해줘요", "해주세요", "해줄래", "해주라", "해다오", "해주십시오", "해주시겠어요"]
}
