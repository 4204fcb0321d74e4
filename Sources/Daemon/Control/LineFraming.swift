import NIOCore

/// Cuts what comes in into lines. A line that is too long is reported once and left out; the next one is read again.
struct LineFraming: NIOSingleStepByteToMessageDecoder {
  enum Line: Hashable, Sendable {
    case line(ByteBuffer)
    case tooLong
  }

  typealias InboundOut = Line

  private let limit: Int
  /// Bytes at the beginning that were looked through already.
  private var scanned = 0
  private var isSkipping = false

  /// - Parameter limit: bytes of a line without its end.
  init(limit: Int) { self.limit = limit }

  mutating func decode(buffer: inout ByteBuffer) -> Line? {
    while true {
      let unread = buffer.readableBytesView.dropFirst(scanned)
      guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return overflow(&buffer) }
      let length = end - buffer.readerIndex
      scanned = 0
      guard let line = buffer.readSlice(length: length) else { return nil }
      buffer.moveReaderIndex(forwardBy: 1)
      let wasSkipping = isSkipping
      isSkipping = false
      if !wasSkipping { return length > limit ? .tooLong : .line(line) }
    }
  }

  /// What is left when nobody sends any more is no whole line, and nobody waits for its reply.
  mutating func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) -> Line? { decode(buffer: &buffer) }

  /// Nothing is kept of a line that is too long already.
  private mutating func overflow(_ buffer: inout ByteBuffer) -> Line? {
    scanned = buffer.readableBytes
    guard isSkipping || scanned > limit else { return nil }
    buffer.moveReaderIndex(forwardBy: scanned)
    scanned = 0
    defer { isSkipping = true }
    return isSkipping ? nil : .tooLong
  }
}
