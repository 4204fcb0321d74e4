/// Cuts bytes that arrive in pieces into lines.
struct LineSplitter {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to here there is no line break; a long line is not searched again for every piece.
  private var searched = 0

  mutating func add(_ piece: some Collection<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// The next whole line without its line break (`LF` or `CR LF`), if there is one.
  mutating func next() -> String? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return text(of: bytes[start..<end])
  }

  /// What follows the last line break at the end of the file, if it is not empty.
  mutating func last() -> String? {
    let rest = bytes[start...]
    start = bytes.count
    searched = start
    return rest.isEmpty ? nil : text(of: rest)
  }

  private func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
