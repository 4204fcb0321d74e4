import Language

extension NameTable {
  /// Labels that are compared one after another; among more, the half that holds the code is looked for.
  private static let fewLabels = 16

  /// Finds every name that begins at `start`, shortest first: where it ends in `codes`, and what it stands for.
  ///
  /// Nothing is allocated. The work is that of reading the longest of these names once.
  @inline(__always)
  func eachName(
    in codes: UnsafeBufferPointer<UInt8>, from start: Int, _ found: (_ end: Int, _ payload: Int) -> Void
  ) {
    var position = start
    var record = record(at: root)
    while true {
      guard record.skip.count <= codes.count - position else { return }
      for place in record.skip {
        guard byte(place) == codes[position] else { return }
        position += 1
      }
      // 가 is not in 각.
      let isWhole = position == codes.count || !JamoCode.isCoda(codes[position])
      if record.isName, isWhole { found(position, record.payload) }
      guard position < codes.count, let index = label(codes[position], of: record),
        let next = child(index, of: record)
      else { return }
      position += 1
      record = self.record(at: next)
    }
  }

  /// Which child of a record has a label.
  @inline(__always)
  private func label(_ code: UInt8, of record: Record) -> Int? {
    var low = record.labels.lowerBound
    var high = record.labels.upperBound
    while high - low > Self.fewLabels {
      let middle = (low + high) / 2
      if byte(middle) <= code { low = middle } else { high = middle }
    }
    while low < high {
      let label = byte(low)
      if label >= code { return label == code ? low - record.labels.lowerBound : nil }
      low += 1
    }
    return nil
  }

  /// Gives every name, by its codes in their order.
  func eachName(_ body: (_ codes: [UInt8], _ payload: Int) -> Void) {
    var codes: [UInt8] = []
    var steps = nameCount > 0 ? recordLength : 0
    descend(root, &codes, &steps, body)
  }

  /// Everything below a record, `codes` being what leads to it. A damaged table may lead too deep or in circles.
  private func descend(
    _ place: Int, _ codes: inout [UInt8], _ steps: inout Int,
    _ body: (_ codes: [UInt8], _ payload: Int) -> Void
  ) {
    let record = record(at: place)
    let length = codes.count
    steps -= 1 + record.skip.count
    guard steps >= 0, length + record.skip.count <= Self.longestName else { return }
    defer { codes.removeSubrange(length...) }
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
