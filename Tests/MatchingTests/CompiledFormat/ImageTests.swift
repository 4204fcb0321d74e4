import Language
import Languages
import Testing

@testable import Matching

@Suite("Compiled phrases survive being bytes")
struct ImageTests {
  static let key = "phrases of 3 May"

  static func reread(_ set: PhraseSet) throws -> PhraseSet {
    try PhraseSet(
      image: CompiledFormatBytes(copying: set.image(key: key)), key: key, languages: PhraseLanguages.all)
  }

  @Test("Sentences mean the same to a set from its image")
  func sameMatches() throws {
    for matcher in [KoreanOrders.matcher, BoundTests.matcher] {
      let again = Matcher(replacing: try Self.reread(matcher.phrases), in: matcher)
      let orders = try Corpus.lines(of: "orders.ko.txt") + Corpus.lines(of: "no-orders.ko.txt")
      for sentence in orders {
        let (own, other) = (matcher.match(sentence), again.match(sentence))
        #expect(own.matches.map(\.everything) == other.matches.map(\.everything), "\(sentence)")
        #expect(own.vetoed.map(\.match.everything) == other.vetoed.map(\.match.everything), "\(sentence)")
        #expect(own.vetoes == other.vetoes && own.furthest == other.furthest, "\(sentence)")
      }
    }
  }

  @Test("Random grammars mean the same to a set from its image", arguments: [41, 42] as [UInt64])
  func sameGrammars(_ seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed)
    let phrases = TestPhrases(isExact: true, parameters: RandomGrammar.parameters)
    for _ in 0..<25 {
      let set = try phrases.set((0..<3).map { _ in grammar.template() })
      let matchers = [set, try Self.reread(set)].map {
        Matcher(phrases: $0, dictionaries: RandomGrammar.dictionaries, applicationNames: [:])
      }
      for _ in 0..<10 {
        let noise = grammar.noise()
        #expect(
          matchers[0].match(noise).matches.map(\.everything)
            == matchers[1].match(noise).matches.map(\.everything))
      }
    }
  }

  @Test("The phrases themselves come back: templates, rules, readers, places")
  func phrases() throws {
    let set = KoreanOrders.matcher.phrases
    let again = try Self.reread(set)
    #expect(again.kinds == set.kinds && again.sizes == set.sizes)
    // Read one by one, before all of them have been.
    #expect(set.phrases.indices.map(again.words(of:)) == set.phrases.map { PhraseWords($0) })
    for (own, other) in zip(set.phrases, again.phrases) {
      #expect(own.app == other.app && own.intent == other.intent && own.language == other.language)
      #expect(own.shortcut == other.shortcut && own.isExact == other.isExact && own.origin == other.origin)
      #expect(own.template.root == other.template.root)
      #expect(own.rules == other.rules && own.rules.mapValues(\.root) == other.rules.mapValues(\.root))
      #expect(own.parameters == other.parameters && own.lists == other.lists)
    }
    #expect(again.phrases.count == set.phrases.count)
    #expect(again.image(key: Self.key) == set.image(key: Self.key))
  }

  @Test("Every kind of slot and of form comes back")
  func readers() throws {
    let form = PhraseNode.sequence([
      .text("a"), .optional(.slot("x")), .permutation([.slot("y"), .applicationName]),
    ])
    let parameters: [String: SlotReader] = [
      "names": .names(DictionaryID("d"), acceptsOtherText: true), "number": .number(nil),
      "bounds": .number(NumberBounds(from: -5, through: .max, step: 7)), "flag": .boolean, "text": .text,
      "day": .date, "length": .duration,
      "list": .list(.list(.boolean)),
      "form": .composite(forms: [form], slots: ["x": .text, "y": .number(nil)]),
    ]
    let maker = TestPhrases(language: "ko", rules: ["r": "b [c]"], parameters: parameters)
    let set = try maker.set(parameters.keys.sorted().map { "<r> {\($0)} \($0)" })
    let again = try Self.reread(set)
    #expect(again.phrases.map(\.parameters) == set.phrases.map(\.parameters))
    #expect(again.tables.slots == set.tables.slots && again.tables.marks == set.tables.marks)
  }

  @Test("An empty set has an image too")
  func empty() throws {
    let set = try PhraseSet(phrases: [], languages: [], applicationNames: [:])
    #expect(try Self.reread(set).phrases.isEmpty)
  }

  @Test("An image of something else is refused")
  func key() throws {
    let bytes = CompiledFormatBytes(copying: try TestPhrases().set(["a"]).image(key: "a"))
    #expect(throws: CompiledFormatError.otherKey) { try PhraseSet(image: bytes, key: "b", languages: []) }
  }
}

extension Match {
  /// Everything about a match, for comparing.
  var everything: String {
    let slots = slots.map {
      "\($0.name)=\($0.value)@\($0.range)“\($0.said)”\($0.modifiers.map(\.rawValue).sorted())"
    }
    let costs = costs.map { "\($0.what.rawValue)×\($0.count)" }
    return
      "\(phrase) \(slots) \(costs) \(cost) \(literalCount) \(textRanges) \(ending ?? "-") \(asksFirst) \(isApplicationNamed) \(repair?.to ?? "-")"
  }
}
