import Language

/// Words that only look like a veto: 알림 안 뜨게 해 줘 asks to switch something off, and 배달 오면 알림 뜨게 해 줘 to switch it on.
enum KoreanVetoException {
  static func holds(for rule: VetoRule, in text: NormalText) -> Bool {
    if rule == .scheduled, switchesTelling(text) { return true }
    guard rule == .prohibition || rule == .scheduled, announcing.contains(where: text.text.contains),
      asks(text), let isWanted = KoreanTelling.isWanted(in: text)
    else { return false }
    return isWanted == (rule == .scheduled)
  }

  /// 배달 도착하면 알려주는 거 켜 주세요: what is told when is a setting, which is switched now. Not 배달 오면 알림 꺼 줘.
  private static func switchesTelling(_ text: NormalText) -> Bool {
    let words = text.spaced.split(separator: " ").map { $0.filter(\.isLetter) }
    guard
      let told = words.indices.dropFirst().last(where: { index in
        settings.contains(where: words[index].hasPrefix)
          && telling.contains { words[index - 1].hasSuffix($0) }
      }), told + 1 < words.count,
      // 비 오면 치킨 시키고 …: something else is put off.
      !words[..<told].contains(where: { $0.hasSuffix("고") })
    else { return false }
    let rest = words[(told + 1)...].joined()
    return switching.contains(where: rest.drop(while: { $0 == "좀" || $0 == "다" || $0 == "도" }).hasPrefix)
      && !forbidding.contains(where: rest.contains)
  }

  private static let settings = ["거", "것", "알림", "알람", "기능"]
  private static let telling = ["알려주는", "주는", "뜨는", "오는", "울리는", "보내는"]
  private static let switching = ["켜", "꺼", "끄자", "키자"]
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
