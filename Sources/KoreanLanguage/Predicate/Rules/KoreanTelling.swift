import Language

/// Whether a Korean sentence wants an app to tell something, or to stop telling it.
enum KoreanTelling {
  /// 배달 오면 알려 줘, 안 뜨게 해 줘. Nil where it says neither: 배달 알림 설정 알려 줘.
  static func isWanted(in text: NormalText) -> Bool? {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    let isStopped = zip(words, words.dropFirst()).contains { word, next in
      ["안", "못", "그만"].contains(word) && telling.contains(where: next.hasPrefix)
    }
    if isStopped { return false }
    let saysWhen = words.contains { word in ["면", "때", "때마다", "게"].contains(where: word.hasSuffix) }
    return saysWhen && words.contains { word in told.contains(where: word.hasPrefix) } ? true : nil
  }

  private static let telling = ["오게", "뜨게", "울리게", "받을", "받게", "보내", "알려", "울려"]
  private static let told = ["알려줘", "알려주", "알려다", "알려달", "오게", "뜨게", "울리게", "받게"]
}
