import AppIntents
import Language
import Languages

// What the nearest meaning may do: run, ask, offer two or three readings, or nothing.

extension Understanding {
  /// - Parameter mayLookUp: whether the sentence is enough like a request to ask about what only reads.
  func verdict(
    _ readings: [NearestMeaningReader.Reading], _ scope: NearestScope, mayLookUp: Bool
  ) -> NearestDecision.Verdict {
    var decided = NearestDecision.Verdict.nothing(.unclear)
    if let nearest = readings.first, nearest.evidence.lead >= 0 { decided = verdict(nearest, scope) }
    guard case .nothing(let obstacle) = decided else { return decided }
    if let offered = offered(readings, scope, obstacle) { return offered }
    return (mayLookUp && obstacle.mayBeLookedUp ? lookUp(readings) : nil) ?? decided
  }

  /// What may be asked about or offered where nothing is decided.
  private func offered(
    _ readings: [NearestMeaningReader.Reading], _ scope: NearestScope, _ obstacle: NearestDecision.Obstacle
  ) -> NearestDecision.Verdict? {
    switch scope {
    case .request(let scope):
      if obstacle == .noRequest, scope.mayAskToRead, let read = readInstead(readings) {
        return .asks(read.askingFirst)
      }
      return obstacle == .unclear && scope.mayOffer ? offer(readings, scope) : nil
    case .clearQuestion(_, mayAsk: true), .readQuestion: return offerToRead(readings)
    case .nothing, .otherThan, .clearQuestion: return nil
    }
  }

  private func verdict(_ nearest: NearestMeaningReader.Reading, _ scope: NearestScope)
    -> NearestDecision.Verdict
  {
    guard nearest.leftWords.isEmpty else { return .nothing(.words(nearest.leftWords)) }
    let reads = catalog.intent(nearest.candidate.call)?.risk == .reads
    guard reads || !isOpposite(nearest.candidate, scope) else { return .nothing(.opposite) }
    if mayMisreadRemoval(nearest, scope) { return .nothing(.words(nearest.strangers)) }
    guard reads || !nearest.leavesText, !keepsSomething(nearest) else { return .nothing(.text) }
    guard reads || !nearest.leavesAmount else {
      return mayAskWithoutNumber(nearest, scope) ? .asks(nearest.candidate.askingFirst) : .nothing(.amount)
    }
    // “18 percent of 46000” names nothing that an app could show.
    if reads, nearest.leavesLargeNumber, nearest.candidate.call.arguments.isEmpty { return .nothing(.amount) }
    let isClear = nearest.evidence.isClear
    switch scope {
    case .nothing(let obstacle): return .nothing(obstacle ?? .unclear)
    case .readQuestion(let obstacle):
      let mayAsk = nearest.evidence.isWorthReading && !lacksThing(nearest.candidate)
      return reads && mayAsk ? .asks(nearest.candidate.askingFirst) : .nothing(obstacle)
    case .clearQuestion(let obstacle, _):
      // 표 찾아줘 말고 두 장: what would have to ask back is not clear.
      let isWhole = isClear && !lacksThing(nearest.candidate) && !nearest.leavesLargeNumber
      return reads && isWhole ? .runs(nearest.candidate) : .nothing(reads ? .unclear : obstacle)
    case .otherThan(let candidate, let mayDo):
      let isOther = nearest.candidate.call.intent != candidate.call.intent
      if !reads, isOther, mayDo, mayDoInstead(nearest) { return doingInstead(nearest) }
      guard reads,
        isOther && nearest.evidence.withoutLearnt.isClearOfOther
          || isClear && nearest.explainsText(of: candidate)
      else { return .nothing(.unknownName) }
      return .runs(nearest.candidate)
    case .request(let scope): return requested(nearest, reads: reads, scope)
    }
  }

