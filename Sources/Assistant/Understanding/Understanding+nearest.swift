import AppIntents
import Language
import Languages
import Matching
import NearestMeaning

// Nearest meaning: what no phrase takes is read by its names, numbers and dates, and by which intent's examples have words like
// those around them.

extension Understanding {
  /// Reads what no phrase takes, with nothing open. An intent that only reads and is clearly nearest is answered at once, and
  /// one that costs asks for its own confirmation at once where all its values are known; a plain request for a change that can be taken
  /// back is carried out where it is certain. What is less clear, and what else changes something, becomes a question that restates
  /// all of it.
  ///
  /// A sentence that tells or wonders may ask an app something; one that any rule forbids asks nothing, and nothing but a plain
  /// request is asked about where something would be done.
  func byNearestMeaning(_ result: Result, _ text: NormalText) async -> Result {
    if let asking = askingForPlace(result, text) { return asking }
    let decision = await decision(result.reading, text).map { withSpokenThing($0, text) }
    switch decision?.verdict {
    case .runs(let candidate), .asks(let candidate):
      return Result(reading: .intent(candidate), alternatives: result.alternatives)
    case .offers(let candidates):
      return Result(reading: .intents(candidates), alternatives: result.alternatives)
    case .nothing where decision?.missing != nil:
      guard let missing = decision?.missing else { return result }
      return Result(
        reading: .notFound(missing.candidate, slot: missing.slot, said: missing.said),
        alternatives: result.alternatives)
    // “weather like in Busan” is not looked for as a name.
    case .nothing where decision?.isNameImplausible == true:
      return Result(reading: .unknown, alternatives: result.alternatives)
    case .nothing, nil: return result
    }
  }

  /// 경주에 볼만한 데 찾아 줘: where words of the person's own fill a place, another intent may be nearer.
  func questioningText(_ result: Result, _ text: NormalText) async -> Result {
    guard case .intent(let candidate) = result.reading, candidate.hasText, holdsFreeText(candidate) else {
      return result
    }
    return await byNearestMeaning(result, text)
  }

  /// Not 부산 보여 줘, whose words the app itself knows.
  private func holdsFreeText(_ candidate: Candidate) -> Bool {
    catalog.intent(candidate.call)?.parameters.contains { parameter in
      guard parameter.kind == .string, case .text = candidate.call.arguments[parameter.name] else {
        return false
      }
      return true
    } ?? false
  }

  /// What the nearest meaning of an utterance would decide; nil where a phrase takes it or there is nothing to compare it with.
  package func nearest(_ utterance: String) async -> NearestDecision? {
    guard utterance.utf8.count <= Matcher.byteLimit else { return nil }
    let text = NormalText(utterance)
    return await decision(await readRequest(utterance, text).reading, text)
  }

  /// What the whole sentence is nearest to; where that decides nothing, what is left of it beside its statements.
  private func decision(_ reading: UtteranceReading, _ text: NormalText) async -> NearestDecision? {
    let whole = nearestDecision(reading, text)
    switch whole?.verdict {
    case .nothing(let obstacle) where obstacle.mayLieInStatement: break
    // What is clear without a statement is better than a choice.
    case .offers: break
    // What a phrase takes beside a statement says how many more exactly: 손녀가 좋아하니까 그거를 한 잔 담아 줘.
    case .asks where whole?.isLastResort == true: break
    case .asks(let candidate): return await besideStatement(candidate, text) ?? whole
    case .runs(let candidate) where !reads(candidate):
      return await besideStatement(candidate, text) ?? whole
    default: return whole
    }
    return await besideStatements(text, whole?.intent) ?? whole
  }

