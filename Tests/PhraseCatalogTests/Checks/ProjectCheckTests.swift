import Foundation
import Matching
import Testing

@testable import PhraseCatalog

struct ProjectCheckTests {
  /// What is found in some files, each path shortened, by code.
  private func findings(_ codes: FindingCode..., in files: [String: String], catalog: String? = nil) throws
    -> [String]
  {
    let folder = try TemporaryPhrases(files)
    var settings = ProjectSettings()
    settings.names[""] = ["Hanip"]
    settings.values["dish"] = ["치킨", "음성"]
    let scanned = try catalog.map { try SwiftCatalog(Data($0.utf8), path: "catalog.json") }
    let project = try folder.project(settings, scanned)
    return try ProjectChecks(project).findings.filter { codes.contains($0.code) }.map {
      let file = $0.file.replacing(folder.root.path + "/", with: "")
      return "\(file):\($0.line): \($0.severity): \($0.message) (\($0.language))"
    }
  }

  /// A catalogue with a line for each key.
  private func table(_ lines: String...) -> [String: String] {
    [
      "AppShortcuts.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n"
        + lines.joined(separator: ",\n") + "}}"
    ]
  }

  private func unit(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\":{\"stringUnit\":{\"value\":\"\($0.value)\"}}"
    }
    return "\"\(key)\":{\"localizations\":{\(localizations.joined(separator: ","))}}"
  }

  @Test(
    "more phrases than are compared, or a text that is too long for one, are said to be looked through in part"
  )
  func unfinished() throws {
    let many = (0...ProjectChecks.phraseLimit).map { "\"key \($0)\" = \"차림표 \($0) 보여줘\";" }
    let long = "\"key\" = \"" + String(repeating: "가", count: Template.lengthLimit + 1) + "\";"
    for lines in [many, [long, "\"other\" = \"차림표 보여줘\";"]] {
      let folder = try TemporaryPhrases(["ko.lproj/AppShortcuts.strings": lines.joined(separator: "\n")])
      #expect(try ProjectChecks(folder.project(ProjectSettings(), nil)).unfinished == ["ko"])
    }
  }

  private func scanned(
    shortcuts: [(intent: String, phrases: [String], title: String)], parameterType: String = "Dish",
    conformances: String = "\"EntityQuery\"", providers: Int = 1
  ) -> String {
    let place = #"{"file":"S.swift","line":3,"column":1}"#
    let list = shortcuts.map { shortcut in
      let phrases = shortcut.phrases.map { "{\"text\":\"\($0)\",\"place\":\(place)}" }.joined(separator: ",")
      return
        "{\"intent\":\"\(shortcut.intent)\",\"phrases\":[\(phrases)],\"shortTitle\":\"\(shortcut.title)\",\"place\":\(place)}"
    }.joined(separator: ",")
    let provider = "{\"name\":\"P\",\"shortcuts\":[\(list)],\"place\":\(place)}"
    let empty = "{\"name\":\"Q\",\"shortcuts\":[],\"place\":\(place)}"
    let all = ([provider] + Array(repeating: empty, count: providers - 1)).joined(separator: ",")
    return """
      {"version":1,"providers":[\(all)],"intents":[{"name":"Order","parameters":[
      {"name":"dish","type":"\(parameterType)","isOptional":false,"isArray":false,"place":\(place)}],"place":\(place)}],
      "entities":[{"name":"Dish","place":\(place)}],"enums":[],
      "queries":[{"name":"DishQuery","conformances":[\(conformances)],"searches":true,"place":\(place)}]}
      """
  }

  @Test func `a key without a text in a language that others have is missing there`() throws {
    #expect(
      try findings(
        .translation,
        in: table(
          unit("Open ${applicationName}", ["en": "Open ${applicationName}", "ko": "${applicationName} 열어줘"]),
          unit("Close ${applicationName}", ["en": "Close ${applicationName}"])))
        == ["AppShortcuts.xcstrings:3: warning: “Close ${applicationName}” has no text in ko (ko)"])
  }

  @Test func `a key that no phrase has any more is stale`() throws {
    let files = table(
      unit("Open ${applicationName}", ["ko": "${applicationName} 열어줘"]),
      unit("Old ${applicationName}", ["ko": "${applicationName} 옛날"]))
    #expect(
      try findings(
        .translation, in: files,
        catalog: scanned(shortcuts: [
          ("Order", ["Open ${applicationName}", "New ${applicationName}"], "Open")
        ]))
        == [
          "AppShortcuts.xcstrings:3: warning: no App Shortcut has the phrase “Old ${applicationName}” any more; its translations are never heard (en)",
          "S.swift:3: warning: “New ${applicationName}” is in no table, so it is heard as it is in every language (en)",
        ])
  }

  @Test func `a table that repeats the source language is not translated`() throws {
    let texts = ["en": "A ${applicationName}", "ko": "A ${applicationName}"]
    let others = ["en": "B ${applicationName}", "ko": "B ${applicationName}"]
    #expect(
      try findings(
        .translation, in: table(unit("A ${applicationName}", texts), unit("B ${applicationName}", others)))
        == ["AppShortcuts.xcstrings:2: warning: every text in ko is the same as in en (ko)"])
  }

  @Test func `a placeholder that the intent does not have is an error, a missing one a note`() throws {
    #expect(
      try findings(
        .placeholders,
        in: table(
          unit(
            "Order ${dish} in ${applicationName}",
            ["ko": "${applicationName}에서 ${dich} 주문", "de": "Bestell in ${applicationName}"])))
        == [
          "AppShortcuts.xcstrings:2: error: “Order ${dish} in ${applicationName}” has no placeholder ${dich}; it has dish (ko)",
          "AppShortcuts.xcstrings:2: note: ${dish} of the source is not said here (de)",
        ].sorted { $0.contains("(de)") && !$1.contains("(de)") })
  }

  @Test func `the app's name must be said once, and not typed out`() throws {
    #expect(
      try findings(
        .applicationName, .typedApplicationName,
        in: table(
          unit("Open ${applicationName}", ["ko": "Hanip 열어줘", "ja": "${applicationName}で${applicationName}"]))
      )
      .sorted() == [
        "AppShortcuts.xcstrings:2: error: “Hanip 열어줘” does not say ${applicationName}; Siri takes no phrase without it (ko)",
        "AppShortcuts.xcstrings:2: error: “Hanip 열어줘” has the app's name “Hanip” typed out; ${applicationName} stands for every name (ko)",
        "AppShortcuts.xcstrings:2: warning: “${applicationName}で${applicationName}” says ${applicationName} 2 times (ja)",
      ])
  }

  @Test func `Apple takes one slot, and no text`() throws {
    let phrase = "Order ${dish} for ${count} in ${applicationName}"
    #expect(
      try findings(
        .twoSlots, .slotType, in: [:],
        catalog: scanned(shortcuts: [("Order", [phrase], "Order")], parameterType: "String"))
        == [
          "S.swift:3: error: the slot “dish” is a String; Apple takes only an AppEntity or AppEnum ()",
          "S.swift:3: error: “\(phrase)” has 2 slots; a phrase of Apple's has one at most ()",
        ])
  }

  @Test func `more than ten App Shortcuts are refused, more than five noted, equal titles refused`() throws {
    func shortcuts(_ count: Int) -> [(intent: String, phrases: [String], title: String)] {
      (0..<count).map { ("Order", ["Say \($0) ${applicationName}"], "Title \($0)") }
    }
    #expect(
      try findings(.tooManyShortcuts, .manyShortcuts, in: [:], catalog: scanned(shortcuts: shortcuts(11)))
        == ["S.swift:3: error: this is App Shortcut 11 of 11; an app may have 10 ()"])
    #expect(
      try findings(.tooManyShortcuts, .manyShortcuts, in: [:], catalog: scanned(shortcuts: shortcuts(6)))
        == ["S.swift:3: note: there are 6 App Shortcuts; people remember about 5 ()"])
    let same = [("Order", ["A ${applicationName}"], "T"), ("Order", ["B ${applicationName}"], "T")]
    #expect(
      try findings(.sameTitle, in: [:], catalog: scanned(shortcuts: same))
        == ["S.swift:3: error: another App Shortcut is called “T” too ()"])
  }

  @Test func `more than a thousand sentences are refused`() throws {
    let folder = try TemporaryPhrases(
      table(unit("${dish} ${applicationName}", ["ko": "${dish} ${applicationName}"])))
    var settings = ProjectSettings()
    settings.values["dish"] = (0..<1_001).map { "이름\($0)" }
    let project = try folder.project(settings)
    let found = AppShortcutCheck.findings(in: project).filter { $0.code == .tooManyExpansions }
    #expect(found.map(\.language) == ["en", "ko"])
    #expect(
      found.first?.message
        == "the phrases make 1001 sentences with the values that are known; Apple takes 1000")
  }

  @Test func `a search by text needs EntityStringQuery, and an app has one provider`() throws {
    let shortcuts = [("Order", ["A ${applicationName}"], "T")]
    #expect(
      try findings(
        .stringQuery, .secondProvider, in: [:], catalog: scanned(shortcuts: shortcuts, providers: 2))
        == [
          "S.swift:3: error: DishQuery has entities(matching:) but is no EntityStringQuery; it is never asked ()",
          "S.swift:3: error: Q is a second AppShortcutsProvider; an app has one, the others are left out silently ()",
        ])
    #expect(
      try findings(
        .stringQuery, in: [:], catalog: scanned(shortcuts: shortcuts, conformances: "\"EntityStringQuery\""))
        == [])
  }

  @Test func `a fixed particle in what the app says is a warning, both forms are not`() throws {
    #expect(
      try findings(
        .fixedParticle,
        in: [
          "ko.lproj/Localizable.strings":
            "\"a\" = \"${dish}를 열었어요\";\n\"b\" = \"${dish}을(를) 열었어요\";\n\"c\" = \"${dish} 이름\";"
        ])
        == [
          "ko.lproj/Localizable.strings:1: warning: “를” is right after some values of ${dish} only; 을 is needed after the others (ko)"
        ])
  }

  @Test func `a name that is a word of another phrase is told with the sentence`() throws {
    let found = try findings(
      .ambiguousSentence, .literalName,
      in: table(
        unit("New voice chat in ${applicationName}", ["ko": "${applicationName}에서 새 음성 채팅"]),
        unit("New ${dish} chat in ${applicationName}", ["ko": "${applicationName}에서 새 ${dish} 채팅"])))
    #expect(found.contains { $0.contains("error: “새 음성 채팅” is both") && $0.hasSuffix("(ko)") })
    #expect(found.contains("AppShortcuts.xcstrings:2: note: “음성” is also the name of a dish (ko)"))
  }
}