  /// 담아둔 거 그대로 주문 ㄱㄱ: what no word of the sentence may name is no thing to be looked for, where another intent is certain.
  private func mayDoInstead(_ nearest: NearestMeaningReader.Reading) -> Bool {
    nearest.evidence.isCertain && nearest.strangers.isEmpty && !nearest.leavesAnything
      && !lacksThing(nearest.candidate)
  }

  private func doingInstead(_ nearest: NearestMeaningReader.Reading) -> NearestDecision.Verdict {
    if confirmsNext(nearest.candidate) { return .runs(nearest.candidate) }
    return .asks(nearest.candidate.askingFirst)
  }

  /// Whether the numbers that nothing takes only count people, as every thing has its own: two cokes and a latte, we are three.
  private func mayAskWithoutNumber(_ nearest: NearestMeaningReader.Reading, _ scope: NearestScope) -> Bool {
    guard case .request(let scope) = scope, scope.mayRun || scope.isLearnt else { return false }
    return nearest.evidence.isClear && nearest.countsAll
  }

  func lacksThing(_ candidate: Candidate) -> Bool {
    catalog.intent(candidate.call)?.lacksThing(in: candidate.call) ?? true
  }

  private func requested(
    _ nearest: NearestMeaningReader.Reading, reads: Bool, _ scope: RequestScope
  ) -> NearestDecision.Verdict {
    let likelihood = scope.likelihood
    let mayTell = likelihood == .none && !scope.holdsQuestion
    if reads, mayTell ? nearest.evidence.isClear : nearest.evidence.isClearToRead, !nearest.leavesLargeNumber
    {
      return .runs(nearest.candidate)
    }
    if !reads {
      guard likelihood == .likely || likelihood == .open && isSurelyWanted(nearest, scope) else {
        return .nothing(.noRequest)
      }
      if leavesTime(nearest) {
        return mayAskAtOnce(nearest, scope) ? .asks(askingAtOnce(nearest.candidate)) : .nothing(.time)
      }
    }
    guard reads ? nearest.evidence.isLikely : nearest.evidence.isLikelyWanted else {
      return .nothing(.unclear)
    }
    // 마라샹궈 어떻게 안 될까나: what would be looked up is hardly nearer than what would be done.
    if reads, likelihood != .likely, nearest.evidence.lead < Self.leadToLookUp, mayDo(nearest.evidence.next) {
      return .nothing(.unclear)
    }
    if let risk = catalog.intent(nearest.candidate.call)?.risk, scope.askedRisks.contains(risk),
      scope.likelihoodByRules == .none || !isSurelyWanted(nearest, scope)
    {
      return .asks(nearest.candidate.askingFirst)
    }
    if !nearest.leavesName,
      likelihood == .likely && nearest.evidence.isClear || costsForThings(nearest.candidate),
      confirmsNext(nearest.candidate, isCertain: nearest.evidence.isCertain)
    {
      return .runs(nearest.candidate)
    }
    if !reads, doubt(nearest, scope) == nil || choosesAndConfirms(nearest, scope) {
      return .runs(nearest.candidate)
    }
    return asking(nearest, scope)
  }

  /// “add five gimbaps to my basket, field trip tomorrow”, “lunch for the team: two udon”: whether the time is said of something else. What
  /// is wanted on another day is not asked about, but for changes that are much like requests.
  private func mayAskAtOnce(_ nearest: NearestMeaningReader.Reading, _ scope: RequestScope) -> Bool {
    guard nearest.evidence.isClear else { return false }
    if scope.isLearnt, !costs(nearest.candidate) { return true }
    return !nearest.leavesOtherDay && (scope.mayRun || scope.isLearnt)
  }

  private func costs(_ candidate: Candidate) -> Bool { catalog.intent(candidate.call)?.risk == .costs }

  /// A question first, which says that what costs would be done now.
  private func askingAtOnce(_ candidate: Candidate) -> Candidate {
    var asked = candidate.askingFirst
    if costs(candidate) { asked.isAtOnce = true }
    return asked
  }

