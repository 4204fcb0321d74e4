import Testing

@testable import Matching

@Suite("Codes are compared eight at a time")
struct CodeBytesTests {
  @Test("As many are the same as when one is compared after another", arguments: [91, 92, 93] as [UInt64])
  func agreement(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let left = (0..<count + CodeBytes.width).map { _ in UInt8.random(in: 0...9, using: &generator) }
      var right = left
      if let place = right.indices.randomElement(using: &generator) { right[place] = 10 }
      let expected = (0..<count).first { left[$0] != right[$0] } ?? count
      left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          guard let left = left.baseAddress, let right = right.baseAddress else { return }
          #expect(CodeBytes.sameCount(left, right, count) == expected)
        }
      }
    }
  }
}
