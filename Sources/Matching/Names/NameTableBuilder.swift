import Language

/// Collects entries and writes the flat table that finds them.
struct NameTableBuilder {
  /// One name: its codes, and behind them what is written for it under the entry.
  private struct Key {
    /// The first eight codes, the first one highest, so that most comparisons are of numbers.
    var head: UInt64
    var start: UInt32
    var length: UInt32
    var entry: UInt32
  }

  private var keys: [Key] = []
  /// The codes of every name, each followed by how it is written.
  private var text: [UInt8] = []
  private var identifiers: [UInt8] = []
  private var identifierStarts: [UInt32] = [0]
  private var form: [UInt8] = []

  var entryCount: Int { identifierStarts.count - 1 }

  mutating func add(_ entry: NameDictionary.Entry) {
    beginEntry(entry.id.utf8)
    for (ordinal, name) in entry.names.enumerated() { add(name, ordinal: ordinal) }
  }

  /// Adds the entries of a table that are not in `removed`, in their order.
  mutating func add(_ table: NameTable, without removed: EntrySet) {
    var renumbered = [UInt32](repeating: UInt32.max, count: table.entryCount)
    for entry in 0..<table.entryCount where !removed.contains(entry) {
      renumbered[entry] = UInt32(entryCount)
      beginEntry(table.identifierSlice(entry))
    }
    table.trie.eachName { codes, payload in
      table.eachMeaning(payload) { meaning in
        guard renumbered[meaning.entry] != UInt32.max else { return }
        let start = text.count
        text += codes
        appendWriting(
          meaning.form.lazy.map { table.trie.byte($0) }, count: meaning.form.count, ordinal: meaning.ordinal)
        appendKey(start, length: codes.count, entry: renumbered[meaning.entry])
      }
    }
  }

  private mutating func beginEntry(_ identifier: some Sequence<UInt8>) {
    identifiers.append(contentsOf: identifier)
    identifierStarts.append(UInt32(identifiers.count))
  }

  private mutating func add(_ name: String, ordinal: Int) {
    let start = text.count
    form.removeAll(keepingCapacity: true)
    var name = name
    let isPlain = name.withUTF8 { NameForm.appendPlain($0, to: &text, form: &form) }
    if !isPlain {
      text.removeSubrange(start...)
      let key = NormalText(name).scalars
      text += JamoCode.encode(key)
      form = NameForm.encode(name, over: key)
    }
    let length = text.count - start
    guard length > 0, length <= NameTable.longestName else {
      text.removeSubrange(start...)
      return
    }
    appendWriting(form, count: form.count, ordinal: ordinal)
    appendKey(start, length: length, entry: UInt32(entryCount - 1))
  }

  private mutating func appendWriting(_ form: some Sequence<UInt8>, count: Int, ordinal: Int) {
    text.append(number: count << 1 | (ordinal > 0 ? 1 : 0))
    if ordinal > 0 { text.append(number: ordinal) }
    text.append(contentsOf: form)
  }

  private mutating func appendKey(_ start: Int, length: Int, entry: UInt32) {
    var head: UInt64 = 0
    for index in 0..<8 { head = head << 8 | (index < length ? UInt64(text[start + index]) : 0) }
    keys.append(Key(head: head, start: UInt32(start), length: UInt32(length), entry: entry))
  }

  // MARK: Writing

