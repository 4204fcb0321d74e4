/// Texts found by the place where they end: the part of an `EndingTable` that does not depend on what the texts mean.
///
/// One flat table with open addressing: thousands of endings are ready in a millisecond, and looking for all that end
/// at a place makes no text. It is not generic, so that the modules of the languages, which fill thousands of rows
/// when the program starts, call code that is compiled for it.
package struct EndingIndex: Sendable {
  private struct Row: Sendable {
    var start: Int32
    var count: Int32
    /// The next row with the same text, or -1.
    var next: Int32
    /// The number of its group.
    var group: Int32
  }

  private var rows: [Row] = []
  private var letters: [Unicode.Scalar] = []
  private var groups: Int32 = 0
  /// Index of the first row of a text, or -1; as many as a power of two.
  private var buckets: [Int32]
  /// The longest text, in scalars.
  package private(set) var longest = 0

  /// An empty table with room.
  /// - Parameters:
  ///   - texts: how many texts will be added at most.
  ///   - letters: how many scalars they have together; only a hint.
  package init(texts: Int, letters count: Int) {
    var capacity = 16
    while capacity < texts * 2 { capacity *= 2 }
    buckets = Array(repeating: -1, count: capacity)
    rows.reserveCapacity(texts)
    letters.reserveCapacity(count)
  }

  /// Adds texts of one meaning; their group is the number of calls before.
  package mutating func add(_ texts: ScalarTexts) {
    let first = letters.count
    letters += texts.scalars
    for index in texts.indices {
      let range = texts.range(index)
      add(first + range.lowerBound..<first + range.upperBound)
    }
    groups += 1
  }

  /// Adds one text with a meaning of its own.
  package mutating func add(_ text: [Unicode.Scalar]) {
    let first = letters.count
    letters += text
    add(first..<letters.count)
    groups += 1
  }

  private mutating func add(_ text: Range<Int>) {
    let row = Int32(rows.count)
    rows.append(Row(start: Int32(text.lowerBound), count: Int32(text.count), next: -1, group: groups))
    longest = max(longest, text.count)
    guard let bucket = bucket(Self.hash(of: text, in: letters), letters, text.lowerBound, text.count) else {
      return
    }
    guard buckets[bucket] >= 0 else { return buckets[bucket] = row }
    var last = Int(buckets[bucket])
    while rows[last].next >= 0 { last = Int(rows[last].next) }
    rows[last].next = row
  }

  /// One text that ends at a place.
  package struct Match: Sendable {
    /// Where the text begins.
    package var start: Int
    /// The place of the text among all that were added.
    package var order: Int
    package var group: Int
  }

  /// Every text that ends at a place, the shortest first.
  package func all(endingAt end: Int, in scalars: [Unicode.Scalar]) -> [Match] {
    var found: [Match] = []
    var hash = Self.seed
    var start = end
    while true {
      if var row = first(hash, scalars, start, end - start) {
        while row >= 0 {
          found.append(Match(start: start, order: row, group: Int(rows[row].group)))
          row = Int(rows[row].next)
        }
      }
      guard start > 0, end - start < longest else { return found }
      start -= 1
      hash = Self.hash(hash, scalars[start])
    }
  }

  /// The group of the first text that is this part of a text; nil if there is none.
  package func group(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Int? {
    guard range.count <= longest else { return nil }
    let hash = Self.hash(of: range, in: scalars)
    return first(hash, scalars, range.lowerBound, range.count).map { Int(rows[$0].group) }
  }

  private func first(_ hash: UInt64, _ scalars: [Unicode.Scalar], _ start: Int, _ count: Int) -> Int? {
    guard let bucket = bucket(hash, scalars, start, count), buckets[bucket] >= 0 else { return nil }
    return Int(buckets[bucket])
  }

  /// Where the text is or would be.
  private func bucket(_ hash: UInt64, _ scalars: [Unicode.Scalar], _ start: Int, _ count: Int) -> Int? {
    let mask = buckets.count - 1
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    for _ in 0...mask {
      let row = Int(buckets[index])
      if row < 0 || isSame(rows[row], scalars, start, count) { return index }
      index = (index + 1) & mask
    }
    return nil
  }

  private func isSame(_ row: Row, _ scalars: [Unicode.Scalar], _ start: Int, _ count: Int) -> Bool {
    guard Int(row.count) == count else { return false }
    for offset in 0..<count where letters[Int(row.start) + offset] != scalars[start + offset] { return false }
    return true
  }

  // FNV-1a, by scalars from the end.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  private static func hash(_ hash: UInt64, _ scalar: Unicode.Scalar) -> UInt64 {
    (hash ^ UInt64(scalar.value)) &* 0x100_0000_01b3
  }

  private static func hash(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> UInt64 {
    var hash = seed
    for place in range.reversed() { hash = Self.hash(hash, scalars[place]) }
    return hash
  }
}