  /// 중복된 방문 기록을 삭제하고 싶어요: which one is asked next, and confirmed.
  private func choosesAndConfirms(_ nearest: NearestMeaningReader.Reading, _ scope: RequestScope) -> Bool {
    guard let intent = catalog.intent(nearest.candidate.call) else { return false }
    return intent.confirmsItself && scope.isLearnt && scope.likelihood == .likely
      && nearest.evidence.isClearToChange && !nearest.leavesAnything && nearest.strangers.isEmpty
  }

  private static let leadToLookUp: Float = 0.3

  /// Whether what no word asks for is worth a question. What costs shows everything in its own confirmation.
  private func isSurelyWanted(_ nearest: NearestMeaningReader.Reading, _ scope: RequestScope) -> Bool {
    nearest.evidence.isCertain
      || !scope.holdsQuestion && countsThings(nearest.candidate) && nearest.evidence.isSurelyWanted
        && nearest.valueShare >= Self.shareOfValues
  }

  /// What says hardly anything but things and how many of them tells no story.
  private static let shareOfValues = 0.5

  /// Whether it costs something and says how many of what.
  private func countsThings(_ candidate: Candidate) -> Bool {
    costsForThings(candidate) && candidate.call.arguments.values.contains(where: \.saysHowMany)
  }

  /// Whether it costs something and says for what, so that its confirmation shows that.
  func costsForThings(_ candidate: Candidate) -> Bool {
    !candidate.call.arguments.isEmpty && catalog.intent(candidate.call)?.risk == .costs
  }

  /// A question first, unless the intent's own confirmation shows all that was said anyway.
  func asking(_ nearest: NearestMeaningReader.Reading, _ scope: RequestScope)
    -> NearestDecision.Verdict
  {
    if scope.mayOffer, !nearest.leavesAnything, confirmsNext(nearest.candidate) {
      return .runs(nearest.candidate)
    }
    return .asks(nearest.candidate.askingFirst)
  }

  /// Why a change is asked about before it is made; nil where it costs nothing, can be taken back, is far nearer than anything else, all
  /// that was said has its place, and every value is there and names one thing.
  private func doubt(_ nearest: NearestMeaningReader.Reading, _ scope: RequestScope) -> NearestDecision.Doubt?
  {
    guard let intent = catalog.intent(nearest.candidate.call), intent.risk == .changes, intent.isUndoable
    else { return .cannotBeUndone }
    let evidence = nearest.evidence
    guard
      scope.isPlain || scope.mayRun && evidence.isSureToChange || scope.isSurelyLearnt && evidence.isCertain
    else { return .notPlain }
    guard evidence.isClearToChange || scope.isLearnt && isClearAsLearnt(evidence) else { return .notClear }
    guard !nearest.leavesAnything else { return .leavesValues }
    // A verb that no example has may do the opposite: 장바구니에서 도려내 줘.
    guard nearest.strangers.isEmpty else { return .words(nearest.strangers) }
    guard isComplete(nearest.candidate, intent) else { return .incomplete }
    guard evidence.isCertain || nearest.candidate.call.arguments.values.allSatisfy(\.isOneThing) else {
      return .severalThings
    }
    return nil
  }

  /// Whether a request that is like those that were learnt is clear enough to change something: what is next does nothing.
  private func isClearAsLearnt(_ evidence: NearestEvidence) -> Bool {
    evidence.isClearAsLearnt && !mayDo(evidence.next)
  }

  /// 콜라 빼고 다 비워 줘: what takes everything away cannot keep the one thing that is named.
  private func keepsSomething(_ nearest: NearestMeaningReader.Reading) -> Bool {
    guard nearest.leavesName, let intent = catalog.intent(nearest.candidate.call) else { return false }
    return intent.risk != .reads && !intent.isUndoable && intent.parameters.isEmpty
  }

  /// Whether the sentence takes something away, which the intent does not: “remove the latte from my cart” adds none.
  func isOpposite(_ candidate: Candidate, _ scope: NearestScope) -> Bool {
    guard case .request(let scope) = scope, scope.takesAway, let intent = catalog.intent(candidate.call)
    else { return false }
    return !takesAway(intent)
  }

