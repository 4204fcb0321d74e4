import Foundation
import Testing

@testable import PhraseCatalog

@Suite("Folders of hassil templates are understood as hassil understands them")
struct HassilFolderTests {
  /// The layout with one file for each combination of slots.
  static let combinations = [
    "intents.yaml": """
    TurnOn:
      slot_combinations:
        name_only: {slots: [name], name_domain_groups: {default: [light, fan]}}
        here: {slots: [domain], context_area: true, inferred_domains: {required: [light]}}
    Dim: {slot_combinations: {area_brightness: {slots: [area, brightness]}}}
    """,
    "sentences/ko/_common.yaml": "language: ko\nskip_words: [좀]\nresponses: {errors: {no_intent: 몰라요}}\n",
    "rules/ko/verbs.yaml": "language: ko\nexpansion_rules: {켜: \"(켜|켜줘)\"}\n",
    "lists/lights.yaml": "lists: {brightness: {range: {from: 0, to: 100, type: percentage}}}\n",
    "lists/ko/lights.yaml": """
    lists:
      level: {values: [{in: (최대|가장 밝게), out: 100}, {in: 최소, out: 1}]}
    """,
    "sentences/ko/TurnOn/name_only.yaml": """
    language: ko
    data:
      - sentences: ["{name} <켜>"]
        name_domains: default
        response: lamp
    """,
    "sentences/ko/TurnOn/here.yaml": """
    data:
      - sentences: ["[여기] 불 <켜>"]
        inferred_domain: light
    """,
    "sentences/ko/Dim/area_brightness.yaml": """
    data:
      - sentences: ["{area} 밝기 {brightness}[ ][%|퍼센트]", "{area} 밝기 {level:brightness}"]
      - sentences: ["{area} {brightness}"]
        speech_to_phrase: true
    """,
    "tests/ko/TurnOn/name_only.yaml": """
    areas: [{name: 거실}]
    entities: [{name: 거실 조명, domain: light}, {name: 현관문, domain: lock}]
    tests:
      - {sentences: [거실 조명 켜줘, 거실조명 좀 켜], slots: {name: 거실 조명}}
    """,
    "tests/ko/TurnOn/here.yaml": """
    areas: [{name: 안방, context_area: true}]
    tests: [{sentences: [불 켜, 여기 불 켜줘], slots: {}}]
    """,
    "tests/ko/Dim/area_brightness.yaml": """
    areas: [{name: 거실}]
    tests:
      - {sentences: [거실 밝기 50%, 거실 밝기 오십 퍼센트], slots: {area: 거실, brightness: 50}}
      - {sentences: [거실 밝기 최대, 거실 밝기 가장 밝게], slots: {area: 거실, brightness: 100}}
    """,
  ]

  /// The layout with the intents inside the files.
  static let intents = [
    "sentences/de/_common.yaml": """
    language: de
    lists:
      temperature: {range: {from: 0, to: 40, fractions: halves, type: temperature}}
      step_down: {range: {from: 1, to: 10, multiplier: -1}}
      item: {wildcard: true}
      color: {values: [rot, {in: "blau[e]", out: blue}, {in: an, out: true}]}
    expansion_rules: {bitte: "[bitte]"}
    skip_words: ["könntest du"]
    settings: {ignore_whitespace: false}
    """,
    "sentences/de/lights.yaml": """
    language: de
    intents:
      TurnOn:
        data:
          - sentences: ["<bitte> licht ein", "({color};licht) farbe"]
            requires_context: {area: {slot: true}}
            slots: {domain: light}
          - sentences: ["licht ein"]
            excludes_context: {area: null}
            slots: {domain: all}
          - sentences: ["{name} ein"]
            requires_context: {domain: light}
      Heat:
        data:
          - sentences: ["{area}temperatur {temperature} Grad", "heizung im {area} [auf] {0..30,5:temperature}"]
      Lower:
        data:
          - sentences: ["{step_down:step} leiser"]
            required_keywords: [leiser]
      Add:
        data:
          - sentences: ["{item} auf die {list:@liste}"]
            lists: {list: {values: [Liste, Karte]}}
    """,
    "tests/de/_fixtures.yaml": """
    areas: [{name: "(Küche|Kochecke)", id: kitchen}]
    entities:
      - {name: Überlicht, id: light.over, area: kitchen, attributes: {device_class: x}}
      - {name: Überlicht, id: lock.over}
    """,
    "tests/de/lights.yaml": """
    language: de
    tests:
      - sentences: [Licht ein]
        intent: {name: TurnOn, slots: {domain: light, area: Küche}, context: {area: Küche}}
      - sentences: [Licht ein]
        intent: {name: TurnOn, slots: {domain: all}}
      - sentences: ["Rot, Licht, Farbe!"]
        intent: {name: TurnOn, slots: {color: rot, domain: light, area: Küche}, context: {area: Küche}}
      - sentences: [ÜBERLICHT ein, über-licht ein, "könntest du Überlicht ein"]
        intent: {name: TurnOn, slots: {name: Überlicht}}
      - sentences: ["Küchetemperatur 20,5 Grad", "Küchetemperatur 20.5Grad"]
        intent: {name: Heat, slots: {area: Küche, temperature: 20.5}}
      - sentences: [heizung im Kochecke auf 25]
        intent: {name: Heat, slots: {area: Kochecke, temperature: 25}}
      - sentences: [3 leiser]
        intent: {name: Lower, slots: {step: -3}}
      - sentences: ["Milch und Brot auf die Liste."]
        intent: {name: Add, slots: {item: Milch und Brot}}
    """,
  ]

