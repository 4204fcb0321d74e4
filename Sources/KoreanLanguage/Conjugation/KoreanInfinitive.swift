import Language

extension KoreanVerb {
  /// The stem with -아/어, contracted where that is usual: 해, 켜, 골라, 구워.
  var infinitive: [Unicode.Scalar] {
    let scalars = stemScalars
    switch conjugationClass {
    case .yeo: return scalars.dropLast() + ["해"]
    case .reo: return scalars + ["러"]
    case .u: return scalars.dropLast() + ["퍼"]
    case .reu: return doubledRieul(scalars)
    case .bieup: return scalars.open + [["돕", "곱"].contains { stem.hasSuffix($0) } ? "와" : "워"]
    case .digeut: return scalars.open.closed(with: "ㄹ") + [vowelEnding(after: scalars)]
    case .siot: return scalars.open + [vowelEnding(after: scalars)]
    case .hieut: return brightened(scalars.open)
    case .regular: return scalars.coda == nil ? contracted(scalars) : scalars + [vowelEnding(after: scalars)]
    }
  }

  /// Other spellings of the infinitive that people use: uncontracted (보아, 되어, 하여), shortened (놔), or
  /// common slips (잠궈, 되, 들려).
  public var otherInfinitives: [String] {
    var result: [String] = []
    let scalars = stemScalars
    if let slip = Self.slips.first(where: { scalars.suffix($0.stem.count).elementsEqual($0.stem) }) {
      result.append(String(letters: scalars.dropLast(slip.stem.count)) + slip.infinitive)
    }
    if conjugationClass == .yeo { result.append(stem + "여") }
    // 담어, 닫어: spoken for 담아, 닫아.
    if result.isEmpty, conjugationClass == .regular, scalars.coda != nil, vowelEnding(after: scalars) == "아" {
      result.append(stem + "어")
    }
    if conjugationClass == .regular, let parts = scalars.last.flatMap(Hangul.decompose), parts.coda == 0 {
      let vowel = Hangul.vowels[parts.vowel]
      if Self.contracting.contains(vowel), stem != "오" {
        result.append(String(joining: scalars, [vowelEnding(after: scalars)]))
      }
      if vowel == "ㅚ" { result.append(stem) }
    }
    return result
  }

  private static let slips: [(stem: [Unicode.Scalar], infinitive: String)] = [
    (["놓"], "놔"), (["잠", "그"], "잠궈"), (["담", "그"], "담궈"), (["치", "르"], "치뤄"), (["들", "르"], "들려"),
    (["바", "라"], "바래"), (["가", "르", "치"], "갈켜"), (["높", "이"], "높혀"), (["빼"], "뺴"),
  ]

  private static let contracting: [Unicode.Scalar] = ["ㅗ", "ㅜ", "ㅣ", "ㅚ"]

  private func vowelEnding(after scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    guard let parts = scalars.last.flatMap(Hangul.decompose) else { return "어" }
    return "ㅏㅑㅗ".unicodeScalars.contains(Hangul.vowels[parts.vowel]) ? "아" : "어"
  }

  /// 고르 → 골라, 부르 → 불러.
  private func doubledRieul(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let front = Array(scalars.dropLast())
    return front.closed(with: "ㄹ") + [vowelEnding(after: front) == "아" ? "라" : "러"]
  }

  /// 빨가 → 빨개, 퍼러 → 퍼레; 그러 → 그래.
  private func brightened(_ open: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let pointing = ["그렇", "이렇", "저렇", "어떻", "요렇", "고렇", "조렇", "아무렇"]
    let changes: [Unicode.Scalar: Unicode.Scalar] = [
      "ㅏ": "ㅐ", "ㅓ": pointing.contains(stem) ? "ㅐ" : "ㅔ", "ㅑ": "ㅒ", "ㅕ": "ㅖ",
    ]
    return open.changingVowel { changes[$0] ?? $0 }
  }

  private func contracted(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let parts = scalars.last.flatMap(Hangul.decompose) else { return scalars + ["어"] }
    switch Hangul.vowels[parts.vowel] {
    case "ㅏ", "ㅓ", "ㅕ", "ㅐ", "ㅔ": return scalars
    case "ㅗ": return scalars.changingVowel { _ in "ㅘ" }
    case "ㅜ": return scalars.changingVowel { _ in "ㅝ" }
    case "ㅣ": return scalars.changingVowel { _ in "ㅕ" }
    case "ㅚ": return scalars.changingVowel { _ in "ㅙ" }
    case "ㅡ": return withoutEu(scalars)
    default: return scalars + ["어"]
    }
  }

  /// 끄 → 꺼, 모으 → 모아. A stem of one syllable keeps its 어 when it ends another word (받아쓰 → 받아써).
  private func withoutEu(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let endsInWholeStem = scalars.last.map { "쓰끄뜨크트".unicodeScalars.contains($0) } ?? false
    let ending = endsInWholeStem ? "어" : vowelEnding(after: Array(scalars.dropLast()))
    return scalars.changingVowel { _ in ending == "아" ? "ㅏ" : "ㅓ" }
  }
}

extension [Unicode.Scalar] {
  /// The coda of the last syllable.
  var coda: Unicode.Scalar? { last.flatMap { Hangul.finalConsonant(of: $0) } }

  /// The last syllable without its coda.
  var open: [Unicode.Scalar] {
    guard var parts = last.flatMap(Hangul.decompose) else { return self }
    parts.coda = 0
    return dropLast() + [parts.scalar]
  }

  /// The last syllable with a coda, which joins a ㄹ that is there to ㄻ.
  func closed(with letter: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let parts = last.flatMap(Hangul.decompose) else { return self + [letter] }
    let coda: Unicode.Scalar = coda == "ㄹ" && letter == "ㅁ" ? "ㄻ" : letter
    let syllable = Hangul.Syllable(
      onset: Hangul.onsets[parts.onset], vowel: Hangul.vowels[parts.vowel], coda: coda)
    return syllable.map { dropLast() + [$0.scalar] } ?? self + [letter]
  }

  /// The last syllable, open, with another vowel.
  func changingVowel(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> [Unicode.Scalar] {
    guard let parts = last.flatMap(Hangul.decompose) else { return self }
    let vowel = change(Hangul.vowels[parts.vowel])
    let syllable = Hangul.Syllable(onset: Hangul.onsets[parts.onset], vowel: vowel)
    return syllable.map { dropLast() + [$0.scalar] } ?? self
  }
}

extension String {
  /// A base and a tail whose first letter, if it stands alone, closes the base: 켜 + ㄹ래 → 켤래.
  init(joining base: [Unicode.Scalar], _ tail: [Unicode.Scalar]) {
    if let first = tail.first, Hangul.isConsonantLetter(first) {
      self.init(letters: base.closed(with: first) + tail.dropFirst())
    } else {
      self.init(letters: base + tail)
    }
  }
}
