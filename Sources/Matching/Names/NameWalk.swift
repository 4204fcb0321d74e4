import Language

/// Finds every name that begins at a place in codes, one after another, shortest first.
///
/// Nothing is allocated. The work for all of them is that of reading the longest once. Whether a record lies inside
/// the table is asked once for its skipped codes and once for its labels, not for every byte.
struct NameCursor {
  private let trie: NameTrie
  private let text: UnsafePointer<UInt8>?
  private let textCount: Int
  private let start: Int
  /// How many codes have been read.
  private var position: Int
  /// The record that comes next; none if it is outside the table.
  private var record: Int
  /// The record is one whose name was given, and its children come next.
  private var isGiven = false

  /// - Parameter codes: they stay where they are as long as the cursor is used.
  init(_ trie: NameTrie, _ codes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.trie = trie
    text = codes.baseAddress
    textCount = codes.count
    self.start = start
    position = start
    record = trie.root
  }

  /// The next name: where it ends, and where what it stands for is kept.
  mutating func next() -> (end: Int, payload: Int)? {
    let (trie, textCount) = (self.trie, self.textCount)
    var (record, position, isGiven) = (self.record, self.position, self.isGiven)
    guard let text, record < trie.length else { return nil }
    self.record = Int.max
    while true {
      let flags = trie.load(record)
      var place = record &+ 1
      var skipped = Int(flags >> 4)
      if skipped == 15 {
        let more = trie.number(place)
        skipped &+= more.value
        place = more.end
      }
      if !isGiven {
        let rest = textCount &- position
        guard skipped <= rest, place &+ skipped < trie.length,
          skipped == 0 || trie.holds(text + position, of: rest, at: place, count: skipped)
        else { return nil }
        position &+= skipped
      }
      place &+= skipped
      let hasChildren = flags & 2 != 0
      let count = hasChildren ? Int(trie.load(place)) &+ 1 : 0
      if hasChildren { place &+= 1 }
      let width = Int(flags >> 2 & 3) &+ 1
      let payload = place &+ count &* (1 &+ width)
      guard payload <= trie.length else { return nil }
      // 가 is not in 각. A damaged table may hold a name without letters.
      if flags & 1 != 0, !isGiven, position > start, position == textCount || !JamoCode.isCoda(text[position])
      {
        (self.record, self.position, self.isGiven) = (record, position, true)
        return (position, payload)
      }
      isGiven = false
      guard position < textCount, hasChildren else { return nil }
      let index = trie.label(text[position], from: place, count: count)
      guard index < count else { return nil }
      let distance = trie.distance(at: place &+ count &+ index &* width, width: width)
      guard distance > 0, distance <= record else { return nil }
      record &-= distance
      position &+= 1
    }
  }
}

extension NameTrie {
  /// Labels that are looked through, eight at a time; among more, the half that holds the code is looked for.
  private static let fewLabels = 16

  /// Whether the first of `rest` codes stand at a place. So many lie inside the table and the text.
  @inline(__always)
  fileprivate func holds(_ text: UnsafePointer<UInt8>, of rest: Int, at place: Int, count: Int) -> Bool {
    var (text, place, count, rest) = (text, place, count, rest)
    while count > 0, rest >= 8, place <= length &- 8 {
      let said = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
      let difference = UInt64(littleEndian: eight(place) ^ said)
      guard count > 8 else { return difference << UInt64(64 &- 8 &* count) == 0 }
      guard difference == 0 else { return false }
      (text, place, count, rest) = (text + 8, place &+ 8, count &- 8, rest &- 8)
    }
    for index in 0..<count where load(place &+ index) != text[index] { return false }
    return true
  }

  /// Which of a record's labels is a code; the number of labels if none is. They lie inside the table.
  @inline(__always)
  fileprivate func label(_ code: UInt8, from place: Int, count: Int) -> Int {
    var low = 0
    var high = count
    while high &- low > Self.fewLabels {
      let middle = (low &+ high) / 2
      if load(place &+ middle) <= code { low = middle } else { high = middle }
    }
    while low < high, place &+ low <= length &- 8 {
      // The first byte that is 0 behind the exclusive or is the label: what is subtracted borrows only behind it.
      let difference = UInt64(littleEndian: eight(place &+ low)) ^ (0x0101_0101_0101_0101 &* UInt64(code))
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zeros != 0 { return min(low &+ zeros.trailingZeroBitCount / 8, count) }
      low &+= 8
    }
    while low < high, load(place &+ low) != code { low &+= 1 }
    return low < high ? low : count
  }

  /// Gives every name, by its codes in their order.
  func eachName(_ body: (_ codes: [UInt8], _ payload: Int) -> Void) {
    var codes: [UInt8] = []
    var steps = length
    descend(root, &codes, &steps, body)
  }

  /// Everything below a record, `codes` being what leads to it. A damaged table may lead too deep or in circles.
  private func descend(
    _ place: Int, _ codes: inout [UInt8], _ steps: inout Int,
    _ body: (_ codes: [UInt8], _ payload: Int) -> Void
  ) {
    let record = record(at: place)
    let before = codes.count
    steps -= 1 + record.skip.count
    guard steps >= 0, before + record.skip.count <= NameTable.longestName else { return }
    defer { codes.removeSubrange(before...) }
    for place in record.skip { codes.append(byte(place)) }
    if record.isName { body(codes, record.payload) }
    for (index, place) in record.labels.enumerated() {
      guard let next = child(index, of: record) else { continue }
      codes.append(byte(place))
      descend(next, &codes, &steps, body)
      codes.removeLast()
    }
  }
}
