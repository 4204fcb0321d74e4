/// What the restaurant is asked to mind: 덜 맵게, 양파 빼고.
enum Wishes {
  private static let none: Set<String> = [
    "없어요", "없어", "없습니다", "없음", "아니요", "아니", "아뇨", "괜찮아요", "괜찮아", "괜찮습니다", "됐어요", "됐어",
    "그냥", "그냥요", "그냥주세요", "no", "none", "nothing", "nope", "no thanks", "nothing else", "that's all",
  ]

  /// The wishes in `said`; nil when it says that there are none.
  static func read(_ said: String?) -> String? {
    guard let said else { return nil }
    let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let plain = words.lowercased().filter { !".!?,~".contains($0) }
    let isNone = none.contains(plain) || none.contains(plain.filter { $0 != " " })
    return words.isEmpty || isNone ? nil : words
  }
}
