import Foundation
import Languages
import Matching
import Testing

@testable import PhraseCatalog

@Suite("Phrase files are read")
struct PhraseFolderTests {
  static let order = """
    intent: OrderFood
    phrases:
      - "{menuItem} <order>"
      - '[{wish}] {menuItem} 주문해줘'
      - 음식 주문해줘
      - say: "주문"
        exact: true
      - >-
        {menuItem}
        주세요
    rules:
      order: "(주문해줘|<deliver>)"
    lists:
      size:
        - 라지
        - {in: [스몰, 작은 거], out: small}
        - {in: 중간}
    tests:
      - say: [치킨 주문해줘, "치킨 시켜줘"]
        slots: {menuItem: 치킨, lines: [{menuItem: 치킨, quantity: 2}]}
      - not: 치킨 주문하지 마
    """
  static let app = """
    names: {display: 한입배달, spoken: 한입, alternatives: [Hanip]}
    rules: {deliver: "(배달해줘|보내줘)", order: 시켜줘}
    lists: {colour: [빨강, {in: [파랑, 푸른색], out: blue}]}
    """

  @Test("Sentences, rules, lists, names and examples arrive as written")
  func whole() throws {
    let files = try TemporaryPhrases([
      "Food/ko/OrderFood.yaml": Self.order, "Food/ko/_app.yaml": Self.app,
      "Food/en/_app.yml": "names: {display: Hanip Eats}", "Food/ko/README.md": "not a phrase file",
      "Food/notes.yaml": "no: language", "Other/ko/OrderFood.yaml": "intent: Unknown",
    ])
    let folder = try files.read()
    #expect(folder.files.count == 1)
    #expect(
      folder.phrases.map(\.template.source) == [
        "{menuItem} <order>", "[{wish}] {menuItem} 주문해줘", "음식 주문해줘", "주문", "{menuItem} 주세요",
      ])
    #expect(folder.phrases.map(\.isExact) == [false, false, false, true, false])
    #expect(Set(folder.phrases.map(\.app)) == ["Food"])
    #expect(Set(folder.phrases.map(\.language)) == ["ko"])
    #expect(Set(folder.applicationNames["Food"] ?? []) == ["한입배달", "한입", "Hanip", "Hanip Eats"])
    let phrase = try #require(folder.phrases.first)
    #expect(phrase.rules.mapValues(\.source) == ["order": "(주문해줘|<deliver>)", "deliver": "(배달해줘|보내줘)"])
    #expect(phrase.parameters.keys.sorted() == ["menuItem", "quantity", "wish"])
    #expect(phrase.lists.keys.sorted() == ["colour", "size"])
  }

  @Test("Origins point at the first character of a sentence, past its quotation mark")
  func origins() throws {
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": Self.order, "Food/ko/_app.yaml": Self.app])
    let origins = try files.read().phrases.map(\.origin)
    #expect(origins.map(\.line) == [3, 4, 5, 6, 9])
    #expect(origins.map(\.column) == [6, 6, 5, 11, 0])
    #expect(origins.allSatisfy { $0.file.hasSuffix("Food/ko/OrderFood.yaml") })
  }

  @Test(
    "Origins are right with Windows line ends and with a byte order mark too", arguments: ["\r\n", "\n"],
    ["", "\u{FEFF}"])
  func lineEnds(_ lineEnd: String, _ mark: String) throws {
    let text = mark + Self.order.replacing("\n", with: lineEnd)
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": text, "Food/ko/_app.yaml": Self.app])
    #expect(try files.read().phrases.map(\.origin.line) == [3, 4, 5, 6, 9])
    let broken = try TemporaryPhrases(["Food/ko/OrderFood.yaml": text.replacing("음식 주문해줘", with: "음식 (주문")])
    #expect(broken.mistakes().hasPrefix("Food/ko/OrderFood.yaml:5:8: error: “(” is never closed\n"))
  }

  @Test(
    "Values of lists are looked up by what is said and stand for what is meant; a file's own list is its own")
  func lists() throws {
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": Self.order, "Food/ko/_app.yaml": Self.app])
    let folder = try files.read()
    let entries = folder.listDictionaries.mapValues(\.entries)
    #expect(
      entries == [
        DictionaryID("Food.ko.list.colour"): [
          .init(id: "빨강", names: ["빨강"]), .init(id: "blue", names: ["파랑", "푸른색"]),
        ],
        DictionaryID("Food.ko.OrderFood.list.size"): [
          .init(id: "라지", names: ["라지"]), .init(id: "small", names: ["스몰", "작은 거"]),
          .init(id: "중간", names: ["중간"]),
        ],
      ])
  }

  @Test("A file's own rule comes before the app's of the same name, and may use the app's others")
  func localRules() throws {
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": Self.order, "Food/ko/_app.yaml": Self.app])
    let folder = try files.read()
    let set = try PhraseSet(
      phrases: folder.phrases, languages: PhraseLanguages.all, applicationNames: folder.applicationNames)
    let dishes = [DictionaryID("dish"): NameDictionary([.init(id: "치킨", names: ["치킨"])])]
    let matcher = Matcher(phrases: set, dictionaries: dishes, applicationNames: folder.applicationNames)
    for said in ["치킨 주문해줘", "치킨 배달해줘", "한입에서 치킨 보내 주세요", "치킨 주세요", "주문"] {
      #expect(!matcher.match(said).matches.isEmpty, "\(said)")
    }
    #expect(matcher.match("치킨 시켜줘").matches.isEmpty)
  }

  @Test("Examples keep their places and values")
  func examples() throws {
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": Self.order, "Food/ko/_app.yaml": Self.app])
    let examples = try #require(try files.read().files.first).examples
    #expect(examples.map { $0.say.map(\.text) } == [["치킨 주문해줘", "치킨 시켜줘"], []])
    #expect(examples.map { $0.not.map(\.text) } == [[], ["치킨 주문하지 마"]])
    #expect(examples[0].say.map(\.origin.line) == [19, 19])
    #expect(examples[0].say.map(\.origin.column) == [11, 21])
    let line = ExpectedValue.composite(["menuItem": .text("치킨"), "quantity": .text("2")])
    #expect(examples[0].slots == ["menuItem": .text("치킨"), "lines": .list([line])])
  }

  @Test("No folder means no phrases")
  func nothing() throws {
    #expect(try TemporaryPhrases([:]).read().phrases.isEmpty)
  }
}
