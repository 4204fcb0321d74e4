import Foundation
import Testing

@testable import PhraseCatalog

/// What Xcode writes into an app: `Metadata.appintents/extract.actionsdata`.
struct ActionsDataTests {
  private func read(_ text: String) throws -> SwiftCatalog {
    try ActionsDataReader(SourceText(Data(text.utf8), path: "extract.actionsdata")).catalog()
  }

  private func mistake(_ text: String) -> String {
    do {
      return "none: \(try read(text).intents.count)"
    } catch {
      return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  private func parameter(_ name: String, _ type: String) -> String {
    #"{"name": "\#(name)", "isOptional": true, "valueType": \#(type)}"#
  }

  @Test func `intents, entities, enums, queries and phrases are read with their places`() throws {
    let catalog = try read(
      """
      {"actions": {"Brew": {"title": {"key": "Brew Tea"}, "parameters": [
          \(parameter("tea", #"{"entity": {"wrapper": {"typeName": "Tea"}}}"#))]}},
       "autoShortcuts": [{"actionIdentifier": "Brew", "shortTitle": {"key": "Brew"}, "phraseTemplates": [
          {"alternatives": [], "key": "Brew ${tea} in ${applicationName}"}]}],
       "entities": {"Tea": {"typeName": "Tea"}},
       "enums": [{"identifier": "Strength", "cases": [{"identifier": "weak", "displayRepresentation":
          {"title": {"key": "weak"}, "synonyms": [{"key": "mild"}]}}]}],
       "queries": {"TeaQuery": {"capabilities": 4}, "CupQuery": {"capabilities": 1}}, "version": 1}
      """)
    let shortcut = try #require(catalog.shortcuts.first)
    #expect((shortcut.intent, shortcut.shortTitle) == ("Brew", "Brew"))
    #expect(shortcut.phrases.map(\.text) == ["Brew ${tea} in ${applicationName}"])
    #expect(shortcut.phrases[0].place.place.text == "extract.actionsdata:4")
    #expect(catalog.intent("Brew")?.title == "Brew Tea")
    #expect(catalog.intent("Brew")?.parameters.map(\.type) == ["Tea"])
    #expect(catalog.intent("Brew")?.place.place.text == "extract.actionsdata:1")
    #expect(catalog.entities.map(\.name) == ["Tea"])
    #expect(catalog.enums.first?.cases.map(\.titles) == [["weak", "mild"]])
    #expect(catalog.queries.map(\.searches) == [true, false])
  }

  @Test func `declarations in a list, and types with older names, are read the same`() throws {
    let type = #"{"enum": {"wrapper": {"typeName": "Strength"}}}"#
    let catalog = try read(
      """
      {"actions": [{"identifier": "Brew", "parameters": [\(parameter("strength", type))]}],
       "enums": {"Strength": {"cases": [{"identifier": "weak"}]}}, "entities": [{"typeName": "Tea"}]}
      """)
    #expect(catalog.intent("Brew")?.parameters.first?.type == "Strength")
    #expect(catalog.enums.first?.cases.map(\.name) == ["weak"])
    #expect(catalog.entities.map(\.name) == ["Tea"])
  }

  @Test(arguments: [
    (#"{"primitive": {"wrapper": {"typeIdentifier": 2}}}"#, "Int", false, false as Bool?),
    (#"{"primitive": {"wrapper": {"typeIdentifier": 99}}}"#, "value of the system", false, false),
    (#"{"intents": {"wrapper": {"typeIdentifier": 12}}}"#, "IntentFile", false, false),
    (#"{"measurement": {"wrapper": {"unitType": 1}}}"#, "Measurement", false, false),
    (
      #"{"array": {"wrapper": {"memberValueType": {"entity": {"wrapper": {"typeName": "Tea"}}}}}}"#, "Tea",
      true, true
    ),
    (#"{"linkEnumeration": {"wrapper": {"identifier": "Strength"}}}"#, "Strength", false, true),
    (#"{"searchCriteria": {}}"#, "value of an unknown type", false, nil),
    ("7", "value of an unknown type", false, nil),
  ])
  func `a type has its name, and says whether its values can be named`(
    type: String, name: String, isArray: Bool, isNameable: Bool?
  ) throws {
    let catalog = try read(#"{"actions": {"Brew": {"parameters": [\#(parameter("p", type))]}}}"#)
    let parameter = try #require(catalog.intents.first?.parameters.first)
    #expect((parameter.type, parameter.isArray) == (name, isArray))
    #expect(parameter.isNameable == isNameable)
  }

  @Test(arguments: [
    ("", "extract.actionsdata:1:1: error: the file is empty"),
    ("{}", "extract.actionsdata:1:1: error: “actions” is missing; this is no extract.actionsdata of Xcode"),
    ("[1]", "extract.actionsdata:1:1: error: “actions” is missing; this is no extract.actionsdata of Xcode"),
    (
      "{\"actions\": {},\n \"version\": 2}",
      "extract.actionsdata:2:13: error: only version 1 of this format can be read"
    ),
    ("{\"actions\": 7}", "extract.actionsdata:1:13: error: “actions” has a value of another type"),
    ("{\"actions\": [7]}", "extract.actionsdata:1:14: error: “identifier” is missing"),
    (
      "{\"actions\": {\"Brew\": {\"parameters\": [{}]}}}",
      "extract.actionsdata:1:38: error: “name” is missing"
    ),
    (
      "{\"actions\": {}, \"autoShortcuts\": [{\"actionIdentifier\": \"Brew\"}]}",
      "extract.actionsdata:1:35: error: “phraseTemplates” is missing"
    ),
    (
      "{\"actions\": {}, \"autoShortcuts\": [{\"phraseTemplates\": [{\"key\": 7}]}]}",
      "extract.actionsdata:1:64: error: “key” has a value of another type"
    ),
    (
      "{\"actions\": {}, \"autoShortcuts\": [{\"phraseTemplates\": []}]}",
      "extract.actionsdata:1:35: error: “actionIdentifier” is missing"
    ),
    (
      "{\"actions\": {\"Brew\": {}, \"Brew\": {}}}",
      "extract.actionsdata:1:26: error: the key “Brew” stands here twice"
    ),
  ])
  func `what Xcode does not write is refused with its place`(text: String, expected: String) {
    #expect(mistake(text) == expected)
  }

  @Test func `more declarations, phrases or bytes than an app has are not read`() {
    let many = (0...ActionsDataReader.declarationLimit).map { "\"I\($0)\":{}" }.joined(separator: ",")
    #expect(mistake("{\"actions\":{\(many)}}").hasSuffix("more than 5000 “actions” are not read"))
    let phrases = Array(repeating: #"{"key":"a"}"#, count: 5_000).joined(separator: ",")
    let shortcut = "{\"actionIdentifier\":\"I\",\"phraseTemplates\":[\(phrases)]}"
    let shortcuts = Array(repeating: shortcut, count: 3).joined(separator: ",")
    #expect(
      mistake("{\"actions\":{},\"autoShortcuts\":[\(shortcuts)]}").hasSuffix(
        "more than 10000 phrases are not read"))
    let spaces = String(repeating: " ", count: ActionsDataReader.sizeLimit)
    #expect(mistake("{\"actions\":{}}" + spaces).hasSuffix("the file is larger than 8 megabytes"))
  }

  @Test(
    "the places of ten thousand phrases in one line of megabytes are found in time", .timeLimit(.minutes(1)))
  func oneLine() throws {
    let filler = String(repeating: "가", count: 200)
    let phrases = (0..<2_000).map { "{\"key\":\"\(filler)\($0)\"}" }.joined(separator: ",")
    let shortcut = "{\"actionIdentifier\":\"I\",\"phraseTemplates\":[\(phrases)]}"
    let shortcuts = Array(repeating: shortcut, count: 5).joined(separator: ",")
    let text = "{\"actions\":{},\"autoShortcuts\":[\(shortcuts)]}"
    let last = try #require(try read(text).shortcuts.last?.phrases.last)
    #expect(last.text == filler + "1999")
    let rest = text.unicodeScalars.dropFirst(last.place.column - 1)
    #expect(String(rest) == "\"\(last.text)\"}]}]}")
  }
}
