import Languages
import Testing

@testable import Matching

@Suite("The ranking is what its documentation says")
struct RankingTests {
  /// Phrases in the order given, the intent that wins, and why.
  struct Case: CustomTestStringConvertible {
    var why: String
    var phrases: [(intent: String, template: String)]
    var sentence: String
    var winner: String
    var testDescription: String { why }
  }

  static let cases = [
    Case(
      why: "literal text beats a known name", phrases: [("Name", "{dish} 주문해줘"), ("Text", "치킨 주문해줘")],
      sentence: "치킨 주문해줘", winner: "Text"),
    Case(
      why: "a known name beats a number", phrases: [("Number", "{count} 주문해줘"), ("Name", "{numeral} 주문해줘")],
      sentence: "하나 주문해줘", winner: "Name"),
    Case(
      why: "a number beats words that only a query can judge",
      phrases: [("Query", "{place} 주문해줘"), ("Number", "{count} 주문해줘")], sentence: "두 개 주문해줘",
      winner: "Number"),
    Case(
      why: "words for a query beat free text", phrases: [("Text", "{note} 보여줘"), ("Query", "{place} 보여줘")],
      sentence: "남산 보여줘", winner: "Query"),
    Case(
      why: "nothing added beats a filler", phrases: [("Filler", "주문 취소해줘"), ("Plain", "좀 주문 취소해줘")],
      sentence: "좀 주문 취소해줘", winner: "Plain"),
    Case(
      why: "the written order beats another",
      phrases: [("Other", "{dish} {wish} 주문해줘"), ("Same", "{wish} {dish} 주문해줘")],
      sentence: "덜 맵게 치킨 주문해줘", winner: "Same"),
    Case(
      why: "a particle that is said beats one that is missing",
      phrases: [("Dropped", "{dish}에서 주문해줘"), ("Plain", "{dish} 주문해줘")], sentence: "치킨 주문해줘", winner: "Plain"),
    Case(
      why: "spaces as typed beat spaces ignored",
      phrases: [("Joined", "{joined} 주문해줘"), ("Spaced", "{dish} 라지 주문해줘")], sentence: "치킨 라지 주문해줘",
      winner: "Spaced"),
    Case(
      why: "at the same cost the first phrase wins", phrases: [("First", "주문 취소해줘"), ("Second", "주문 취소해줘")],
      sentence: "주문 취소해줘", winner: "First"),
  ]

  static let parameters: [String: SlotReader] = [
    "dish": .names(DictionaryID("dish"), acceptsOtherText: false),
    "joined": .names(DictionaryID("joined"), acceptsOtherText: false),
    "numeral": .names(DictionaryID("numeral"), acceptsOtherText: false),
    "wish": .names(DictionaryID("wish"), acceptsOtherText: false),
    "place": .names(DictionaryID("place"), acceptsOtherText: true), "count": .number(nil), "note": .text,
  ]
  static let dictionaries: [DictionaryID: NameDictionary] = [
    DictionaryID("dish"): NameDictionary(["치킨"]), DictionaryID("joined"): NameDictionary(["치킨라지"]),
    DictionaryID("numeral"): NameDictionary(["하나"]), DictionaryID("wish"): NameDictionary(["덜 맵게"]),
    DictionaryID("place"): NameDictionary(["광장"]),
  ]

  @Test("The better reading wins, in either order of the phrases", arguments: cases)
  func winner(_ testCase: Case) throws {
    let isByOrder = testCase.why.contains("first phrase")
    for phrases in isByOrder ? [testCase.phrases] : [testCase.phrases, testCase.phrases.reversed()] {
      let result = try matcher(phrases).match(testCase.sentence)
      let intents = result.matches.map { phrases[$0.phrase].intent }
      #expect(intents.first == testCase.winner)
      #expect(Set(intents) == Set(phrases.map(\.intent)), "both readings are reported")
    }
  }

  @Test("Within an intent the reading that fills more slots wins, whatever it costs")
  func moreSlots() throws {
    let phrases = [("Order", "{joined} 주문해줘"), ("Order", "{dish} 라지 {count} 주문해줘"), ("Order", "{note} 주문해줘")]
    let best = try #require(try matcher(phrases).match("치킨 라지 두 개 주문해줘").matches.first)
    #expect(best.phrase == 1)
    #expect(best.knownSlotCount == 2)
  }