  /// - Parameter judged: the part of it that must ask for something and forbid nothing; nil for all of it.
  func nearestDecision(_ reading: UtteranceReading, _ text: NormalText, judged: NormalText? = nil)
    -> NearestDecision?
  {
    guard let language = catalog.language(of: text), let model = catalog.meaning else { return nil }
    let learnt = LearntLikelihood(of: judged ?? text, language)
    let reader = NearestMeaningReader(
      catalog: catalog, model: model, reference: reference, language: language,
      pointedTypes: pointedTypes(text), noneHandicap: learnt.noneHandicap)
    let names = catalog.mentions(in: text, at: reference)
    let texts = markedTexts(in: text, names, language)
    // What is noted forbids nothing: … 수저 빼 주세요라고 적어 줘.
    let plain = texts.isEmpty ? text : text.without(texts.map(\.frame))
    let vetoes = language.vetoes(in: judged ?? plain).map { VetoRule(rawValue: $0.rule) }
    // Whether no rule forbids, quotes or puts off what is said.
    let isOpen = vetoes.allSatisfy { $0?.mayBeQuestion ?? false }
    let mayWonder = learnt.mayAskToRead && vetoes.allSatisfy { $0?.mayStandBeside ?? false }
    guard isOpen || learnt.isSure || mayWonder else { return .nothing(.veto) }
    // 주문 안 하고 싶어 asks about no order.
    let mayLookUp = mayWonder && learnt.mayLookUp && !vetoes.contains(.negation)
    // A name that is known is no text: the collection called Winter Walks.
    let marked = texts.filter { marked in
      marked.kind != .name || !names.contains { $0.isName && marked.range.contains($0.range.lowerBound) }
    }
    let asked = judged ?? (marked.isEmpty ? text : text.without(marked.map(\.frame)))
    steps.spend(text.count * Self.stepsPerLetter)
    let mentions = names.filter { mention in !marked.contains { $0.frame.overlaps(mention.range) } }
    var reading = reading
    var isOverruled = false
    if case .vetoed = reading {
      isOverruled = isOpen && learnt.isSure && !language.vetoes(in: asked).isEmpty
      if !isOpen || isOverruled || language.vetoes(in: asked).isEmpty { reading = .unknown }
    }
    // 콜드브루 한 잔 얼음 적게 배달: what is noted is no name.
    // A single word may be a new name: 탕후루 주문해 줘.
    if case .notFound(_, _, let said) = reading, marked.contains(where: { overlaps($0, said, text) }) {
      reading = .unknown
    }
    let whole = judged == nil ? learnt : LearntLikelihood(of: text, language)
    var scope = nearestScope(reading, text, asked, mentions, reader, whole)
    if marked.contains(where: \.kind.maySetAside) { scope = scope.asking }
    if !isOpen { scope = scope.askingAlways }
    if isOverruled { scope = scope.askingUnlessSurelyLearnt }
    if !isOpen, !learnt.isSure { scope = .readQuestion(.veto) }
    if case .clearQuestion(.veto, _) = scope { scope = .clearQuestion(.veto, mayAsk: mayWonder) }
    if case .nothing(let obstacle) = scope { return obstacle.map { .nothing($0) } }
    var isNameImplausible = false
    if case .notFound(_, _, let said) = reading {
      isNameImplausible = !isNumber(said) && !isPlausibleName(said, mentions, text, reader)
    }
    let readings = reader.read(text, mentions, marked: marked)
    let verdict = verdict(readings, scope, mayLookUp: mayLookUp)
    guard let nearest = readings.first else {
      return NearestDecision(verdict: verdict, isNameImplausible: isNameImplausible)
    }
    if case .notFound(_, _, let said) = reading, said.contains(" "), isOfNoApp(nearest), does(reading) {
      isNameImplausible = true
    }
    let call = nearest.candidate.call
    return NearestDecision(
      verdict: verdict, missing: missing(nearest, scope, verdict), doubt: doubtAsked(nearest, scope, verdict),
      intent: MeaningModel.label(app: call.app, intent: call.intent),
      evidence: nearest.evidence, isNameImplausible: isNameImplausible, isLastResort: scope.isReadQuestion)
  }

