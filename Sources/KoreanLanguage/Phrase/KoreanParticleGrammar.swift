import Language

/// What may stand for a particle that a phrase has, or for none.
///
/// Source of the rules: allomorphs are interchangeable (치킨를 is a common slip); object, subject and topic
/// particles may be missing or added; 에서, 으로, 에, 한테 may be missing after a slot; 말고, 빼고, 까지, 부터,
/// 밖에, 보다 change the meaning and are never added or dropped.
enum KoreanParticleGrammar {
  /// The particles of a written phrase, by what may replace them.
  private enum Family {
    case open
    case place([String])
    case possessive
    case fixed([String])
  }

  /// After a slot or noun that has no particle of its own, or one of object, subject and topic.
  static let open = GrammarName("ko.particle.open")

  /// After a slot or noun that has no particle at all: 이 and 로 are rare there, and free text may end in them.
  static let unwritten = GrammarName("ko.particle.unwritten")
  static let rare = GrammarName("ko.particle.rare")

  /// The grammar that stands for a written particle, nil when `text` is none.
  static func grammar(for text: String) -> GrammarName? {
    guard let family = family(of: text) else { return nil }
    if case .open = family { return open }
    return GrammarName("ko.particle.\(text)")
  }

  static func definition(for text: String) -> PhraseNode {
    switch family(of: text) {
    case .open, nil: openDefinition
    case .place(let forms), .fixed(let forms): joined(forms)
    case .possessive: joined(["의"])
    }
  }

  /// The particle may be missing behind a slot.
  static func isDroppable(_ text: String) -> Bool {
    switch family(of: text) {
    case .place, .possessive: true
    case .open, .fixed, nil: false
    }
  }

  /// The noun and the particle of a word such as 장바구니에; nil when the word has none.
  static func split(_ word: String) -> (noun: String, particle: String)? {
    let scalars = Array(word.unicodeScalars)
    for length in stride(from: min(3, scalars.count - 1), through: 1, by: -1) {
      let particle = String(letters: scalars.suffix(length))
      let noun = String(letters: scalars.dropLast(length))
      guard wordFinal.contains(particle), scalars.count - length >= 2 || length >= 2 else { continue }
      if agrees(particle, after: noun) { return (noun, particle) }
    }
    return nil
  }

  // MARK: Tables

  /// Particles that are split from a word of a phrase; those of one syllable only where they agree with
  /// the noun's final consonant.
  private static let wordFinal: Set<String> = [
    "을", "를", "이", "가", "은", "는", "에서", "에게", "한테", "에", "으로", "로", "의",
  ]

  private static let objectForms = ["을", "를", "은", "는", "을요", "를요"]
  private static let rareForms = ["이", "가", "으로", "로"]

  private static let openDefinition = optional(added: [
    .sequence([.mark(.particleAdded), .alternatives((objectForms + rareForms).map { .text($0) })])
  ])

  static let unwrittenDefinition = optional(added: [
    .sequence([.mark(.particleAdded), .alternatives(objectForms.map { .text($0) })])
  ])

  static let rareDefinition = PhraseNode.alternatives(
    [.sequence([.joined, .alternatives(rareForms.map { .text($0) })])] + relativeForms.map { .text($0) })

  /// 해운대 가는 걸로 계획 잡아 줘: what one does with the thing, and nothing that the verb does not say.
  private static let relativeForms = ["가는", "하는"].flatMap { verb in
    ["걸로", "거로", "것으로"].map { verb + " " + $0 }
  }

  private static func optional(added: [PhraseNode]) -> PhraseNode {
    .optional(
      .sequence([
        .joined,
        .alternatives(
          added + [
            .sequence([.alternatives([.text("만"), .text("만은"), .text("만을")]), .mark(.only)]),
            .sequence([.text("도"), .mark(.also)]),
            .sequence([
              .text("씩"), .optional(.alternatives([.text("만"), .text("은"), .text("을")])), .mark(.each),
            ]),
          ]),
      ]))
  }

  private static func family(of text: String) -> Family? {
    switch text {
    case "을", "를", "이", "가", "은", "는", "만", "도": .open
    case "에서", "서": .place(["에서", "에서는", "에선", "서", "에서만"])
    case "에", "에다", "에다가": .place(["에", "에는", "엔", "에다", "에다가", "에만"])
    case "으로", "로": .place(["으로", "로", "으로는", "로는", "론", "으로다가", "로다가", "으로만", "로만"])
    case "에게", "한테", "께": .place(["에게", "한테", "께", "에게는", "한테는", "한텐", "더러"])
    case "의": .possessive
    case "과", "와", "이랑", "랑", "하고": .fixed(["과", "와", "이랑", "랑", "하고"])
    case "이나", "나": .fixed(["이나", "나"])
    case "이라고", "라고": .fixed(["이라고", "라고"])
    case "까지", "부터", "보다", "밖에", "말고", "빼고", "처럼", "마다", "씩": .fixed([text])
    default: nil
    }
  }

  private static func joined(_ forms: [String]) -> PhraseNode {
    .sequence([.joined, .alternatives(forms.map { .text($0) })])
  }

  private static func agrees(_ particle: String, after noun: String) -> Bool {
    guard let last = noun.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else { return true }
    let coda = (last.value - 0xAC00) % 28
    return switch particle {
    case "을", "은", "이": coda != 0
    case "를", "는", "가": coda == 0
    case "으로": coda != 0 && coda != 8
    case "로": coda == 0 || coda == 8
    default: true
    }
  }
}
