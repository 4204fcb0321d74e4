import Language

extension NameDictionary {
  /// A name and everything that has it.
  public struct NamedEntries: Hashable, Sendable {
    public let name: String
    public let ids: [String]
  }

  /// Names that begin with what was typed so far, the shortest fitting ones first, then in dictionary order.
  ///
  /// The last syllable may be unfinished: 치, 치ㅋ, 치키 and 칰 lead to 치킨. Spaces and case do not matter.
  ///
  /// - Parameter limit: The most names that are given.
  public func names(withPrefix prefix: String, limit: Int) -> [NamedEntries] {
    complete(NamePattern.prefixes(NormalText(prefix).scalars), limit: limit)
  }

  /// Names by the onsets of their first syllables (초성): ㅊㅋ leads to 치킨, ㅇㄴㅊㅋ to 양념치킨, ㄱ촌 to 교촌치킨.
  ///
  /// Names with no further syllable come first. ㄲ is not ㄱ. A cluster stands for its two letters: ㄳ is ㄱㅅ.
  /// A text without a lone consonant is looked for as a prefix.
  ///
  /// - Parameter limit: The most names that are given.
  public func names(matchingInitials initials: String, limit: Int) -> [NamedEntries] {
    complete(NamePattern.initials(NormalText(initials).scalars), limit: limit)
  }

  /// The names nearest to a text that may be misspelt: the name itself, or those that differ least.
  ///
  /// Only names of four jamo and more may differ, by one; those of eight and more by two. Letters that sound
  /// alike count half. Never trust such a name without asking.
  ///
  ///     dishes.names(similarTo: "앙념치킨").map(\.name)  // ["양념치킨"]
  public func names(similarTo said: String) -> [NamedEntries] {
    let text = MatchText(said)
    guard text.count > 0 else { return [] }
    let exact = names(in: text, at: 0).last { $0.end == text.count }
    if let exact { return [NamedEntries(name: said, ids: exact.entries.map(id))] }
    guard text.codes.count <= NameRepair.window else { return [] }
    var repair = NameRepair(self, text, at: 0)
    return repair.wholeFindings().map {
      NamedEntries(name: $0.name, ids: $0.entries.map(id))
    }
  }

  private func complete(_ patterns: [NamePattern], limit: Int) -> [NamedEntries] {
    guard limit > 0 else { return [] }
    var found: [(codes: [UInt8], isWhole: Bool, name: NamedEntries)] = []
    for pattern in patterns {
      for isWhole in [true, false] {
        for layer in layers {
          var search = NameCompletion(layer, pattern, isWhole: isWhole, limit: limit)
          search.run()
          found += search.found.map { ($0.codes, isWhole, $0.name) }
        }
      }
    }
    found.sort { first, second in
      if first.isWhole != second.isWhole { return first.isWhole }
      return first.codes.lexicographicallyPrecedes(second.codes)
    }
    return Array(merged(found.map { ($0.codes, $0.name) }).prefix(limit))
  }

  /// One name that several layers or patterns found is one.
  private func merged(_ found: [(codes: [UInt8], name: NamedEntries)]) -> [NamedEntries] {
    var places: [[UInt8]: Int] = [:]
    var result: [NamedEntries] = []
    for (codes, name) in found {
      if let place = places[codes] {
        let known = result[place]
        result[place] = NamedEntries(
          name: known.name, ids: known.ids + name.ids.filter { !known.ids.contains($0) })
      } else {
        places[codes] = result.count
        result.append(name)
      }
    }
    return result
  }
}

/// One walk through a table for the names that fit a pattern.
struct NameCompletion {
  /// Steps after which a search gives up: patterns that nearly fit everything must not take long.
  private static let stepLimit = 500_000

  private(set) var found: [(codes: [UInt8], name: NameDictionary.NamedEntries)] = []
  private let layer: NameDictionary.Layer
  private let pattern: NamePattern
  private let isWhole: Bool
  private let limit: Int
  private var steps: Int
  private var codes: [UInt8] = []

  /// - Parameter isWhole: Names that the pattern describes to their end, instead of those that go on.
  init(_ layer: NameDictionary.Layer, _ pattern: NamePattern, isWhole: Bool, limit: Int) {
    self.layer = layer
    self.pattern = pattern
    self.isWhole = isWhole
    self.limit = limit
    steps = min(Self.stepLimit, layer.table.trie.length)
  }

  mutating func run() {
    descend(layer.table.trie.root, state: pattern.start)
  }

  private mutating func descend(_ place: Int, state: NamePattern.State) {
    let trie = layer.table.trie
    let record = trie.record(at: place)
    let length = codes.count
    steps -= 1 + record.skip.count
    guard steps >= 0, length + record.skip.count <= NameTable.longestName else { return }
    defer { codes.removeSubrange(length...) }
    var state = state
    for place in record.skip {
      guard step(&state, trie.byte(place)) else { return }
      codes.append(trie.byte(place))
    }
    if record.isName, pattern.isComplete(state), state.goesOn != isWhole { note(record.payload) }
    for (index, place) in record.labels.enumerated() where found.count < limit {
      var next = state
      guard step(&next, trie.byte(place)), let below = trie.child(index, of: record) else { continue }
      codes.append(trie.byte(place))
      descend(below, state: next)
      codes.removeLast()
    }
  }

  private func step(_ state: inout NamePattern.State, _ code: UInt8) -> Bool {
    guard let next = pattern.next(state, code), !(isWhole && next.goesOn) else { return false }
    state = next
    return true
  }

  private mutating func note(_ payload: Int) {
    let ids = layer.entries(payload, first: 0).map { layer.table.identifier(Int($0)) }
    guard !ids.isEmpty, found.count < limit, let name = layer.name(codes, payload) else { return }
    found.append((codes, NameDictionary.NamedEntries(name: name, ids: ids)))
  }
}

extension NameDictionary.Layer {
  /// A name as the first entry that is still there writes it.
  func name(_ codes: [UInt8], _ payload: Int) -> String? {
    table.meanings(payload).first { !removed.contains($0.entry) }.map { table.name(codes, $0.form) }
  }
}
