import AppIntents
import ConversationProtocol
import Foundation
import Matching
import PhraseCatalog
import Yams

/// Reads the turns of a conversation: one input each, and checks.
struct TurnReader {
  var source: YAMLSource
  let apps: [AppDescriptor]

  private static let inputs = ["say", "press", "advance", "silence", "restart"]
  private static let checks = [
    "calls", "asks", "slots", "speaks", "outcome", "effects", "disallow", "value",
  ]

  mutating func turns(_ node: Node?) -> [ScriptedTurn] {
    source.mappings(node, "“turns:” must be a list of turns").compactMap { turn($0.0, at: $0.1) }
  }

  private mutating func turn(_ mapping: Node.Mapping, at node: Node) -> ScriptedTurn? {
    source.check(mapping, allowed: Set(Self.inputs + Self.checks), place: "a turn")
    let given = Self.inputs.filter { mapping[$0] != nil }
    guard given.count == 1 else {
      let found = given.isEmpty ? "none" : given.joined(separator: " and ")
      source.report(node, "a turn has one of \(Self.inputs.joined(separator: ", ")); this one has \(found)")
      return nil
    }
    guard let value = mapping[given[0]], let input = input(given[0], value) else { return nil }
    var checks: [PlacedCheck] = []
    for (key, value) in mapping {
      guard let name = key.string, Self.checks.contains(name) else { continue }
      if !input.hasReply { source.report(key, "“\(given[0])” has no reply that “\(name)” could look at") }
      if let check = check(name, value) { checks.append(PlacedCheck(check, at: source.origin(key))) }
    }
    return ScriptedTurn(input: input, origin: source.origin(node), checks: checks)
  }

  // MARK: Inputs

  private mutating func input(_ name: String, _ node: Node) -> TurnInput? {
    switch name {
    case "say": return text(node, "what is said").map { .say($0) }
    case "press": return text(node, "the id of an option").map { .press($0) }
    case "advance": return duration(node).map { .advance($0) }
    case "silence": return flag(name, node) ? .silence : nil
    default: return flag(name, node) ? .restart : nil
    }
  }

  private mutating func flag(_ name: String, _ node: Node) -> Bool {
    if node.bool == true { return true }
    source.report(node, "“\(name):” takes true")
    return false
  }

  private mutating func text(_ node: Node, _ meaning: String) -> String? {
    if node.string == nil { source.report(node, "this must be text: \(meaning)") }
    return node.string
  }

