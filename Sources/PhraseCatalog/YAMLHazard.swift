/// What makes a file dangerous to read as YAML; looked for before it is parsed.
///
/// Nesting costs stack, and a few references to references stand for more than fits into memory. No phrase
/// file needs either, so both are refused roughly, without understanding quotation marks.
struct YAMLHazard: Hashable {
  let message: String
  /// Both from 1.
  let line: Int
  let column: Int

  /// Deepest nesting, and furthest indentation in columns.
  static let depthLimit = 200

  /// The first hazard in the lines of a file.
  static func first(in lines: [Substring]) -> YAMLHazard? {
    var depth = 0
    for (index, line) in lines.enumerated() {
      if let hazard = first(in: Array(line.unicodeScalars), number: index + 1, &depth) { return hazard }
    }
    return nil
  }

  private static func first(in line: [Unicode.Scalar], number: Int, _ depth: inout Int) -> YAMLHazard? {
    var entries = 0
    var isLeading = true
    var previous: Unicode.Scalar?
    for (index, scalar) in line.enumerated() {
      switch scalar {
      case "[", "{": depth += 1
      case "]", "}": depth = max(0, depth - 1)
      case "-", "?": entries += isLeading ? 1 : 0
      case "*" where startsReference(line, index, after: previous):
        return YAMLHazard(
          message: "references are not read; write the value itself", line: number, column: index + 1)
      default: break
      }
      isLeading = isLeading && [" ", "-", "?"].contains(scalar)
      if scalar != " " { previous = scalar }
      if depth + entries > depthLimit || isLeading && index > depthLimit {
        return YAMLHazard(message: "this is nested too deeply", line: number, column: index + 1)
      }
    }
    return nil
  }

  /// `*name` where a value may begin.
  private static func startsReference(
    _ line: [Unicode.Scalar], _ index: Int, after previous: Unicode.Scalar?
  ) -> Bool {
    let isFollowed = index + 1 < line.count && !line[index + 1].properties.isWhitespace
    return isFollowed && (previous.map { "[{,:?-".unicodeScalars.contains($0) } ?? true)
  }
}
