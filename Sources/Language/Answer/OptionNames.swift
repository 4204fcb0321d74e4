/// The names of one option in normal form.
struct OptionNames {
  let names: [String]
  private let texts: [NormalText]

  init(_ option: AnswerOption) {
    texts = ([option.title] + option.synonyms).map { NormalText($0) }.filter { !$0.isEmpty }
    names = texts.map(\.text)
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
    return texts.contains { isPart(scalars, of: $0) } ? .part : nil
  }

  /// Latin letters name a part from the beginning of a word on: one is no part of Seasoned Chicken.
  private func isPart(_ part: [Unicode.Scalar], of name: NormalText) -> Bool {
    guard part.count <= name.count else { return false }
    let isLatin = part.allSatisfy(\.isASCII)
    return (0...(name.count - part.count)).contains { start in
      (!isLatin || name.spaceBefore[start]) && name.scalars[start..<start + part.count].elementsEqual(part)
    }
  }

  private func isPart(_ part: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0..<$0 + part.count].elementsEqual(part) }
  }
}
