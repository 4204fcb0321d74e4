import AppIntents
import Assistant
import Foundation
import Matching
import PhraseCatalog
import Yams

/// Reads one test file and collects every mistake in it.
struct SuiteReader {
  private var turns: TurnReader

  var errors: [PhraseFileError] { turns.source.errors }

  init(path: String, data: Data, apps: [AppDescriptor]) {
    turns = TurnReader(source: YAMLSource(path: path, data: data), apps: apps)
  }

  // MARK: Whole files

  mutating func suite(shared: [String: Fixture]) -> Suite? {
    guard let root = turns.source.mapping() else { return nil }
    let keys: Set<String> = ["suite", "language", "clock", "apps", "fixtures", "scenarios"]
    turns.source.check(root, allowed: keys, place: "a test file")
    let name = required("suite", in: root, "a name for what the file tests")
    let clock = time(root["clock"])
    let fixtures = named(root["fixtures"], shared)
    let scenarios = turns.source.mappings(root["scenarios"], "“scenarios:” must be a list of conversations")
      .compactMap { scenario($0.0, at: $0.1, shared, before: fixtures) }
    if root["scenarios"] == nil {
      turns.source.report(nil, "“scenarios:” is missing; it lists the conversations")
    }
    checkNames(of: scenarios)
    return Suite(
      name: name, file: turns.source.path, language: language(root["language"]), clock: clock.date,
      timeZone: clock.zone, apps: apps(root["apps"]), scenarios: scenarios)
  }

  /// A file of conversations that others begin with.
  mutating func fixtures() -> [String: Fixture] {
    guard let root = turns.source.mapping() else { return [:] }
    var fixtures: [String: Fixture] = [:]
    for (key, value) in root {
      let name = key.string ?? "?"
      fixtures[name] = Fixture(name: name, turns: turns.turns(value))
    }
    return fixtures
  }

  // MARK: Parts

  private mutating func scenario(
    _ mapping: Node.Mapping, at node: Node, _ shared: [String: Fixture], before: [Fixture]
  ) -> Scenario? {
    turns.source.check(mapping, allowed: ["name", "fixtures", "turns"], place: "a scenario")
    guard let name = mapping["name"]?.string else {
      turns.source.report(mapping["name"] ?? node, "“name:” is missing; it says what the conversation shows")
      return nil
    }
    if mapping["turns"] == nil { turns.source.report(node, "“turns:” is missing; it lists what is said") }
    return Scenario(
      name: name, origin: turns.source.origin(node), fixtures: before + named(mapping["fixtures"], shared),
      turns: turns.turns(mapping["turns"]))
  }

  /// Two conversations of one name could not be told apart in a report.
  private mutating func checkNames(of scenarios: [Scenario]) {
    var seen: Set<String> = []
    for scenario in scenarios where !seen.insert(scenario.name).inserted {
      turns.source.report(
        line: scenario.origin.line, column: scenario.origin.column,
        "two scenarios are called “\(scenario.name)”")
    }
  }

  private mutating func named(_ node: Node?, _ shared: [String: Fixture]) -> [Fixture] {
    guard let node else { return [] }
    return turns.source.strings(node).compactMap { name in
      if shared[name] == nil {
        let known = shared.keys.sorted().joined(separator: ", ")
        turns.source.report(
          node,
          "there is no fixture “\(name)”; \(SuiteFiles.fixturesName) has \(known.isEmpty ? "none" : known)")
      }
      return shared[name]
    }
  }

  private mutating func required(_ key: String, in root: Node.Mapping, _ purpose: String) -> String {
    if let text = root[key]?.string { return text }
    turns.source.report(root[key], "“\(key):” is missing; it is \(purpose)")
    return ""
  }

  private mutating func language(_ node: Node?) -> String {
    guard let node else { return "ko" }
    let tag = node.string ?? "?"
    if MessageCatalogue.languages[tag] == nil {
      let known = MessageCatalogue.languages.keys.sorted().joined(separator: ", ")
      turns.source.report(node, "“\(tag)” is no language that replies are in; there is \(known)")
    }
    return tag
  }

  private mutating func time(_ node: Node?) -> (date: Date, zone: TimeZone) {
    guard let text = node?.string else {
      turns.source.report(node, "“clock:” is missing; it is a time such as 2026-11-20T19:00:00+09:00")
      return (.distantPast, .gmt)
    }
    guard let time = SuiteClock(text) else {
      turns.source.report(
        node, "“\(text)” is not a time; it takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00")
      return (.distantPast, .gmt)
    }
    return (time.date, time.zone)
  }

  private mutating func apps(_ node: Node?) -> [String] {
    guard let node else { return [] }
    let known = turns.apps.map(\.name)
    let names = turns.source.strings(node)
    for name in names where !known.contains(name) {
      turns.source.report(node, "there is no app “\(name)”; there is \(known.joined(separator: ", "))")
    }
    return names
  }
}

/// A time with its offset, as files write it.
struct SuiteClock {
  let date: Date
  let zone: TimeZone

  init?(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601), let match = text.firstMatch(of: Self.offset) else {
      return nil
    }
    self.date = date
    let minutes = (Int(match.2 ?? "") ?? 0) * 60 + (Int(match.3 ?? "") ?? 0)
    guard let zone = TimeZone(secondsFromGMT: (match.1 == "-" ? -60 : 60) * minutes) else { return nil }
    self.zone = zone
  }

  private nonisolated(unsafe) static let offset = /(?:[Zz]|([+-])(\d\d):?(\d\d))$/
}
