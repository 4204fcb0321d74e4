/// Items in the order of their positions, at one position in that of their ranks, then as they came.
///
/// Walks of called automata use the same array behind what waits already.
struct WalkQueue: ~Copyable {
  struct Entry {
    var rank: Int64
    var position: Int32
    var item: Int32
    /// Where the item's place is kept.
    var place: Int32

    @inline(__always)
    static func < (left: Entry, right: Entry) -> Bool {
      if left.position != right.position { return left.position < right.position }
      if left.rank != right.rank { return left.rank < right.rank }
      return left.item < right.item
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
  private mutating func raise(_ entry: Entry, base: Int) {
    var child = heap.count - 1 - base
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry < heap[base + parent] else { break }
      heap[base + child] = heap[base + parent]
      child = parent
    }
    heap[base + child] = entry
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
  private mutating func lower(_ last: Entry, base: Int) {
    let count = heap.count - base
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, heap[base + child + 1] < heap[base + child] { child += 1 }
      guard heap[base + child] < last else { break }
      heap[base + parent] = heap[base + child]
      parent = child
    }
    heap[base + parent] = last
  }
}
