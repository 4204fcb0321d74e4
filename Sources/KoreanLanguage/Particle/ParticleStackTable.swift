import Language

// Stacks follow one grammar: a case, then what delimits it, then a topic or 도 or 만, then 요. At most three
// before 요.

extension ParticleStack {
  private static let afterVowel: Set<FinalSound> = [.vowel]
  private static let afterConsonant: Set<FinalSound> = [.consonant, .rieul]
  private static let anywhere: Set<FinalSound> = [.vowel, .rieul, .consonant]

  private typealias Part = (spelling: String, role: ParticleRole, sounds: Set<FinalSound>)

  /// Cases that nothing follows but 요.
  private static let closedCases: [Part] =
    [
      ("을", .object, afterConsonant), ("를", .object, afterVowel), ("이", .subject, afterConsonant),
      ("가", .subject, afterVowel), ("께서", .subject, anywhere), ("은", .topic, afterConsonant),
      ("는", .topic, afterVowel), ("의", .possessor, anywhere), ("아", .vocative, afterConsonant),
      ("야", .vocative, afterVowel), ("이나", .or, afterConsonant), ("나", .or, afterVowel),
      ("과의", .possessor, afterConsonant), ("와의", .possessor, afterVowel),
      ("이여", .vocative, afterConsonant), ("여", .vocative, afterVowel), ("더러", .recipient, anywhere),
      ("으로서", .direction, [.consonant]), ("로서", .direction, [.vowel, .rieul]),
      ("으로써", .direction, [.consonant]), ("로써", .direction, [.vowel, .rieul]),
      ("이며", .with, afterConsonant), ("며", .with, afterVowel), ("은커녕", .none, afterConsonant),
      ("는커녕", .none, afterVowel), ("까지로", .none, anywhere),
    ] + linked(.or, ["든", "든지", "라든가", "라든지"])
    + linked(.none, ["라도", "나마", "야말로", "라는", "라고", "란"])
    + ["처럼", "같이", "만큼", "만큼만", "만큼은", "대로", "대로만", "조차", "마저", "뿐", "치고", "마냥"].map {
      ($0, .none, anywhere)
    }

  /// Particles that begin with 이 behind a consonant.
  private static func linked(_ role: ParticleRole, _ stems: [String]) -> [Part] {
    stems.flatMap { [("이" + $0, role, afterConsonant), ($0, role, afterVowel)] }
  }

  private static let openCases: [Part] = [
    ("에", .place, anywhere), ("에다", .place, anywhere), ("에다가", .place, anywhere),
    ("에서", .origin, anywhere), ("서", .origin, afterVowel), ("에게", .recipient, anywhere),
    ("한테", .recipient, anywhere), ("께", .recipient, anywhere), ("에게서", .giver, anywhere),
    ("한테서", .giver, anywhere), ("로", .direction, [.vowel, .rieul]), ("으로", .direction, [.consonant]),
    ("로다가", .direction, [.vowel, .rieul]), ("으로다가", .direction, [.consonant]),
    ("와", .with, afterVowel), ("과", .with, afterConsonant), ("하고", .with, anywhere),
    ("랑", .with, afterVowel), ("이랑", .with, afterConsonant), ("", .none, anywhere),
  ]

  /// Topics melted into the case: 에는 → 엔.
  private static let meltedTopics: [Part] = [
    ("엔", .place, anywhere), ("에선", .origin, anywhere), ("에겐", .recipient, anywhere),
    ("한텐", .recipient, anywhere), ("론", .direction, [.vowel, .rieul]), ("으론", .direction, [.consonant]),
  ]

  private static let delimiters: [(String, ParticleMarks)] = [
    ("", []), ("만", .only), ("도", .also), ("까지", .until), ("부터", .from), ("밖에", .nothingBut), ("씩", .each),
    ("쯤", .about), ("정도", .about), ("마다", .every), ("보다", .than), ("만이라도", .only), ("까지만", [.until, .only]),
    ("씩만", [.each, .only]), ("정도만", [.about, .only]), ("만으로", .only),
  ]

  private static let closers: [(String, ParticleMarks)] = [
    ("", []), ("는", .topic), ("은", .topic), ("도", .also),
  ]

  static func makeTable() -> [String: ParticleStack] {
    var result: [String: ParticleStack] = [:]
    func add(_ spelling: String, _ role: ParticleRole, _ marks: ParticleMarks, _ sounds: Set<FinalSound>) {
      guard !spelling.isEmpty, result[spelling] == nil else { return }
      result[spelling] = ParticleStack(spelling: spelling, role: role, marks: marks, soundsBefore: sounds)
    }
    func addWithPoliteness(_ part: Part, _ marks: ParticleMarks) {
      guard !part.spelling.isEmpty else { return }
      add(part.spelling, part.role, marks, part.sounds)
      add(part.spelling + "요", part.role, marks.union(.polite), part.sounds)
      if endsInConsonant(part.spelling) {
        add(part.spelling + "이요", part.role, marks.union(.polite), part.sounds)
      }
    }
    add("요", .none, .polite, anywhere)
    add("이요", .none, .polite, afterConsonant)
    for part in closedCases { addWithPoliteness(part, []) }
    for part in meltedTopics { addWithPoliteness(part, .topic) }
    for part in openCases {
      for (delimiter, marks) in delimiters {
        for (closer, more) in closers where fits(closer, behind: part.spelling + delimiter) {
          addWithPoliteness((part.spelling + delimiter + closer, part.role, part.sounds), marks.union(more))
        }
      }
    }
    return result
  }

  /// 은 only behind a consonant, 는 only behind a vowel, 도 never twice, and nothing behind nothing.
  private static func fits(_ closer: String, behind spelling: String) -> Bool {
    switch closer {
    case "": true
    case "도": !spelling.isEmpty && !spelling.hasSuffix("도")
    default: !spelling.isEmpty && !spelling.hasSuffix("도") && endsInConsonant(spelling) == (closer == "은")
    }
  }

  private static func endsInConsonant(_ spelling: String) -> Bool {
    spelling.unicodeScalars.last.flatMap { Hangul.finalConsonant(of: $0) } != nil
  }
}
