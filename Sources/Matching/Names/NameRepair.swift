import Language

/// Finds names that were misspelt, by edit distance over jamo.
///
/// A band of the distance table is carried down the trie and a branch is left as soon as no cell is within
/// reach, so the work depends on the names that are near, not on all of them.
struct NameRepair {
  struct Finding: Hashable {
    let end: Int
    /// Jamo that differ; two that sound alike count as one.
    let distance: Int
    let entries: [Int32]
    /// The nearest of the entries' names.
    let name: String
  }

  /// Names shorter than this are never repaired: too many words are one jamo away (네·내, 셋·세).
  static let shortestRepairable = 4

  /// The most that a name of so many jamo may differ: safe limits, measured on menus and addresses.
  static func tolerance(_ length: Int) -> Int { length < shortestRepairable ? 0 : length < 8 ? 1 : 2 }

  /// Longest stretch of the utterance that one name is looked for in, in jamo.
  static let window = 64

  /// Rows of distance tables that were written.
  private(set) var steps = 0
  private let stepLimit: Int
  private let dictionary: NameDictionary
  private let codes: [UInt8]
  /// For each number of codes the place in the text where they end, or -1 inside a syllable.
  private let ends: [Int]

  /// - Parameter stepLimit: the search gives up after so many rows.
  init(
    _ dictionary: NameDictionary, _ text: borrowing MatchText, at start: Int,
    stepLimit: Int = StepBudget.turnLimit
  ) {
    self.stepLimit = stepLimit
    self.dictionary = dictionary
    let first = Int(text.starts[start])
    codes = Array(text.codes[first..<min(text.codes.count, first + Self.window)])
    var ends = [Int](repeating: -1, count: codes.count + 1)
    for scalar in start...text.count where Int(text.starts[scalar]) - first <= codes.count {
      ends[Int(text.starts[scalar]) - first] = scalar
    }
    self.ends = ends
  }

  /// Every misspelt name that begins at the place, by where it ends; exact names are not among them.
  mutating func findings() -> [Finding] {
    search(ends: ends, limit: 2 * JamoLikeness.other)
  }

  /// The names nearest to the whole rest of the text, which is no name itself.
  ///
  /// Names one jamo away are looked for first, since that is ten times the faster.
  mutating func wholeFindings() -> [Finding] {
    var whole = [Int](repeating: -1, count: ends.count)
    whole[ends.count - 1] = ends[ends.count - 1]
    let near = search(ends: whole, limit: JamoLikeness.other)
    return near.isEmpty ? search(ends: whole, limit: 2 * JamoLikeness.other) : near
  }

  private mutating func search(ends: [Int], limit: UInt8) -> [Finding] {
    var hits: [NameRepairSearch.Hit] = []
    for (layer, table) in dictionary.layers.map(\.table).enumerated() {
      codes.withUnsafeBufferPointer { codes in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameRepairSearch.space) { space in
          var search = NameRepairSearch(
            table.trie, codes, ends: ends, limit: limit, stepLimit: stepLimit - steps, space: space)
          search.run()
          steps += search.steps
          hits += search.hits.map { hit in
            var hit = hit
            hit.layer = layer
            return hit
          }
        }
      }
    }
    return findings(hits)
  }

  private func findings(_ hits: [NameRepairSearch.Hit]) -> [Finding] {
    let live = hits.map { ($0, entries(of: $0)) }.filter { !$0.1.isEmpty }
    let byEnd = Dictionary(grouping: live) { $0.0.end }
    return byEnd.values.map { hits in
      let cost = hits.map(\.0.cost).min() ?? 0
      let nearest = hits.filter { $0.0.cost == cost }.sorted { $0.1[0] < $1.1[0] }
      return Finding(
        end: ends[nearest[0].0.end], distance: Int(cost + 1) / 2,
        entries: Set(nearest.flatMap(\.1)).sorted(), name: name(of: nearest[0].0))
    }.sorted { $0.end < $1.end }
  }

  private func entries(of hit: NameRepairSearch.Hit) -> [Int32] {
    let first = dictionary.layers[..<hit.layer].reduce(0) { $0 + $1.table.entryCount }
    return dictionary.layers[hit.layer].entries(hit.payload, first: first)
  }

  private func name(of hit: NameRepairSearch.Hit) -> String {
    dictionary.layers[hit.layer].name(hit.codes, hit.payload) ?? ""
  }
}
