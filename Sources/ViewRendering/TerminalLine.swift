/// A line of styled texts.
public struct TerminalLine: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: CellStyle
  }

  package private(set) var runs: [Run] = []

  /// The line without looks and without spaces at its end.
  public var plain: String {
    var text = runs.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The line as a terminal shows it. Every style is ended on its line.
  public func text(_ capability: ColorCapability) -> String {
    guard capability != .none else { return plain }
    return trimmed.runs.map { run in
      let codes = run.style.codes(capability)
      return codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
    }.joined()
  }

  /// The texts of the line, each with the parameters of its escape sequence, if it has one.
  package func pieces(_ capability: ColorCapability) -> [(text: String, parameters: String?)] {
    guard capability != .none else { return [(plain, nil)] }
    return trimmed.runs.map { run in
      let codes = run.style.codes(capability)
      return (run.text, codes.isEmpty ? nil : codes.joined(separator: ";"))
    }
  }

  /// Without what is not seen at its end.
  private var trimmed: TerminalLine {
    var line = self
    while var last = line.runs.last, last.style.background == nil, !last.style.isUnderlined {
      while last.text.hasSuffix(" ") { last.text.removeLast() }
      line.runs.removeLast()
      guard last.text.isEmpty else {
        line.runs.append(last)
        break
      }
    }
    return line
  }

  init(_ cells: [Canvas.Cell]) {
    for cell in cells {
      guard let character = cell.character else { continue }
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), style: cell.style))
      }
    }
  }
}
