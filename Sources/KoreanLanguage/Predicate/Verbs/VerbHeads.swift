package import Language

/// The heads of the verbs in the lists, by what may follow them.
enum VerbHeads {
  // Each made when it is first needed: a sentence needs few of them.
  private static let infinitives = table(.infinitive)
  private static let stems = table(.stem)
  private static let presentStems = table(.presentStem)
  private static let conditionals = table(.conditional)
  private static let honorifics = table(.honorific)
  private static let prospectives = table(.prospective)
  private static let pasts = table(.past)
  private static let plains = table(.plain)
  private static let formals = table(.formal)
  private static let cohortatives = table(.cohortative)

  /// The heads of one kind; nil for what no verb has.
  static func heads(_ kind: HeadKind) -> EndingTable<KoreanVerb>? {
    switch kind {
    case .infinitive: infinitives
    case .stem: stems
    case .presentStem: presentStems
    case .conditional: conditionals
    case .honorific: honorifics
    case .prospective: prospectives
    case .past: pasts
    case .plain: plains
    case .formal: formals
    case .cohortative: cohortatives
    case .verbalNoun, .anyNoun: nil
    }
  }

  private static func table(_ kind: HeadKind) -> EndingTable<KoreanVerb> {
    let verbs = [VerbLexicon.give, VerbLexicon.make] + VerbLexicon.actions + VerbLexicon.states
    var rows = verbs.compactMap { verb in kind.head(of: verb).map { (text: $0, value: verb) } }
    // A form that is rare counts before the same form of another verb.
    if kind == .infinitive {
      rows = verbs.reversed().flatMap { verb in verb.otherInfinitives.map { ($0, verb) } } + rows
      rows += verbs.compactMap { verb in verb.givingFront.flatMap { $0.isEmpty ? nil : ($0, verb) } }
    }
    if kind == .past {
      rows = verbs.reversed().map { ($0.form(KoreanEnding(.linking, "셨")), $0) } + rows
    }
    return EndingTable(rows)
  }

  /// The verbs with a head of this kind that ends at a place, the longest head first.
  static func all(
    _ kind: HeadKind, endingAt end: Int, in scalars: [Unicode.Scalar]
  ) -> [(start: Int, verb: KoreanVerb)] {
    var found: [(start: Int, verb: KoreanVerb)] = []
    for head in heads(kind)?.all(endingAt: end, in: scalars) ?? []
    where head.start < end && found.last?.start != head.start {
      found.append((head.start, head.value))
    }
    return found.reversed()
  }

  /// 있어, 있어요, 좋아 …: states said in the present.
  static let stateInfinitives = EndingTable(
    VerbLexicon.states.reversed().map { verb in
      (PredicateForm(head: verb.form(.infinitive), tails: .infinitiveQuestion).spellings, verb)
    })

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
  static let withCopula = FormTable(
    plainHosts.flatMap { KoreanPredicate(kind: .copula($0), lead: "").forms })

  /// Where 어디쯤이에요 begins that ends at a place.
  static func placedWithCopula(endingAt end: Int, in scalars: [Unicode.Scalar]) -> Int? {
    copulas.all(endingAt: end, in: scalars).lazy.compactMap { copula in
      placed.all(endingAt: copula.start, in: scalars).last?.start
    }.first
  }

  private static let copulas = EndingTable(TailSet.copulaQuestion.spellings)
  private static let placed = EndingTable(placedHosts)
}

/// Words behind a request that add nothing to it.
package enum SentenceClosers {
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
    text.count > 1 && closers.contains(0..<text.count, in: text.scalars) && !text.text.hasPrefix("부탁")
  }

  /// Where the sentence ends without them.
  package static func end(of text: NormalText) -> Int {
    var end = text.count
    while let start = start(endingAt: end, in: text) { end = start }
    return end
  }

  /// In a text without spaces only the long ones are looked for.
  private static func start(endingAt end: Int, in text: NormalText) -> Int? {
    closers.all(endingAt: end, in: text.scalars).filter { closer in
      let length = end - closer.start
      return closer.start > 0 && length > 0
        && (text.spaceBefore[closer.start] || (length > 2 && !text.hasInnerSpaces))
    }.min { $0.order < $1.order }?.start
  }

  private static let closers = EndingTable(all)
}
