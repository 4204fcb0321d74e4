public import Language

/// Finds what an utterance means among the phrases of a set.
///
///     let matcher = Matcher(phrases: set, dictionaries: names, applicationNames: ["FoodDelivery": ["한입"]])
///     let result = matcher.match("치킨 두 마리 주문해줘")
///     result.matches.first?.slots
public struct Matcher: Sendable {
  /// Longest utterance that is read, in letters: scalars of the normal form, in which spaces and decoration do not
  /// count. Every door has this limit, because all of them read with a matcher.
  public static let utteranceLimit = 500
  /// Longest utterance that is looked at, in bytes of UTF-8: any that could be as long as `utteranceLimit` with
  /// its letters in parts and a space behind each.
  public static let byteLimit = utteranceLimit * 20

  public let phrases: PhraseSet
  public let dictionaries: [DictionaryID: NameDictionary]
  /// Every name of each app, by the app's type name, in normal form.
  let applicationNames: [(app: String, name: [Unicode.Scalar])]
  private let plan: MatchPlan
  private let memories: SearchMemories

  public init(
    phrases: PhraseSet, dictionaries: [DictionaryID: NameDictionary], applicationNames: [String: [String]]
  ) {
    self.init(
      phrases: phrases, dictionaries: dictionaries,
      applicationNames: applicationNames.sorted { $0.key < $1.key }.flatMap { app, names in
        names.map { (app, NormalText($0).scalars) }
      }.filter { !$0.name.isEmpty })
  }

  private init(
    phrases: PhraseSet, dictionaries: [DictionaryID: NameDictionary],
    applicationNames: [(app: String, name: [Unicode.Scalar])]
  ) {
    self.phrases = phrases
    self.dictionaries = dictionaries
    self.applicationNames = applicationNames
    plan = MatchPlan(phrases, dictionaries: dictionaries)
    memories = SearchMemories(plan)
  }

  /// The same phrases over other names; nothing is compiled again.
  public init(replacing dictionaries: [DictionaryID: NameDictionary], in matcher: Matcher) {
    self.init(
      phrases: matcher.phrases, dictionaries: dictionaries, applicationNames: matcher.applicationNames)
  }

  /// Other phrases over the same names.
  public init(replacing phrases: PhraseSet, in matcher: Matcher) {
    self.init(
      phrases: phrases, dictionaries: matcher.dictionaries, applicationNames: matcher.applicationNames)
  }

  /// Reads `utterance` against every phrase.
  ///
  /// - Parameters:
  ///   - reference: what 내일 and “in an hour” count from; without it no dates are read.
  ///   - repairs: what matches nothing is tried as a slip, too: misspelt names, the other keyboard layout.
  ///   - steps: what reading may still take, with what it took taken out; nil for as much as a turn has.
  public func match(
    _ utterance: String, at reference: DateReference? = nil, repairs: Bool = true, steps: StepBudget? = nil
  ) -> MatchResult {
    guard utterance.utf8.count <= Self.byteLimit else {
      let beginning = String(utterance.unicodeScalars.prefix(Self.utteranceLimit))
      return MatchResult(Findings(NormalText(beginning), plan), isTooLong: true)
    }
    let sentence = Sentence(utterance, plan, reference, limit: Self.utteranceLimit)
    guard sentence.findings.normal.count <= Self.utteranceLimit else {
      return MatchResult(sentence.findings, isTooLong: true)
    }
    let memory = memories.take()
    defer { memories.giveBack(memory) }
    let limit = steps?.left ?? StepBudget.turnLimit
    var left = limit - sentence.steps
    defer { steps?.spend(limit - left) }
    let exact = hear(sentence, repairsNames: false, in: memory, &left)
    guard !exact.isTooComplex else { return exact }
    // What a rule forbids is no slip, unless a phrase spells that out: 굥복궁 붐비는지 알려줘.
    let isForbidden = !exact.hasMatches && !(exact.vetoes.isEmpty && exact.vetoed.isEmpty)
    guard repairs, !isForbidden, !exact.hasKnownMatch else { return exact }
    // Text that a query may or may not know comes first; what it could be a slip for comes after it.
    let repaired = repaired(sentence, in: memory, &left)
    return left > 0 ? repaired.map { exact.followed(by: $0) } ?? exact : exact.asTooComplex
  }

  /// Reads the sentence as a whole, and with parts of it set aside.
  ///
  /// - Parameter stepsLeft: what reading may still take; what it took is taken out.
  private func hear(
    _ sentence: borrowing Sentence, repairsNames: Bool, in memory: SearchMemory, _ stepsLeft: inout Int
  ) -> MatchResult {
    var judgement = MatchJudgement(memory, stepsLeft: stepsLeft)
    judgement.hear(sentence.findings, MatchView(), repairsNames: repairsNames, sentence.reference)
    if mayHavePartialViews(of: sentence) {
      for view in partialViews(of: sentence) {
        judgement.hear(sentence.findings(in: view), view, repairsNames: repairsNames, sentence.reference)
      }
    }
    stepsLeft = judgement.stepsLeft
    return judgement.result(for: sentence)
  }

  // MARK: Repair

  /// Longest utterance that is repaired, in characters: nobody types a page on the wrong layout.
  private static let repairLimit = 120

  /// The utterance typed on the other layout, or with a name misspelt; nil when that matches nothing either.
  private func repaired(
    _ sentence: borrowing Sentence, in memory: SearchMemory, _ stepsLeft: inout Int
  ) -> MatchResult? {
    let normal = sentence.findings.normal
    guard normal.count <= Self.repairLimit else { return nil }
    let spelt = repaired(sentence, repairsNames: true, in: memory, &stepsLeft) { $0.repair }
    if let spelt { return spelt }
    guard let other = KeyboardRepair.text(of: normal) else { return nil }
    let typed = Repair(from: normal.source, to: other, how: .keyboard)
    let decoded = Sentence(other, plan, sentence.reference, limit: Self.utteranceLimit)
    stepsLeft -= decoded.steps
    return repaired(decoded, repairsNames: false, in: memory, &stepsLeft) { _ in typed }
      ?? repaired(decoded, repairsNames: true, in: memory, &stepsLeft) { _ in typed }
  }

  /// - Parameter repairsNames: then only known values are a repair.
  private func repaired(
    _ sentence: borrowing Sentence, repairsNames: Bool, in memory: SearchMemory, _ stepsLeft: inout Int,
    _ repair: (Match) -> Repair?
  ) -> MatchResult? {
    let again = Sentence(again: sentence)
    let result = hear(again, repairsNames: repairsNames, in: memory, &stepsLeft)
    return result.repairing(takesText: !repairsNames, repair)
  }
}

extension Matcher {
  /// The rules of a language that some phrase is in; nil for any other.
  func rules(of language: String) -> (any PhraseLanguage)? {
    plan.rules.lazy.map(\.language).first { $0.tag == language }
  }

  /// A name of the app for a sample sentence: one in the language's own letters, if there is one.
  func name(of app: String, language: String) -> String? {
    let names = applicationNames.filter { $0.app == app }.map { String(String.UnicodeScalarView($0.name)) }
    let rules = rules(of: language)
    return names.filter { rules?.isNative($0) ?? true }.max { $0.count < $1.count } ?? names.first
  }
}