  /// Whether the intent takes something away and only a word that no example has could say so: “trak my order” does not cancel it.
  private func mayMisreadRemoval(_ nearest: NearestMeaningReader.Reading, _ scope: NearestScope) -> Bool {
    guard case .request(let scope) = scope, !scope.takesAway, !nearest.strangers.isEmpty,
      let intent = catalog.intent(nearest.candidate.call), intent.risk != .reads,
      intent.parameters.allSatisfy({ $0.kind != .boolean })
    else { return false }
    return takesAway(intent)
  }

  /// Whether the intent may take something away, as its title says, or switches something on and off.
  func takesAway(_ intent: IntentDescriptor) -> Bool {
    intent.parameters.contains { $0.kind == .boolean }
      || intent.title.contains { tag, title in
        PhraseLanguages.named(tag)?.takesAway(NormalText(title)) ?? false
      }
  }

  /// What is clearly asked about and is not there.
  func missing(
    _ nearest: NearestMeaningReader.Reading, _ scope: NearestScope, _ verdict: NearestDecision.Verdict
  ) -> NearestDecision.Missing? {
    guard case .nothing(.amount) = verdict, let thing = nearest.numberedThing, nearest.evidence.isClear,
      nearest.strangers.isEmpty, reads(nearest.candidate) || scope.isLikelyRequest
    else { return nil }
    return NearestDecision.Missing(candidate: nearest.candidate, slot: thing.slot, said: thing.said)
  }

  /// Why the decision asks, where it asks about this reading.
  func doubtAsked(
    _ nearest: NearestMeaningReader.Reading, _ scope: NearestScope, _ verdict: NearestDecision.Verdict
  ) -> NearestDecision.Doubt? {
    guard case .asks = verdict, case .request(let scope) = scope else { return nil }
    return reads(nearest.candidate) ? .notClear : doubt(nearest, scope)
  }

  /// Whether a time is left. What costs is not asked about where any is: 내일 손님이 오니까 may say when.
  private func leavesTime(_ reading: NearestMeaningReader.Reading) -> Bool {
    catalog.intent(reading.candidate.call)?.risk == .costs ? reading.leavesTime : reading.leavesTimeOfRequest
  }

  /// Whether the intent's own confirmation, which shows everything, is the next thing that it asks: it costs something or confirms
  /// itself, and every value that it needs is there and names exactly one thing, or, where the meaning is certain, one of several.
  func confirmsNext(_ candidate: Candidate, isCertain: Bool = false) -> Bool {
    guard let intent = catalog.intent(candidate.call), intent.risk == .costs || intent.confirmsItself else {
      return false
    }
    return isComplete(candidate, intent)
      && (isCertain || candidate.call.arguments.values.allSatisfy(\.isOneThing))
  }

  func isComplete(_ candidate: Candidate, _ intent: IntentDescriptor) -> Bool {
    intent.parameters.allSatisfy { $0.isOptional || candidate.call.arguments[$0.name] != nil }
  }
}

extension Candidate {
  var askingFirst: Candidate {
    var asked = self
    asked.asksFirst = true
    return asked
  }
}

extension IntentArgument {
  fileprivate var saysHowMany: Bool {
    switch self {
    case .integer: true
    case .list(let members): members.contains(where: \.saysHowMany)
    case .composite(let properties): properties.values.contains(where: \.saysHowMany)
    default: false
    }
  }

  /// Whether nothing has to be chosen: no name in it stands for several things.
  var isOneThing: Bool {
    switch self {
    case .entities(let identifiers, _): identifiers.count == 1
    case .cases(let values, _): values.count == 1
    case .list(let members): members.allSatisfy(\.isOneThing)
    case .composite(let properties): properties.values.allSatisfy(\.isOneThing)
    default: true
    }
  }
}