  /// The texts that the sentence marks, and the names that it keeps out of what is wanted.
  private func markedTexts(in text: NormalText, _ names: [Mention], _ language: any PhraseLanguage)
    -> [MarkedText]
  {
    let texts = language.markedTexts(in: text)
    return texts
      + Exclusions(language: language).texts(in: text, names).filter { exclusion in
        !texts.contains { $0.frame.overlaps(exclusion.frame) }
      }
  }

  private func overlaps(_ marked: MarkedText, _ said: String, _ text: NormalText) -> Bool {
    let (note, name) = (text.slice(marked.range), NormalText(said).text)
    return note.contains(name) || name.contains(note)
  }

  private static let stepsPerLetter = 40

  /// - Parameter asked: the sentence without the texts that it marks.
  private func nearestScope(
    _ reading: UtteranceReading, _ text: NormalText, _ asked: NormalText, _ mentions: [Mention],
    _ reader: NearestMeaningReader, _ learnt: LearntLikelihood
  ) -> NearestScope {
    let language = reader.language
    // Places in the sentence hold for what is asked only where nothing was taken out of it.
    let values = asked.count == text.count ? mentions.map(\.range) : []
    switch reading {
    case .vetoed: return .clearQuestion(.veto, mayAsk: false)
    case .unknown where language.replaces(asked): return .clearQuestion(.replacement, mayAsk: false)
    // A yes or a number of an option asks for nothing where nothing is open.
    case .unknown where isAnswer(asked, mentions) || isOptionNumber(asked): return .nothing(.noRequest)
    // 그거 주문해 줘: what it points at decides what is meant.
    case .unknown:
      let isPointing = !ReferringExpression.words(in: asked, list: [], steps: steps).isEmpty
      return .request(requestScope(text, asked, values, language, learnt, mayOffer: !isPointing))
    // 거기서 주문해줘: what it points at is found, or missed, elsewhere.
    case .notFound(_, _, let said) where ReferringExpression.isPointing(NormalText(said), steps: steps):
      return .nothing(.unknownName)
    case .notFound(_, _, let said) where !isPlausibleName(said, mentions, text, reader):
      return .request(requestScope(text, asked, values, language, learnt, mayOffer: false))
    // 부산 가 볼 데 찾아줘: the words that a text took name something.
    case .notFound(let candidate, _, _):
      let mayDo =
        language.vetoes(in: text).isEmpty
        && language.requestLikelihood(of: asked, values: values) == .likely
      return .otherThan(candidate, mayDo: mayDo)
    case .intent(let candidate)
    where candidate.hasText
      && (namesSomething(candidate, mentions, text) || holdsClause(candidate, reader)
        || holdsFreeText(candidate)):
      let reads = catalog.intent(candidate.call)?.risk == .reads
      return reads ? .otherThan(candidate, mayDo: false) : .nothing(nil)
    default: return .nothing(nil)
    }
  }

  private func requestScope(
    _ text: NormalText, _ asked: NormalText, _ values: [Range<Int>], _ language: any PhraseLanguage,
    _ learnt: LearntLikelihood,
    mayOffer: Bool
  ) -> RequestScope {
    let rules = language.requestLikelihood(of: asked, values: values)
    let likelihood = learnt.likelihood(besideRules: rules)
    let vetoes = language.vetoes(in: text).map(\.rule)
    let reverses = language.reverses(text)
    // “remove it you said? what”: also one in the middle.
    let holdsQuestion = text.isQuestion || text.source.contains("?")
    let isLearnt = !reverses && vetoes.isEmpty && learnt.isPlain(besideRules: rules)
    // 어제 경복궁 갔다 왔어, 기록해 줘: what has happened is told beside a plain request.
    let isFreeButForPast = !reverses && vetoes.allSatisfy { $0 == VetoRule.past.rawValue }
    return RequestScope(
      likelihood: likelihood, likelihoodByRules: rules, mayOffer: mayOffer,
      mayAskToRead: learnt.mayAskToRead,
      isPlain: isFreeButForPast && likelihood == .likely
        && (language.requestsPlainly(text) || isLearnt),
      mayRun: !reverses && vetoes.isEmpty && rules == .likely && likelihood == .likely && !holdsQuestion,
      isLearnt: isLearnt,
      isSurelyLearnt: learnt.isSure && rules == .likely && !holdsQuestion && !reverses
        && vetoes.allSatisfy { $0 == VetoRule.past.rawValue || $0 == VetoRule.negation.rawValue },
      askedRisks: learnt.askedRisks(besideRules: rules),
      takesAway: language.takesAway(asked), holdsQuestion: holdsQuestion)
  }