  /// The image of everything that was added.
  consuming func image(isRepairable: Bool) -> [UInt8] {
    sortKeys()
    var image = [UInt8](repeating: 0, count: NameTable.headerLength)
    image.reserveCapacity(NameTable.headerLength + text.count + 8 * entryCount + identifiers.count)
    var header = NameTable.Header()
    header.root = appendRecords(to: &image)
    header.recordLength = image.count - NameTable.headerLength
    header.nameCount = keys.count
    keys = []
    text = []
    header.entryCount = entryCount
    header.identifierLength = identifiers.count
    for start in identifierStarts { image.append(word: start) }
    let order = identifierOrder
    for entry in order { image.append(word: entry) }
    header.flags = (isRepairable ? 1 : 0) | (order.isEmpty ? 2 : 0)
    image += identifiers
    image.replaceSubrange(0..<NameTable.headerLength, with: header.bytes)
    let checksum = image.withUnsafeBytes { NameTable.checksum(of: $0) }
    for index in 0..<8 { image[16 + index] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * index)) }
    return image
  }

  private mutating func sortKeys() {
    let text = text
    text.withUnsafeBufferPointer { text in
      keys.sort { first, second in
        if first.head != second.head { return first.head < second.head }
        return Self.compare(first, second, text)
      }
    }
  }

  private static func compare(_ first: Key, _ second: Key, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 8
    let common = Int(min(first.length, second.length))
    while index < common {
      let (left, right) = (text[Int(first.start) + index], text[Int(second.start) + index])
      if left != right { return left < right }
      index += 1
    }
    if first.length != second.length { return first.length < second.length }
    // The names of one entry were added in their order.
    return (first.entry, first.start) < (second.entry, second.start)
  }

  /// Entries by identifier; empty when they stand in that order already.
  private var identifierOrder: [UInt32] {
    identifiers.withUnsafeBytes { bytes in
      let slice = { (entry: Int) in
        Slice(base: bytes, bounds: Int(identifierStarts[entry])..<Int(identifierStarts[entry + 1]))
      }
      let precedes = { (first: Int, second: Int) in slice(first).lexicographicallyPrecedes(slice(second)) }
      if (1..<max(entryCount, 1)).allSatisfy({ !precedes($0, $0 - 1) }) { return [] }
      return (0..<UInt32(entryCount)).sorted {
        let (first, second) = (Int($0), Int($1))
        return precedes(first, second) || (first < second && !precedes(second, first))
      }
    }
  }

  // MARK: Records

  /// A node on the path to the name that was read last.
  private struct Open {
    var depth: Int
    /// The keys that end here.
    var names: Range<Int>
    /// Where its children begin in the list of finished ones.
    var children: Int
  }

  private struct Child {
    var label: UInt8
    var place: Int
  }

  /// Writes the records of the sorted keys in one pass: a node is written when no further key goes through it.
  private mutating func appendRecords(to image: inout [UInt8]) -> Int {
    var path: [Open] = []
    var finished: [Child] = []
    var key = 0
    var last = 0
    while key < keys.count {
      var next = key + 1
      while next < keys.count, isSame(key, next) { next += 1 }
      let shared = key == 0 ? 0 : commonLength(last, key)
      close(to: shared, last, &path, &finished, &image)
      path.append(Open(depth: Int(keys[key].length), names: key..<next, children: finished.count))
      last = key
      key = next
    }
    guard !keys.isEmpty else { return 0 }
    while path.count > 1 {
      close(path.removeLast(), above: path[path.count - 1].depth, last, &finished, &image)
    }
    return append(path[0], skipping: 0, last, finished[...], &image)
  }

  /// Writes the nodes of the path that lie below `depth`, and leaves one that is just there.
  private func close(
    to depth: Int, _ last: Int, _ path: inout [Open], _ finished: inout [Child], _ image: inout [UInt8]
  ) {
    while let node = path.last, node.depth > depth {
      path.removeLast()
      let parent = path.last?.depth ?? -1
      close(node, above: max(parent, depth), last, &finished, &image)
      if parent < depth { path.append(Open(depth: depth, names: 0..<0, children: finished.count - 1)) }
    }
  }

  private func close(
    _ node: Open, above depth: Int, _ last: Int, _ finished: inout [Child], _ image: inout [UInt8]
  ) {
    let place = append(node, skipping: depth + 1, last, finished[node.children...], &image)
    finished.removeSubrange(node.children...)
    finished.append(Child(label: text[Int(keys[last].start) + depth], place: place))
  }

  /// Writes one record and gives its place among the records.
  private func append(
    _ node: Open, skipping start: Int, _ last: Int, _ children: ArraySlice<Child>, _ image: inout [UInt8]
  ) -> Int {
    let place = image.count - NameTable.headerLength
    let width = children.first.map { Self.width(place - $0.place) } ?? 1
    let skipped = node.depth - start
    let flags =
      (node.names.isEmpty ? 0 : 1) | (children.isEmpty ? 0 : 2) | (width - 1) << 2 | min(skipped, 15) << 4
    image.append(UInt8(flags))
    if skipped >= 15 { image.append(number: skipped - 15) }
    let codes = Int(keys[last].start)
    image.append(contentsOf: text[codes + start..<codes + node.depth])
    if !children.isEmpty { image.append(UInt8(children.count - 1)) }
    for child in children { image.append(child.label) }
    for child in children {
      let distance = place - child.place
      for byte in 0..<width { image.append(UInt8(truncatingIfNeeded: distance >> (8 * byte))) }
    }
    if !node.names.isEmpty { appendPayload(node.names, &image) }
    return place
  }

  private func appendPayload(_ names: Range<Int>, _ image: inout [UInt8]) {
    image.append(number: names.count)
    for key in keys[names] {
      image.append(number: Int(key.entry))
      let start = Int(key.start) + Int(key.length)
      image.append(contentsOf: text[start..<writingEnd(start)])
    }
  }

  /// Where what `appendWriting` wrote ends.
  private func writingEnd(_ start: Int) -> Int {
    var place = start
    let count = number(&place)
    if count & 1 == 1 { _ = number(&place) }
    return place + count >> 1
  }

  private func number(_ place: inout Int) -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = text[place]
      place += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  private static func width(_ distance: Int) -> Int {
    distance < 1 << 8 ? 1 : distance < 1 << 16 ? 2 : distance < 1 << 24 ? 3 : 4
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    keys[first].length == keys[second].length && commonLength(first, second) == Int(keys[first].length)
  }

  private func commonLength(_ first: Int, _ second: Int) -> Int {
    let (left, right) = (keys[first], keys[second])
    let limit = Int(min(left.length, right.length))
    let heads = (left.head ^ right.head).leadingZeroBitCount / 8
    if heads < 8 { return min(heads, limit) }
    var length = min(8, limit)
    while length < limit, text[Int(left.start) + length] == text[Int(right.start) + length] { length += 1 }
    return length
  }
}

extension [UInt8] {
  /// A number in as many bytes as it needs, seven bits each.
  mutating func append(number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  mutating func append(word: UInt32) {
    for byte in 0..<4 { append(UInt8(truncatingIfNeeded: word >> UInt32(8 * byte))) }
  }
}
