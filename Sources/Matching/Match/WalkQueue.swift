/// Items in the order of their positions, at one position in that of their ranks, then as they came.
struct WalkQueue {
  private var heap: [(position: Int32, rank: Int64, item: Int32)] = []

  mutating func push(_ item: Int32, position: Int32, rank: Int64) {
    heap.append((position, rank, item))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.item }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != parent else { return first.item }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
