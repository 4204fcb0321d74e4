import EnglishLanguage
import KoreanLanguage
import Language
import Matching
import Testing

/// English phrases over small dictionaries, from the sentence to the intent.
struct EnglishPhraseTests {
  private static let dishes = DictionaryID("dishes")
  private static let places = DictionaryID("places")

  /// Compiled once for all tests.
  private static let shared = Result { try makeMatcher() }

  private let matcher: Matcher

  init() throws { matcher = try Self.shared.get() }

  private static func makeMatcher() throws -> Matcher {
    let line = PhraseNode.sequence([
      .alternatives([.sequence([.slot("quantity"), .text(" ")]), .empty]), .slot("menuItem"),
    ])
    let lines = SlotReader.list(
      .composite(
        forms: [line],
        slots: [
          "quantity": .number(nil), "menuItem": .names(dishes, acceptsOtherText: false),
        ]))
    let readers: [String: SlotReader] = [
      "lines": lines, "restaurant": .names(places, acceptsOtherText: false),
    ]
    let phrases = try EnglishPhraseCorpus.phrases.map { intent, template in
      Phrase(
        app: "Food", intent: intent, language: "en", template: try Template(template), parameters: readers,
        origin: PhraseOrigin(file: "Food.yaml"))
    }
    let set = try PhraseSet(
      phrases: phrases, languages: [KoreanLanguage(), EnglishLanguage()],
      applicationNames: ["Food": ["Hanip"]])
    let entry = { (name: String) in NameDictionary.Entry(id: name, names: [name]) }
    return Matcher(
      phrases: set,
      dictionaries: [
        dishes: NameDictionary(EnglishPhraseCorpus.dishes.map(entry)),
        places: NameDictionary(EnglishPhraseCorpus.places.map(entry)),
      ], applicationNames: ["Food": ["Hanip"]])
  }

  private func best(_ sentence: String) -> Match? { matcher.match(sentence).matches.first }

  private func intent(of match: Match?) -> String? { match.map { matcher.phrases.phrases[$0.phrase].intent } }

  /// The slots in the order said: `2 cola, chicken @ Hanbam`.
  private func summary(_ match: Match?) -> String {
    (match?.slots ?? []).map { text($0.value) }.joined(separator: " @ ")
  }

  private func text(_ value: SlotValue) -> String {
    switch value {
    case .names(let ids): ids.joined(separator: "|")
    case .text(let text): "“\(text)”"
    case .number(let number): number.rounded() == number ? String(Int(number)) : String(number)
    case .numberRange(let from, let through): "\(Int(from))…\(Int(through))"
    case .boolean(let isTrue): String(isTrue)
    case .date, .duration: value.summary
    case .list(let members): members.map { text($0.value) }.joined(separator: ", ")
    case .composite(let slots): slots.map { text($0.value) }.joined(separator: " ")
    }
  }

  @Test("An order in other words is the same order", arguments: EnglishPhraseCorpus.orders)
  func reachesOrders(slots: String, sentences: [String]) {
    for sentence in sentences {
      let match = best(sentence)
      #expect(intent(of: match) == "Order", "\(sentence)")
      #expect(summary(match) == slots, "\(sentence)")
      #expect(match?.asksFirst == false, "\(sentence)")
    }
  }

  @Test("A question, a cancellation and a noun reach their intents", arguments: EnglishPhraseCorpus.others)
  func reachesOthers(wanted: String, sentences: [String]) {
    for sentence in sentences {
      #expect(intent(of: best(sentence)) == wanted, "\(sentence)")
      #expect(best(sentence)?.asksFirst == false, "\(sentence)")
    }
  }

  @Test(
    "A proposal or a question whether it can be done asks first", arguments: EnglishPhraseCorpus.proposals)
  func asksFirst(sentence: String) {
    #expect(intent(of: best(sentence)) == "Order")
    #expect(best(sentence)?.asksFirst == true)
  }

  @Test("What is no request reaches nothing", arguments: EnglishPhraseCorpus.refused)
  func refuses(sentence: String) {
    #expect(matcher.match(sentence).matches.filter { !$0.asksFirst }.isEmpty)
  }

  @Test(
    "The family of a request is reported",
    arguments: [
      ("order chicken", "imperative"), ("could you order chicken", "polite"),
      ("I'd like to order chicken", "want"),
      ("I want chicken", "want"), ("how about ordering chicken", "proposal"),
      ("can I order chicken", "ability"),
      ("where is my order", "question"), ("order status", "noun"),
    ])
  func namesFamilies(sentence: String, family: String) { #expect(best(sentence)?.ending == family) }

  @Test(
    "The kind of a phrase is decided by its first words",
    arguments: [
      ("order {lines}", PhraseKind.request), ("I'll have {lines}", .request),
      ("could you order {lines}", .request),
      ("where is my order", .question), ("what's my order", .question), ("did you order {lines}", .question),
      ("order status", .noun), ("my cart", .noun), ("check status", .request), ("track my order", .request),
    ])
  func decidesKinds(template: String, kind: PhraseKind) throws {
    #expect(EnglishLanguage().meaning(of: try node(template)).kind == kind)
  }

  @Test(
    "A phrase that is itself no request lists the rules it triggers",
    arguments: [
      ("did you order {lines}", ["embeddedQuestion", "past"]),
      ("how do I order", ["embeddedQuestion", "howTo"]),
      ("order {lines}", []), ("don't order {lines}", ["prohibition"]),
      ("tell me how to order {lines}", ["howTo"]),
      ("(what did I order|what I ordered)", ["embeddedQuestion", "past"]),
    ])
  func spellsOut(template: String, rules: [String]) throws {
    #expect(EnglishLanguage().meaning(of: try node(template)).spelledOut.sorted() == rules)
  }

  private func node(_ template: String) throws -> PhraseNode {
    let slots = template.contains("{lines}") ? ["lines"] : []
    let parts = template.split(separator: "{lines}", omittingEmptySubsequences: false).map(String.init)
    if template.hasPrefix("(") {
      return .alternatives(template.dropFirst().dropLast().split(separator: "|").map { .text(String($0)) })
    }
    return slots.isEmpty ? .text(template) : .sequence([.text(parts[0]), .slot("lines"), .text(parts[1])])
  }

  @Test(
    "A phrase that asks about the past is not vetoed for a name inside it; another text's past still is",
    arguments: [
      ("has chicken been ordered", true), ("has the chicken been ordered?", true),
      ("has my order been sent that I ordered", false), ("had chicken been ordered", false),
    ])
  func spellsOutAroundSlots(sentence: String, isRead: Bool) throws {
    let maker = TestPhrases(app: "Food", language: "en", parameters: ["order": .text])
    let matcher = try maker.matcher(["has {order} been ordered", "has {order} been sent"])
    #expect(matcher.match(sentence).matches.isEmpty != isRead)
  }
}
