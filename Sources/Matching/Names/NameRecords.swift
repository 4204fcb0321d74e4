import Language

/// The records of a table and what they stand for, without what keeps them in memory, so that a walk counts no
/// references: whoever uses them keeps the table.
struct NameRecords: Sendable {
  let trie: NameTrie
  let entryCount: Int
  let identifiers: NameIdentifiers

  /// Every name that begins at `position`, shortest first.
  @inline(__always)
  func names(in text: borrowing MatchText, at position: Int) -> NameCursor {
    NameCursor(trie, text.codes, from: Int(text.starts[position]))
  }

  /// Everything that the name ending at a record stands for, by entry, then by name.
  @inline(__always)
  func eachMeaning(_ payload: Int, _ body: (NameTable.Meaning) -> Void) {
    var (count, place) = trie.number(payload)
    while count > 0, place < trie.length {
      count -= 1
      let entry = trie.number(place)
      let form = trie.number(entry.end)
      let ordinal = form.value & 1 == 0 ? (value: 0, end: form.end) : trie.number(form.end)
      let end = min(ordinal.end + form.value >> 1, trie.length)
      if entry.value < entryCount, ordinal.end <= end {
        body(NameTable.Meaning(entry: entry.value, ordinal: ordinal.value, form: ordinal.end..<end))
      }
      place = max(end, place + 1)
    }
  }

  /// The entries that a name stands for, each once, in their order.
  @inline(__always)
  func eachEntry(_ payload: Int, _ body: (Int32) -> Void) {
    var last = -1
    eachMeaning(payload) { meaning in
      if meaning.entry != last { body(Int32(truncatingIfNeeded: meaning.entry)) }
      last = meaning.entry
    }
  }
}

/// The identifiers of a table's entries, without what keeps them in memory.
struct NameIdentifiers: Sendable {
  // Nobody writes there.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// Where the places of identifiers lie, one more than there are entries, four bytes each.
  let places: Int
  /// Where their text lies.
  let text: Range<Int>

  /// The UTF-8 of an entry's identifier; empty where the table is damaged.
  func slice(_ entry: Int) -> Slice<UnsafeRawBufferPointer> {
    let start = text.lowerBound + place(entry)
    let end = text.lowerBound + place(entry + 1)
    guard start <= end, end <= text.upperBound else { return bytes[0..<0] }
    return bytes[start..<end]
  }

  func text(of entry: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: slice(entry)), as: UTF8.self)
  }

  private func place(_ entry: Int) -> Int {
    precondition(entry >= 0 && places + 4 * entry + 4 <= bytes.count)
    return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: places + 4 * entry, as: UInt32.self)))
  }
}
