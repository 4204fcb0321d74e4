/// Divides bytes into messages: one on each line. A line that is too long is told of, and left out to its end.
///
///     var framing = AgentFraming(limit: 1_048_576)
///     for frame in framing.take(bytes) { … }
package struct AgentFraming: Sendable {
  package enum Frame: Hashable, Sendable {
    case message([UInt8])
    case tooLong
  }

  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  /// - Parameter limit: the most bytes of one message.
  package init(limit: Int) { self.limit = limit }

  /// What is whole now. Empty lines are nothing.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Frame] {
    var frames: [Frame] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if let frame = end() { frames.append(frame) }
      } else if line.count < limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return frames
  }

  /// The end of the input is the end of its last line, too.
  package mutating func end() -> Frame? {
    defer { (line, isTooLong) = ([], false) }
    if isTooLong { return .tooLong }
    let isBlank = line.allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
    }
    return isBlank ? nil : .message(line)
  }
}

extension AgentFraming.Frame {
  /// The message, or why it is not taken.
  package func read(limit: Int) throws(RPCRefusal) -> RPCMessage {
    switch self {
    case .message(let bytes): return try RPCMessage(bytes)
    case .tooLong: throw RPCRefusal(RPCFailure(.invalidRequest, "a message has at most \(limit) bytes"))
    }
  }
}
