// What a language says that has no words of its own for something.

extension PhraseLanguage {
  /// Makes the tables that a first sentence needs, on a thread of its own while something else is loaded.
  public func prepare() {
    let text = NormalText(sample)
    let reference = DateReference(secondsSince1970: 0, zone: CivilZone(offset: { _ in 0 }))
    _ = vetoes(in: text)
    for position in text.scalars.indices {
      _ = numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: position)
      _ = dates(in: text.scalars, spaceBefore: text.spaceBefore, at: position, from: reference)
    }
  }

  public var sampleValues: SampleValues { SampleValues() }

  public func isNative(_ name: String) -> Bool { true }

  public func joining(_ ending: String, to value: String) -> String { value + ending }

  /// None: a language may read no dates.
  public func dates(
    in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int, from reference: DateReference
  ) -> [DateReading] {
    []
  }

  /// The day, or the day and the time, in digits.
  public func words(for moment: CivilMoment, _ resolution: DateResolution, now: CivilMoment) -> String {
    let day = CivilZone.text(of: moment.date)
    guard resolution != .day else { return day }
    return day + " " + CivilZone.padded(moment.hour, 2) + ":" + CivilZone.padded(moment.minute, 2)
  }

  /// The length in ISO 8601.
  public func words(for duration: CivilDuration) -> String { duration.text }

  public func inflectedEnd(ofName name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks)
    -> Int?
  {
    nil
  }

  public func joinsValue(at start: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    true
  }

  public func isParticle(behind name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks)
    -> Bool
  {
    false
  }

  public func isDescribed(_ name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    false
  }

  public func statements(in words: [String]) -> [Range<Int>] { [] }

  public func likelyStatements(in words: [String]) -> [Range<Int>] { [] }

  public func companions(in words: [String]) -> [Range<Int>] { [] }

  public func tellsSomething(_ words: String) -> Bool {
    !statements(in: words.split(separator: " ").map(String.init)).isEmpty
  }

  public func statesBeforeRequest(_ words: [String]) -> Bool { !statements(in: words).isEmpty }

  public func saysAhead(_ words: String) -> Bool { false }

  public func switching(_ word: String) -> Bool? { nil }
  public func standsForThing(_ number: String, behind words: [String]) -> Bool { false }
  public func joinsNames(_ word: String) -> Bool { false }
  public func wantsToBeTold(_ text: NormalText) -> Bool? { nil }

  public func saysAmount(_ word: String) -> Bool { false }

  public var answerFrame: AnswerFrame { AnswerFrame() }
  public var findFrame: FindFrame? { nil }

  public var conversation: ConversationWords { ConversationWords() }

  public func request(joinedBy word: String) -> String? { nil }

  public var answerWords: [String: AnswerMeaning] { [:] }

  public func claims(_ text: NormalText) -> Bool { false }

  public func variants(of sentence: MarkedSentence, _ choice: inout SeededChoice) -> [SentenceVariant] { [] }

  public func replaces(_ text: NormalText) -> Bool { false }

  public func requestsPlainly(_ text: NormalText) -> Bool { false }

  public func wishes(_ text: NormalText, ending: String) -> Bool { false }

  public func takesAway(_ text: NormalText) -> Bool { false }

  public func reverses(_ text: NormalText) -> Bool { false }

  public func frontedRequest(in text: NormalText) -> Int? { nil }

  public func requestLikelihood(of text: NormalText, values: [Range<Int>]) -> RequestLikelihood {
    vetoes(in: text).allSatisfy(\.onlyAsksFirst) ? .likely : .none
  }

  public func retracts(_ text: NormalText) -> Bool { false }

  public func asksQuestion(_ text: NormalText) -> Bool { text.isQuestion }

  public func saysOneMore(_ word: String) -> Bool { false }

  public func isSingled(behind words: String) -> Bool { false }
  public func destination(in text: NormalText) -> Range<Int>? { nil }
  public func namesAddress(_ title: String) -> Bool { false }
  public var personCounters: Set<String> { [] }
  public var portionCounters: Set<String> { [] }

  public func markedTexts(in text: NormalText) -> [MarkedText] { [] }

  public func prices(in text: NormalText) -> [SaidPrice] { [] }

  public func mayEndText(_ range: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    true
  }
}
