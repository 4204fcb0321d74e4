/// Scalars that steer what shows a text instead of standing in it: a terminal obeys control characters, and marks of
/// direction let a text read otherwise than it is.
extension Unicode.Scalar {
  /// C0, DEL or C1, line ends and tabs included.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// A mark, embedding, override or isolate of the bidirectional algorithm (UAX 9).
  package var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Unicode's own line and paragraph separators: some programs break lines there, others do not.
  package var isSeparator: Bool { value == 0x2028 || value == 0x2029 }

  /// Everything above. Joiners and variation selectors, which emoji are made with, are not among it.
  package var isSteering: Bool { isControl || isDirectionMark || isSeparator }
}

extension StringProtocol {
  /// The first control character other than a line end or a tab.
  package var firstControl: Unicode.Scalar? {
    unicodeScalars.first { $0.isControl && $0 != "\n" && $0 != "\r" && $0 != "\t" }
  }

  /// Any scalar that steers, line ends and tabs included.
  package var firstSteering: Unicode.Scalar? { unicodeScalars.first(where: \.isSteering) }

  /// The text without marks of direction; each other scalar that steers, line ends and tabs aside, is a space.
  package var withoutSteering: String {
    guard unicodeScalars.contains(where: \.isSteering) else { return String(self) }
    return String(
      letters: unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        if scalar.isDirectionMark { return nil }
        return scalar.isSteering && scalar != "\n" && scalar != "\t" ? " " : scalar
      })
  }

  /// The text with everything that steers made visible, line feeds and tabs aside: ␛ for an escape, \u{202E} for what
  /// has no picture of its own.
  package var visible: String { shown { $0 == "\n" || $0 == "\t" } }

  /// As `visible`, in one line: line ends and tabs are pictures, too.
  package var visibleLine: String { shown { _ in false } }

  private func shown(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool { scalar.isSteering && !isKept(scalar) }
    guard unicodeScalars.contains(where: isShown) else { return String(self) }
    return String(letters: unicodeScalars.flatMap { isShown($0) ? $0.picture : [$0] })
  }
}

extension Unicode.Scalar {
  /// The sign or the number by which a scalar is shown that has no look of its own.
  package var picture: [Unicode.Scalar] {
    switch value {
    case 0..<0x20: [Unicode.Scalar(0x2400 + UInt16(value)) ?? "\u{FFFD}"]
    case 0x7F: ["\u{2421}"]
    default: Array("\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars)
    }
  }
}
