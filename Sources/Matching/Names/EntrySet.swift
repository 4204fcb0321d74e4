/// Entries of a table, by number: one bit for each, and no bytes while it is empty.
struct EntrySet: Sendable {
  private var bits: [UInt64] = []
  private(set) var count = 0

  @inline(__always)
  func contains(_ entry: Int) -> Bool {
    let word = entry >> 6
    return word < bits.count && bits[word] >> UInt64(entry & 63) & 1 == 1
  }

  /// Adds an entry; false when it was there already.
  mutating func insert(_ entry: Int) -> Bool {
    guard !contains(entry) else { return false }
    let word = entry >> 6
    if word >= bits.count { bits += [UInt64](repeating: 0, count: word + 1 - bits.count) }
    bits[word] |= 1 << UInt64(entry & 63)
    count += 1
    return true
  }
}
