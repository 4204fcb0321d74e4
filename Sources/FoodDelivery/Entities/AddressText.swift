/// Tells an address from other words.
enum AddressText {
  /// The last syllables of the parts of a Korean address, from the province to the room.
  private static let koreanParts = [
    "시", "도", "군", "구", "읍", "면", "동", "리", "로", "길", "가", "층", "호", "아파트", "빌라", "역",
  ]
  private static let englishParts: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "ro", "gil", "gu", "dong", "apartment", "building",
  ]

  /// Whether `text` has at least two words, one of them part of an address, or such a part with a number.
  static func isPlausible(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == "-" }.map { $0.lowercased() }
    let hasNumber = words.contains { $0.contains(where: \.isNumber) }
    let hasPart = words.contains { word in
      englishParts.contains(word) || koreanParts.contains { word.count > 1 && word.hasSuffix($0) }
        || koreanParts.contains { part in word.first?.isNumber == true && word.hasSuffix(part) }
    }
    return hasPart && (hasNumber || words.count > 1) && text.count >= 4
  }
}
