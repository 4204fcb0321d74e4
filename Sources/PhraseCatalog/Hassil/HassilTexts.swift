import Matching

/// The texts that a template without slots and rules stands for.
enum HassilTexts {
  /// More texts than one value of a list may have.
  static let limit = 10_000

  static func isTemplate(_ text: String) -> Bool { text.contains { "(){}<>[]|".contains($0) } }

  /// Every text, each once, with spaces at its ends taken off.
  ///
  /// - Throws: `TemplateError` when there are too many, or a part that is no text.
  static func all(of template: Template) throws(TemplateError) -> [String] {
    let texts = try all(of: template.root, in: template).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func all(of node: Template.Node, in template: Template) throws(TemplateError) -> [String] {
    let texts: [String]
    switch node.kind {
    case .text(let text, _): texts = [text]
    case .optional(let content): texts = try all(of: content, in: template) + [""]
    case .group(let content): texts = try all(of: content, in: template)
    case .sequence(let nodes): texts = try joined(nodes, in: template)
    case .alternatives(let nodes):
      var sum: [String] = []
      for node in nodes { sum += try all(of: node, in: template) }
      texts = sum
    case .slot: throw TemplateError(.unexpected("{"), source: template.source, range: node.range)
    case .applicationName, .rule:
      throw TemplateError(.unexpected("<"), source: template.source, range: node.range)
    case .permutation: throw TemplateError(.unexpected(";"), source: template.source, range: node.range)
    }
    guard texts.count <= limit else {
      throw TemplateError(.tooManyParts(limit: limit), source: template.source, range: node.range)
    }
    return texts
  }

  private static func joined(_ nodes: [Template.Node], in template: Template) throws(TemplateError)
    -> [String]
  {
    var texts = [""]
    for node in nodes {
      let next = try all(of: node, in: template)
      guard texts.count * next.count <= limit else {
        throw TemplateError(.tooManyParts(limit: limit), source: template.source, range: node.range)
      }
      texts = texts.flatMap { text in next.map { text + $0 } }
    }
    return texts
  }
}
