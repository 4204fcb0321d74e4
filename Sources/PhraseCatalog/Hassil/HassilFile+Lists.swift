import Matching
import Yams

/// Rules and lists, as they stand in a file or in a single block.
extension HassilFile {
  mutating func rules(_ node: Node?) -> [String: Template] {
    var rules: [String: Template] = [:]
    for (name, node) in mapping(node, "“expansion_rules:” must be a mapping of names to templates") {
      guard let text = node.string else {
        source.report(node, "a rule must be text")
        continue
      }
      rules[name] = source.template(text, at: node)
    }
    return rules
  }

  mutating func lists(_ node: Node?) -> [String: HassilList] {
    var lists: [String: HassilList] = [:]
    for (name, node) in mapping(node, "“lists:” must be a mapping of names to lists") {
      lists[name] = list(node)
    }
    return lists
  }

  private mutating func list(_ node: Node) -> HassilList? {
    if let values = node.mapping?["values"] {
      return .values(sequence(values, "“values:” must be a list of values").compactMap { entry($0) })
    }
    if let range = node.mapping?["range"] { return self.range(range).map { .range($0) } }
    if node.mapping?["wildcard"]?.bool == true { return .text }
    source.report(node, "a list must have “values:”, “range:” or “wildcard: true”")
    return nil
  }

  private mutating func entry(_ node: Node) -> HassilEntry? {
    if let mapping = node.mapping {
      guard let said = mapping["in"]?.string else {
        source.report(node, "a value must be text, or have “in:” with text")
        return nil
      }
      let context = values(mapping["context"], "“context:” must be a mapping of keys to values")
      let out = mapping["out"].flatMap { value($0) }
      return entry(said, at: mapping["in"] ?? node, value: out == .nothing ? nil : out, context)
    }
    guard let text = node.string else {
      source.report(node, "a value must be text, or have “in:” with text")
      return nil
    }
    return entry(text, at: node, value: nil, [:])
  }

  /// A value may be written as a template, which stands for every text it spans.
  mutating func entry(
    _ said: String, at node: Node, value: HassilValue?, _ context: [String: HassilValue]
  ) -> HassilEntry? {
    guard HassilTexts.isTemplate(said) else {
      return HassilEntry(said: [said], value: value ?? .text(said), context: context)
    }
    guard let template = source.template(said, at: node) else { return nil }
    do throws(TemplateError) {
      let texts = try HassilTexts.all(of: template)
      textCount += texts.count
      guard textCount <= Self.textLimit else {
        source.report(node, "the values of this file stand for more than \(Self.textLimit) texts")
        return nil
      }
      return HassilEntry(said: texts, value: value ?? .text(texts.first ?? said), context: context)
    } catch {
      source.report(node, error.message)
      return nil
    }
  }

  private mutating func range(_ node: Node) -> HassilRange? {
    guard let from = node.mapping?["from"]?.int, let through = node.mapping?["to"]?.int, from <= through,
      let step = node.mapping?["step"].map(\.int) ?? 1, step > 0
    else {
      source.report(node, "a range must have whole numbers: “from:”, “to:” not below it, “step:” above 0")
      return nil
    }
    var range = HassilRange(from: from, through: through, step: step)
    range.multiplier = node.mapping?["multiplier"]?.float
    range.readsDigits = node.mapping?["digits"]?.bool ?? true
    range.readsWords = node.mapping?["words"]?.bool ?? true
    if let fractions = present(node.mapping?["fractions"]) {
      range.fractions = HassilRange.Fractions(rawValue: fractions.string ?? "")
      if range.fractions == nil { source.report(fractions, "“fractions:” must be halves or tenths") }
    }
    return range
  }
}
