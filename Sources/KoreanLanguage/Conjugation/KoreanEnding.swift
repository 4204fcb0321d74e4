import Language

/// An ending and how it attaches to a stem.
///
/// Written as in dictionaries, with a hyphen: `-아/어요`, `-았/었어요`, `-(으)세요`, `-(으)ㄹ래`, `-고`, `-ㅂ니다/습니다`,
/// `-ㄴ다/는다`.
public struct KoreanEnding: Hashable, Sendable {
  /// The three ways an ending attaches, the past, and the two endings with forms of their own.
  public enum Attachment: Hashable, Sendable {
    /// Behind -아/어.
    case infinitive
    /// Behind -았/었.
    case past
    /// With 으 behind a consonant.
    case linking
    /// Behind the stem as it stands.
    case stem
    /// -ㅂ니다 behind a vowel, -습니다 behind a consonant.
    case formal
    /// -ㄴ다 behind a vowel, -는다 behind a consonant.
    case plain
  }

  /// How it attaches.
  public let attachment: Attachment

  /// What follows the attachment: 요 of -아/어요, ㄹ래 of -(으)ㄹ래, 니다 of -ㅂ니다.
  public let tail: String

  /// Makes an ending from its parts.
  public init(_ attachment: Attachment, _ tail: String = "") {
    self.attachment = attachment
    self.tail = tail
  }

  /// Reads the dictionary's notation; nil for what is no ending.
  public init?(notation: String) {
    guard let first = notation.first, "-–".contains(first) else { return nil }
    let body = notation.filter { $0 != "-" && $0 != "–" }
    guard !body.isEmpty, body.unicodeScalars.allSatisfy(Self.mayStandInNotation) else { return nil }
    for (prefix, attachment, kept) in Self.prefixes where body.hasPrefix(prefix) {
      self.init(attachment, kept + body.dropFirst(prefix.count))
      return
    }
    guard body.unicodeScalars.allSatisfy({ !"()/".unicodeScalars.contains($0) }) else { return nil }
    let linksWithoutSaying = body.unicodeScalars.first.map(Hangul.isConsonantLetter) ?? false
    self.init(linksWithoutSaying || Self.isLinking(body) ? .linking : .stem, body)
  }

  private static func isLinking(_ body: String) -> Bool {
    ["세요", "셔", "십시", "시", "면", "려고", "려면", "니까", "렴", "려무나"].contains { body.hasPrefix($0) }
  }

  private static func mayStandInNotation(_ scalar: Unicode.Scalar) -> Bool {
    Hangul.isSyllable(scalar) || Hangul.isLetter(scalar) || "()/ ".unicodeScalars.contains(scalar)
  }

  /// Longer prefixes first.
  private static let prefixes: [(String, Attachment, String)] = [
    ("ㅂ니다/습니다", .formal, "니다"), ("습니다/ㅂ니다", .formal, "니다"), ("(스)ㅂ니다", .formal, "니다"), ("습니다", .formal, "니다"),
    ("ㅂ니다", .formal, "니다"), ("ㅂ니까/습니까", .formal, "니까"), ("습니까/ㅂ니까", .formal, "니까"), ("(스)ㅂ니까", .formal, "니까"),
    ("습니까", .formal, "니까"), ("ㅂ니까", .formal, "니까"), ("ㄴ다/는다", .plain, "다"), ("는다/ㄴ다", .plain, "다"),
    ("(느)ㄴ다", .plain, "다"),
    ("ㄴ다", .plain, "다"), ("는다", .plain, "다"), ("아요/어요", .infinitive, "요"), ("아서/어서", .infinitive, "서"),
    ("아라/어라", .infinitive, "라"), ("았/었", .past, ""), ("았", .past, ""), ("었", .past, ""),
    ("아/어/여", .infinitive, ""),
    ("아/어", .infinitive, ""), ("어/아", .infinitive, ""), ("아", .infinitive, ""), ("어", .infinitive, ""),
    ("(으)", .linking, ""),
    ("으", .linking, ""),
  ]
}

extension KoreanEnding {
  /// The endings of a verb's table, in the dictionary's notation: one for every way to attach and all that requests and
  /// questions are made of.
  public static let table = [
    "-아/어", "-아/어요", "-아/어라", "-아/어서", "-아/어야", "-아/어도", "-았/었어요", "-고", "-자", "-지", "-게", "-기", "-겠어요",
    "-거나",
    "-도록", "-는", "-나요", "-니", "-ㄴ다/는다", "-ㅂ니다/습니다", "-ㅂ니까/습니까", "-(으)세요", "-(으)십시오", "-(으)시죠", "-(으)ㄹ래",
    "-(으)ㄹ게요",
    "-(으)ㄹ까요", "-(으)ㅂ시다", "-(으)면", "-(으)려고", "-(으)니까", "-(으)렴", "-(으)ㄴ", "-(으)ㄹ", "-(으)ㅁ",
  ]

  /// -아/어.
  public static let infinitive = KoreanEnding(.infinitive)
  /// -(으)면.
  public static let conditional = KoreanEnding(.linking, "면")
  /// -(으)ㄹ.
  public static let prospective = KoreanEnding(.linking, "ㄹ")
  /// -(으)ㄴ.
  public static let attributive = KoreanEnding(.linking, "ㄴ")
  /// -는.
  public static let presentAttributive = KoreanEnding(.stem, "는")
  /// -기.
  public static let nominal = KoreanEnding(.stem, "기")
  /// -ㅂ니다/습니다.
  public static let formal = KoreanEnding(.formal, "니다")
}
