import AppIntents
import Language
import NearestMeaning

// What is offered, or asked about, where nothing is clear.

extension Understanding {
  /// 음식 언제 온대?: where nothing asks for what is nearest to be done, what is hardly farther, only reads, and names nothing.
  func readInstead(_ readings: [NearestMeaningReader.Reading]) -> Candidate? {
    readings.dropFirst().first { reading in
      reads(reading.candidate) && reading.evidence.lead >= -Self.leadOfDoing
        && reading.evidence.score >= Self.scoreToOffer && reading.leftWords.isEmpty
        && reading.candidate.call.arguments.isEmpty && !lacksThing(reading.candidate)
    }?.candidate
  }

  private static let leadOfDoing: Float = 0.35

  /// What only reads where nothing else is nearer and nothing is clear: 라이더분 폰번호 알려줘 나 정문 말고 후문인데. Beside others that may be meant, it is offered
  /// with them.
  func lookUp(_ readings: [NearestMeaningReader.Reading]) -> NearestDecision.Verdict? {
    guard let nearest = readings.first, nearest.evidence.lead >= 0, mayBeLookedUp(nearest) else { return nil }
    let possible = readings.filter(mayBeLookedUp).prefix(Self.mostOffered).map(\.candidate)
    return possible.count > 1 ? .offers(possible) : .asks(nearest.candidate.askingFirst)
  }

  private func mayBeLookedUp(_ reading: NearestMeaningReader.Reading) -> Bool {
    reads(reading.candidate) && reading.evidence.isWorthLookingUp && reading.leftWords.isEmpty
      && !lacksThing(reading.candidate)
  }

  /// What may be read where a rule speaks against a part of the sentence; nil where no request is nearer.
  func offerToRead(_ readings: [NearestMeaningReader.Reading]) -> NearestDecision.Verdict? {
    guard let nearest = readings.first, isNextToRead(nearest), !lacksThing(nearest.candidate),
      !mayDo(nearest.evidence.next)
    else {
      return nil
    }
    let possible = readings.filter {
      reads($0.candidate) && $0.evidence.isPossible && $0.leftWords.isEmpty && !lacksThing($0.candidate)
    }
    if possible.count > 1 { return .offers(possible.prefix(Self.mostOffered).map(\.candidate)) }
    return nearest.evidence.isLikely && possible.count == 1 ? .asks(nearest.candidate.askingFirst) : nil
  }

  /// What may be meant where nothing is clear; nil where that is nothing.
  func offer(_ readings: [NearestMeaningReader.Reading], _ scope: RequestScope)
    -> NearestDecision.Verdict?
  {
    let mayRead = scope.mayAskToRead && readings.first.map(isNextToRead) ?? false
    let possible = readings.filter { isPossible($0, scope.likelihood, mayRead: mayRead) }
      .prefix(Self.mostOffered)
    // “remove the latte from my order”: what is nearly meant would do the opposite.
    guard possible.allSatisfy({ reads($0.candidate) || !isOpposite($0.candidate, .request(scope)) }) else {
      return nil
    }
    if possible.count > 1 { return .offers(possible.map(\.candidate)) }
    guard let only = possible.first, isWorthQuestion(only, scope) else { return nil }
    return asking(only, scope)
  }

  /// Whether the only reading that is possible may be asked about though it is hardly nearer than no request at all: what only reads, and
  /// what is plainly requested.
  private func isWorthQuestion(_ only: NearestMeaningReader.Reading, _ scope: RequestScope) -> Bool {
    if reads(only.candidate) {
      return !mayDo(only.evidence.next) && only.evidence.lead >= 0
    }
    guard scope.isPlain, only.evidence.next == MeaningModel.none else { return false }
    return catalog.intent(only.candidate.call)?.risk == .changes || only.evidence.lead >= 0
  }

  /// Whether what only reads is nearest, and nearer than no request at all, so that what is read may be offered whatever else is told.
  private func isNextToRead(_ reading: NearestMeaningReader.Reading) -> Bool {
    reads(reading.candidate) && reading.evidence.lead >= 0
      && reading.evidence.score >= Self.scoreToOffer
  }

  private static let scoreToOffer: Float = 0.6

  func reads(_ candidate: Candidate) -> Bool { catalog.intent(candidate.call)?.risk == .reads }

  /// Whether the intent of a label does something: beside it, a question about what only reads would miss what is wanted.
  func mayDo(_ label: String?) -> Bool {
    guard let (app, intent) = label.flatMap(MeaningModel.intent(ofLabel:)) else { return false }
    return catalog.intent(IntentCall(app: app, intent: intent))?.risk != .reads
  }

  private static let mostOffered = 3

  private func isPossible(
    _ reading: NearestMeaningReader.Reading, _ likelihood: RequestLikelihood, mayRead: Bool
  ) -> Bool {
    guard reading.evidence.isPossible, reading.leftWords.isEmpty else { return false }
    let isOpen =
      likelihood == .likely
      || likelihood == .open && (reading.evidence.next != MeaningModel.none || reading.evidence.lead >= 0)
    if reads(reading.candidate) { return isOpen || mayRead }
    guard isOpen else { return false }
    return likelihood == .likely && !reading.leavesAmount && !reading.leavesText && !reading.leavesTime
  }
}
