/// Writes out what tables of endings abbreviate: `줄래{,요}` stands for 줄래 and 줄래요. Braces nest.
package enum BraceExpansion {
  package static func expand(_ pattern: String) -> [String] {
    texts(pattern).map { String(letters: $0) }
  }

  /// The same as scalars, which is faster to make.
  package static func texts(_ pattern: String) -> ScalarTexts {
    Array(pattern.unicodeScalars).withUnsafeBufferPointer { letters in
      var reader = Reader(letters: letters)
      return reader.sequence()
    }
  }

  /// Reads a pattern from the left; what is open is closed by the end of the pattern.
  private struct Reader {
    let letters: UnsafeBufferPointer<Unicode.Scalar>
    var place = 0

    /// Up to a comma or a closing brace of the braces around it.
    mutating func sequence() -> ScalarTexts {
      var texts = ScalarTexts([])
      while place < letters.count, letters[place] != ",", letters[place] != "}" {
        if letters[place] == "{" {
          texts = texts.followed(by: alternatives())
        } else {
          texts.extend(by: literal())
        }
      }
      return texts
    }

    private mutating func literal() -> Slice<UnsafeBufferPointer<Unicode.Scalar>> {
      let start = place
      while place < letters.count, !isBrace(letters[place]) { place += 1 }
      return letters[start..<place]
    }

    private mutating func alternatives() -> ScalarTexts {
      var choices = ScalarTexts()
      repeat {
        place += 1
        choices.append(sequence())
      } while place < letters.count && letters[place] == ","
      place += 1
      return choices
    }

    private func isBrace(_ letter: Unicode.Scalar) -> Bool {
      letter == "{" || letter == "," || letter == "}"
    }
  }
}
