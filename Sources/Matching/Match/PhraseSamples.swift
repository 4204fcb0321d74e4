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
    let text = pieces.reduce(into: "") { text, piece in text = Self.append(piece, to: text) }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  private static let varying: Set<String> = ["을", "를", "이", "가", "은", "는", "와", "과", "으로", "로", "이랑", "랑"]

  /// A particle that follows a value takes the form that fits it.
  private static func append(_ piece: Sampling.Piece, to text: String) -> String {
    guard piece.followsSlot,
      let space = piece.text.firstIndex(of: " ")
        ?? piece.text.indices.last.map({ piece.text.index(after: $0) })
    else {
      return text + piece.text
    }
    let particle = String(piece.text[..<space])
    let rest = piece.text[space...]
    let value = text.split(separator: " ").last.map(String.init) ?? text
    guard Self.varying.contains(particle) else { return text + piece.text }
    return text.dropLast(value.count) + KoreanParticle.attach(particle, to: value) + rest
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
  private var endsWithSlot = false

  init(phrase: Phrase, matcher: Matcher, titles: SampleTitles, saysOptionals: Bool) {
    self.phrase = phrase
    self.matcher = matcher
    self.titles = titles
    self.saysOptionals = saysOptionals
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
    case .number, .quantity: return phrase.language == "ko" ? "두 개" : "two"
    case .date: return phrase.language == "ko" ? "내일 오후 3시" : "tomorrow at 3 pm"
    case .duration: return phrase.language == "ko" ? "30분" : "half an hour"
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
    let titles = matcher.dictionaries[id]?.sampleTitles(language: language) ?? []
    known.withLock { $0[key] = titles }
    return titles
  }
}

extension NameDictionary {
  /// Of more entries than these only some names are looked at.
  private static let listedEntries = 1_000

  /// Titles to choose samples from, in the same order every time: of each entity the first name in the
  /// language's own letters, if it has one.
  fileprivate func sampleTitles(language: String) -> [String] {
    guard count <= Self.listedEntries else { return names(withPrefix: "", limit: 100).map(\.name) }
    return entries.compactMap { entry in
      entry.names.first { $0.unicodeScalars.contains(where: Hangul.isSyllable) == (language == "ko") }
        ?? entry.names.first
    }
  }
}
