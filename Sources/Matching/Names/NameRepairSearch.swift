import Language

/// One walk through a table for the names within reach of some codes.
///
/// Row `i` of the distance table belongs to the first `i` codes of a name. Of it only the cells near the
/// diagonal are kept, `i - reach ... i + reach`: no cell outside can be within the limit. The rows of the path
/// lie in memory that is taken once for the whole walk.
struct NameRepairSearch {
  /// A name that is near enough, at an end where none is nearer.
  struct Hit {
    var layer = 0
    /// In codes of the text.
    let end: Int
    /// In half letters.
    let cost: UInt8
    let codes: [UInt8]
    let payload: Int
  }

  /// How far a cell may lie from the diagonal: each step aside costs half a letter at least.
  private static let reach = 4
  /// Cells of a row, with two on either side that stay out of reach.
  private static let stride = 16
  private static let margin = 2
  private static let never: UInt8 = 100
  private static let deepest = NameRepair.window + reach + 2
  /// Rows after which a search gives up, whatever is left for others; many times what a million names need.
  private static let stepLimit = 500_000
  /// Bytes of memory for the rows and the path.
  static let space = (deepest + 1) * (stride + 1)

  private(set) var hits: [Hit] = []
  private let trie: NameTrie
  private let codes: UnsafeBufferPointer<UInt8>
  private let ends: [Int]
  private let limit: UInt8
  private let rows: UnsafeMutablePointer<UInt8>
  private let path: UnsafeMutablePointer<UInt8>
  private let sounds = JamoLikeness.sounds
  private let movedOnsets = JamoLikeness.movedOnsets
  /// The cost of the nearest name so far, by end.
  private var best: [UInt8]
  private let stepLimit: Int
  /// Rows that were written.
  private(set) var steps = 0

  /// - Parameters:
  ///   - ends: For each number of codes -1 where no name may end.
  ///   - limit: The most a name may differ, in half letters.
  ///   - stepLimit: rows after which the search gives up.
  ///   - space: `space` bytes.
  init(
    _ trie: NameTrie, _ codes: UnsafeBufferPointer<UInt8>, ends: [Int], limit: UInt8, stepLimit: Int,
    space: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.trie = trie
    self.codes = codes
    self.ends = ends
    self.limit = limit
    self.stepLimit = max(0, min(Self.stepLimit, trie.length, stepLimit))
    space.initialize(repeating: Self.never)
    // The buffer has `space` bytes, which is more than none.
    rows = space.baseAddress!
    path = rows + (Self.deepest + 1) * Self.stride
    best = [UInt8](repeating: limit, count: codes.count + 1)
  }

  mutating func run() {
    for count in 0...min(Self.reach, codes.count) {
      rows[Self.margin + Self.reach + count] = UInt8(count) * JamoLikeness.other
    }
    descend(trie.root, depth: 0)
  }

  private mutating func descend(_ place: Int, depth: Int) {
    let record = trie.record(at: place)
    var depth = depth
    for place in record.skip {
      guard advance(trie.byte(place), depth: &depth) else { return }
    }
    if record.isName { note(record.payload, depth: depth) }
    for (index, place) in record.labels.enumerated() {
      var below = depth
      guard advance(trie.byte(place), depth: &below), let next = trie.child(index, of: record) else {
        continue
      }
      descend(next, depth: below)
    }
  }

  /// Writes the row for one more code of the name; false when nothing in it is within reach.
  private mutating func advance(_ code: UInt8, depth: inout Int) -> Bool {
    guard depth < Self.deepest, steps < stepLimit else { return false }
    steps += 1
    path[depth] = code
    depth += 1
    let row = rows + depth * Self.stride + Self.margin
    let above = row - Self.stride
    let first = max(0, Self.reach - depth)
    let last = min(2 * Self.reach, codes.count + Self.reach - depth)
    guard first <= last else { return false }
    for cell in 0..<first { row[cell] = Self.never }
    var least = Self.never
    for cell in first...last {
      let place = depth + cell - Self.reach
      row[cell] =
        place == 0 ? above[cell + 1] + JamoLikeness.other : self.cell(cell, place, row, above, code, depth)
      least = min(least, row[cell])
    }
    if last < 2 * Self.reach { for cell in last + 1...2 * Self.reach { row[cell] = Self.never } }
    if least <= limit { return true }
    // The coda may be the onset of the next syllable in the text, which is cheaper than leaving it out.
    guard JamoCode.isCoda(code) else { return false }
    return (first...last).contains { above[$0] < limit }
  }

  /// One cell: the name's codes up to `code` beside the text's up to `place`.
  @inline(__always)
  private func cell(
    _ cell: Int, _ place: Int, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>,
    _ code: UInt8, _ depth: Int
  ) -> UInt8 {
    let said = codes[place - 1]
    var best = min(
      above[cell] + difference(code, said), above[cell + 1] + JamoLikeness.other,
      row[cell - 1] + JamoLikeness.other)
    let before = depth > 1 ? path[depth - 2] : 0
    let saidBefore = place > 1 ? codes[place - 2] : 0
    if before == said, saidBefore == code, depth > 1, place > 1 {
      best = min(best, (above - Self.stride)[cell] + JamoLikeness.other)
    }
    if code == JamoLikeness.silentOnset, depth > 1, movedOnsets[Int(before)] == said {
      best = min(best, (above - Self.stride)[cell + 1] + JamoLikeness.alike)
    }
    if said == JamoLikeness.silentOnset, place > 1, movedOnsets[Int(saidBefore)] == code {
      best = min(best, above[cell - 1] + JamoLikeness.alike)
    }
    return best
  }

  @inline(__always)
  private func difference(_ first: UInt8, _ second: UInt8) -> UInt8 {
    if first == second { return 0 }
    let sound = sounds[Int(first)]
    return sound != 0 && sound == sounds[Int(second)] ? JamoLikeness.alike : JamoLikeness.other
  }

  private mutating func note(_ payload: Int, depth: Int) {
    let tolerance = min(limit, UInt8(NameRepair.tolerance(depth)) * JamoLikeness.other)
    guard tolerance > 0 else { return }
    let row = rows + depth * Self.stride + Self.margin
    for cell in 0...2 * Self.reach {
      let end = depth + cell - Self.reach
      guard end > 0, end <= codes.count, ends[end] >= 0, row[cell] > 0, row[cell] <= tolerance,
        row[cell] <= best[end]
      else { continue }
      best[end] = row[cell]
      hits.append(
        Hit(
          end: end, cost: row[cell], codes: Array(UnsafeBufferPointer(start: path, count: depth)),
          payload: payload))
    }
  }
}
