import Foundation

/// Standard output for replies, standard error for everything about them.
enum Output {
  static func line(_ text: String) { write(text + "\n", to: stdoutDescriptor) }
  static func text(_ text: String) { write(text, to: stdoutDescriptor) }
  static func diagnostic(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: stderrDescriptor)
  }

  /// A text that cannot steer the terminal: control characters in it, line ends and tabs aside, are replaced.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  private static let stdoutDescriptor: Int32 = 1
  private static let stderrDescriptor: Int32 = 2

  /// Writes everything; a reader that has gone away ends the process quietly.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        exit(descriptor == stdoutDescriptor ? 0 : 1)
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
