import NIOCore
import Testing

@testable import Daemon

@Suite struct LineFramingTests {
  /// What a connection makes of bytes that come in these pieces.
  private func lines(_ pieces: [[UInt8]], limit: Int) -> [String] {
    var framing = LineFraming(limit: limit)
    var buffer = ByteBuffer()
    var lines: [String] = []
    for piece in pieces {
      buffer.writeBytes(piece)
      while let line = framing.decode(buffer: &buffer) {
        switch line {
        case .line(let bytes): lines.append(String(buffer: bytes))
        case .tooLong: lines.append("too long")
        }
      }
    }
    return lines
  }

  @Test("a line ends with its line break; what has none is no line")
  func whole() {
    #expect(lines([Array("one\ntwo\n\nthree".utf8)], limit: 10) == ["one", "two", ""])
  }

  @Test("a line that is too long is reported once, and the next one is read")
  func tooLong() {
    let pieces = ["abc", "defgh", "ijklmnop", "q\nnext\n"].map { Array($0.utf8) }
    #expect(lines(pieces, limit: 4) == ["too long", "next"])
    #expect(lines([Array("12345\n1234\n".utf8)], limit: 4) == ["too long", "1234"])
  }

  @Test("nothing is kept of a line that is too long")
  func memory() {
    var framing = LineFraming(limit: 8)
    var buffer = ByteBuffer()
    for _ in 1...100 {
      buffer.writeBytes(Array(repeating: 97, count: 1_000))
      _ = framing.decode(buffer: &buffer)
      #expect(buffer.readableBytes <= 8)
    }
  }

  @Test("the pieces in which bytes come make no difference", arguments: 1...50)
  func pieces(seed: Int) {
    var random = SmallRandom(seed: UInt64(seed))
    let bytes = (0..<400).map { _ in [UInt8(10), 97, 98, 0xED][Int(random.next() % 4)] }
    let simple = bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast().map {
      $0.count > 5 ? "too long" : String(decoding: $0, as: UTF8.self)
    }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int(random.next() % 9))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    // The last line is reported as too long before it has its end.
    #expect(Array(lines(pieces, limit: 5).prefix(simple.count)) == simple)
  }
}

/// The same numbers for the same seed (SplitMix64).
struct SmallRandom: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9e37_79b9_7f4a_7c15
    var value = seed
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
