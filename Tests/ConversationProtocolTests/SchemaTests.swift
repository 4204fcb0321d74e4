import ConversationProtocol
import Foundation
import JSONText
import Testing

@Suite struct SchemaTests {
  static let files: [(String, WireSchema)] = [
    ("turn", .turn), ("event", .event), ("request", .request), ("failure", .failure),
    ("tree", .viewTree),
  ]

  private static func folder(_ file: String = #filePath) -> URL {
    URL(filePath: file).deletingLastPathComponent().appending(path: "../../Docs/schema").standardized
  }

  /// `MALGIL_WRITE_SCHEMAS=1 swift test --filter SchemaTests` writes the files.
  @Test("Docs/schema has the schemas that the code gives", arguments: files)
  func written(_ name: String, _ schema: WireSchema) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = try encoder.encode(WireSchema.document(of: schema)) + Data("\n".utf8)
    let file = Self.folder().appending(path: "\(name).json")
    if ProcessInfo.processInfo.environment["MALGIL_WRITE_SCHEMAS"] != nil { try text.write(to: file) }
    #expect(try Data(contentsOf: file) == text)
  }

  @Test("a schema names exactly the members that are written")
  func members() {
    let turn = Turn(session: "s", turn: 1, outcome: .done, text: "", speech: TurnSpeech(full: ""))
    let schema = WireSchema.turn.body(under: "#")
    let written = Set((turn.jsonValue.object ?? []).map(\.key))
    #expect(Set((schema["properties"]?.object ?? []).map(\.key)) == written)
    #expect(Set((schema["required"]?.array ?? []).compactMap(\.string)) == written)
  }

  @Test("a snippet with buttons and a tree has the members that its schema names")
  func snippet() {
    var turn = Turn(session: "s", turn: 1, outcome: .done, text: "", speech: TurnSpeech(full: ""))
    turn.snippet = TurnSnippet(lines: ["a"], buttons: ["b"], tree: JSON(["version": .integer(1)]))
    let written = Set((turn.jsonValue["snippet"]?.object ?? []).map(\.key))
    let schema = WireSchema.turn.body(under: "#")["properties"]?["snippet"]?["anyOf"]?.array?.first
    #expect(written == ["buttons", "lines", "tree"])
    #expect(Set((schema?["properties"]?.object ?? []).map(\.key)) == written)
  }
}
