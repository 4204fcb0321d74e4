import Language

extension KoreanParticle {
  /// 이/가.
  public static let subject = KoreanParticle("이", "가")
  /// 을/를.
  public static let object = KoreanParticle("을", "를")
  /// 은/는.
  public static let topic = KoreanParticle("은", "는")
  /// 와/과. The only pair that handbooks cite with the vowel's form first.
  public static let with = KoreanParticle("과", "와")
  /// (이)랑.
  public static let spokenWith = KoreanParticle("이랑", "랑")
  /// (으)로.
  public static let direction = KoreanParticle("으로", "로")
  /// (이)나.
  public static let or = KoreanParticle("이나", "나")
  /// 아/야, for calling somebody.
  public static let vocative = KoreanParticle("아", "야")
  /// 이에요/예요.
  public static let politeCopula = KoreanParticle("이에요", "예요")
  /// 이요/요, which makes any phrase polite.
  public static let politeness = KoreanParticle("이요", "요")

  /// Every particle with more than one form.
  public static let all: [KoreanParticle] =
    [
      subject, object, topic, with, spokenWith, direction, or, vocative, politeCopula, politeness,
      KoreanParticle("이여", "여"), KoreanParticle("과의", "와의"),
    ] + derived("으", stems: "로는 론 로만 로도 로부터 로서 로써 로다가 로요")
    + derived(
      "이",
      stems:
        "며 고 든 든지 라도 라든가 나마 야말로 라는 라고 란 라면 야 지 죠 잖아 잖아요 거든 거든요 니까 면 네요 었 었어요 었습니다 랑은 나요 군요 라서 세요 신가요 지요 지만")

  private static func derived(_ linking: String, stems: String) -> [KoreanParticle] {
    stems.split(separator: " ").map { KoreanParticle(linking + $0, contracted(linking + $0)) }
  }

  /// 이었 is 였 after a vowel; all others only lose the linking vowel.
  private static func contracted(_ afterConsonant: String) -> String {
    guard afterConsonant.hasPrefix("이었") else { return String(afterConsonant.dropFirst()) }
    return "였" + afterConsonant.dropFirst(2)
  }

  static let irregularSubjects = [
    "나": "내가", "저": "제가", "너": "네가", "누구": "누가", "이거": "이게", "그거": "그게", "저거": "저게", "거": "게",
    "이것": "이게", "그것": "그게", "저것": "저게", "뭐": "뭐가",
  ]

  static func bothForms(_ afterConsonant: String, _ afterVowel: String) -> String {
    if afterConsonant.count > 1, afterConsonant.hasSuffix(afterVowel) {
      return "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
    }
    return afterConsonant == "과" ? "와(과)" : "\(afterConsonant)(\(afterVowel))"
  }

  /// Every way to write both forms.
  private static let notations: [(text: String, value: KoreanParticle)] =
    all.flatMap { particle in
      let (first, second) = (particle.afterConsonant, particle.afterVowel)
      return [
        particle.bothForms, "\(first)(\(second))", "\(second)(\(first))", "\(first)/\(second)",
        "\(second)/\(first)",
      ].map { ($0, particle) }
    } + ["(이)에요", "(이)예요", "이에요(예요)"].map { ($0, politeCopula) }

  /// The same, by where they stand in a text. Of a notation that two particles share, the later counts.
  static let byNotation = EndingTable(notations.reversed())

  static let bySpelling: [String: KoreanParticle] = {
    var result = Dictionary(notations, uniquingKeysWith: { _, later in later })
    for particle in all.reversed() {
      result[particle.afterConsonant] = particle
      result[particle.afterVowel] = particle
    }
    for spelling in ["에요", "이예요"] { result[spelling] = politeCopula }
    // Written alone, these are the particles of one syllable, not the shortened longer ones.
    result["이"] = subject
    result["야"] = vocative
    result["나"] = or
    result["요"] = politeness
    return result
  }()

}
