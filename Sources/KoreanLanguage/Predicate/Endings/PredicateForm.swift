import Language

/// One way to say a predicate: a head, and a table of what may follow it.
///
/// All forms of a verb are about ten heads with shared tables, so an automaton stores a verb in about ten
/// words:
///
/// ```
/// 켜다:     켜·giving 켜·infinitive 켜·stem 켜·presentStem 켜·conditional 켜·honorific 켤·prospective 켰·wish 켭니다 켭시다
/// 주문하다:  [주문 (을|를)? 좀?] 해·giving, 해·infinitive, 하·stem … and 주문·verbalNoun
/// ```
///
/// Spaces may stand between noun, link, head and tail, and inside any of them.
public struct PredicateForm: Hashable, Sendable {
  /// What may stand between the noun and the head.
  public enum Link: String, Hashable, Sendable {
    /// There is no noun, or nothing may stand there.
    case none
    /// An optional 을/를, then an optional 좀.
    case object
    /// An optional 이/가/은/는.
    case subject

    /// Every text that may stand there, the empty one included.
    public var texts: [String] {
      switch self {
      case .none: [""]
      case .object: ["", "을", "를", "좀", "을좀", "를좀"]
      case .subject: ["", "이", "가", "은", "는"]
      }
    }
  }

  /// The noun before the head, without spaces; nil if the head stands alone.
  public let noun: String?
  /// What joins the two.
  public let link: Link
  /// The unchanging part of the predicate. Empty where the table begins with the noun or is the verb 주다.
  public let head: String
  /// What may follow; nil if the head is complete.
  public let tails: TailSet?
  /// The family of a complete head.
  public let family: EndingFamily?
  /// When a complete head asks first.
  public let askFirst: AskFirst

  init(
    noun: String? = nil, link: Link = .none, head: String, tails: TailSet? = nil, family: EndingFamily? = nil,
    askFirst: AskFirst = .never
  ) {
    self.noun = noun
    self.link = link
    self.head = head
    self.tails = tails
    self.family = family
    self.askFirst = askFirst
  }

  /// The same form with a noun before it.
  func behind(_ noun: String, _ link: Link) -> PredicateForm {
    PredicateForm(noun: noun, link: link, head: head, tails: tails, family: family, askFirst: askFirst)
  }

  /// The ending of a text without spaces that is this form, or nil if it is not.
  func ending(of text: String) -> PredicateEnding? {
    guard mayBegin(text), noun.map(text.hasPrefix) ?? true else { return nil }
    let predicate = noun.map { String(text.dropFirst($0.count)) } ?? text
    for front in link.texts.map({ $0 + head }) where predicate.hasPrefix(front) {
      let rest = String(predicate.dropFirst(front.count))
      guard let tails else {
        if rest.isEmpty { return PredicateEnding(family: family, askFirst: askFirst) }
        continue
      }
      if let tail = tails.tail(rest) { return PredicateEnding(family: tail.family, askFirst: tail.askFirst) }
    }
    return nil
  }

  /// Most forms part from most texts at the first letter.
  private func mayBegin(_ text: String) -> Bool {
    guard noun != nil || link == .none, let first = (noun ?? head).unicodeScalars.first else { return true }
    return text.unicodeScalars.first == first
  }

  /// What may stand before the ending: the noun with each link and the head.
  var fronts: [String] { noun.map { noun in link.texts.map { noun + $0 + head } } ?? [head] }

  /// Every text of this form, without spaces. For tests and for printing; an automaton shares the tables
  /// instead.
  public var texts: [String] {
    let ends = tails?.tails.map(\.text) ?? [""]
    return fronts.flatMap { front in ends.map { front + $0 } }
  }

  /// The same as scalars; a text may come twice.
  var spellings: ScalarTexts {
    let ends = tails?.spellings ?? ScalarTexts([])
    return fronts.reduce(into: ScalarTexts()) { texts, front in
      texts.append(ScalarTexts(front.unicodeScalars).followed(by: ends))
    }
  }
}

