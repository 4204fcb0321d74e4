/// Writes out what tables of endings abbreviate: `줄래{,요}` stands for 줄래 and 줄래요. Braces nest.
enum BraceExpansion {
  static func expand(_ pattern: String) -> [String] {
    scalars(pattern).map { String(String.UnicodeScalarView($0)) }
  }

  /// The same as scalars, which is faster to make.
  static func scalars(_ pattern: String) -> [[Unicode.Scalar]] {
    var reader = Reader(letters: Array(pattern.unicodeScalars))
    return reader.sequence()
  }

  /// Reads a pattern from the left; what is open is closed by the end of the pattern.
  private struct Reader {
    let letters: [Unicode.Scalar]
    var place = 0

    /// Up to a comma or a closing brace of the braces around it.
    mutating func sequence() -> [[Unicode.Scalar]] {
      var texts: [[Unicode.Scalar]] = [[]]
      while place < letters.count, letters[place] != ",", letters[place] != "}" {
        if letters[place] == "{" {
          let choices = alternatives()
          texts = texts.flatMap { text in choices.map { text + $0 } }
        } else {
          let start = place
          while place < letters.count, !"{,}".unicodeScalars.contains(letters[place]) { place += 1 }
          for index in texts.indices { texts[index] += letters[start..<place] }
        }
      }
      return texts
    }

    private mutating func alternatives() -> [[Unicode.Scalar]] {
      var choices: [[Unicode.Scalar]] = []
      repeat {
        place += 1
        choices += sequence()
      } while place < letters.count && letters[place] == ","
      place += 1
      return choices
    }
  }
}
