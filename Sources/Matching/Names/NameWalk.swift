import Language

extension NameTrie {
  /// Labels that are looked through, eight at a time; among more, the half that holds the code is looked for.
  private static let fewLabels = 16

  /// Finds every name that begins at `start`, shortest first: where it ends in `codes`, and what it stands for.
  ///
  /// Nothing is allocated. The work is that of reading the longest of these names once. Whether a record lies
  /// inside the table is asked once for its skipped codes and once for its labels, not for every byte.
  @inline(__always)
  func eachName(
    in codes: UnsafeBufferPointer<UInt8>, from start: Int, _ found: (_ end: Int, _ payload: Int) -> Void
  ) {
    guard let text = codes.baseAddress else { return }
    var position = start
    var record = root
    guard record < length else { return }
    while true {
      var place = record + 1
      let flags = load(record)
      var skipped = Int(flags >> 4)
      if skipped == 15 {
        let more = number(place)
        skipped += more.value
        place = more.end
      }
      guard skipped <= codes.count - position, place + skipped < length else { return }
      guard holds(text + position, of: codes.count - position, at: place, count: skipped) else { return }
      position += skipped
      place += skipped
      let hasChildren = flags & 2 != 0
      let count = hasChildren ? Int(load(place)) + 1 : 0
      if hasChildren { place += 1 }
      let width = Int(flags >> 2 & 3) + 1
      let payload = place + count * (1 + width)
      guard payload <= length else { return }
      // 가 is not in 각.
      if flags & 1 != 0, position == codes.count || !JamoCode.isCoda(text[position]) {
        found(position, payload)
      }
      guard position < codes.count, hasChildren else { return }
      let index = label(text[position], from: place, count: count)
      guard index < count else { return }
      let distance = distance(at: place + count + index * width, width: width)
      guard distance > 0, distance <= record else { return }
      record -= distance
      position += 1
    }
  }

  /// Whether the first of `rest` codes stand at a place. So many lie inside the table and the text.
  @inline(__always)
  private func holds(_ text: UnsafePointer<UInt8>, of rest: Int, at place: Int, count: Int) -> Bool {
    if count == 0 { return true }
    if count <= 8, rest >= 8, place <= length - 8 {
      let said = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: eight(place) ^ said) << UInt64(64 - 8 * count) == 0
    }
    for index in 0..<count where load(place + index) != text[index] { return false }
    return true
  }

  /// Which of a record's labels is a code; the number of labels if none is. They lie inside the table.
  @inline(__always)
  private func label(_ code: UInt8, from place: Int, count: Int) -> Int {
    var low = 0
    var high = count
    while high - low > Self.fewLabels {
      let middle = (low + high) / 2
      if load(place + middle) <= code { low = middle } else { high = middle }
    }
    while low < high, place + low <= length - 8 {
      // The first byte that is 0 behind the exclusive or is the label: what is subtracted borrows only behind it.
      let difference = UInt64(littleEndian: eight(place + low)) ^ (0x0101_0101_0101_0101 &* UInt64(code))
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zeros != 0 { return min(low + zeros.trailingZeroBitCount / 8, count) }
      low += 8
    }
    while low < high, load(place + low) != code { low += 1 }
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
