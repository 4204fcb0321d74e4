/// Tells an address from other words.
enum AddressText {
  /// What ends the name of a region, from the province to the building.
  private static let regions = ["시", "도", "군", "구", "읍", "면", "동", "역", "아파트", "빌라", "빌딩", "타워"]
  /// What ends the name of a street or a village; too many other words end so to count without a number.
  private static let streets = ["로", "길", "리", "가"]
  private static let englishParts: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "ro", "gil", "gu", "dong", "apartment", "building",
  ]

  /// Whether `text` has a street or region with a number after it, or two regions.
  static func isPlausible(_ text: String) -> Bool {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    return isNumbered(words) || isEnglish(words) || hasRegions(words)
  }

  /// 월드컵로 1, 연남동 223-14, 행복아파트 101동.
  private static func isNumbered(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { place, number in
      ends(place, in: regions + streets) && number.first?.isNumber == true
    }
  }

  /// 부산 해운대구 우동; one name has to be longer than a dish such as 우동.
  private static func hasRegions(_ words: [String]) -> Bool {
    let named = words.filter { ends($0, in: regions) }
    return named.count > 1 && named.contains { $0.count > 2 }
  }

  private static func isEnglish(_ words: [String]) -> Bool {
    let parts = words.flatMap { $0.split(separator: "-") }
    return parts.contains { englishParts.contains(String($0)) }
      && parts.contains { $0.first?.isNumber == true }
  }

  private static func ends(_ word: String, in endings: [String]) -> Bool {
    endings.contains { word.hasSuffix($0) && word.count > $0.count }
  }
}