extension [PredicateForm] {
  /// The texts of all of them.
  var spellings: ScalarTexts { reduce(into: ScalarTexts()) { $0.append($1.spellings) } }
}

/// How a predicate was said.
public struct PredicateEnding: Hashable, Sendable {
  /// Which way of asking it is; nil for questions.
  public let family: EndingFamily?
  /// Whether it is carried out at once.
  public let askFirst: AskFirst
}

extension KoreanVerb {
  /// Every way to ask for this verb, also as it is commonly misspelt (불 킬래).
  public var requestForms: [PredicateForm] {
    ownRequestForms + (Self.spokenStems[stem].map { KoreanVerb(stem: $0).ownRequestForms } ?? [])
  }

  /// Stems taken from a form that two verbs could share: 켜 of 켜다 as if it were 키다. Commoner than the standard ones.
  private static let spokenStems = ["켜": "키", "잠그": "잠구", "담그": "담구", "치르": "치루"]

  private var ownRequestForms: [PredicateForm] {
    if let front = givingFront { return [PredicateForm(head: front, tails: .giving)] }
    let infinitives = [form(.infinitive)] + otherInfinitives
    let open = linkingStem(before: "ㄴ")
    let kept = linkingStem(before: "면")
    return infinitives.flatMap { infinitive in
      [PredicateForm(head: infinitive, tails: .giving), PredicateForm(head: infinitive, tails: .infinitive)]
    } + [
      PredicateForm(head: stem, tails: .stem),
      PredicateForm(head: presentStem, tails: .presentStem),
      PredicateForm(head: kept, tails: .conditional),
      PredicateForm(head: open, tails: .honorific),
      PredicateForm(head: form(.prospective), tails: .prospective),
      PredicateForm(head: form(KoreanEnding(.past)), tails: .wish),
      PredicateForm(head: form(.formal), family: .r11, askFirst: .never),
      PredicateForm(head: form(KoreanEnding(.linking, "ㅂ시다")), family: .r11, askFirst: .always),
    ]
  }

  /// 주다 asks for a thing: its forms are what other verbs have behind -아/어. So do those of 갖다주다 behind 갖다.
  var givingFront: String? {
    stem == VerbLexicon.give.stem || stem.hasSuffix("다주") ? String(stem.dropLast()) : nil
  }

  /// The stem before ㄴ: 여 of 열다.
  var presentStem: String { String(form(KoreanEnding(.stem, "니")).dropLast()) }

  /// Every way to ask the same question in the present tense.
  public var presentQuestionForms: [PredicateForm] {
    let open = linkingStem(before: "ㄴ")
    let forms = [
      PredicateForm(head: form(.infinitive), tails: .infinitiveQuestion),
      PredicateForm(head: presentStem, tails: .presentQuestion),
      PredicateForm(head: form(.prospective), tails: .prospectiveQuestion),
      PredicateForm(head: open, tails: .honorificQuestion),
      PredicateForm(head: form(KoreanEnding(.formal, "니까"))),
    ]
    guard VerbLexicon.isState(self) else { return forms }
    return forms + [PredicateForm(head: form(.attributive), tails: .attributiveQuestion)]
  }

  /// Every way to ask the same question in the past tense. A noun that 하다, 되다 or 시키다 makes a verb of may stand
  /// apart: 주문을 했나요, 주문이 됐나요.
  public var pastQuestionForms: [PredicateForm] {
    if let light = VerbLexicon.light.first(where: {
      stem.hasSuffix($0.stem) && stem.count > $0.stem.count + 1
    }) {
      let noun = String(stem.dropLast(light.stem.count))
      return light.pastQuestionForms.map { $0.behind(noun, light.stem == "되" ? .subject : .object) }
    }
    return [
      PredicateForm(head: form(KoreanEnding(.past)), tails: .pastQuestion),
      PredicateForm(head: form(KoreanEnding(.linking, "셨")), tails: .pastQuestion),
    ]
  }

  /// The stem with 으, before an ending that begins with a letter or syllable.
  func linkingStem(before next: Unicode.Scalar) -> String {
    String(letters: linkingBase(before: next))
  }
}
