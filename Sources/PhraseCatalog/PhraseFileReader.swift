import Foundation
import Matching
import Yams

/// Reads one phrase file and collects every mistake in it.
struct PhraseFileReader {
  private var source: YAMLSource

  var errors: [PhraseFileError] { source.errors }

  init(path: String, data: Data) { source = YAMLSource(path: path, data: data) }

  // MARK: Whole files

  /// - Parameter intents: the intents of the app; nil when they are not known.
  mutating func phraseFile(app: String, language: String, intents: [String]? = nil) -> PhraseFile? {
    guard let root = source.mapping() else { return nil }
    let keys: Set<String> = ["intent", "phrases", "tests", "rules", "lists"]
    check(root, allowed: keys, place: "a phrase file")
    guard let intentNode = root["intent"], let intent = intentNode.string else {
      report(root["intent"], "“intent:” is missing; it names the intent that these sentences start")
      return nil
    }
    if let intents, !intents.contains(intent) {
      let known = intents.sorted().joined(separator: ", ")
      report(intentNode, "\(app) has no intent “\(intent)”; it has \(known)")
    }
    return PhraseFile(
      app: app, intent: intent, language: language, sentences: sentences(root["phrases"]),
      rules: rules(root["rules"]), lists: lists(root["lists"]), examples: examples(root["tests"]))
  }

  mutating func appFile() -> AppFile {
    var file = AppFile()
    guard let root = source.mapping() else { return file }
    check(root, allowed: ["names", "rules", "lists"], place: "_app.yaml")
    if let names = root["names"] {
      if let mapping = names.mapping {
        check(mapping, allowed: ["display", "spoken", "alternatives"], place: "names")
        file.display = name(mapping["display"])
        file.spoken = name(mapping["spoken"])
        file.alternatives = strings(mapping["alternatives"])
      } else {
        report(names, "“names:” must be a mapping with “display:”, “spoken:” and “alternatives:”")
      }
    }
    file.rules = rules(root["rules"])
    file.lists = lists(root["lists"])
    return file
  }

  private mutating func name(_ node: Node?) -> String? {
    guard let node else { return nil }
    if node.string == nil { report(node, "a name must be text") }
    return node.string
  }

  // MARK: Parts

  /// Phrases of one file: people write tens of them. Thousands take minutes to compile and to check.
  static let sentenceLimit = 1_000

  private mutating func sentences(_ node: Node?) -> [PhraseFile.Sentence] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, "“phrases:” must be a list of sentences")
      return []
    }
    if sequence.count > Self.sentenceLimit {
      report(
        sequence[Self.sentenceLimit],
        "this is phrase \(Self.sentenceLimit + 1) of \(sequence.count); a file has at most \(Self.sentenceLimit)"
      )
      return []
    }
    var seen: Set<String> = []
    return sequence.compactMap { item in
      let isExact = exactness(item.mapping?["exact"])
      if let mapping = item.mapping { check(mapping, allowed: ["say", "exact"], place: "a phrase") }
      guard let scalar = item.mapping.map({ $0["say"] }) ?? item, let source = scalar.string else {
        report(item, "a phrase must be text, or “say:” with text")
        return nil
      }
      guard seen.insert(source).inserted else {
        report(scalar, "this phrase stands in the file twice")
        return nil
      }
      guard let template = template(source, at: scalar) else { return nil }
      return PhraseFile.Sentence(template: template, isExact: isExact, origin: origin(scalar))
    }
  }

  private mutating func exactness(_ node: Node?) -> Bool {
    guard let node else { return false }
    if node.bool == nil { report(node, "“exact:” must be true or false") }
    return node.bool ?? false
  }

  private mutating func rules(_ node: Node?) -> [String: PhraseRule] {
    guard let node else { return [:] }
    guard let mapping = node.mapping else {
      report(node, "“rules:” must be a mapping of names to templates")
      return [:]
    }
    var rules: [String: PhraseRule] = [:]
    for (key, value) in mapping {
      guard let name = key.string, let source = value.string else {
        report(value, "a rule must be text")
        continue
      }
      rules[name] = template(source, at: value).map { PhraseRule(template: $0, origin: origin(value)) }
    }
    return rules
  }

  private mutating func lists(_ node: Node?) -> [String: PhraseList] {
    guard let node else { return [:] }
    guard let mapping = node.mapping else {
      report(node, "“lists:” must be a mapping of names to values")
      return [:]
    }
    var lists: [String: PhraseList] = [:]
    for (key, value) in mapping {
      guard let name = key.string, let sequence = value.sequence else {
        report(value, "a list must be a list of values")
        continue
      }
      lists[name] = PhraseList(values: sequence.compactMap { listValue($0) })
    }
    return lists
  }

  private mutating func listValue(_ node: Node) -> PhraseList.Value? {
    if let text = node.string { return PhraseList.Value(said: [text], value: text) }
    guard let mapping = node.mapping, let said = mapping["in"] else {
      report(node, "a value must be text, or “in:” and “out:”")
      return nil
    }
    check(mapping, allowed: ["in", "out"], place: "a value")
    let words = said.string.map { [$0] } ?? strings(said)
    if let out = mapping["out"], out.string == nil { report(out, "this must be text") }
    return PhraseList.Value(said: words, value: mapping["out"]?.string ?? words.first ?? "")
  }

  /// Sentences with values in braces.
  private mutating func near(_ node: Node?) -> [PhraseExample.Near] {
    utterances(node).compactMap { utterance in
      guard let near = PhraseExample.Near(braced: utterance.text, origin: utterance.origin) else {
        node.map { report($0, "braces must enclose a value: “\(utterance.text)”") }
        return nil
      }
      return near
    }
  }

  private mutating func examples(_ node: Node?) -> [PhraseExample] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, "“tests:” must be a list of examples")
      return []
    }
    return sequence.compactMap { item in
      guard let mapping = item.mapping else {
        report(item, "an example must be a mapping with “say:” or “not:”")
        return nil
      }
      check(mapping, allowed: ["say", "near", "not", "slots"], place: "an example")
      let slots = mapping["slots"].map { expected($0) }
      guard case .composite(let values) = slots ?? .composite([:]) else {
        report(item, "“slots:” must be a mapping of parameters to values")
        return nil
      }
      return PhraseExample(
        say: utterances(mapping["say"]), near: near(mapping["near"]), not: utterances(mapping["not"]),
        slots: values)
    }
  }

  private mutating func utterances(_ node: Node?) -> [PhraseExample.Utterance] {
    guard let node else { return [] }
    let nodes = node.sequence.map(Array.init) ?? [node]
    return nodes.compactMap { item in
      guard let text = item.string else {
        report(item, "an example sentence must be text")
        return nil
      }
      return PhraseExample.Utterance(text: text, origin: origin(item))
    }
  }

  private func expected(_ node: Node) -> ExpectedValue {
    if let sequence = node.sequence { return .list(sequence.map { expected($0) }) }
    guard let mapping = node.mapping else { return .text(node.string ?? "") }
    let pairs = mapping.compactMap { key, value in key.string.map { ($0, expected(value)) } }
    return .composite(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func strings(_ node: Node?) -> [String] { source.strings(node) }

  private mutating func template(_ text: String, at node: Node) -> Template? {
    source.template(text, at: node)
  }

  private mutating func check(_ mapping: Node.Mapping, allowed: Set<String>, place: String) {
    source.check(mapping, allowed: allowed, place: place)
  }

  private mutating func report(_ node: Node?, _ message: String) { source.report(node, message) }

  private func origin(_ node: Node) -> PhraseOrigin { source.origin(node) }
}
