import SwiftSyntax

extension StringLiteralExprSyntax {
  /// The text as tables have it: `\(.applicationName)` is `${applicationName}`, `\(\.$dish)` is `${dish}`.
  var phrase: String {
    segments.map { segment in
      switch segment {
      case .stringSegment(let text): openingPounds == nil ? text.content.text.unescaped : text.content.text
      case .expressionSegment(let interpolation): Self.placeholder(interpolation)
      }
    }.joined()
  }

  private static func placeholder(_ segment: ExpressionSegmentSyntax) -> String {
    let text = segment.expressions.trimmedDescription
    let name = text.split(whereSeparator: { ".\\$".contains($0) }).last.map(String.init) ?? text
    return "${\(name)}"
  }
}

extension String {
  /// With `\"`, `\n` and `\u{…}` as what they mean.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let letter = rest.popFirst() else { return result }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        result += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
