import Language

/// Where a text that no dictionary knows may end inside a typed word, so that it is kept whole.
///
/// A particle behind it has the form that the sound before it asks for: 가을 모음 is 가을, not 가 with 을, and 연어 is not 연 with
/// the interjection 어. A noun that ends in 이 keeps it: 봄나들이라는 모음.
enum KoreanTextEnd {
  /// - Parameter range: the text; what is left of its last typed word follows it.
  static func isPossible(_ range: Range<Int>, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool
  {
    let end = range.upperBound
    guard end < scalars.count, let last = scalars[range].last, Hangul.isSyllable(last) else {
      return true
    }
    let rest = String(letters: scalars[end..<wordEnd(from: end, scalars.count, spaceBefore)])
    if interjections.contains(rest) { return false }
    // No noun or verb begins with 을 or 를: 마을이라는 is 마을 with 이라는.
    if let object = rest.first.map(String.init), object == "을" || object == "를",
      allomorphs[object] != (Hangul.finalConsonant(of: last) != nil)
    {
      return false
    }
    if let forms = allomorphs[rest] { return forms == (Hangul.finalConsonant(of: last) != nil) }
    return !(rest.hasPrefix("이") && isNounInI(range, in: scalars))
  }

  /// Whether what is left of a typed word begins with a particle, the copula or a word for about: 두 시에, 하나 정도, 두 개씩만.
  static func joins(at start: Int, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool {
    let rest = String(letters: scalars[start..<wordEnd(from: start, scalars.count, spaceBefore)])
    return joining.contains { rest.hasPrefix($0) }
  }

  /// Whether what is left of a typed word behind a name is a particle in the form that the name takes: 절이, 섬만.
  static func isParticle(behind name: Range<Int>, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks)
    -> Bool
  {
    let end = name.upperBound
    guard end < scalars.count, !spaceBefore[end], let sound = FinalSound(scalars[end - 1]) else {
      return false
    }
    let rest = String(letters: scalars[end..<wordEnd(from: end, scalars.count, spaceBefore)])
    return ParticleStack.table[rest]?.agrees(with: sound) ?? false
  }

  /// Whether the word before a name is an adnominal form, which ends in ㄴ or ㄹ, or a determiner: 파는 집, 시킬 집, 어느 집.
  static func isDescribed(_ name: Range<Int>, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool
  {
    let start = name.lowerBound
    guard start > 0, spaceBefore[start] else { return false }
    if let coda = Hangul.finalConsonant(of: scalars[start - 1]), coda == "ㄴ" || coda == "ㄹ" { return true }
    let first = (0..<start).last { $0 == 0 || spaceBefore[$0] } ?? 0
    return determiners.contains(String(letters: scalars[first..<start]))
  }

  private static let determiners: Set<String> = ["이", "그", "저", "어느", "무슨", "다른", "어떤", "딴", "옆", "앞"]

  private static let joining = [
    "에", "로", "으로", "까지", "부터", "도", "만", "은", "는", "이", "가", "을", "를", "요", "쯤", "씩", "정도", "와", "과", "랑",
    "하고", "짜리",
    "면", "입니", "예", "여", "인", "경", "께", "반", "전", "후", "뒤", "안", "내", "더", "추가", "주문", "의", "보다", "마다", "분",
  ]

  private static func wordEnd(from start: Int, _ count: Int, _ spaceBefore: SpaceMarks) -> Int {
    var end = start + 1
    while end < count, !spaceBefore[end] { end += 1 }
    return end
  }

  /// One-syllable words that stand alone when they are said to hesitate or to call.
  private static let interjections: Set<String> = ["음", "어", "아", "야", "응", "그", "저"]

  /// Whether a particle follows a final consonant. 로 has forms of its own and is written behind everything.
  private static let allomorphs: [String: Bool] = [
    "을": true, "를": false, "은": true, "는": false, "과": true, "와": false,
  ]

  /// 나들이, 놀이, 떡볶이: what is left begins with the last syllable of the noun.
  private static func isNounInI(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    nouns.contains { scalars.ends(with: $0, at: range.upperBound) && range.count >= $0.unicodeScalars.count }
  }

  /// Nouns in 이 without it: derived from verbs (나들다, 놀다, 볶다) and counts of people (둘이).
  private static let nouns = [
    "나들", "놀", "맞", "걸", "볶", "살", "풀", "잡", "벌", "둥", "덩", "먹", "높", "깊", "길", "돋", "몰", "떨", "고양", "호랑",
    "어린", "젊은", "늙은",
    "원숭", "지팡", "둘", "셋", "넷", "다섯",
  ]
}
