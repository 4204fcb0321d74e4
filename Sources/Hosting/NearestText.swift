import AppIntents
package import Assistant

/// The nearest meaning of a sentence in words: what it is, how sure, and what came of it.
package struct NearestText {
  private let decision: NearestDecision

  package init(_ decision: NearestDecision) { self.decision = decision }

  package var text: String {
    [decision.intent, outcome, decision.doubt.map(reason), part, evidence].compactMap(\.self)
      .joined(separator: "; ")
  }

  private var part: String? {
    decision.readPart.map { "only ‘\($0)’ was read, the rest tells something" }
  }

  private var outcome: String {
    switch decision.verdict {
    case .runs where decision.evidence == nil, .asks where decision.evidence == nil:
      "a phrase takes a part of it"
    case .runs: "no phrase took it; its other words are like this intent's examples"
    case .asks: "asks first: its other words are like this intent's examples"
    case .offers(let candidates):
      "offers, as its other words are like the examples of several: "
        + candidates.map { "\($0.call.app).\($0.call.intent)" }.joined(separator: ", ")
    case .nothing(let obstacle): "not used: \(reason(obstacle))"
    }
  }

  private var evidence: String? {
    guard let evidence = decision.evidence else { return nil }
    let next = evidence.next.map { $0 == "-" ? "what asks no app for anything" : $0 } ?? "the next"
    return
      "score \(hundredths(evidence.score)), \(hundredths(evidence.lead)) before \(next), \(Int(evidence.knownShare * 100)) % of its words known"
  }

  private func hundredths(_ value: Float) -> String {
    let number = Int((value * 100).rounded())
    let digits = String(abs(number) % 100)
    return "\(number < 0 ? "-" : "")\(abs(number) / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private func reason(_ doubt: NearestDecision.Doubt) -> String {
    switch doubt {
    case .cannotBeUndone: "what costs or cannot be taken back is asked about"
    case .notPlain: "it may be no request"
    case .notClear: "other intents are too near"
    case .leavesValues: "a time, a number, a note or a name has no place in it"
    case .words(let words): "\(words.map { "‘\($0)’" }.joined(separator: ", ")) may mean something"
    case .incomplete: "a value is missing"
    case .severalThings: "a name stands for several things"
    }
  }

  private func reason(_ obstacle: NearestDecision.Obstacle) -> String {
    switch obstacle {
    case .veto: "a rule forbids it, quotes it or puts it off"
    case .replacement: "one thing takes the place of another, which only a phrase can say"
    case .opposite: "it takes something away, which the intent does not do"
    case .noRequest: "nothing in it asks for something to be done"
    case .unknownName: "a phrase took it but for a name that is not known"
    case .unclear: "its words are like the examples of no intent, or of several"
    case .words(let words): "\(words.map { "‘\($0)’" }.joined(separator: ", ")) may name what is meant"
    case .amount: "a number counts nothing of what was found"
    case .text: "a note, an address or a name is said that the intent has no place for"
    case .time: "a time is said that the intent has no place for"
    }
  }
}

/// The JSON form of a nearest meaning.
struct NearestReport: Encodable {
  /// As `App.Intent`; left out where none was looked for.
  let intent: String?
  /// `runs`, `asks`, `offers` or `nothing`.
  let verdict: String
  let because: String
  let score: Float?
  let lead: Float?
  let next: String?
  let knownShare: Double?

  private enum CodingKeys: String, CodingKey {
    case intent, verdict, because, score, lead, next, knownShare = "known_share"
  }

  /// - Parameter because: the reason in a person's language; nil: in English.
  init(_ decision: NearestDecision, because reason: String? = nil) {
    intent = decision.intent
    verdict = decision.name
    because = reason ?? NearestText(decision).text
    score = decision.evidence?.score
    lead = decision.evidence?.lead
    next = decision.evidence?.next
    knownShare = decision.evidence?.knownShare
  }
}

extension NearestDecision {
  /// Whether something comes of it.
  package var isUsed: Bool { name != "nothing" }

  fileprivate var name: String {
    switch verdict {
    case .runs: "runs"
    case .asks: "asks"
    case .offers: "offers"
    case .nothing: "nothing"
    }
  }
}
