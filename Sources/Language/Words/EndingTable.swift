/// Texts with what they mean, found by the place where they end.
///
/// ```swift
/// let heads = EndingTable([("시키", seekie), ("켜", kyeo)])
/// heads.all(endingAt: 4, in: scalars)   // every text that ends there, the shortest first
/// ```
///
/// One flat table with open addressing: thousands of endings are ready in a millisecond, and looking for all that end
/// at a place makes no text.
package struct EndingTable<Value: Sendable>: Sendable {
  package struct Found {
    /// Where the text begins.
    package var start: Int
    package var value: Value
    /// The place of the text among those that the table was made of.
    package var order: Int
  }

  /// Texts that all have one value.
  package typealias Group = (texts: ScalarTexts, value: Value)

  private struct Row: Sendable {
    var start: Int32
    var count: Int32
    /// The next row with the same text, or -1.
    var next: Int32
    /// Into `values`.
    var value: Int32
  }

  private var rows: [Row] = []
  private var values: [Value] = []
  private var letters: [Unicode.Scalar] = []
  /// Index of the first row of a text, or -1; as many as a power of two.
  private var buckets: [Int32]
  /// The longest text, in scalars.
  package private(set) var longest = 0

  /// - Parameter groups: the same text may stand in several; they are found in this order.
  package init(_ groups: [Group]) {
    let count = groups.reduce(0) { $0 + $1.texts.count }
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    buckets = Array(repeating: -1, count: capacity)
    rows.reserveCapacity(count)
    letters.reserveCapacity(groups.reduce(0) { $0 + $1.texts.scalars.count })
    for group in groups { add(group) }
  }

  package init(_ rows: [(text: [Unicode.Scalar], value: Value)]) {
    self.init(rows.map { (ScalarTexts($0.text), $0.value) })
  }

  package init(_ rows: [(text: String, value: Value)]) {
    self.init(rows.map { (ScalarTexts($0.text.unicodeScalars), $0.value) })
  }

  private mutating func add(_ group: Group) {
    let first = letters.count
    letters += group.texts.scalars
    for index in group.texts.indices {
      let range = group.texts.range(index)
      add(first + range.lowerBound..<first + range.upperBound, value: Int32(values.count))
    }
    values.append(group.value)
  }

  private mutating func add(_ text: Range<Int>, value: Int32) {
    let row = Int32(rows.count)
    rows.append(
      Row(start: Int32(text.lowerBound), count: Int32(text.count), next: -1, value: value))
    longest = max(longest, text.count)
    guard let bucket = bucket(Self.hash(of: text, in: letters), letters, text.lowerBound, text.count) else {
      return
    }
    guard buckets[bucket] >= 0 else { return buckets[bucket] = row }
    var last = Int(buckets[bucket])
    while rows[last].next >= 0 { last = Int(rows[last].next) }
    rows[last].next = row
  }

  /// Every text that ends at a place, the shortest first.
  package func all(endingAt end: Int, in scalars: [Unicode.Scalar]) -> [Found] {
    var found: [Found] = []
    var hash = Self.seed
    var start = end
    while true {
      if var row = first(hash, scalars, start, end - start) {
        while row >= 0 {
          found.append(Found(start: start, value: values[Int(rows[row].value)], order: row))
          row = Int(rows[row].next)
        }
      }
      guard start > 0, end - start < longest else { return found }
      start -= 1
      hash = Self.hash(hash, scalars[start])
    }
  }

  /// The first value of a part of a text; nil if it is no text of the table.
  package func value(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Value? {
    guard range.count <= longest else { return nil }
    let hash = Self.hash(of: range, in: scalars)
    return first(hash, scalars, range.lowerBound, range.count).map { values[Int(rows[$0].value)] }
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
  private static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

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

extension EndingTable where Value == Void {
  /// Texts that all mean the same.
  package init(_ texts: some Sequence<String>) { self.init(texts.map { ($0, ()) }) }

  package init(_ texts: ScalarTexts) { self.init([(texts, ())]) }

  /// Whether a part of a text is one of them.
  package func contains(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    value(of: range, in: scalars) != nil
  }
}
