import Language

/// Finds the reasons why an English sentence is no plain request, clause by clause.
///
/// A clause says what it is in its first words (don't …, how do I …, my mom will …), so only clause
/// beginnings are read, and a few forms that may stand inside. A name after a command is never a beginning,
/// which keeps “order the Don't Panic burger” innocent. Takes time linear in the sentence.
struct EnglishVetoReader {
  private let sentence: EnglishSentence
  private var words: [EnglishWord] { sentence.words }

  /// The vetoes of a sentence in the order of their words; none for a sentence without Latin letters.
  static func vetoes(in text: NormalText) -> [Veto] {
    guard isEnglish(text) else { return [] }
    return EnglishVetoReader(sentence: EnglishSentence(text)).vetoes()
  }

  private static func isEnglish(_ text: NormalText) -> Bool {
    text.scalars.contains { ("a"..."z").contains($0) }
  }

  // MARK: Clauses

  /// A clause with what was found in it.
  private struct Clause {
    var vetoes: [Veto] = []
    /// It asks for something, and nothing in it forbids that.
    var isRequest = false
  }

  private func vetoes() -> [Veto] {
    let clauses = sentence.segments.flatMap { read($0) }
    let firstRequest = clauses.firstIndex { $0.isRequest }
    let lastRequest = clauses.lastIndex { $0.isRequest }
    var found: Set<Veto> = []
    for (index, clause) in clauses.enumerated() {
      for veto in clause.vetoes {
        let kept = Self.standing(
          veto, hasRequest: firstRequest != nil, isBeforeRequest: index < lastRequest ?? 0)
        if let kept { found.insert(kept) }
      }
    }
    // The same order in every process: what is said of a veto must not depend on how a set was walked.
    return found.sorted {
      ($0.range.lowerBound, $0.rule.rawValue, $0.range.upperBound)
        < ($1.range.lowerBound, $1.rule.rawValue, $1.range.upperBound)
    }
  }

  /// What is left of a veto beside a clause that asks: what happened before does not matter then (I skipped
  /// lunch, order chicken), and a refused thing is replaced (don't order chicken, order pizza).
  private static func standing(_ veto: Veto, hasRequest: Bool, isBeforeRequest: Bool) -> Veto? {
    guard hasRequest else { return veto }
    switch veto.rule {
    case .past, .thirdPerson: return nil
    case .later: return isBeforeRequest ? nil : veto
    case .prohibition, .negation: return isBeforeRequest ? Veto(rule: .replacement, range: veto.range) : veto
    default: return veto
    }
  }

  /// The clauses of a segment. After “and” and “or” a refusal goes on: don't go out and order chicken.
  private func read(_ segment: Range<Int>) -> [Clause] {
    var clauses: [Clause] = []
    var starts = [segment.lowerBound]
    starts += segment.dropFirst().filter {
      Self.conjunctions.contains(words[$0].text) && $0 + 1 < segment.upperBound
    }
    for start in starts {
      var clause = readClause(at: start, end: segment.upperBound)
      let goesOn = ["and", "or"].contains(words[start].text)
      if goesOn, clauses.last.map({ !$0.isRequest }) == true { clause.isRequest = false }
      clauses.append(clause)
    }
    let rest = Clause(vetoes: inside(segment) + closing(segment))
    let holds = rest.vetoes.contains { $0.rule != .replacement }
    return clauses.map { holds ? Clause(vetoes: $0.vetoes) : $0 } + [rest]
  }

  private static let conjunctions: Set<String> = ["and", "but", "or", "so", "then", "because"]

  private func readClause(at start: Int, end: Int) -> Clause {
    let opened = skip(Self.openers, from: start, end)
    let framed = skip(Self.framing, from: opened, end)
    var heads = [start, opened, framed]
    let isCommand = isCommand(at: framed, end)
    if !isCommand, let later = laterHead(after: framed, end) { heads.append(later) }
    var vetoes = Set(heads).sorted().flatMap { matches(Self.opening, at: $0, end) }
    if !isCommand, framed < end, !Self.questionWords.contains(words[framed].text) {
      vetoes += matches(Self.statements, at: framed, end)
    }
    return Clause(vetoes: vetoes, isRequest: isCommand && vetoes.isEmpty)
  }

  /// A verb of commands that is no noun here: in “order was cancelled” it is one.
  private func isCommand(at index: Int, _ end: Int) -> Bool {
    guard index < end, EnglishVerbTable.bases.contains(words[index].text) else { return false }
    return index + 1 == end || !Self.finite.contains(words[index + 1].text)
  }

