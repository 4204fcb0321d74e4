import ConversationProtocol
import JSONText
import NIOCore

@testable import Daemon

extension FuzzTarget {
  /// What comes at the control socket: cut into lines however it arrives, and each line is a request or refused.
  static let control = FuzzTarget(
    name: "control", words: ControlRequest.Verb.allCases.map { "{\"do\":\"\($0.rawValue)\"" },
    seeds: {
      try SourceTree.files(in: "Tests/DaemonTests/Hostile/Control").map(\.bytes).filter { $0.count <= 4_096 }
    }
  ) { bytes in
    for line in try lines(of: bytes) {
      guard let request = try? ControlRequest(line) else { continue }
      try hold(request.terminal.map(ClientName.isName) ?? true, "\(request.terminal ?? "") is no name")
      if case .take(let asked) = request.action {
        try hold(asked.id.map(ClientName.isName) ?? true, "\(asked.id ?? "") is no name")
      }
      if case .subscribe(let last) = request.action { try hold(last ?? 0 >= 0, "an event has a number") }
      try hold(
        (try? ControlRequest(request.line)) == request, "the request is another one when it is read back")
      let reply = ControlReply(.failure(AssistantFailure(.badRequest, "no")), id: request.id).line
      try hold(reply.last == UInt8(ascii: "\n") && reply.dropLast().allSatisfy { $0 >= 0x20 }, "one line")
      try hold(
        (try? JSON(parsing: reply)["id"])?.integer == request.id?.jsonValue.integer, "the reply has the id")
    }
  }

  /// The lines are the same in one piece and byte by byte.
  private static func lines(of bytes: [UInt8]) throws -> [[UInt8]] {
    let whole = framed([bytes[...]])
    try hold(whole == framed(bytes.indices.map { bytes[$0...$0] }), "the lines depend on how they arrive")
    return whole.filter { $0.count <= lineLimit }
  }

  /// Bytes of a line; what is longer stands as a line of one byte more.
  private static let lineLimit = 512

  private static func framed(_ pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    let decoder = NIOSingleStepByteToMessageProcessor(LineFraming(limit: lineLimit))
    var lines: [[UInt8]] = []
    for piece in pieces {
      try? decoder.process(buffer: ByteBuffer(bytes: piece)) { line in
        switch line {
        case .line(let buffer): lines.append(Array(buffer.readableBytesView))
        case .tooLong: lines.append(Array(repeating: 0, count: lineLimit + 1))
        }
      }
    }
    return lines
  }
}
