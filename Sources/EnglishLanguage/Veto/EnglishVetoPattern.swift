import Language

/// A row of a veto table, such as `how (do|can) (i|you|we)`.
///
/// | written | matches |
/// |---|---|
/// | `word` | that word |
/// | `(a|b|<class>)` | one of them |
/// | `[a|b]` | one of them or nothing |
/// | `<class>` | a word of a class: see `WordClass` |
/// | `~` | up to six words |
/// | `$` | the end of the segment |
struct EnglishVetoPattern: Sendable {
  /// One step of a row. It holds no references: steps are looked at for every word of every sentence.
  struct Element: Sendable {
    enum Kind: Sendable {
      case one, optional, gap, end
    }

    let kind: Kind
    /// The words that it matches, in `literals`.
    var words: Range<Int> = 0..<0
    var classes: EnglishWordClasses = []
  }

  static let gapLimit = 6

  let rule: VetoRule
  let elements: [Element]
  /// The words of all elements, as `EnglishVocabulary` numbers them.
  private let literals: [Int32]
  /// The words with which a match can begin; nil when a class or a gap begins it.
  let firstWords: Set<Int32>?

  init(_ rule: VetoRule, _ row: String) {
    self.rule = rule
    var elements: [Element] = []
    var literals: [Int32] = []
    for text in row.split(separator: " ") { elements.append(Self.element(text, &literals)) }
    self.elements = elements
    self.literals = literals
    firstWords = Self.firstWords(of: elements, literals)
  }

  private static func firstWords(of elements: [Element], _ literals: [Int32]) -> Set<Int32>? {
    var first: Set<Int32> = []
    for element in elements {
      guard element.kind == .one || element.kind == .optional, element.classes.isEmpty else { return nil }
      first.formUnion(literals[element.words])
      if element.kind == .one { return first }
    }
    return nil
  }

  private static func element(_ text: Substring, _ literals: inout [Int32]) -> Element {
    switch text.first {
    case "~": return Element(kind: .gap)
    case "$": return Element(kind: .end)
    default: break
    }
    var element = Element(kind: text.first == "[" ? .optional : .one)
    let start = literals.count
    for member in members(of: text) {
      if let known = EnglishWordClasses(named: member) {
        element.classes.formUnion(known)
      } else {
        literals.append(EnglishVocabulary.number(of: member))
      }
    }
    element.words = start..<literals.count
    return element
  }

  /// The words and classes of a step: two of `(a|<verb>)`.
  static func members(of text: Substring) -> [String] {
    let isGroup = text.first == "(" || text.first == "["
    return (isGroup ? text.dropFirst().dropLast() : text).split(separator: "|").map(String.init)
  }
}

extension EnglishVetoPattern {
  /// Where a match that begins at `start` ends, nil if there is none. `end` is the end of the segment.
  func match(_ words: [EnglishWord], from start: Int, to end: Int) -> Int? {
    match(words, start, end, element: 0)
  }

  private func match(_ words: [EnglishWord], _ index: Int, _ end: Int, element: Int) -> Int? {
    guard element < elements.count else { return index }
    let step = elements[element]
    switch step.kind {
    case .end: return index == end ? index : nil
    case .gap:
      for skipped in 0...min(Self.gapLimit, end - index) {
        if let found = match(words, index + skipped, end, element: element + 1) { return found }
      }
      return nil
    case .one: return matchOne(step, words, index, end, element: element)
    case .optional:
      return matchOne(step, words, index, end, element: element)
        ?? match(words, index, end, element: element + 1)
    }
  }

  /// A word that is listed is only that; otherwise each of its classes is tried.
  private func matchOne(
    _ step: Element, _ words: [EnglishWord], _ index: Int, _ end: Int, element: Int
  ) -> Int? {
    if index < end, step.words.contains(where: { literals[$0] == words[index].number }) {
      return match(words, index + 1, end, element: element + 1)
    }
    if step.classes.contains(.person) {
      let (alone, behindDeterminer) = EnglishWordClasses.personEnds(words, index, end)
      if let alone, let found = match(words, alone, end, element: element + 1) { return found }
      if let behindDeterminer, let found = match(words, behindDeterminer, end, element: element + 1) {
        return found
      }
    }
    if step.classes.contains(.adverb) {
      var last = index
      while last < end, words[last].classes.contains(.adverb) { last += 1 }
      for next in stride(from: last, through: index, by: -1) {
        if let found = match(words, next, end, element: element + 1) { return found }
      }
    }
    guard index < end, !step.classes.isDisjoint(with: words[index].classes.single) else { return nil }
    return match(words, index + 1, end, element: element + 1)
  }
}