  private static func read(_ files: [String: String]) throws -> HassilFolder {
    let written = try TemporaryPhrases(files)
    return try withExtendedLifetime(written) { try HassilFolder(at: written.root) }
  }

  @Test(
    "Every test sentence of both layouts reaches its intent and slots", arguments: [combinations, intents])
  func sentences(_ files: [String: String]) throws {
    let folder = try Self.read(files)
    for language in folder.languages.values {
      let report = HassilReport(try HassilMatcher(language))
      #expect(report.failures.map(\.description) == [])
      #expect(report.total > 5)
    }
  }

  static let refused = [
    "heizung im Küche auf 27", "heizung im Küche auf 35", "Küchetemperatur 20,3 Grad", "11 leiser",
    "Überlicht aus", "ein", "",
  ]

  @Test("A number outside its range, and words that no template has, mean nothing", arguments: refused)
  func refusal(_ sentence: String) throws {
    let folder = try Self.read(Self.intents)
    let language = try #require(folder.languages["de"])
    let matcher = try HassilMatcher(language).home(try #require(language.tests.first).home.lists)
    #expect(matcher.recognize(sentence) == nil)
  }

  @Test("Captures are for the answer, not among the slots")
  func captures() throws {
    let folder = try Self.read(Self.intents)
    let matcher = try HassilMatcher(try #require(folder.languages["de"]))
    let result = try #require(matcher.recognize("Milch auf die Karte"))
    #expect(result.slots == ["item": .text("Milch")])
    #expect(result.captures == ["liste": "Karte"])
  }

  @Test("Names of the wrong kind are not named, whatever else has the name")
  func domains() throws {
    let folder = try Self.read(Self.combinations)
    let matcher = try HassilMatcher(try #require(folder.languages["ko"]))
    let lock = HassilEntry(said: ["현관"], value: .text("lock"), context: ["domain": .text("lock")])
    let fan = HassilEntry(said: ["현관"], value: .text("fan"), context: ["domain": .text("fan")])
    #expect(matcher.home(["name": [lock]]).recognize("현관 켜") == nil)
    #expect(matcher.home(["name": [lock, fan]]).recognize("현관 켜")?.slots == ["name": .text("fan")])
  }

  @Test("Widened, a template stands for what a phrase of ours would")
  func widened() throws {
    let folder = try Self.read(Self.combinations)
    let language = try #require(folder.languages["ko"])
    let lamp = HassilEntry(said: ["조명"], value: .text("조명"), context: ["domain": .text("light")])
    let home = ["name": [lamp]]
    #expect(try HassilMatcher(language).home(home).recognize("조명을 켜 주세요") == nil)
    let widened = try HassilMatcher(language, isExact: false).home(home)
    #expect(widened.recognize("조명을 켜 주세요")?.intent == "TurnOn")
    #expect(widened.recognize("조명 켜지 마") == nil)
  }

  @Test("Sentences that fail are reported with their place")
  func report() throws {
    var files = Self.combinations
    files["tests/ko/TurnOn/name_only.yaml"] = """
      entities: [{name: 조명, domain: light}]
      tests:
        - {sentences: [조명 켜, 조명 꺼], slots: {name: 전등}}
      """
    let written = try TemporaryPhrases(files)
    let folder = try HassilFolder(at: written.root)
    let report = HassilReport(try HassilMatcher(try #require(folder.languages["ko"])))
    #expect(
      report.description.replacing(written.root.path + "/", with: "") == """
        ko: 6 of 8 test sentences reach their intent and slots (75.0%)
        tests/ko/TurnOn/name_only.yaml:3: “조명 켜” has the slots name “조명”, not name “전등”
        tests/ko/TurnOn/name_only.yaml:3: “조명 꺼” is not understood
        """)
  }
}
