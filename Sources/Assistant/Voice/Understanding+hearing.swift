import AppIntents
import ConversationProtocol
import Language

/// Reading what a recogniser is not sure of.
///
/// Every transcript is read by itself. The best-ranked reading wins, not the first transcript; but what only
/// a later transcript says is asked about before anything happens, and a prohibition is never outvoted.
extension Understanding {
  /// A reading, and the words it was read from.
  struct Hearing {
    var result: Result
    var said: String
  }

  func read(_ input: TurnRequest.Input) async -> Hearing {
    switch input {
    case .text(let text, let channel): return await read(Utterance(text, channel: channel))
    case .transcripts(let texts): return await read(Utterance(transcripts: texts))
    case .literal(let text, _): return Hearing(result: read(literal: text), said: text)
    case .command(let command, _): return Hearing(result: read(command), said: "")
    case .call(let call, _): return Hearing(result: read(call), said: "")
    case .answers: return Hearing(result: Result(reading: .silence), said: "")
    }
  }

  private func read(_ utterance: Utterance) async -> Hearing {
    guard utterance.channel == .voice else {
      return Hearing(result: await read(utterance.text), said: utterance.text)
    }
    guard !utterance.transcripts.isEmpty else { return Hearing(result: Result(reading: .silence), said: "") }
    var hearings: [Hearing] = []
    for transcript in utterance.transcripts {
      hearings.append(Hearing(result: await read(transcript), said: transcript))
    }
    // The transcripts share one budget, and those that were not read may have said no.
    guard !steps.isExhausted else {
      return Hearing(result: Result(reading: .tooComplex), said: utterance.text)
    }
    return Self.best(of: hearings)
  }

  private static func best(of hearings: [Hearing]) -> Hearing {
    let first = hearings[0]
    if first.result.reading.stops { return first }
    let understood = hearings.filter { $0.result.reading.isUnderstood }
    guard var best = understood.min(by: { $0.rank < $1.rank }) else { return first }
    if best.result.reading.isAnswer {
      best.result.reading = sure(best, first: first, of: hearings) ?? .unknown
      return best
    }
    if case .intent(var candidate) = best.result.reading, !first.says(candidate) || hearings.haveStop {
      candidate.asksFirst = true
      best.result.reading = .intent(candidate)
    }
    return best
  }

  /// The answer, if it is beyond doubt; options that were heard differently are offered again.
  private static func sure(_ best: Hearing, first: Hearing, of hearings: [Hearing]) -> UtteranceReading? {
    let reading = best.result.reading
    if reading == .answer(.confirmed(true), also: [:]) {
      let isContradicted = hearings.haveStop || hearings.contains { $0.result.reading.isNo }
      return reading == first.result.reading && !isContradicted ? reading : nil
    }
    if reading == first.result.reading { return reading }
    let others = hearings.filter { !$0.isGuess }.map(\.result.reading).filter {
      $0.isUnderstood && $0 != reading
    }
    if others.isEmpty { return reading }
    let options = hearings.compactMap(\.result.reading.option)
    return options.count == others.count + 1 ? .ambiguousOptions(options.distinct) : nil
  }
}

extension Understanding.Hearing {
  /// Lower is better. What answers or steers comes before a request of its own, as in every turn, and what is plainly
  /// understood before a guess.
  fileprivate var rank: Int { isGuess ? Self.guessRank + cost : cost }

  private static let guessRank = 1 << 20

  private var cost: Int {
    switch result.reading {
    case .intent(let candidate): 1 + candidate.cost
    case .intents(let candidates), .plan(let candidates): 1 + (candidates.map(\.cost).max() ?? 0)
    case .leaving(let candidate): 1 + candidate.cost
    default: 0
    }
  }

  /// It would have to be asked about in any case, or is only near to an intent: no evidence against what another transcript
  /// says plainly.
  fileprivate var isGuess: Bool {
    guard case .intent(let candidate) = result.reading else { return false }
    return candidate.asksFirst || candidate.isNearestMeaning
  }

  /// It is the same request, with nothing to ask about.
  fileprivate func says(_ candidate: Candidate) -> Bool {
    guard case .intent(let own) = result.reading else { return false }
    return own.call == candidate.call && own.repair == nil
  }
}

extension [Understanding.Hearing] {
  fileprivate var haveStop: Bool { contains { $0.result.reading.stops } }
}

extension UtteranceReading {
  /// Somebody who may have said this must not see anything done.
  fileprivate var stops: Bool {
    switch self {
    case .vetoed, .command(.cancel): true
    default: false
    }
  }

  fileprivate var isUnderstood: Bool {
    switch self {
    case .command, .answer, .correction, .reopen, .ambiguousOptions, .intent, .intents, .plan, .leaving,
      .habits:
      true
    case .refused, .unable, .vetoed, .notFound, .unknown, .silence, .tooLong, .tooComplex: false
    }
  }

  fileprivate var isNo: Bool {
    if case .answer(.confirmed(false), _) = self { return true }
    return false
  }

  /// The option that is chosen, if it is one.
  fileprivate var option: String? {
    guard case .answer(.options(let ids), let also) = self, also.isEmpty, ids.count == 1 else { return nil }
    return ids[0]
  }
}

extension [String] {
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
