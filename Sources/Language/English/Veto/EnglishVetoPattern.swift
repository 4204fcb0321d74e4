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
struct EnglishVetoPattern {
  enum Element {
    case one(words: Set<String>, classes: [WordClass])
    case optional(words: Set<String>, classes: [WordClass])
    case gap
    case end
  }

  /// Words that belong together by what they do in a sentence.
  enum WordClass: String {
    /// A verb of commands in its base form.
    case verb
    /// Anything that can be a verb after “don't”.
    case base
    /// A past form that is no base form.
    case past
    /// A participle that is no base form.
    case done
    /// The -ing form of a verb of commands.
    case doing
    /// Any -ing form.
    case ing
    /// The form after he and she.
    case does
    /// What may be rejected: a thing, not a degree (too, so, very).
    case thing
    /// A word of no grammar: maybe a name.
    case name
    /// Somebody who is not in the conversation, with a determiner or without.
    case person
    /// Any number of adverbs.
    case adverb
    /// A word in quotation marks.
    case quote
    /// Any word.
    case any
  }

  static let gapLimit = 6

  let rule: VetoRule
  let elements: [Element]

  init(_ rule: VetoRule, _ row: String) {
    self.rule = rule
    elements = row.split(separator: " ").map { Self.element($0) }
  }

  /// The words with which a match can begin; nil when a class or a gap begins it.
  var firstWords: Set<String>? {
    var first: Set<String> = []
    for element in elements {
      switch element {
      case .one(let words, let classes): return classes.isEmpty ? first.union(words) : nil
      case .optional(let words, let classes) where classes.isEmpty: first.formUnion(words)
      default: return nil
      }
    }
    return nil
  }

  private static func element(_ text: Substring) -> Element {
    switch text.first {
    case "~": return .gap
    case "$": return .end
    case "(":
      let (words, classes) = members(text.dropFirst().dropLast())
      return .one(words: words, classes: classes)
    case "[":
      let (words, classes) = members(text.dropFirst().dropLast())
      return .optional(words: words, classes: classes)
    default:
      let (words, classes) = members(text)
      return .one(words: words, classes: classes)
    }
  }

  private static func members(_ text: Substring) -> (Set<String>, [WordClass]) {
    var words: Set<String> = []
    var classes: [WordClass] = []
    for member in text.split(separator: "|") {
      if member.first == "<", let known = WordClass(rawValue: String(member.dropFirst().dropLast())) {
        classes.append(known)
      } else {
        words.insert(String(member))
      }
    }
    return (words, classes)
  }
}

extension EnglishVetoPattern {
  /// Where a match that begins at `start` ends, nil if there is none. `end` is the end of the segment.
  func match(_ words: [EnglishWord], from start: Int, to end: Int) -> Int? {
    match(words, start, end, element: 0)
  }

  private func match(_ words: [EnglishWord], _ index: Int, _ end: Int, element: Int) -> Int? {
    guard element < elements.count else { return index }
    switch elements[element] {
    case .end: return index == end ? index : nil
    case .gap:
      for skipped in 0...min(Self.gapLimit, end - index) {
        if let found = match(words, index + skipped, end, element: element + 1) { return found }
      }
      return nil
    case .one(let literals, let classes):
      return Self.ends(words, index, end, literals, classes).lazy
        .compactMap { match(words, $0, end, element: element + 1) }.first
    case .optional(let literals, let classes):
      return (Self.ends(words, index, end, literals, classes) + [index]).lazy
        .compactMap { match(words, $0, end, element: element + 1) }.first
    }
  }

  private static func ends(
    _ words: [EnglishWord], _ index: Int, _ end: Int, _ literals: Set<String>, _ classes: [WordClass]
  ) -> [Int] {
    if index < end, literals.contains(words[index].text) { return [index + 1] }
    return classes.flatMap { EnglishWordClasses.ends(of: $0, words, index, end) }
  }
}
