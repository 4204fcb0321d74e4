import Testing

@testable import SwiftScan

struct SwiftScanTests {
  private func catalog(_ sources: String...) -> SwiftCatalog {
    var scan = SwiftScan()
    for (index, source) in sources.enumerated() { scan.read(source, file: "F\(index + 1).swift") }
    return scan.catalog
  }

  @Test func `a provider's phrases are written as tables have them`() {
    let found = catalog(
      #"""
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: StartChat(profile: nil),
            phrases: ["New \(.applicationName) chat", "\(\.$profile) chat in \(.applicationName)", "say \"hi\""],
            shortTitle: "New Chat", systemImageName: "plus")
        }
      }
      """#)
    #expect(found.providers.map(\.name) == ["Shortcuts"])
    let shortcut = found.providers.first?.shortcuts.first
    #expect(shortcut?.intent == "StartChat")
    #expect(shortcut?.shortTitle == "New Chat")
    #expect(
      shortcut?.phrases.map(\.text) == [
        "New ${applicationName} chat", "${profile} chat in ${applicationName}", "say \"hi\"",
      ])
    #expect(shortcut?.phrases.first?.place == SwiftCatalog.Place(file: "F1.swift", line: 6, column: 17))
  }

  @Test func `every branch of a condition counts, comments do not`() {
    let found = catalog(
      #"""
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          #if os(iOS)
          AppShortcut(intent: A(), phrases: ["a \(.applicationName)"], shortTitle: "A", systemImageName: "a")
          #else
          AppShortcut(intent: B(), phrases: ["b \(.applicationName)"], shortTitle: "B", systemImageName: "b")
          #endif
          // AppShortcut(intent: C(), phrases: ["c"], shortTitle: "C", systemImageName: "c")
        }
      }
      """#)
    #expect(found.providers.first?.shortcuts.map(\.intent) == ["A", "B"])
  }

  @Test func `an intent has its title and parameters, also from another file`() {
    let found = catalog(
      """
      struct Order: Sendable {
        static let title: LocalizedStringResource = "주문하기"
        @Parameter(title: "메뉴") var dish: Dish
        @Parameter(title: "곁들임") var sides: [Dish]?
        @Parameter(title: "메모") var note: String
        var other = 1
      }
      """, "extension Order: AppIntent { func perform() async throws -> some IntentResult { .result() } }")
    let order = found.intents.first
    #expect(order?.title == "주문하기")
    #expect(order?.parameters.map(\.name) == ["dish", "sides", "note"])
    #expect(order?.parameters.map(\.type) == ["Dish", "Dish", "String"])
    #expect(order?.parameters.map(\.isArray) == [false, true, false])
    #expect(order?.parameters.map(\.isOptional) == [false, true, false])
  }

  @Test func `an enum has the titles and synonyms of its cases`() {
    let found = catalog(
      """
      enum Size: String, AppEnum {
        case small, large
        static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
          .small: "작은 것", .large: DisplayRepresentation(title: "큰 것", synonyms: ["대 자", "라지"]),
        ]
      }
      """)
    #expect(found.enums.first?.cases.map(\.name) == ["small", "large"])
    #expect(found.enums.first?.cases.map(\.titles) == [["작은 것"], ["큰 것", "대 자", "라지"]])
  }

  @Test func `a query tells whether it searches by text`() {
    let found = catalog(
      """
      struct Dish: AppEntity { static var defaultQuery = DishQuery() }
      struct DishQuery: EntityQuery {
        func entities(for ids: [Int]) async throws -> [Dish] { [] }
        func entities(matching string: String) async throws -> [Dish] { [] }
      }
      struct Plain: EntityStringQuery & Sendable { }
      """)
    #expect(found.entities.map(\.name) == ["Dish"])
    #expect(found.queries.map(\.name) == ["DishQuery", "Plain"])
    #expect(found.queries.map(\.searches) == [true, false])
    #expect(found.queries.last?.conformances == ["EntityStringQuery", "Sendable"])
  }

  @Test func `code that is broken is read as far as it goes`() {
    let found = catalog(
      "struct A: AppIntent { @Parameter var dish: Dish\n func perform( {{{ \n struct B: AppEntity {")
    #expect(found.intents.map(\.name) == ["A"])
    #expect(found.intents.first?.parameters.map(\.name) == ["dish"])
  }
}