  /// Whether it is a yes or a no. What names something may be a request: 정동진 다녀왔다, 적어 둬라.
  private func isAnswer(_ text: NormalText, _ mentions: [Mention]) -> Bool {
    guard !mentions.contains(where: \.isName) else { return false }
    return switch AnswerReader.read(text, in: .confirm) {
    case .yes, .no: true
    default: false
    }
  }

  /// Whether the whole text is a number in a list that was shown before: 1번, the second one.
  private func isOptionNumber(_ text: NormalText) -> Bool {
    guard case .choice(_, rest: nil) = AnswerReader.read(text, in: Self.unnamedOptions) else { return false }
    return true
  }

  private static let unnamedOptions = AnswerContext.choice(Array(repeating: "", count: 10))

  // MARK: Unknown names

  /// Whether words in a name's place may be an unknown name: examples do not have them all around their values, and they are no
  /// clause and hold no known name.
  private func isPlausibleName(
    _ said: String, _ mentions: [Mention], _ text: NormalText, _ reader: NearestMeaningReader
  ) -> Bool {
    let words = said.split(separator: " ").map(String.init)
    guard words.count <= Self.wordsOfAName else { return false }
    // Words that examples have around their values name nothing.
    guard !words.allSatisfy({ reader.isKnown($0) || reader.isListed($0, among: mentions, of: text) }) else {
      return false
    }
    let range = NormalText(said).text
    let holdsName = mentions.contains { mention in
      mention.isName && range.contains(text.slice(mention.range)) && !reader.isOfFixedList(mention)
    }
    return !holdsName && !saysMoreThanName(said, mentions, text, reader)
      && !reader.language.statesBeforeRequest(words)
  }

  /// “Please send a bouquet of roses”: whether the sentence is so much nearer to those that no app can do anything about that nothing is
  /// missing in an app.
  private func isOfNoApp(_ nearest: NearestMeaningReader.Reading) -> Bool {
    nearest.evidence.next == MeaningModel.none && nearest.evidence.lead <= -Self.leadOfNoApp
  }

  private static let leadOfNoApp: Float = 0.3

  /// Whether something would be done with the thing that is not there.
  private func does(_ reading: UtteranceReading) -> Bool {
    guard case .notFound(let candidate, _, _) = reading else { return false }
    return !reads(candidate)
  }

  /// 3021번: the number of a thing, which may be missing.
  private func isNumber(_ said: String) -> Bool {
    said.first?.isNumber == true && !said.contains(" ")
  }

  /// “weather tomorrow”, “like in Busan”: words of a sentence, or a time.
  private func saysMoreThanName(
    _ said: String, _ mentions: [Mention], _ text: NormalText, _ reader: NearestMeaningReader
  ) -> Bool {
    let words = NormalText(said).text
    let holdsDate = mentions.contains { $0.mask == nil && words.contains(text.slice($0.range)) }
    return holdsDate || reader.language.tellsSomething(said)
  }

  private static let wordsOfAName = 3

  /// “restaurants I saved as favourites”: words that say what somebody does name no dish.
  private func holdsClause(_ candidate: Candidate, _ reader: NearestMeaningReader) -> Bool {
    catalog.intent(candidate.call)?.risk == .reads
      && candidate.said.values.contains { reader.language.tellsSomething($0.text) }
  }

  private func namesSomething(_ candidate: Candidate, _ mentions: [Mention], _ text: NormalText) -> Bool {
    candidate.said.values.contains { slot in
      let said = NormalText(slot.text).text
      return mentions.contains { $0.isName && said.contains(text.slice($0.range)) }
    }
  }
}
