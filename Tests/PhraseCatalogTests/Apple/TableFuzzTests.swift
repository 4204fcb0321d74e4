import Foundation
import Testing

@testable import PhraseCatalog

@Suite("No table makes its reader fail in a way of its own")
struct TableFuzzTests {
  enum Format: CaseIterable {
    case catalogue, strings, wideStrings, infoPlist, swift, built, sentences, tests

    var text: String {
      switch self {
      case .catalogue:
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Open ${applicationName}": {"localizations":
          {"ko": {"stringSet": {"state": "new", "values": ["${applicationName} 열어줘", "열어 \\u2028줘"]}},
           "de": {"variations": {"device": {"mac": {"stringUnit": {"state": "new", "value": "Öffne"}}}}}}}}}
        """
      case .strings, .wideStrings:
        "/* a */ \"Open ${applicationName}\" = \"${applicationName} \\U00AC 열어줘\"; // b\n{\"c\" = d;}"
      case .infoPlist:
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDisplayName</key>
        <string>한입</string><key>INAlternativeAppNames</key><array><dict><key>INAlternativeAppName</key>
        <string>한입배달</string></dict></array></dict></plist>
        """
      case .swift:
        """
        {"version": 1, "providers": [], "intents": [], "entities": [], "enums": [], "queries": [{"name": "Q",
          "conformances": ["EntityQuery"], "searches": true, "place": {"file": "A.swift", "line": 1, "column": 1}}]}
        """
      case .built:
        """
        {"actions": {"Brew": {"title": {"key": "Brew"}, "parameters": [{"name": "tea", "isOptional": true,
          "valueType": {"array": {"wrapper": {"memberValueType": {"entity": {"wrapper": {"typeName": "Tea"}}}}}}}]}},
         "autoShortcuts": [{"actionIdentifier": "Brew", "phraseTemplates": [{"key": "Brew in ${applicationName}"}]}],
         "enums": [{"identifier": "S", "cases": [{"identifier": "weak", "displayRepresentation": {"synonyms": [{"key": "mild"}]}}]}],
         "entities": {"Tea": {}}, "queries": {"Q": {"capabilities": 4}}, "version": 1}
        """
      case .sentences:
        """
        language: en
        intents:
          HassTurnOn:
            data:
              - sentences: ["(turn|switch) on [the] {name} [by {0..100,5:level}]", "<rule> {list:@a}"]
                slots: {domain: light}
                requires_context: {area: {slot: true}}
        lists: {level: {range: {from: 0, to: 100, step: 5}}, other: {wildcard: true}, list: {values: [{in: a, out: 1}]}}
        expansion_rules: {rule: "(please|kindly)"}
        """
      case .tests:
        """
        language: en
        areas: [{name: Kitchen, context_area: true}]
        entities: [{name: Lamp, id: light.lamp, area: Kitchen, state: "on"}]
        tests:
          - sentences: [turn on the lamp]
            intent: {name: HassTurnOn, slots: {name: Lamp, level: [1, 2]}, context: {area: Kitchen}}
            response: "On"
        """
      }
    }

    var data: Data {
      self == .wideStrings ? text.data(using: .utf16) ?? Data() : Data(text.utf8)
    }

    /// The mistakes that reading told, if any.
    func mistakes(in data: Data) -> [PhraseFileError] {
      do throws(PhraseFileError) {
        switch self {
        case .catalogue: _ = try StringCatalogReader(SourceText(data, path: "fuzz")).table()
        case .strings, .wideStrings: _ = try StringsFileReader.table(data, path: "fuzz", language: "ko")
        case .infoPlist:
          var names = ApplicationNames()
          try names.add(infoPlist: data, path: "fuzz")
        case .swift: _ = try SwiftCatalog(data, path: "fuzz")
        case .built: _ = try ActionsDataReader(SourceText(data, path: "fuzz")).catalog()
        case .sentences:
          var file = HassilFile(path: "fuzz", data: data)
          var language = HassilLanguage(language: "en")
          file.read(into: &language)
          return file.errors
        case .tests:
          var file = HassilFile(path: "fuzz", data: data)
          _ = file.tests(in: nil)
          return file.errors
        }
      } catch {
        return [error]
      }
      return []
    }
  }

  @Test("A good table is read", arguments: Format.allCases)
  func good(_ format: Format) {
    // Braces inside a table without braces are no mistake of the reader's.
    guard format != .strings, format != .wideStrings else { return }
    #expect(format.mistakes(in: format.data) == [])
  }

  @Test(
    "Random bytes, ends and changes of a good table are read, or refused with a place in the file",
    arguments: Format.allCases)
  func changed(_ format: Format) {
    var random = RepeatableGenerator(state: 4_711)
    for round in 0..<300 {
      var bytes = Array(format.data)
      switch round % 4 {
      case 0: bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      default:
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = Array("[]{}()<>:-|>&*!%\"'#\\\n\t ,;=0가".utf8).randomElement(using: &random) ?? 0
        }
      }
      let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 2
      for mistake in format.mistakes(in: Data(bytes)) {
        #expect(!mistake.message.isEmpty)
        #expect((0...lineCount).contains(mistake.line) && mistake.column >= 0, "\(mistake)")
      }
    }
  }
}
