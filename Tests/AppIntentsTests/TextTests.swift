@testable import AppIntents
import Foundation
import Testing

@Suite("Texts") struct TextTests {
  private static let count = 3

  @Test(
    "The key of a text has a placeholder for each argument",
    arguments: [
      ("음식 주문", "음식 주문", "음식 주문"), ("주문 \(count)개", "주문 %lld개", "주문 3개"),
      ("\("콜라") 50%", "%@ 50%%", "콜라 50%"), ("50%", "50%", "50%"),
      ("\(4.25, specifier: "%.1f")점", "%.1f점", "4.2점"), ("\(1.5)배", "%lf배", "1.5배"),
      ("\(Spice.hot) \(ConversationClientError.closed)", "%@ %@", "매운맛 지금은 문을 연 가게가 없어요."),
    ] as [(LocalizedStringResource, String, String)])
  func keys(resource: LocalizedStringResource, key: String, text: String) {
    #expect(resource.key == key)
    #expect(resource.text(in: nil) == text)
  }

  @Test(
    "A translation is chosen by language, then by parent language",
    arguments: [
      ("en", "3 dishes"), ("en-GB", "3 dishes"), ("en_US", "3 dishes"), ("ko-KR", "음식 3개"), ("fr", "음식 3개"),
      ("", "음식 3개"),
    ])
  func translations(language: String, text: String) {
    let resource = LocalizedStringResource(
      "음식 \(Self.count)개", translations: ["en": "\(Self.count) dishes"])
    #expect(resource.text(in: language) == text)
    #expect(resource.texts == ["": "음식 3개", "en": "3 dishes"])
  }

  @Test("A text inside a text is in the same language")
  func nesting() {
    let inner = LocalizedStringResource("가게", translations: ["en": "restaurant"])
    let outer = LocalizedStringResource("\(inner) 보기", translations: ["en": "show \(inner)"])
    #expect(outer.text(in: "en") == "show restaurant")
    #expect(outer.text(in: "ko") == "가게 보기")
  }

  @Test("Tables beside an app are read: strings files, catalogues, arguments by position, plural forms")
  func tables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    try Data("/* c */ \"%@에서 %lld개\" = \"%2$lld from %1$@ (100%%)\";\n".utf8)
      .write(to: english.appending(path: "Food.strings"))
    let catalogue = """
      {"sourceLanguage": "ko", "version": "1.0", "strings": {
        "주문": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Commander"}}}},
        "%lld개": {"localizations": {"fr": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld plat"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld plats"}}}}}}},
        "%lld개, %lld곳": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@dishes@ at %#@places@"},
          "substitutions": {
            "dishes": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "nothing"}},
              "one": {"stringUnit": {"state": "translated", "value": "%arg dish"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg dishes"}}}}},
            "places": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg place"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg places"}}}}}}}}},
        "빈 것": {}}}
      """
    try Data(catalogue.utf8).write(to: folder.appending(path: "Food.xcstrings"))

    func resource(_ value: String.LocalizationValue) -> LocalizedStringResource {
      LocalizedStringResource(value, table: "Food", bundle: .atURL(folder))
    }
    #expect(resource("\("한밤치킨")에서 \(2)개").text(in: "en") == "2 from 한밤치킨 (100%)")
    #expect(resource("주문").text(in: "fr-CA") == "Commander")
    #expect(resource("\(2)개").text(in: "fr") == "2 plats")
    #expect(resource("\(1)개").text(in: "fr") == "1 plat")
    #expect(resource("\(1)개, \(3)곳").text(in: "en") == "1 dish at 3 places")
    #expect(resource("\(0)개, \(1)곳").text(in: "en") == "nothing at 1 place")
    #expect(resource("주문").text(in: "en") == "주문")
    #expect(resource("빈 것").texts == ["": "빈 것"])
    #expect(resource("주문").texts == ["": "주문", "fr": "Commander"])
  }

  @Test(
    "A number says which form a marked English word takes",
    arguments: [
      (3, "item", "3 items"), (1, "item", "1 item"), (0, "dish", "0 dishes"), (2, "person", "2 people"),
      (2, "city", "2 cities"), (2, "day", "2 days"), (5, "bus", "5 buses"), (2, "items", "2 items"),
      (4, "favourite place", "4 favourite places"), (2, "fish", "2 fish"), (12, "box", "12 boxes"),
    ])
  func inflection(_ number: Int, _ noun: String, _ expected: String) {
    let text = LocalizedStringResource("^[\(number) \(noun)](inflect: true) left")
    #expect(text.text(in: "en") == "\(expected) left")
    let both = LocalizedStringResource(
      "\(number)개", translations: ["en": "^[\(number) \(noun)](inflect: true) left"])
    #expect(both.text(in: "en") == "\(expected) left")
    #expect(both.text(in: "ko") == "\(number)개")
  }

  @Test("Marks are taken away where no English word takes another form; a place for a number is filled")
  func marks() {
    #expect(LocalizedStringResource("^[없음](inflect: true)").text(in: "en") == "없음")
    #expect(LocalizedStringResource("^[item](inflect: true)").text(in: "en") == "item")
    #expect(LocalizedStringResource("^[\(3) 상자](inflect: true)").text(in: "ko") == "3 상자")
    let type = TypeDisplayRepresentation(name: "가게", numericFormat: "가게 \(placeholder: .int)곳")
    #expect(type.text(count: 3, in: "ko") == "가게 3곳")
    #expect(type.numericFormat?.key == "가게 %lld곳")
  }

  @Test(
    "A number takes the form that its language gives it",
    arguments: [
      ("ko", 1, "other"), ("en", 1, "one"), ("en-GB", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"),
      ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 12, "many"), ("pl", 1, "one"), ("pl", 22, "few"),
      ("pl", 5, "many"),
      ("cs", 2, "few"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 11, "many"),
      ("de", 2, "other"),
    ] as [(String, Double, String)])
  func plurals(language: String, number: Double, form: String) {
    #expect(PluralCategory(number, language: language).rawValue == form)
  }

  @Test("A dialog may be a literal, a ternary of texts, or full and supporting")
  func dialogs() {
    let name = "콜라"
    #expect(IntentDialog("\(name) 주문").spoken(in: "ko") == SpokenText(full: "콜라 주문"))
    #expect(IntentDialog(name.isEmpty ? "없어요" : "있어요").spoken(in: "ko").full == "있어요")
    #expect(IntentDialog(name).spoken(in: "ko").full == "콜라")
    let both = IntentDialog(full: "주문했어요", supporting: "완료")
    #expect(both.spoken(in: "ko") == SpokenText(full: "주문했어요", supporting: "완료"))
  }

  @Test("String(localized:) speaks the language of the conversation")
  func conversationLanguage() {
    let error = ConversationClientError.closed.localizedStringResource
    #expect(String(localized: error) == "지금은 문을 연 가게가 없어요.")
    let spoken = IntentDialogScope.$host.withValue(ScriptedHost(language: "en")) { String(localized: error) }
    #expect(spoken == "Nothing is open now.")
    #expect(String(localized: "없는 글 \(1)", locale: Locale(identifier: "en_US")) == "없는 글 1")
  }
}
