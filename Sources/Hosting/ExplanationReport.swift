package import Assistant
import Foundation
package import Matching

/// The JSON form of an explanation.
package struct ExplanationReport: Encodable {
  struct Winner: Encodable {
    let intent: String
    let phrase: String
    let slots: [String: String]
    /// Where in the sentence each slot was said.
    let spans: [Span]
    let costs: [Cost]
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
  }

  struct NearMiss: Encodable {
    let intent: String
    let phrase: String
    let at: Int
    let reason: String
  }

  struct Veto: Encodable {
    let rule: String
    let span: [Int]
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
  package static func of(_ text: String, in host: AssistantHost) async -> ExplanationReport {
    let assistant = host.assistant
    let explanation = Explanation(text, matcher: assistant.catalog.matcher, at: assistant.dateReference)
    return ExplanationReport(explanation, nearest: await nearest(text, in: host))
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
    self.nearest = nearest.map(NearestReport.init)
    text = explanation.sentence
    read = explanation.read.split(separator: " ").map(String.init)
    winner = explanation.winner.map { match, phrase in
      Winner(
        intent: phrase.intent, phrase: phrase.template.source,
        slots: Dictionary(
          match.slots.map { ($0.name, $0.value.summary) }, uniquingKeysWith: { first, _ in first }),
        spans: match.slots.map {
          Span(slot: $0.name, start: $0.range.lowerBound, end: $0.range.upperBound)
        },
        costs: match.costs.map { Cost(what: $0.what.rawValue, cost: $0.amount) })
    }
    let losers = explanation.losers.map { match, phrase in
      NearMiss(
        intent: phrase.intent, phrase: phrase.template.source, at: explanation.result.furthest,
        reason: "costs \(match.cost), the winner less")
    }
    nearMisses =
      losers
      + explanation.nearMisses.map {
        NearMiss(intent: $0.intent, phrase: $0.phrase, at: $0.at, reason: $0.reason)
      }
    vetoes = explanation.result.vetoes.map {
      Veto(rule: $0.rule, span: [$0.range.lowerBound, $0.range.upperBound])
    }
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
