import AppIntents
import ArgumentParser
import Assistant
import Foundation
import Matching

/// `malgil explain TEXT`
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says how a sentence is read, what it matches, what lost and why.")

  @OptionGroup var options: GlobalOptions

  /// What is shown of the inside.
  enum Dump: String, ExpressibleByArgument, CaseIterable {
    case phrase, automaton, image
  }

  @Option(help: "Shows what the winning phrase becomes inside, or what is in the compiled image.")
  var dump: Dump?

  @Argument(help: "The words of the sentence.")
  var words: [String] = []

  func validate() throws {
    if words.isEmpty, dump != .image { throw ValidationError("Say a sentence to explain.") }
  }

  func run() async throws {
    let workplace = try await Workplace(options, keepsConversations: false)
    let matcher = workplace.assistant.catalog.matcher
    if dump == .image { return Output.line(PhraseDump(matcher.phrases).image) }
    let explanation = Explanation(
      words.joined(separator: " "), matcher: matcher, at: workplace.assistant.dateReference)
    if let dump {
      guard let phrase = explanation.winner?.phrase else { throw ToolExit.notUnderstood }
      let inside = PhraseDump(matcher.phrases)
      return Output.line(dump == .phrase ? inside.meaning(of: phrase) : inside.automaton(of: phrase))
    }
    let nearest = await nearest(in: workplace)
    if options.json {
      Output.json(try ExplanationReport(explanation, nearest: nearest).json())
    } else {
      Output.line(explanation.text)
      if let nearest { Output.line("nearest   " + NearestText(nearest).text) }
    }
    if explanation.winner == nil, nearest?.isUsed != true { throw ToolExit.notUnderstood }
  }

  /// What the assistant makes of the sentence by its nearest meaning.
  private func nearest(in workplace: Workplace) async -> NearestDecision? {
    let assistant = workplace.assistant
    let state = ConversationState(id: "explain", language: workplace.language, focus: workplace.focus)
    let understanding = Understanding(
      catalog: assistant.catalog, state: state, now: assistant.now, timeZone: assistant.timeZone)
    return await understanding.nearest(words.joined(separator: " "))
  }
}

/// The JSON form of an explanation.
struct ExplanationReport: Encodable {
  struct Winner: Encodable {
    let intent: String
    let phrase: String
    let slots: [String: String]
    let costs: [Cost]
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

  init(_ explanation: Explanation, nearest: NearestDecision?) {
    self.nearest = nearest.map(NearestReport.init)
    text = explanation.sentence
    read = explanation.read.split(separator: " ").map(String.init)
    winner = explanation.winner.map { match, phrase in
      Winner(
        intent: phrase.intent, phrase: phrase.template.source,
        slots: Dictionary(
          match.slots.map { ($0.name, $0.value.summary) }, uniquingKeysWith: { first, _ in first }),
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

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
