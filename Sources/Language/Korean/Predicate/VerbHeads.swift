/// The heads of the verbs in the lists, by what may follow them.
enum VerbHeads {
  static let byKind: [HeadKind: [String: KoreanVerb]] = {
    let verbs = [VerbLexicon.give, VerbLexicon.make] + VerbLexicon.actions + VerbLexicon.states
    var result: [HeadKind: [String: KoreanVerb]] = [:]
    for kind in HeadKind.allCases {
      for verb in verbs {
        guard let head = kind.head(of: verb), result[kind]?[head] == nil else { continue }
        result[kind, default: [:]][head] = verb
      }
    }
    for verb in verbs {
      if let front = verb.givingFront, !front.isEmpty { result[.infinitive, default: [:]][front] = verb }
      for head in verb.otherInfinitives { result[.infinitive, default: [:]][head] = verb }
      result[.past, default: [:]][verb.form(KoreanEnding(.linking, "셨"))] = verb
    }
    return result
  }()

  static let longest = byKind.values.flatMap(\.keys).map(\.unicodeScalars.count).max() ?? 0

  /// 있어, 있어요, 좋아 …: states said in the present.
  static let stateInfinitives: [String: KoreanVerb] = {
    var result: [String: KoreanVerb] = [:]
    for verb in VerbLexicon.states {
      for text in PredicateForm(head: verb.form(.infinitive), tails: .infinitiveQuestion).texts {
        result[text] = verb
      }
    }
    return result
  }()

  /// Whether a text could be a head of this kind, by its last syllable.
  static func isPlausible(_ head: String, for kind: HeadKind) -> Bool {
    guard let last = head.unicodeScalars.last, let parts = Hangul.decompose(last) else { return false }
    let coda = Hangul.finalConsonant(of: last)
    switch kind {
    case .infinitive: return coda == nil && "ㅏㅓㅐㅔㅕㅘㅝㅙ".unicodeScalars.contains(Hangul.vowels[parts.vowel])
    case .past: return coda == "ㅆ" && last != "있" && last != "겠"
    case .prospective: return coda == "ㄹ"
    case .conditional: return coda == nil || coda == "ㄹ"
    case .honorific: return coda == nil
    case .stem: return true
    default: return false
    }
  }
}

extension QuestionWord {
  /// Every plain question word with every form of its copula, without spaces.
  static let withCopula: Set<String> = Set(
    plainHosts.flatMap { KoreanPredicate(kind: .copula($0), lead: "").forms.flatMap(\.texts) })
}

/// Words behind a request that add nothing to it.
enum SentenceClosers {
  static let all = [
    "고마워", "고마워요", "고맙습니다", "감사합니다", "감사해요", "감사드려요", "감사드립니다", "감사", "알았지", "알겠지", "알았죠", "응", "부탁해", "부탁해요",
    "부탁드려요", "부탁드립니다",
    "부탁할게", "부탁할게요", "부탁이야", "부탁이에요", "부탁입니다", "부탁한다", "제발", "빨리", "얼른", "지금", "당장", "어서", "좀", "진짜", "제발요",
    "말이야", "말이에요", "오케이", "땡큐", "플리즈",
    "please",
    "바로", "지금바로", "빨리요", "급해", "급해요", "그냥", "꼭", "알지",
  ]

  /// Thanks alone ask for nothing, though 감사합니다 ends like an announcement.
  static func isAlone(_ text: NormalText) -> Bool {
    text.count > 1 && closers.contains(text.text) && !text.text.hasPrefix("부탁")
  }

  /// Where the sentence ends without them.
  static func end(of text: NormalText) -> Int {
    var end = text.count
    while let length = lengths(all, endingAt: end, in: text).first { end -= length }
    return end
  }

  /// In a text without spaces only the long ones are looked for.
  private static func lengths(_ words: [String], endingAt end: Int, in text: NormalText) -> [Int] {
    words.map(\.unicodeScalars.count).filter { length in
      end > length && (text.spaceBefore[end - length] || (length > 2 && !text.hasInnerSpaces))
        && closers.contains(text.slice(end - length..<end))
    }
  }

  private static let closers = Set(all)
}
