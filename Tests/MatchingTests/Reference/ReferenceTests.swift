import Language
import Testing

@testable import Matching

@Suite("The matcher finds what the plain definition of a phrase says")
struct ReferenceTests {
  static let rounds = 120

  @Test("Random templates accept the sentences made from them", arguments: [11, 12, 13] as [UInt64])
  func samplesMatch(_ seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed)
    for _ in 0..<Self.rounds {
      let template = grammar.template()
      let (matcher, node) = try compile(template)
      for _ in 0..<5 {
        let sentence = grammar.sentence(of: node)
        guard !NormalText(sentence).isEmpty else { continue }
        let result = matcher.match(sentence)
        #expect(!result.matches.isEmpty, "“\(template)” refuses “\(sentence)”")
      }
    }
  }

  @Test(
    "Random templates agree with the reference on random utterances", arguments: [21, 22, 23] as [UInt64])
  func agreement(_ seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed)
    var accepted = 0
    for _ in 0..<Self.rounds {
      let template = grammar.template()
      let (matcher, node) = try compile(template)
      for round in 0..<8 {
        let utterance = round < 5 ? grammar.changed(grammar.sentence(of: node)) : grammar.noise()
        if try agree(matcher, node, template, utterance) { accepted += 1 }
      }
    }
    #expect(accepted > Self.rounds, "too few utterances are accepted for the comparison to say much")
  }

  @Test("Several phrases compiled together accept what each of them accepts")
  func union() throws {
    var grammar = RandomGrammar(seed: 31)
    let phrases = TestPhrases(isExact: true, parameters: RandomGrammar.parameters)
    for _ in 0..<15 {
      let templates = (0..<4).map { _ in grammar.template(depth: 2) }
      let together = try phrases.matcher(templates, dictionaries: RandomGrammar.dictionaries)
      let alone = try templates.map { try compile($0) }
      for round in 0..<12 {
        let utterance = grammar.changed(grammar.sentence(of: alone[round % 4].node))
        let separate = alone.flatMap { $0.matcher.match(utterance).matches.map(\.slots) }
        #expect(Set(together.match(utterance).matches.map(\.slots)).isSubset(of: separate))
        #expect(together.match(utterance).matches.isEmpty == separate.isEmpty)
      }
    }
  }

  /// Compares both; true when the utterance is accepted.
  private func agree(_ matcher: Matcher, _ node: PhraseNode, _ template: String, _ utterance: String) throws
    -> Bool
  {
    var reference = ReferenceMatcher(
      names: RandomGrammar.names, lists: RandomGrammar.lists, composites: RandomGrammar.composites)
    let expected = reference.readings(of: node, in: utterance)
    let matches = matcher.match(utterance).matches
    let normal = NormalText(utterance)
    let comment: Comment = "“\(template)” and “\(utterance)”"
    #expect(matches.isEmpty == expected.isEmpty, comment)
    for match in matches {
      #expect(expected.contains { $0.slots.map { $0.match(in: normal) } == match.slots }, comment)
    }
    guard let best = matches.first, let most = expected.map(\.slots.count).max() else { return false }
    #expect(best.slots.count == most, comment)
    #expect(best.cost == expected.filter { $0.slots.count == most }.map(\.cost).min(), comment)
    return true
  }

  private func compile(_ template: String) throws -> (matcher: Matcher, node: PhraseNode) {
    let phrases = TestPhrases(isExact: true, parameters: RandomGrammar.parameters)
    var resolver = TemplateResolver(try phrases.phrase(template))
    let node = try resolver.resolve()
    return (try phrases.matcher([template], dictionaries: RandomGrammar.dictionaries), node)
  }
}

extension ReferenceMatcher.Slot {
  func match(in text: NormalText) -> SlotMatch {
    let source = text.sourceRange(range)
    let said = String(String.UnicodeScalarView(Array(text.source.unicodeScalars)[source]))
    let value: SlotValue =
      switch value {
      case .names(let ids): .names(ids)
      case .list(let members): .list(members.map { $0.match(in: text) })
      case .composite(let slots): .composite(slots.map { $0.match(in: text) })
      }
    return SlotMatch(name: name, value: value, range: source, said: said)
  }
}
