import Foundation

@testable import PhraseCatalog

extension FuzzTarget {
  /// Home Assistant's sentences and their tests.
  static let hassil = FuzzTarget(
    name: "hassil", longest: 2_048,
    words: [
      "sentences:", "expansion_rules:", "lists:", "range:", "requires_context:", "<rule>", "{list:@a}",
      "skip_words:",
    ],
    seeds: { [sentences, tests] }
  ) { bytes in
    var file = HassilFile(path: "fuzz.yaml", data: Data(bytes))
    var language = HassilLanguage(language: "en")
    file.read(into: &language)
    try MistakePlaces.check(file.errors, in: bytes)
    if file.errors.isEmpty {
      do throws(PhraseFileErrors) {
        _ = try HassilPhrases(language)
      } catch {
        try MistakePlaces.check(error.errors, in: bytes)
      }
    }
    var tests = HassilFile(path: "fuzz.yaml", data: Data(bytes))
    _ = tests.tests(in: nil)
    try MistakePlaces.check(tests.errors, in: bytes)
  }

  private static let sentences = Array(
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
    skip_words: [please, "can you"]
    """.utf8)

  private static let tests = Array(
    """
    language: en
    areas: [{name: Kitchen, context_area: true}]
    entities: [{name: Lamp, id: light.lamp, area: Kitchen, state: "on"}]
    tests:
      - sentences: [turn on the lamp]
        intent: {name: HassTurnOn, slots: {name: Lamp, level: [1, 2]}, context: {area: Kitchen}}
        response: "On"
    """.utf8)
}
