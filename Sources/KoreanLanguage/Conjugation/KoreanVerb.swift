import Language

/// A verb or an adjective, which can take any ending.
///
/// ```swift
/// KoreanVerb(dictionaryForm: "고르다")?.form(.infinitive)     // "골라"
/// KoreanVerb.conjugate("열다", "-(으)세요")                    // "여세요"
/// KoreanVerb.conjugate("걷다", "-아/어", class: .regular)      // "걷어"
/// ```
///
/// The rules are articles 15–18 and 34–40 of the Korean orthography (한글 맞춤법).
public struct KoreanVerb: Hashable, Sendable {
  /// The dictionary form without 다.
  public let stem: String

  /// How the stem changes.
  public let conjugationClass: ConjugationClass

  /// A verb from a stem, in a class or in the one its spelling suggests.
  public init(stem: String, class conjugationClass: ConjugationClass? = nil) {
    self.stem = stem
    self.conjugationClass = conjugationClass ?? ConjugationClass(stem: stem)
  }

  /// A verb from its dictionary form; nil unless it ends in 다 behind syllables, or if the class does not
  /// fit the stem.
  public init?(dictionaryForm: String, class conjugationClass: ConjugationClass? = nil) {
    let composed = NormalText(dictionaryForm).text
    guard composed.hasSuffix("다"), composed.unicodeScalars.count > 1,
      composed.unicodeScalars.allSatisfy(Hangul.isSyllable)
    else { return nil }
    self.init(stem: String(composed.dropLast()), class: conjugationClass)
    guard fits else { return nil }
  }

  /// The dictionary form, with 다.
  public var dictionaryForm: String { stem + "다" }

  /// The form with an ending.
  public func form(_ ending: KoreanEnding) -> String {
    let tail = Array(ending.tail.unicodeScalars)
    switch ending.attachment {
    case .infinitive: return String(joining: infinitive, tail)
    case .past: return String(joining: infinitive.closed(with: "ㅆ"), tail)
    case .linking: return String(joining: linkingBase(before: tail.first), tail)
    case .stem: return String(joining: stemBase(before: tail.first), tail)
    case .formal: return formal(tail, afterConsonant: "스", letter: "ㅂ")
    case .plain: return formal(tail, afterConsonant: "느", letter: "ㄴ")
    }
  }

  /// The form of a dictionary form with an ending in the dictionary's notation; nil if one of the two
  /// cannot be read.
  public static func conjugate(
    _ dictionaryForm: String, _ ending: String, class conjugationClass: ConjugationClass? = nil
  ) -> String? {
    guard let verb = KoreanVerb(dictionaryForm: dictionaryForm, class: conjugationClass),
      let ending = KoreanEnding(notation: ending)
    else { return nil }
    return verb.form(ending)
  }

  var stemScalars: [Unicode.Scalar] { Array(stem.unicodeScalars) }

  /// Whether the stem ends in what the class changes.
  private var fits: Bool {
    guard let last = stem.unicodeScalars.last else { return false }
    return switch conjugationClass {
    case .regular: true
    case .yeo: last == "하"
    case .digeut, .bieup, .siot, .hieut:
      Hangul.finalConsonant(of: last)?.description == conjugationClass.rawValue
    case .reo, .reu: last == "르"
    case .u: last == "푸"
    }
  }

  private func formal(
    _ tail: [Unicode.Scalar], afterConsonant linking: Unicode.Scalar, letter: Unicode.Scalar
  ) -> String {
    let isClosed = stemScalars.coda != nil && stemScalars.coda != "ㄹ"
    let base = isClosed ? stemScalars + [linking] : stemScalars.open
    return String(joining: base.closed(with: letter), tail)
  }

  /// Before ㄴ and ㅅ a final ㄹ goes (여는, 여나요).
  private func stemBase(before next: Unicode.Scalar?) -> [Unicode.Scalar] {
    guard stemScalars.coda == "ㄹ", let next, let parts = Hangul.decompose(next) else { return stemScalars }
    return Hangul.onsets[parts.onset] == "ㄴ" ? stemScalars.open : stemScalars
  }

  /// The stem before an ending with 으: 찾으, 켜, 도우, 들으, 지으, 그러; 여 before ㄴ ㅂ ㅅ 오 and ㄹ, else 열.
  func linkingBase(before next: Unicode.Scalar?) -> [Unicode.Scalar] {
    let scalars = stemScalars
    switch conjugationClass {
    case .bieup: return scalars.open + ["우"]
    case .digeut: return scalars.open.closed(with: "ㄹ") + ["으"]
    case .siot: return scalars.open + ["으"]
    case .hieut: return scalars.open
    case .regular, .yeo, .reo, .reu, .u: break
    }
    switch scalars.coda {
    case nil: return isHonorific && Self.startsHonorific(next) ? scalars.dropLast() : scalars
    case "ㄹ": return Self.dropsRieul(before: next) ? scalars.open : scalars
    default: return scalars + ["으"]
    }
  }

  private static func dropsRieul(before next: Unicode.Scalar?) -> Bool {
    guard let next else { return false }
    guard let parts = Hangul.decompose(next) else { return next != "ㅁ" }
    return next == "오" || ["ㄴ", "ㅅ"].contains(Hangul.onsets[parts.onset])
  }

  /// 계시다, 드시다 and their like have -(으)시- already: 계세요, not 계시세요.
  private var isHonorific: Bool { ["계시", "드시", "주무시", "잡수시"].contains { stem.hasSuffix($0) } }

  private static func startsHonorific(_ next: Unicode.Scalar?) -> Bool {
    next.map { "시세셔십실신심".unicodeScalars.contains($0) } ?? false
  }
}
