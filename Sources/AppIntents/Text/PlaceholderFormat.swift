/// A translated text with placeholders: `%@`, `%lld`, `%.1f`, and by position `%2$@`.
///
/// The arguments arrive rendered, so a placeholder says only which one comes where.
struct PlaceholderFormat {
  private enum Piece {
    case literal(String)
    case argument(Int)
  }

  private var pieces: [Piece] = []

  init(_ format: String) {
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.literal(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        pieces.append(.literal("%"))
        rest = rest.dropFirst()
      } else if let placeholder = Self.placeholder(at: &rest) {
        pieces.append(.argument(placeholder ?? next))
        next = (placeholder ?? next) + 1
      } else {
        pieces.append(.literal("%"))
      }
    }
    pieces.append(.literal(String(rest)))
  }

  func text(arguments: [String.LocalizationValue.Argument], language: String?) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index):
        arguments.indices.contains(index) ? arguments[index].text(in: language) : ""
      }
    }.joined()
  }

  /// The position of a placeholder, `.some(nil)` when it has none; nil when `%` starts no placeholder.
  private static func placeholder(at rest: inout Substring) -> Int?? {
    var text = rest
    var position: Int?
    let digits = text.prefix(while: \.isNumber)
    if let number = Int(digits), number > 0, text.dropFirst(digits.count).first == "$" {
      position = number - 1
      text = text.dropFirst(digits.count + 1)
    }
    text = text.drop { "0123456789.+- #'lhqzjt".contains($0) }
    guard let conversion = text.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    rest = text.dropFirst()
    return .some(position)
  }
}
