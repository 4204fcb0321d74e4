/// Writes out what tables of endings abbreviate: `줄래{,요}` stands for 줄래 and 줄래요. Braces nest.
enum BraceExpansion {
  static func expand(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = matchingBrace(in: pattern, from: open) else {
      return [pattern]
    }
    let head = pattern[..<open]
    let rest = expand(String(pattern[pattern.index(after: close)...]))
    let choices = alternatives(in: pattern[pattern.index(after: open)..<close]).flatMap(expand)
    return choices.flatMap { choice in rest.map { head + choice + $0 } }
  }

  private static func matchingBrace(in text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func alternatives(in text: Substring) -> [String] {
    var result = [""]
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if character == ",", depth == 0 {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}
