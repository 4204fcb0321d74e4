/// The names of one option in normal form.
struct OptionNames {
  let names: [String]

  init(_ option: AnswerOption) {
    names = ([option.title] + option.synonyms).map { NormalText($0).text }.filter { !$0.isEmpty }
  }

  func contains(_ text: String) -> Bool { names.contains(text) }

  /// How well a text names the option.
  enum Fit: Int, Comparable {
    case exact, prefix, part, initials

    static func < (first: Fit, second: Fit) -> Bool { first.rawValue < second.rawValue }
  }

  /// The best fit of a text, or nil. Parts need two syllables, so that 1 or 치 does not name half of a menu.
  func fit(_ text: String) -> Fit? {
    if names.contains(text) { return .exact }
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > 1 else { return nil }
    if scalars.allSatisfy(Hangul.isConsonantLetter) {
      return names.contains { isPart(scalars, of: Array(Hangul.initials(of: $0).unicodeScalars)) }
        ? .initials : nil
    }
    if names.contains(where: { $0.unicodeScalars.starts(with: scalars) }) { return .prefix }
    return names.contains { isPart(scalars, of: Array($0.unicodeScalars)) } ? .part : nil
  }

  private func isPart(_ part: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0..<$0 + part.count].elementsEqual(part) }
  }
}
