/// The records of a table, without what keeps them in memory: whoever uses them keeps the table.
///
/// A record is a byte of flags (what it has, how wide offsets are, how many codes to skip), the skipped codes,
/// the labels of its children in order, the distance back to each of them, and what a name that ends here
/// stands for. A read outside the table gives 0, a record of zeros leads nowhere, and no walk takes more steps
/// than there are bytes: whatever these are, a walk ends and nothing is read that is not there.
struct NameTrie: Sendable {
  // Nobody writes there.
  private nonisolated(unsafe) let records: UnsafeRawPointer
  /// Bytes of all records, and so the most steps that any walk through the whole trie takes.
  let length: Int
  let root: Int

  /// - Parameter records: `length` bytes, behind which four more can be read.
  init(_ records: UnsafeRawPointer, length: Int, root: Int) {
    self.records = records
    self.length = length
    self.root = root
  }

  /// A byte of the records; 0 outside of them.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: length) else { return 0 }
    return records.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// A byte of the records at a place that is known to be inside them.
  @inline(__always)
  func load(_ offset: Int) -> UInt8 { records.load(fromByteOffset: offset, as: UInt8.self) }

  /// Eight bytes of the records at a place of which they are known to be inside.
  @inline(__always)
  func eight(_ offset: Int) -> UInt64 { records.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }

  /// How far back a child lies. Four bytes are read at once: more than that follow the records.
  @inline(__always)
  func distance(at place: Int, width: Int) -> Int {
    let bytes = UInt32(littleEndian: records.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    return Int(bytes & UInt32.max >> UInt32(32 - 8 * width))
  }

  /// A number in as many bytes as it needs, seven bits each, and where it ends.
  @inline(__always)
  func number(_ offset: Int) -> (value: Int, end: Int) {
    var value = 0
    var place = 0
    var offset = offset
    while place < 35 {
      let next = byte(offset)
      value |= Int(next & 0x7F) << place
      offset += 1
      if next < 0x80 { break }
      place += 7
    }
    return (value, offset)
  }

  /// One record as its parts.
  struct Record {
    var start: Int
    var isName: Bool
    var offsetWidth: Int
    var skip: Range<Int>
    var labels: Range<Int>
    /// Where what the name stands for begins, if it is one.
    var payload: Int { labels.upperBound + labels.count * offsetWidth }
  }

  @inline(__always)
  func record(at start: Int) -> Record {
    let flags = byte(start)
    var place = start + 1
    var skipped = Int(flags >> 4)
    if skipped == 15 {
      let more = number(place)
      skipped = 15 + min(more.value, NameTable.longestName)
      place = more.end
    }
    let skip = place..<place + skipped
    place += skipped
    let hasChildren = flags & 2 != 0
    let count = hasChildren ? Int(byte(place)) + 1 : 0
    if hasChildren { place += 1 }
    return Record(
      start: start, isName: flags & 1 != 0, offsetWidth: Int(flags >> 2 & 3) + 1, skip: skip,
      labels: place..<place + count)
  }

  /// The record of a child, or nil when the table is damaged there: children lie before their parent.
  @inline(__always)
  func child(_ index: Int, of record: Record) -> Int? {
    let place = record.labels.upperBound + index * record.offsetWidth
    guard place < length else { return nil }
    let distance = distance(at: place, width: record.offsetWidth)
    guard distance > 0, distance <= record.start else { return nil }
    return record.start - distance
  }
}