  @Test("Between intents the number of slots does not count, only the cost")
  func costBetweenIntents() throws {
    let phrases = [("Many", "{dish} {count} 주문해줘"), ("One", "치킨 {count} 주문해줘")]
    let best = try #require(try matcher(phrases).match("치킨 두 개 주문해줘").matches.first)
    #expect(phrases[best.phrase].0 == "One")
  }

  @Test("The app's name said is cheaper than left out")
  func applicationName() throws {
    let matcher = try matcher([("Order", "주문 취소해줘")])
    let said = try #require(matcher.match("한입에서 주문 취소해줘").matches.first)
    let unsaid = try #require(matcher.match("주문 취소해줘").matches.first)
    #expect(said.cost < unsaid.cost)
  }

  @Test("One intent with the same values is one match, however many phrases say it")
  func oneMatch() throws {
    let phrases = [("Order", "{dish} 주문해줘"), ("Order", "{dish} (주문해줘|시켜줘)"), ("Order", "[지금] {dish} 주문해줘")]
    #expect(try matcher(phrases).match("치킨 주문해줘").matches.count == 1)
  }

  @Test("A phrase that spells out what a rule forbids stands, though another one reads the same words")
  func spelledOutBesideOther() throws {
    let asWritten = TestPhrases(language: "ko", isExact: true, parameters: Self.parameters)
    let template = "{dish} 얼마나 붐비는지 알려줘"
    let spelledOut = TestPhrases(language: "ko", parameters: Self.parameters)
    let matcher = try matcher(of: [
      asWritten.phrase(template, intent: "Crowd"), spelledOut.phrase(template, intent: "Crowd"),
    ])
    let result = matcher.match("치킨 얼마나 붐비는지 알려줘")
    #expect(result.matches.map(\.phrase) == [1])
    #expect(matcher.match("치킨 얼마나 붐비는지 알려주지 마").matches.isEmpty)
  }

  @Test("A question may be asked indirectly, a request may not be asked about")
  func indirectQuestion() throws {
    let matcher = try matcher([("Crowd", "{dish} 얼마나 붐벼"), ("Order", "{dish} 주문해줘")])
    #expect(matcher.match("치킨 얼마나 붐비는지 알려줘").matches.map(\.phrase) == [0])
    #expect(matcher.match("치킨 얼마나 붐비는지 보여 줄래").matches.map(\.phrase) == [0])
    #expect(matcher.match("치킨 주문했는지 알려줘").matches.isEmpty)
  }

  @Test("A name of several things is one value with all of them")
  func severalThings() throws {
    var maker = TestPhrases(language: "ko", parameters: Self.parameters)
    maker.app = "Test"
    let dishes = NameDictionary([.init(id: "1", names: ["양념"]), .init(id: "2", names: ["양념", "양 념"])])
    let matcher = try maker.matcher(["{dish} 주문해줘"], dictionaries: [DictionaryID("dish"): dishes])
    #expect(matcher.match("양념 주문해줘").matches.map { $0.slots.map(\.value) } == [[.names(["1", "2"])]])
  }

  @Test("The cost of a match is the sum of its lines")
  func costIsSum() throws {
    for sentence in ["치킨 좀 두 개 주문해줘", "덜 맵게 치킨 주문해줘", "남산 보여줘"] {
      let phrases = [("A", "{dish} {count} 주문해줘"), ("B", "{dish} {wish} 주문해줘"), ("C", "{place} 보여줘")]
      let best = try #require(try matcher(phrases).match(sentence).matches.first)
      #expect(best.cost == best.costs.map(\.amount).reduce(0, +))
      #expect(!best.costs.isEmpty)
    }
  }

  private func matcher(_ phrases: [(intent: String, template: String)]) throws -> Matcher {
    let maker = TestPhrases(language: "ko", parameters: Self.parameters)
    return try matcher(of: phrases.map { try maker.phrase($0.template, intent: $0.intent) })
  }

  private func matcher(of phrases: [Phrase]) throws -> Matcher {
    let names = ["Test": ["한입"]]
    let set = try PhraseSet(
      phrases: phrases,
      languages: PhraseLanguages.all,
      applicationNames: names)
    return Matcher(phrases: set, dictionaries: Self.dictionaries, applicationNames: names)
  }
}