  /// `90s`, `11m`, `1h30m`, `1d`.
  private mutating func duration(_ node: Node) -> Double? {
    let text = node.string ?? ""
    let units: [Character: Double] = ["d": 86_400, "h": 3_600, "m": 60, "s": 1]
    var (seconds, digits) = (0.0, "")
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if let unit = units[character], let count = Double(digits) {
        seconds += count * unit
        digits = ""
      } else {
        digits = "?"
        break
      }
    }
    guard digits.isEmpty, !text.isEmpty else {
      source.report(node, "“\(text)” is no length of time; it is written 90s, 11m, 1h30m or 1d")
      return nil
    }
    return seconds
  }

  // MARK: Checks

  private mutating func check(_ name: String, _ node: Node) -> Check? {
    switch name {
    case "calls": return calls(node).map { .calls($0) }
    case "asks": return asks(node)
    case "slots": return mapping(node, name).map { .slots(patterns($0)) }
    case "speaks": return pattern(node).map { .speaks($0) }
    case "outcome": return outcome(node).map { .outcome($0) }
    case "effects": return effects(node).map { .effects($0) }
    case "disallow":
      let names = source.strings(node)
      for name in names { checkIntent(name, node) }
      return .disallow(names)
    default: return pattern(node).map { .value($0) }
    }
  }

  private mutating func mapping(_ node: Node, _ name: String) -> Node.Mapping? {
    if node.mapping == nil { source.report(node, "“\(name):” must be a mapping") }
    return node.mapping
  }

  private mutating func calls(_ node: Node) -> [CallPattern]? {
    if node.string == "none" { return [] }
    if let sequence = node.sequence { return sequence.flatMap { calls($0) ?? [] } }
    if let name = node.string {
      checkIntent(name, node)
      return [CallPattern(intent: name)]
    }
    guard let mapping = node.mapping else { return nil }
    return mapping.map { key, value in
      let intent = key.string ?? "?"
      checkIntent(intent, key)
      let slots = value.mapping ?? Node.Mapping([])
      if value.mapping == nil {
        source.report(value, "the values of \(intent) must be a mapping; {} for any")
      }
      checkSlots(slots, of: intent)
      return CallPattern(intent: intent, slots: patterns(slots))
    }
  }

  private mutating func asks(_ node: Node) -> Check? {
    if node.string == "none" { return .asks(nil) }
    guard let mapping = mapping(node, "asks") else { return nil }
    source.check(mapping, allowed: ["kind", "slot", "intent", "attempt", "options"], place: "asks")
    var question = QuestionPattern()
    if let kind = mapping["kind"] {
      question.kind = kind.string.flatMap(TurnQuestion.Kind.init)
      if question.kind == nil {
        source.report(kind, "a question is value, choice, choices, confirm or intent")
      }
    }
    question.slot = mapping["slot"].flatMap { text($0, "a slot") }
    question.intent = mapping["intent"].flatMap { text($0, "an intent") }
    if let intent = question.intent, let node = mapping["intent"] { checkIntent(intent, node) }
    if let attempt = mapping["attempt"] {
      question.attempt = attempt.int
      if question.attempt == nil { source.report(attempt, "“attempt:” takes a number") }
    }
    question.options = mapping["options"].map { options($0) }
    return .asks(question)
  }

  private mutating func options(_ node: Node) -> OptionsPattern {
    guard let mapping = node.mapping else { return .exactly(source.strings(node)) }
    source.check(mapping, allowed: ["contains"], place: "options")
    return .contains(mapping["contains"].map { texts($0) } ?? [])
  }

  private mutating func texts(_ node: Node) -> [String] {
    node.string.map { [$0] } ?? source.strings(node)
  }

  private mutating func pattern(_ node: Node) -> TextPattern? {
    if let text = node.string { return .exactly(text) }
    guard let mapping = node.mapping, mapping.count == 1 else {
      source.report(node, "this must be text, or one of “contains:” and “matches:”")
      return nil
    }
    source.check(mapping, allowed: ["contains", "matches"], place: "a text")
    if let contained = mapping["contains"] { return .contains(texts(contained)) }
    guard let expression = mapping["matches"], let text = expression.string else { return nil }
    do {
      _ = try Regex(text)
      return .matches(text)
    } catch {
      source.report(expression, "this is no regular expression: \(error)")
      return nil
    }
  }

  private mutating func outcome(_ node: Node) -> TurnOutcome? {
    let outcome = node.string.flatMap(TurnOutcome.init)
    if outcome == nil {
      let known = TurnOutcome.allCases.map(\.rawValue).joined(separator: ", ")
      source.report(node, "“\(node.string ?? "?")” is no outcome; it is one of \(known)")
    }
    return outcome
  }

  private mutating func effects(_ node: Node) -> [String: Int]? {
    guard let mapping = mapping(node, "effects") else { return nil }
    var effects: [String: Int] = [:]
    for (key, value) in mapping {
      if let count = value.int, count >= 0 {
        effects[key.string ?? "?"] = count
      } else {
        source.report(value, "this must be a number: how often the effect is carried out")
      }
    }
    return effects.filter { $0.value > 0 }
  }

  // MARK: Values

  private func patterns(_ mapping: Node.Mapping) -> [String: SlotPattern] {
    Dictionary(
      mapping.compactMap { key, value in key.string.map { ($0, slot(value)) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func slot(_ node: Node) -> SlotPattern {
    if let sequence = node.sequence { return .list(sequence.map { slot($0) }) }
    if let mapping = node.mapping { return .composite(patterns(mapping)) }
    return node.null != nil ? .absent : .text(node.string ?? "")
  }

  // MARK: Names

  private func intents(_ name: String) -> [IntentDescriptor] {
    apps.flatMap(\.intents).filter { $0.name == name }
  }

  private mutating func checkIntent(_ name: String, _ node: Node) {
    guard intents(name).isEmpty, !apps.isEmpty else { return }
    source.report(node, "no app has an intent “\(name)”")
  }

  private mutating func checkSlots(_ slots: Node.Mapping, of intent: String) {
    let known = Set(intents(intent).flatMap(\.parameters).map(\.name))
    guard !known.isEmpty else { return }
    source.check(slots, allowed: known, place: intent)
  }
}
