import Language
import Synchronization

/// Sentences that a phrase accepts, made from its template and the names that are known.
///
/// The first sample of a phrase leaves every optional part out; the second says them all.
public struct PhraseSamples {
  private let matcher: Matcher
  private let titles = SampleTitles()

  public init(_ matcher: Matcher) { self.matcher = matcher }

  /// One or two sentences; none when a slot has no value to show.
  public func sentences(of phrase: Phrase) -> [String] {
    let samples = [false, true].compactMap { says(phrase, optionals: $0) }
    return samples.first == samples.last ? Array(samples.prefix(1)) : samples
  }

  private func says(_ phrase: Phrase, optionals: Bool) -> String? {
    var sampling = Sampling(phrase: phrase, matcher: matcher, titles: titles, saysOptionals: optionals)
    guard let pieces = sampling.pieces(of: phrase.template.root, in: phrase.template) else { return nil }
    let language = matcher.rules(of: phrase.language)
    let text = pieces.reduce(into: "") { text, piece in text = Self.append(piece, to: text, language) }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// What is joined to a value takes the form that fits it.
  private static func append(
    _ piece: Sampling.Piece, to text: String, _ language: (any PhraseLanguage)?
  ) -> String {
    guard piece.followsSlot,
      let space = piece.text.firstIndex(of: " ")
        ?? piece.text.indices.last.map({ piece.text.index(after: $0) })
    else {
      return text + piece.text
    }
    let ending = String(piece.text[..<space])
    let rest = piece.text[space...]
    let value = text.split(separator: " ").last.map(String.init) ?? text
    return text.dropLast(value.count) + (language?.joining(ending, to: value) ?? value + ending) + rest
  }
}

/// One sample in the making.
private struct Sampling {
  struct Piece {
    var text: String
    var followsSlot = false
  }

  let phrase: Phrase
  let matcher: Matcher
  let titles: SampleTitles
  let saysOptionals: Bool
  private let values: SampleValues
  private var endsWithSlot = false

  init(phrase: Phrase, matcher: Matcher, titles: SampleTitles, saysOptionals: Bool) {
    self.phrase = phrase
    self.matcher = matcher
    self.titles = titles
    self.saysOptionals = saysOptionals
    values = matcher.rules(of: phrase.language)?.sampleValues ?? SampleValues()
  }

  mutating func pieces(of node: Template.Node, in template: Template) -> [Piece]? {
    switch node.kind {
    case .text(let text, _): return [piece(text)]
    case .sequence(let nodes), .permutation(let nodes): return all(nodes, template)
    case .optional(let content): return saysOptionals ? pieces(of: content, in: template) : []
    case .group(let content): return pieces(of: content, in: template)
    case .alternatives(let nodes): return nodes.first.flatMap { pieces(of: $0, in: template) }
    case .applicationName: return slotPiece(matcher.name(of: phrase.app, language: phrase.language))
    case .rule(let name): return phrase.rules[name].flatMap { pieces(of: $0.root, in: $0) }
    case .slot(let slot):
      let reader = phrase.parameters[slot.name] ?? phrase.lists[slot.name]
      if case .list(let list) = slot.source { return slotPiece(phrase.lists[list].flatMap { value(of: $0) }) }
      return slotPiece(reader.flatMap { value(of: $0) })
    }
  }

  private mutating func all(_ nodes: [Template.Node], _ template: Template) -> [Piece]? {
    var result: [Piece] = []
    for node in nodes {
      guard let pieces = pieces(of: node, in: template) else { return nil }
      result += pieces
    }
    return result
  }

  private mutating func piece(_ text: String) -> Piece {
    defer { endsWithSlot = false }
    return Piece(text: text, followsSlot: endsWithSlot)
  }

  private mutating func slotPiece(_ value: String?) -> [Piece]? {
    guard let value else { return nil }
    endsWithSlot = true
    return [Piece(text: value)]
  }

  private func value(of reader: SlotReader) -> String? {
    switch reader {
    case .names(let id, _):
      let titles = titles.of(id, language: phrase.language, in: matcher)
      return titles.isEmpty ? nil : titles[phrase.template.source.unicodeScalars.count % titles.count]
    case .number, .quantity: return values.quantity
    case .date: return values.date
    case .duration: return values.duration
    case .boolean, .text: return nil
    case .list(let member): return value(of: member)
    case .composite(_, let slots):
      return slots.sorted { $0.key < $1.key }.lazy.compactMap { slot -> String? in
        guard case .names = slot.value else { return nil }
        return value(of: slot.value)
      }.first
    }
  }
}

/// The titles of dictionaries, each read once: a dictionary is a table to be walked, not to be listed.
private final class SampleTitles: Sendable {
  private struct Key: Hashable {
    var id: DictionaryID
    var language: String
  }

  private let known = Mutex<[Key: [String]]>([:])

  func of(_ id: DictionaryID, language: String, in matcher: Matcher) -> [String] {
    let key = Key(id: id, language: language)
    if let titles = known.withLock({ $0[key] }) { return titles }
    let titles = matcher.dictionaries[id]?.sampleTitles(language: matcher.rules(of: language)) ?? []
    known.withLock { $0[key] = titles }
    return titles
  }
}

extension NameDictionary {
  /// Of more entries than these only some names are looked at.
  private static let listedEntries = 1_000

  /// Titles to choose samples from, in the same order every time: of each entity the first name in the
  /// language's own letters, if it has one.
  fileprivate func sampleTitles(language: (any PhraseLanguage)?) -> [String] {
    guard count <= Self.listedEntries else { return names(withPrefix: "", limit: 100).map(\.name) }
    return entries.compactMap { entry in
      entry.names.first { language?.isNative($0) ?? true }
        ?? entry.names.first
    }
  }
}
