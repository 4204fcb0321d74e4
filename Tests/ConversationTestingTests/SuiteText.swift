import AppIntents
import Foundation
import PhraseCatalog
import Testing

@testable import ConversationTesting

/// A small app that test files may name.
let shop = AppDescriptor(
  name: "Shop",
  names: [:],
  intents: [
    IntentDescriptor(
      name: "Buy", title: [:], summary: [:], risk: .costs, isDiscoverable: true, confirmsItself: false,
      isUndoable: false, authentication: .alwaysAllowed, sentence: "", keywords: [],
      parameters: [
        ParameterDescriptor(
          name: "item", title: [:], kind: .string, isOptional: false, hasDefault: false),
        ParameterDescriptor(
          name: "count", title: [:], kind: .integer(minimum: 1, maximum: 9), isOptional: false,
          hasDefault: true),
      ])
  ], shortcuts: [], entities: [], enums: [], negativePhrases: [])

/// The head of a test file, before its turns.
let head = """
  suite: 장보기
  language: ko
  clock: 2026-11-20T19:00:00+09:00
  apps: [Shop]
  scenarios:
    - name: 하나
      turns:

  """

/// Reads a text as a test file.
func suite(_ text: String, shared: [String: Fixture] = [:]) -> (suite: Suite?, errors: [String]) {
  var reader = SuiteReader(path: "a.test.yaml", data: Data(text.utf8), apps: [shop])
  let suite = reader.suite(shared: shared)
  return (suite, reader.errors.map { "\($0.line):\($0.column): \($0.message)" })
}

/// The turns of a scenario, which must be without mistakes.
func turns(_ lines: String...) throws -> [ScriptedTurn] {
  let read = suite(head + lines.map { "      - \($0)\n" }.joined())
  try #require(read.errors == [])
  return try #require(read.suite?.scenarios.first?.turns)
}
