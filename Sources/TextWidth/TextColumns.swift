extension String {
  /// Fills up with spaces on the right; a text that is already as wide stays as it is.
  package func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - displayWidth))
  }

  /// Cuts what does not fit and says so with two dots, which every terminal shows in two columns.
  /// No character is cut in half, so the result may be a column narrower than allowed.
  package func truncated(toColumns columns: Int) -> String {
    guard displayWidth > columns else { return self }
    let mark = String(repeating: ".", count: min(2, max(0, columns)))
    return prefix(fitting: columns - mark.count) + mark
  }

  /// Breaks text at spaces into lines of at most so many columns; a word that is wider is broken anywhere.
  /// Line breaks that are there stay. The result has at least one line.
  package func wrapped(toColumns columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapLine($0, toColumns: max(2, columns))
    }
  }

  private func prefix(fitting columns: Int) -> Substring {
    self[...].prefix(fitting: columns)
  }
}

private func wrapLine(_ line: Substring, toColumns columns: Int) -> [String] {
  guard line.displayWidth > columns else { return [String(line)] }
  var lines: [String] = []
  var rest = line
  while rest.displayWidth > columns {
    let fitting = rest.prefix(fitting: columns)
    let atBreak = fitting.endIndex < rest.endIndex && rest[fitting.endIndex] == " "
    let space = atBreak ? fitting.endIndex : fitting.lastIndex(of: " ")
    // A line that begins with its only space would be broken into nothing and itself.
    let end = space.flatMap { rest[..<$0].allSatisfy { $0 == " " } ? nil : $0 } ?? fitting.endIndex
    lines.append(String(rest[..<end]))
    rest = rest[end...].drop { $0 == " " }
  }
  return rest.isEmpty ? lines : lines + [String(rest)]
}

extension Substring {
  /// As many whole characters from the start as fit, and at least one if the room is at least two columns.
  fileprivate func prefix(fitting columns: Int) -> Substring {
    var width = 0
    let end = indices.first { index in
      width += self[index].displayWidth
      return width > columns
    }
    return self[..<(end ?? endIndex)]
  }
}
