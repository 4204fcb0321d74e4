/// Items in the order of their positions, at one position in that of their ranks, then as they came.
///
/// Walks of called automata use the same array behind what waits already.
struct SearchQueue: ~Copyable {
  struct Entry {
    /// The position, and below it the rank: one comparison instead of two.
    private let key: UInt64
    let item: Int32
    /// Where the item's place is kept.
    let place: Int32

    /// - Parameters:
    ///   - rank: an item's. Those that fill more than fifteen slots wait in the order in which they came.
    ///   - position: below 16,384, more than any utterance has.
    @inline(__always)
    init(rank: Int64, position: Int32, item: Int32, place: Int32) {
      let within = UInt64(bitPattern: min(max(rank &+ Self.half, 0), 2 &* Self.half &- 1))
      key = UInt64(UInt32(bitPattern: position)) << Self.rankBits | within
      self.item = item
      self.place = place
    }

    private static let rankBits: UInt64 = 50
    private static let half: Int64 = 1 << 49

    @inline(__always)
    static func < (left: Entry, right: Entry) -> Bool {
      left.key != right.key ? left.key < right.key : left.item < right.item
    }
  }

  private var heap = Scratch<Entry>()

  /// How much waits; a walk leaves what was there before it alone.
  var count: Int { heap.count }

  mutating func removeAll(from base: Int = 0) { heap.removeAll(from: base) }

  @inline(__always)
  mutating func push(_ entry: Entry, base: Int) {
    heap.append(entry)
    if heap.count - base > 1 { raise(entry, base: base) }
  }

  /// Puts the last entry where it belongs.
  private func raise(_ entry: Entry, base: Int) {
    guard let start = heap.all.baseAddress.map({ $0 + base }) else { return }
    var child = heap.count &- 1 &- base
    while child > 0 {
      let parent = (child &- 1) >> 1
      guard entry < start[parent] else { break }
      start[child] = start[parent]
      child = parent
    }
    start[child] = entry
  }

  @inline(__always)
  mutating func pop(base: Int) -> Entry? {
    guard heap.count > base else { return nil }
    let first = heap[base]
    let last = heap.removeLast()
    if heap.count > base { lower(last, base: base) }
    return first
  }

  /// Puts an entry in the place of the first, and from there where it belongs.
  private func lower(_ last: Entry, base: Int) {
    guard let start = heap.all.baseAddress.map({ $0 + base }) else { return }
    let count = heap.count &- base
    var parent = 0
    while true {
      var child = 2 &* parent &+ 1
      guard child < count else { break }
      if child &+ 1 < count, start[child &+ 1] < start[child] { child &+= 1 }
      guard start[child] < last else { break }
      start[parent] = start[child]
      parent = child
    }
    start[parent] = last
  }
}
