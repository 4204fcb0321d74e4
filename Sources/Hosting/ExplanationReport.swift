package import Assistant
import Foundation
package import Matching

/// The JSON form of an explanation.
package struct ExplanationReport: Encodable {
  struct Winner: Encodable {
    let intent: String
    var title: String?
    let phrase: String
    let slots: [String: String]
    /// What the slots are called.
    var slotTitles: [String: String]?
    /// Where in the sentence each slot was said.
    let spans: [Span]
    let costs: [Cost]

    private enum CodingKeys: String, CodingKey {
      case intent, title, phrase, slots, slotTitles = "slot_titles", spans, costs
    }
  }

  /// In Unicode scalars of the sentence as received, half-open.
  struct Span: Encodable {
    let slot: String
    let start: Int
    let end: Int
  }

  struct Cost: Encodable {
    let what: String
    let cost: Int
    var title: String?
  }

  struct NearMiss: Encodable {
    let intent: String
    var title: String?
    let phrase: String
    let at: Int
    let reason: String
  }

  struct Veto: Encodable {
    let rule: String
    let span: [Int]
    var title: String?
    /// What the rule is, and what can be said instead.
    var page: String?
  }

  let text: String
  let read: [String]
  let winner: Winner?
  let nearMisses: [NearMiss]
  let vetoes: [Veto]
  /// What the nearest meaning of a sentence that no phrase takes is; left out if there is none.
  let nearest: NearestReport?

  private enum CodingKeys: String, CodingKey {
    case text, read, winner, nearMisses = "near_misses", vetoes, nearest
  }

  /// Explains a sentence as a conversation that has just begun would read it.
  ///
  /// - Parameter language: of the titles that stand beside identifiers.
  package static func of(_ text: String, in host: AssistantHost, language: String) async -> ExplanationReport
  {
    let assistant = host.assistant
    let explanation = Explanation(text, matcher: assistant.catalog.matcher, at: assistant.dateReference)
    let titles = ExplanationTitles(assistant.catalog.apps.map(\.descriptor), language: language)
    return ExplanationReport(explanation, nearest: await nearest(text, in: host), titles: titles)
  }

  /// The same as lines of text.
  package static func text(of sentence: String, in host: AssistantHost) async -> String {
    let assistant = host.assistant
    let explanation = Explanation(sentence, matcher: assistant.catalog.matcher, at: assistant.dateReference)
    return lines(explanation, nearest: await nearest(sentence, in: host))
  }

  /// How phrases read a sentence, and what is done with its nearest meaning.
  package static func lines(_ explanation: Explanation, nearest: NearestDecision?) -> String {
    explanation.text + (nearest.map { "\nnearest   " + NearestText($0).text } ?? "")
  }

  /// What the assistant makes of the sentence by its nearest meaning.
  package static func nearest(_ text: String, in host: AssistantHost) async -> NearestDecision? {
    let assistant = host.assistant
    let state = ConversationState(id: "explain", language: host.language, focus: host.focus)
    let understanding = Understanding(
      catalog: assistant.catalog, state: state, now: assistant.now, timeZone: assistant.timeZone)
    return await understanding.nearest(text)
  }

  package init(_ explanation: Explanation, nearest: NearestDecision?) {
    self.init(explanation, nearest: nearest, titles: nil)
  }

  /// - Parameter titles: what identifiers are called; nil: nothing stands beside them.
  private init(_ explanation: Explanation, nearest: NearestDecision?, titles: ExplanationTitles?) {
    self.nearest = nearest.map { NearestReport($0, because: titles?.words.nearest($0)) }
    text = explanation.sentence
    read = explanation.read.split(separator: " ").map(String.init)
    winner = explanation.winner.map { match, phrase in
      Winner(
        intent: phrase.intent, title: titles?.title(of: phrase), phrase: phrase.template.source,
        slots: Dictionary(
          match.slots.map { ($0.name, $0.value.summary) }, uniquingKeysWith: { first, _ in first }),
        slotTitles: titles?.slotTitles(of: phrase),
        spans: match.slots.map {
          Span(slot: $0.name, start: $0.range.lowerBound, end: $0.range.upperBound)
        },
        costs: match.costs.map {
          Cost(what: $0.what.rawValue, cost: $0.amount, title: titles?.words.title(of: $0.what))
        })
    }
    let losers = explanation.losers.map { match, phrase in
      NearMiss(
        intent: phrase.intent, title: titles?.title(of: phrase), phrase: phrase.template.source,
        at: explanation.result.furthest,
        reason: titles?.words.loser(cost: match.cost) ?? "costs \(match.cost), the winner less")
    }
    nearMisses =
      losers
      + explanation.nearMisses.map {
        NearMiss(
          intent: $0.intent, title: titles?.title(of: $0.intent, in: $0.app), phrase: $0.phrase, at: $0.at,
          reason: titles?.words.parting($0) ?? $0.reason)
      }
    vetoes = explanation.result.vetoes.map {
      Veto(
        rule: $0.rule, span: [$0.range.lowerBound, $0.range.upperBound],
        title: titles?.words.title(ofRule: $0.rule), page: titles?.words.page(ofRule: $0.rule))
    }
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
