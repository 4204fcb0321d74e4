import Foundation
import Matching
import Yams

/// Reads one file with hassil's keys and collects every mistake in it.
///
/// Keys that do not bear on recognition (answers, examples, descriptions) are left alone.
struct HassilFile {
  var source: YAMLSource
  var textCount = 0

  /// Texts that the values of one file may stand for.
  static let textLimit = 200_000

  var errors: [PhraseFileError] { source.errors }

  init(path: String, data: Data) { source = YAMLSource(path: path, data: data) }

  // MARK: Whole files

  /// `language`, `intents`, `lists`, `expansion_rules`, `skip_words`: the parts join those read before.
  mutating func read(into language: inout HassilLanguage) {
    guard let root = source.mapping() else { return }
    checkLanguage(root["language"], language.language)
    language.rules.merge(rules(root["expansion_rules"])) { _, later in later }
    language.lists.merge(lists(root["lists"])) { _, later in later }
    language.skipWords += source.strings(present(root["skip_words"]))
    for (name, intent) in mapping(root["intents"], "“intents:” must be a mapping of names to intents") {
      guard let data = intent.mapping?["data"] else {
        source.report(intent, "an intent must be a mapping with “data:”")
        continue
      }
      language.blocks += blocks(data, intent: name)
    }
  }

  /// A file of one combination of slots: `data:` and nothing around it.
  mutating func readCombination(
    of schema: HassilSchema.Combination, intent: String, named name: String,
    into language: inout HassilLanguage
  ) {
    guard let root = source.mapping() else { return }
    checkLanguage(root["language"], language.language)
    guard let data = root["data"] else {
      source.report(nil, "“data:” is missing; it holds the sentences")
      return
    }
    var blocks = blocks(data, intent: intent, combination: name, schema)
    if schema.hasContextArea {
      for index in blocks.indices { blocks[index].requires["area"] = HassilRequirement(slot: "area") }
    }
    language.blocks += blocks
  }

  private mutating func checkLanguage(_ node: Node?, _ language: String) {
    guard let node = present(node), node.string != language else { return }
    source.report(node, "this file stands in the folder of “\(language)”")
  }

  // MARK: Blocks

  /// Blocks for speech recognition only are left out where there are others.
  private mutating func blocks(
    _ data: Node, intent: String, combination: String? = nil, _ schema: HassilSchema.Combination = .init()
  ) -> [HassilBlock] {
    let nodes = sequence(data, "“data:” must be a list of blocks")
    let isSpeechOnly = { (node: Node) in node.mapping?["speech_to_phrase"]?.bool ?? false }
    let kept = nodes.contains { !isSpeechOnly($0) } ? nodes.filter { !isSpeechOnly($0) } : nodes
    return kept.compactMap { node in
      guard let mapping = node.mapping else {
        source.report(node, "a block must be a mapping with “sentences:”")
        return nil
      }
      return block(mapping, at: node, HassilBlock(intent: intent, combination: combination), schema)
    }
  }

  private mutating func block(
    _ node: Node.Mapping, at place: Node, _ empty: HassilBlock, _ schema: HassilSchema.Combination
  ) -> HassilBlock {
    var block = empty
    if node["sentences"] == nil { source.report(place, "“sentences:” is missing in this block") }
    block.sentences = sentences(node["sentences"])
    block.slots = values(node["slots"], "“slots:” must be a mapping of slots to values")
    block.requires = requirements(node["requires_context"])
    block.excludes = values(
      node["excludes_context"], "“excludes_context:” must be a mapping of keys to values")
    block.rules = rules(node["expansion_rules"])
    block.lists = lists(node["lists"])
    block.requiredKeywords = Set(source.strings(present(node["required_keywords"])))
    block.response = text(node["response"])
    addDomain(of: node, to: &block, schema)
    return block
  }

  /// `name_domains` says which things may be named, `inferred_domain` what the words themselves say.
  private mutating func addDomain(
    of node: Node.Mapping, to block: inout HassilBlock, _ schema: HassilSchema.Combination
  ) {
    if let names = present(node["name_domains"]) {
      if let group = names.string, let domains = schema.domainGroups[group] {
        block.requires["domain"] = HassilRequirement(value: domains)
      } else if names.sequence != nil, let domains = HassilValue(names) {
        block.requires["domain"] = HassilRequirement(value: domains)
      } else {
        source.report(names, "“name_domains:” must be a list of domains, or the name of a group of them")
      }
    } else if let domain = present(node["inferred_domain"]) {
      block.slots["domain"] = value(domain)
    }
  }

  private mutating func sentences(_ node: Node?) -> [PhraseFile.Sentence] {
    sequence(node, "“sentences:” must be a list of templates").compactMap { item in
      guard let text = item.string else {
        source.report(item, "a template must be text")
        return nil
      }
      return source.template(text, at: item).map {
        PhraseFile.Sentence(template: $0, isExact: true, origin: source.origin(item))
      }
    }
  }

  private mutating func requirements(_ node: Node?) -> [String: HassilRequirement] {
    var result: [String: HassilRequirement] = [:]
    for (key, node) in mapping(node, "“requires_context:” must be a mapping of keys to values") {
      result[key] = requirement(node, key)
    }
    return result
  }

  /// A value, a list of values, nothing for any value, or `{value: …, slot: …}`.
  private mutating func requirement(_ node: Node, _ key: String) -> HassilRequirement {
    guard let mapping = node.mapping else {
      let wanted = value(node)
      return HassilRequirement(value: wanted == .nothing ? nil : wanted)
    }
    let wanted = mapping["value"].flatMap { value($0) }
    var requirement = HassilRequirement(value: wanted == .nothing ? nil : wanted)
    if let slot = mapping["slot"] {
      if let isCopied = slot.bool {
        requirement.slot = isCopied ? key : nil
      } else {
        requirement.slot = slot.string
      }
    }
    return requirement
  }

  // MARK: Pieces

  /// The node, unless it is written as nothing.
  func present(_ node: Node?) -> Node? { node.flatMap { HassilValue($0) == .nothing ? nil : $0 } }

  func text(_ node: Node?) -> String? { present(node)?.string }

  mutating func value(_ node: Node) -> HassilValue? {
    let value = HassilValue(node)
    if value == nil { source.report(node, "this must be a value or a list of values") }
    return value
  }

  mutating func values(_ node: Node?, _ message: String) -> [String: HassilValue] {
    var result: [String: HassilValue] = [:]
    for (key, node) in mapping(node, message) { result[key] = value(node) }
    return result
  }

  mutating func sequence(_ node: Node?, _ message: String) -> [Node] {
    guard let node = present(node) else { return [] }
    guard let sequence = node.sequence else {
      source.report(node, message)
      return []
    }
    return Array(sequence)
  }

  mutating func mapping(_ node: Node?, _ message: String) -> [(String, Node)] {
    guard let node = present(node) else { return [] }
    guard let mapping = node.mapping else {
      source.report(node, message)
      return []
    }
    return mapping.compactMap { key, value in
      if key.string == nil { source.report(key, "a name must be text") }
      return key.string.map { ($0, value) }
    }
  }
}
