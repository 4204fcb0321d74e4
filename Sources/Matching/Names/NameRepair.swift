import Language

/// Finds names that were misspelt, by edit distance over jamo.
///
/// The row of the distance table is carried down the trie and a branch is left as soon as no cell is within
/// reach, so the work depends on the names that are near, not on all of them.
struct NameRepair {
  struct Finding: Hashable {
    let end: Int
    let distance: Int
    let entries: [Int32]
  }

  private let dictionary: NameDictionary
  private let text: MatchText
  private let start: Int
  private let codes: ArraySlice<UInt8>
  private var found: [Int: Finding] = [:]

  /// Names shorter than this are never repaired: too many words are one jamo away (네·내, 셋·세).
  static let shortestRepairable = 4

  /// The most that a name of so many jamo may differ: safe limits, measured on menus and addresses.
  static func tolerance(_ length: Int) -> Int { length < shortestRepairable ? 0 : length < 8 ? 1 : 2 }

  /// Longest stretch of the utterance that one name is looked for in, in jamo.
  private static let window = 64

  init(_ dictionary: NameDictionary, _ text: MatchText, at start: Int) {
    self.dictionary = dictionary
    self.text = text
    self.start = start
    let first = Int(text.starts[start])
    codes = text.codes[first..<min(text.codes.count, first + Self.window)]
  }

  /// Every misspelt name that begins at the place, by where it ends; exact names are not among them.
  mutating func findings() -> [Finding] {
    descend(node: 0, depth: 0, rows: Rows(row: Array(0...codes.count), before: [], label: 0))
    return found.values.sorted { $0.end < $1.end }
  }

  /// The row of the distance table for the name so far, and what a swap of two neighbours needs.
  private struct Rows {
    var row: [Int]
    /// The row before; empty at the root.
    var before: [Int]
    /// The code that led here.
    var label: UInt8
  }

  private mutating func descend(node: Int, depth: Int, rows: Rows) {
    note(node: node, depth: depth, row: rows.row)
    guard depth < Self.window else { return }
    for (label, target) in dictionary.arcs(of: node) {
      let next = advanced(rows, depth: depth, label: label)
      if next.contains(where: { $0 <= Self.reach }) {
        descend(node: target, depth: depth + 1, rows: Rows(row: next, before: rows.row, label: label))
      }
    }
  }

  /// The largest tolerance of any name.
  private static let reach = 2

  private func advanced(_ rows: Rows, depth: Int, label: UInt8) -> [Int] {
    let codes = Array(codes)
    var next = [depth + 1]
    next.reserveCapacity(rows.row.count)
    for (index, code) in codes.enumerated() {
      var best = min(rows.row[index] + (code == label ? 0 : 1), rows.row[index + 1] + 1, next[index] + 1)
      let isSwapped = index > 0 && !rows.before.isEmpty && codes[index - 1] == label && code == rows.label
      if isSwapped { best = min(best, rows.before[index - 1] + 1) }
      next.append(best)
    }
    return next
  }

  private mutating func note(node: Int, depth: Int, row: [Int]) {
    let entries = dictionary.entries(at: node)
    let tolerance = Self.tolerance(depth)
    guard !entries.isEmpty, tolerance > 0 else { return }
    var end = start
    while end < text.count {
      end += 1
      let offset = Int(text.starts[end]) - codes.startIndex
      guard offset < row.count else { return }
      guard row[offset] > 0, row[offset] <= tolerance else { continue }
      if let known = found[end], known.distance < row[offset] { continue }
      let same = found[end]?.distance == row[offset] ? found[end]?.entries ?? [] : []
      found[end] = Finding(end: end, distance: row[offset], entries: Array(Set(same + entries)).sorted())
    }
  }

  /// Of several names, the one that was most probably meant.
  static func nearest(_ names: [String], to said: String) -> String? {
    let codes = JamoCode.encode(said.unicodeScalars)
    return names.min { distance($0, codes) < distance($1, codes) }
  }

  private static func distance(_ name: String, _ codes: [UInt8]) -> Int {
    var row = Array(0...codes.count)
    for (depth, label) in JamoCode.encode(NormalText(name).scalars).enumerated() {
      var corner = row[0]
      row[0] = depth + 1
      for (index, code) in codes.enumerated() {
        let replaced = corner + (code == label ? 0 : 1)
        corner = row[index + 1]
        row[index + 1] = min(replaced, corner + 1, row[index] + 1)
      }
    }
    return row[codes.count]
  }
}
