import Language
import ViewRendering

/// Text that may be written to a terminal: nothing in it steers the terminal except the program's own styles.
///
/// Every text becomes one by going through the filter, so that a name or an address that holds an escape sequence
/// is seen and not obeyed. Line feeds and tabs stay.
public struct TerminalText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of one look; the parameter of its control sequence, if it is set off.
  private struct Piece: Hashable, Sendable {
    var text: String
    var style: String?
  }

  private var pieces: [Piece]

  /// Text of whatever origin.
  public init(_ text: String) { pieces = text.isEmpty ? [] : [Piece(text: text.visible)] }

  public init(stringLiteral text: String) { self.init(text) }

  /// Text that is set off.
  ///
  /// - Parameter style: the parameter of the control sequence `ESC [ … m`, a number of the program itself.
  init(_ text: String, style: Int) { pieces = [Piece(text: text.visible, style: String(style))] }

  /// A line of views as `ViewRendering` lays it out; its texts go through the filter like all others.
  init(_ line: TerminalLine, _ colors: ColorCapability) {
    pieces = line.pieces(colors).filter { !$0.text.isEmpty }.map {
      Piece(text: $0.text.visibleLine, style: $0.parameters)
    }
  }

  /// JSON: what steers a terminal is escaped as JSON does it, so that the value stays what it is.
  init(json: String) {
    let isPlain = !json.unicodeScalars.contains { $0.isSteering && $0 != "\n" && $0 != "\t" }
    self.init(isPlain ? json : Self.escaped(json))
  }

  private static func escaped(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isSteering, scalar != "\n", scalar != "\t" {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Empties the screen, and goes on at its top.
  static let emptyScreen: TerminalText = {
    var text = TerminalText("")
    text.pieces = [Piece(text: "\u{1B}[2J\u{1B}[H")]
    return text
  }()

  public static func + (left: Self, right: Self) -> Self {
    right.pieces.reduce(into: left) { $0.append($1) }
  }

  /// Pieces of one look are one piece, so that equal texts are equal however they were put together.
  private mutating func append(_ piece: Piece) {
    if piece.style == nil, let last = pieces.last, last.style == nil {
      pieces[pieces.count - 1].text += piece.text
    } else {
      pieces.append(piece)
    }
  }

  public var isEmpty: Bool { pieces.isEmpty }

  /// Ends with a line end; one is added if there is none.
  var endingLine: Self { pieces.last?.text.last?.isNewline == true ? self : self + "\n" }

  /// What is written: the text, with control sequences where it is set off.
  public var rendered: String { rendered { $0 } }

  /// What is written.
  ///
  /// - Parameter mark: what becomes of a control sequence, for editors that have to be told what takes no room.
  public func rendered(_ mark: (String) -> String) -> String {
    pieces.map { piece in
      guard let style = piece.style else { return piece.text }
      return mark("\u{1B}[\(style)m") + piece.text + mark("\u{1B}[0m")
    }.joined()
  }
}
