extension JSON {
  /// One line, without its end: keys sorted, no spaces, slashes as they are.
  public var line: String { String(decoding: lineBytes, as: UTF8.self) }

  /// The line in UTF-8.
  public var lineBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1_024)
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch value {
    case .object(let members): Self.write(members, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let text): bytes += text.utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private static func write(_ members: [Member], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in sorted(members).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Most are written down in their order.
  private static func sorted(_ members: [Member]) -> [Member] {
    for index in members.indices.dropFirst() where members[index].key < members[index - 1].key {
      return members.sorted { $0.key < $1.key }
    }
    return members
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += #"\b"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0C: bytes += #"\f"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0..<0x20:
        bytes += Array(#"\u00"#.utf8) + [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
