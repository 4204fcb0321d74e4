import Language

/// How a verb or adjective changes before its endings, as far as the spelling of the stem does not tell.
///
/// Orthography, article 18 (한글 맞춤법 제18항). The raw values are the names in use: `regular 여 ㄷ ㅂ ㅅ ㅎ 러 르 우`.
public enum ConjugationClass: String, Hashable, Sendable, CaseIterable {
  /// Everything that follows from the spelling: 먹다, 가다, 열다, 쓰다, 따르다.
  case regular
  /// 하다 → 해.
  case yeo = "여"
  /// 듣다 → 들어.
  case digeut = "ㄷ"
  /// 굽다 → 구워.
  case bieup = "ㅂ"
  /// 짓다 → 지어.
  case siot = "ㅅ"
  /// 빨갛다 → 빨개.
  case hieut = "ㅎ"
  /// 이르다 → 이르러.
  case reo = "러"
  /// 고르다 → 골라.
  case reu = "르"
  /// 푸다 → 퍼.
  case u = "우"

  /// The class of a stem (without 다), by the closed lists of irregular and of regular stems. Homographs
  /// that have both (걷다, 묻다, 이르다) get the reading a request more likely means: walk, ask, arrive.
  public init(stem: String) {
    guard let last = stem.unicodeScalars.last else {
      self = .regular
      return
    }
    let coda = Hangul.finalConsonant(of: last)
    switch (last, coda) {
    case ("하", _): self = .yeo
    case ("푸", _) where stem == "푸": self = .u
    case ("르", _): self = Self.classOfReu(stem)
    case (_, "ㅂ"):
      self = Self.ends(stem, in: Self.regularBieup, or: Self.wholeRegularBieup) ? .regular : .bieup
    case (_, "ㄷ"): self = Self.ends(stem, in: Self.irregularDigeut) && stem != "파묻" ? .digeut : .regular
    case (_, "ㅅ"): self = Self.ends(stem, in: Self.irregularSiot) ? .siot : .regular
    case (_, "ㅎ"): self = Self.isIrregularHieut(stem, last) ? .hieut : .regular
    default: self = .regular
    }
  }

  private static func ends(_ stem: String, in endings: [String], or whole: [String] = []) -> Bool {
    whole.contains(stem) || endings.contains { stem.hasSuffix($0) }
  }

  private static func classOfReu(_ stem: String) -> ConjugationClass {
    if ["이르", "푸르"].contains(stem) { return .reo }
    return ends(stem, in: ["치르", "들르", "따르", "다다르", "우러르"]) ? .regular : .reu
  }

  private static func isIrregularHieut(_ stem: String, _ last: Unicode.Scalar) -> Bool {
    stem.unicodeScalars.count > 1 && "렇랗갛겋떻맣멓얗옇".unicodeScalars.contains(last)
  }

  private static let regularBieup = ["입", "집", "씹", "잡", "뽑", "좁", "꼽", "뵙", "둘러업"]
  private static let wholeRegularBieup = ["접", "업", "수줍"]
  private static let irregularDigeut = ["듣", "걷", "묻", "싣", "깨닫", "긷", "일컫", "붇", "눋"]
  private static let irregularSiot = ["짓", "붓", "잇", "젓", "긋", "낫"]
}