  private static let finite: Set<String> = ["was", "were", "is", "are", "has", "had", "will", "got", "been"]

  private static let questionWords: Set<String> = [
    "what", "when", "where", "why", "how", "who", "which", "is", "are", "do", "does", "did", "can", "could",
    "will",
    "would", "shall", "should", "i", "we", "you",
  ]

  // MARK: Beginnings

  private static let openers = Table([.later: EnglishVetoRows.openers])
  private static let framing = Table([.later: EnglishVetoRows.openers + EnglishVetoRows.frames])

  /// More words than these before a clause are no openers, whatever they are.
  private static let openerLimit = 8

  /// Past everything that `patterns` match, one after another.
  private func skip(_ table: Table, from start: Int, _ end: Int) -> Int {
    var index = start
    for _ in 0..<Self.openerLimit where index < end {
      var last = index
      table.forEachMatch(words, from: index, to: end) { last = max(last, $1) }
      guard last > index else { break }
      index = last
    }
    return index
  }

  private static let laterHeads: Set<String> = [
    "do", "did", "how", "never", "shall", "should", "could", "would", "what", "why", "if",
  ]

  /// The beginning of a clause behind a name: “Hanip how do I order”.
  private func laterHead(after start: Int, _ end: Int) -> Int? {
    let last = min(end, start + EnglishVetoPattern.gapLimit)
    guard start + 1 < last, !Self.questionWords.contains(words[start].text) else { return nil }
    return (start + 1..<last).first { Self.laterHeads.contains(words[$0].text) && !isInName($0) }
  }

  /// A word before `index` makes it part of a name or of another clause.
  private func isInName(_ index: Int) -> Bool {
    guard index > 0, !words[index].opensSegment else { return false }
    let before = words[index - 1].text
    return EnglishWordClasses.determiners.contains(before) || EnglishWordClasses.pronouns.contains(before)
      || ["that", "whose", "of", "called", "named"].contains(before)
      || before.unicodeScalars.allSatisfy(EnglishNumberScanner.isDigit)
  }

  // MARK: Tables

  /// Rows by the word they begin with.
  private struct Table {
    /// By the number of the word.
    var byWord: [[EnglishVetoPattern]]
    /// Those that may begin with any word.
    var others: [EnglishVetoPattern] = []

    init(_ rows: [VetoRule: [String]]) {
      byWord = Array(repeating: [], count: EnglishVocabulary.count)
      for (rule, texts) in rows {
        for pattern in texts.map({ EnglishVetoPattern(rule, $0) }) {
          if let words = pattern.firstWords {
            for word in words { byWord[Int(word)].append(pattern) }
          } else {
            others.append(pattern)
          }
        }
      }
    }

    /// Calls `body` with where each row ends that matches from a place on.
    func forEachMatch(
      _ words: [EnglishWord], from start: Int, to end: Int, _ body: (VetoRule, Int) -> Void
    ) {
      let number = words[start].number
      if number != EnglishVocabulary.unknown {
        for pattern in byWord[Int(number)] {
          if let match = pattern.match(words, from: start, to: end) { body(pattern.rule, match) }
        }
      }
      for pattern in others {
        if let match = pattern.match(words, from: start, to: end) { body(pattern.rule, match) }
      }
    }
  }

  private static let opening = Table(EnglishVetoRows.opening)
  private static let statements = Table(EnglishVetoRows.statements)
  private static let inside = Table(EnglishVetoRows.inside)
  private static let closing = Table(EnglishVetoRows.closing)

  private func matches(_ table: Table, at index: Int, _ end: Int) -> [Veto] {
    guard index < end, !words[index].isQuoted || index == 0 else { return [] }
    var found: [Veto] = []
    table.forEachMatch(words, from: index, to: end) { rule, match in
      found.append(veto(rule, index..<max(match, index + 1)))
    }
    return found
  }

  private func veto(_ rule: VetoRule, _ range: Range<Int>) -> Veto {
    Veto(
      rule: rule,
      range: words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound)
  }

  private func inside(_ segment: Range<Int>) -> [Veto] {
    segment.filter { !isInName($0) }.flatMap { matches(Self.inside, at: $0, segment.upperBound) }
  }

  /// Before “later” these make a date of it, or a name.
  private static let savers: Set<String> = ["for", "the", "a", "until"]

  private func closing(_ segment: Range<Int>) -> [Veto] {
    let last = segment.suffix(4).filter { $0 == 0 || !Self.savers.contains(words[$0 - 1].text) }
    return last.flatMap { matches(Self.closing, at: $0, segment.upperBound) }
  }
}
