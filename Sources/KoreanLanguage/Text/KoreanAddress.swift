import Language

/// A Korean street address in a sentence: 서울 마포구 월드컵로 32, 가평군 북한강로 305번길 2.
///
/// The name of a road (…로, …길) with a number behind it is an address, with the province, city, district and town before it
/// and the building, floor and room behind. The forms are those of the Road Name Address Act.
enum KoreanAddress {
  static func all(in text: NormalText) -> [MarkedText] {
    let words = TypedWord.all(in: text)
    var found: [MarkedText] = []
    for index in words.indices where isRoad(words[index].text) && index + 1 < words.count {
      guard var length = numberLength(words[index + 1].text) else { continue }
      var last = index + 1
      // 305번길 2: a lane has a number of its own.
      if words[last].text.hasSuffix("길"), last + 1 < words.count,
        let house = numberLength(words[last + 1].text)
      {
        last += 1
        length = house
      }
      let number = words[last].range
      var end = number.lowerBound + length
      if end == number.upperBound { end = details(words.dropFirst(last + 1)) ?? end }
      let range = words[start(of: index, in: words)].range.lowerBound..<end
      if found.last.map({ $0.range.upperBound <= range.lowerBound }) ?? true {
        found.append(MarkedText(.address, range, frame: range))
      }
    }
    return found
  }

  private static func isRoad(_ word: String) -> Bool {
    word.unicodeScalars.count > 2 && (word.hasSuffix("로") || word.hasSuffix("길"))
      && word.unicodeScalars.allSatisfy { Hangul.isSyllable($0) || $0.properties.numericType != nil }
  }

  /// How many letters of a word are a number of a building: 32, 32-1, 305번길, of 300으로.
  private static func numberLength(_ word: String) -> Int? {
    let scalars = Array(word.unicodeScalars)
    var end = scalars.prefix { ("0"..."9").contains($0) || $0 == "-" }.count
    guard end > 0, scalars[0] != "-" else { return nil }
    for unit in units where scalars[end...].starts(with: unit.unicodeScalars) {
      end += unit.unicodeScalars.count
      break
    }
    let rest = String(letters: scalars[end...])
    return rest.isEmpty || tails.contains { rest.hasPrefix($0) } ? end : nil
  }

  private static let units = ["번길", "번지", "층", "호", "동"]
  /// Particles and forms of 이다 behind an address.
  private static let tails = [
    "으로", "로", "에", "을", "를", "은", "는", "이", "가", "인데", "야", "예요", "라고", "요", "랑", "하고", "도", ",",
  ]

  /// Where the floor and room behind the number end: 3층, 502호.
  private static func details(_ words: ArraySlice<TypedWord>) -> Int? {
    var end: Int?
    for word in words {
      guard let length = numberLength(word.text), length > 1, !word.text.hasSuffix("번"),
        units.contains(where: { String(word.text.unicodeScalars.prefix(length)).hasSuffix($0) })
      else { break }
      end = word.range.lowerBound + length
      if length < word.range.count { break }
    }
    return end
  }

  /// The province, city, district and town before the road, and 경기, 서울.
  private static func start(of road: Int, in words: [TypedWord]) -> Int {
    var start = road
    // 세종로 17길 5: a street that is counted from a larger one.
    if start > 0, words[start].text.first?.isNumber ?? false, isRoad(words[start - 1].text) { start -= 1 }
    while start > 0, isRegion(words[start - 1].text) { start -= 1 }
    return start
  }

  private static func isRegion(_ word: String) -> Bool {
    provinces.contains(word)
      || word.unicodeScalars.count > 1 && regionEndings.contains { word.hasSuffix($0) }
        && !noRegions.contains(word)
  }

  private static let regionEndings = ["시", "도", "구", "군", "읍", "면"]
  private static let noRegions: Set<String> = [
    "다시", "혹시", "역시", "잠시", "그래도", "아마도", "친구", "누구", "라면", "이면", "그러면",
  ]
  private static let provinces: Set<String> = [
    "서울", "부산", "대구", "인천", "광주", "대전", "울산", "세종", "경기", "강원", "충북", "충남", "전북", "전남", "경북", "경남", "제주",
    "수원",
  ]
}
