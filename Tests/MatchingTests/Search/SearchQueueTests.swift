import Testing

@testable import Matching

@Suite struct SearchQueueTests {
  private struct Waiting: Equatable {
    var position: Int32
    var rank: Int64
    var item: Int32

    static func < (left: Self, right: Self) -> Bool {
      (left.position, left.rank, left.item) < (right.position, right.rank, right.item)
    }
  }

  /// Few positions and ranks, so that many are alike, and the largest that a walk has.
  private func waiting(_ count: Int, _ random: inout SeededGenerator) -> [Waiting] {
    (0..<count).map { number in
      let filled = Int64.random(in: 0...2, using: &random) * 6 << 45
      let cost = Int64.random(in: 0...(Bool.random(using: &random) ? 3 : 100_000), using: &random)
      let literals: Int64 = [0, 1, 5_000].randomElement(using: &random) ?? 0
      return Waiting(
        position: [0, 1, 2, 5_000].randomElement(using: &random) ?? 0,
        rank: cost << 13 - literals - filled, item: Int32(number))
    }
  }

  private func entry(_ waiting: Waiting) -> SearchQueue.Entry {
    SearchQueue.Entry(
      rank: waiting.rank, position: waiting.position, item: waiting.item, place: waiting.item)
  }

  @Test("whatever waits comes by position, then by rank, then as it came", arguments: 1...20)
  func comesInOrder(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let all = waiting(200, &random)
    var queue = SearchQueue()
    for one in all { queue.push(entry(one), base: 0) }
    var items: [Int32] = []
    while let next = queue.pop(base: 0) { items.append(next.item) }
    #expect(items == all.sorted(by: <).map(\.item))
  }

  @Test("a walk inside another one leaves alone what waits already")
  func leavesOthersAlone() {
    var random = SeededGenerator(seed: 7)
    let (outer, inner) = (waiting(50, &random), waiting(50, &random))
    var queue = SearchQueue()
    for one in outer { queue.push(entry(one), base: 0) }
    for one in inner { queue.push(entry(one), base: 50) }
    var items: [Int32] = []
    while let next = queue.pop(base: 50) { items.append(next.item) }
    #expect(items == inner.sorted(by: <).map(\.item))
    #expect(queue.count == 50)
    items = []
    while let next = queue.pop(base: 0) { items.append(next.item) }
    #expect(items == outer.sorted(by: <).map(\.item))
  }
}
