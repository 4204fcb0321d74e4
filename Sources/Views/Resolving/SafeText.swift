extension String {
  /// Without characters that steer a terminal, change the direction of what stands around them, or cannot be seen.
  /// Line breaks stay, and become `\n`; tabs become spaces.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.steers) else { return self }
    var text = String.UnicodeScalarView()
    let lines = replacing("\r\n", with: "\n")
    for scalar in lines.unicodeScalars {
      if let shown = scalar.shown { text.append(shown) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool { shown != self }

  fileprivate var shown: Unicode.Scalar? {
    switch value {
    case 0x0A: self
    case 0x09: " "
    case 0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0..<0x20, 0x7F..<0xA0: nil
    // Marks, embeddings, overrides and isolates of direction, and tags that nobody sees.
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: nil
    default: self
    }
  }
}
