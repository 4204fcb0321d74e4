import Language

/// The words for a place that a Korean sentence wants something brought to: 할머니 댁으로 보내 줘, 본사 1층 로비로 주문해 줘.
enum KoreanDestination {
  static func range(in text: NormalText) -> Range<Int>? {
    let words = TypedWord.all(in: text)
    for index in words.indices {
      guard let length = lengthOfPlace(words[index].text), isBrought(words, index) else { continue }
      var start = index
      while start > 0, index - start < longest, describes(words[start - 1].text, before: words[start].text) {
        start -= 1
      }
      return words[start].range.lowerBound..<(words[index].range.lowerBound + length)
    }
    return nil
  }

  private static let longest = 3

  /// How many letters of a word are a place, with 로 or 으로 behind them: 자취방(으로).
  private static func lengthOfPlace(_ word: String) -> Int? {
    let word = word.filter { $0.isLetter || $0.isNumber }
    for particle in ["으로", "로"] where word.hasSuffix(particle) {
      let place = word.dropLast(particle.count)
      if places.contains(where: place.hasSuffix) { return place.unicodeScalars.count }
    }
    return nil
  }

  /// Whether what is asked for is that it is brought there: a verb of bringing behind it, or it ends the sentence.
  private static func isBrought(_ words: [TypedWord], _ index: Int) -> Bool {
    index == words.count - 1
      || words[(index + 1)...].contains { word in bringing.contains(where: word.text.hasPrefix) }
  }

  /// 할머니 (댁), 본사 1층 (로비): what stands before a place and has no particle or ending.
  private static func describes(_ word: String, before next: String) -> Bool {
    let isFloor = word.last.map { "층호동".contains($0) } ?? false
    return isFloor || owners.contains(word) || next.hasPrefix("댁") && word.allSatisfy(\.isLetter)
  }

  private static let owners: Set<String> = [
    "할머니", "할아버지", "외할머니", "엄마", "아빠", "부모님", "어머니", "아버지", "친구", "언니", "누나", "오빠", "형", "동생", "이모",
    "고모", "삼촌", "여친", "남친", "여자친구", "남자친구", "선배", "후배", "본사", "본관", "별관", "신관", "지하", "옆", "호텔", "병원",
    "학교", "아파트", "내", "제", "우리",
  ]

  private static let places = [
    "자취방", "원룸", "하숙집", "댁", "친정", "시댁", "본가", "처가", "시골집", "학원", "병원", "공원", "회의실", "사무실", "연구실",
    "교실", "강의실", "동아리방", "과방", "작업실", "화실", "연습실", "로비", "회관", "센터", "기숙사", "호텔", "모텔", "숙소", "펜션",
    "리조트", "게스트하우스", "오피스텔", "아파트", "빌라", "빌딩", "건물", "공장", "현장", "매장", "교회", "성당", "은행", "본사", "지사",
    "정문", "후문", "연구소", "경비실", "도서관", "체육관", "경로당", "마을회관", "캠퍼스", "대학교", "기지", "부대", "친구집", "친구네",
    "이모네", "언니네", "누나네", "오빠네", "형네", "엄마네", "할머니네", "주소",
  ]

  private static let bringing = [
    "보내", "배달", "주문", "시켜", "시킬", "시키", "갖다", "가져", "부쳐", "쏴", "넣어", "결제", "부탁",
  ]
}
