import EnglishLanguage
import KoreanLanguage
import Language

/// Reads a whole answer to a yes-or-no question part by part: 네 지워 주세요, yes cancel it, 아니 그냥 놔둬.
///
/// Every word must be known or shown, or stand in a clause that changes nothing (``AgreementAside``): an answer with one
/// other word is none. It agrees if a part agrees or says the action, and no part declines; it declines if a part declines
/// and none says the action.
struct AgreementGrammar {
  private let text: NormalText
  private let words: AgreementWords
  private let kinds: Set<ActionKind>
  private let shown: ShownWords
  private let aside: AgreementAside
  private let otherNames: [Range<Int>]
  /// Where a word begins, and the end of the text.
  private let borders: [Int]
  private let isUnspaced: Bool
  /// What parts say, which is asked for again from every place on.
  private let known = KnownSenses()

  /// - Parameters:
  ///   - accepting: the words that the question itself has for its action, such as 주문 취소.
  ///   - shown: what the question shows.
  ///   - otherNames: where the answer names what is not shown.
  init(
    text: NormalText, accepting: PredicateTable<Void>?, kinds: Set<ActionKind>, shown: String = "",
    otherNames: [Range<Int>] = []
  ) {
    let (text, otherNames) = Self.joiningThousands(of: text, otherNames)
    self.text = text
    self.otherNames = otherNames
    self.kinds = kinds
    self.shown = ShownWords(shown)
    words = AgreementWords(accepting: accepting, kinds: kinds)
    aside = AgreementAside(kinds: kinds, shown: self.shown)
    let isUnspaced = Self.isUnspaced(text)
    borders =
      text.scalars.indices.filter {
        $0 == 0 || isUnspaced || text.spaceBefore[$0] || text.scalars[$0 - 1] == ","
      } + [text.count]
    self.isUnspaced = isUnspaced
  }

  /// 19,000: one number, whose comma divides nothing.
  private static func joiningThousands(
    of text: NormalText, _ names: [Range<Int>]
  ) -> (text: NormalText, names: [Range<Int>]) {
    let isDigit = { (index: Int) in
      text.scalars.indices.contains(index) && ("0"..."9").contains(text.scalars[index])
    }
    let commas = text.scalars.indices.filter { comma in
      text.scalars[comma] == "," && (-1...3).allSatisfy { offset in offset == 0 || isDigit(comma + offset) }
    }
    guard !commas.isEmpty else { return (text, names) }
    let moved = { (index: Int) in index - commas.count { $0 < index } }
    let joined = NormalText(text.source.replacing(#/(\d),(?=\d{3})/#) { $0.output.1 })
    return (joined, names.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }

  /// 네지워주세요잘못올렸어요: Korean typed without spaces, whose words may begin anywhere.
  private static func isUnspaced(_ text: NormalText) -> Bool {
    text.count > 4 && text.count < mostKoreanWords && text.scalars.allSatisfy(Hangul.isSyllable)
      && !text.scalars.indices.dropFirst().contains { text.spaceBefore[$0] }
  }

  /// Yes, no, or nil if the answer has words that are not known, or says both.
  var reading: AnswerReading? {
    guard !text.isQuestion, borders.count <= mostWords + 1, !EnglishAnswerParts.stopsToThink(spokenWords)
    else { return nil }
    let senses = senses(from: 0)
    let all = senses[text.count] ?? []
    // Where all words are known, nothing is a clause beside it.
    let known = all.filter { !$0.contains(.aside) }
    if !known.isEmpty { return answer(known) }
    return answer(all) ?? (giveReason(from: senses) || endsInDenial ? .no : nil)
      ?? besideStory
  }

  /// my gran loves that place, so aye, get it in: a story of any words before or behind a clear answer.
  private var besideStory: AnswerReading? {
    guard !isUnspaced, !isIronic else { return nil }
    let reading = story.reading
    return reading == .yes && story.isUnlikelyYes ? nil : reading
  }

  /// What the whole answer most likely means, whatever its words are.
  var likelyReading: AnswerReading? {
    text.isQuestion || isIronic || EnglishAnswerParts.stopsToThink(spokenWords) ? nil : story.likelyReading
  }

  var story: AnswerBesideStory {
    AnswerBesideStory(
      text: text, kinds: kinds, shown: shown, otherNames: otherNames, sensesFrom: senses(from:))
  }

  /// What the parts say from one place on, by where they end.
  private func senses(from first: Int) -> [Int: Set<Sense>] {
    var senses: [Int: Set<Sense>] = [first: [[]]]
    for (place, start) in borders.enumerated() where start >= first {
      guard let before = senses[start] else { continue }
      for end in borders[(place + 1)...].prefix(Self.longestPart) {
        guard let sense = known.sense(of: start..<end, { sense(of: $0) ?? asideSense(of: $0) }) else {
          continue
        }
        // 안녕하세요: typed without spaces, only words behind a yes or a no are looked for.
        if isUnspaced, start == 0, end < text.count, sense.isDisjoint(with: [.agreement, .denial]) {
          continue
        }
        senses[end, default: []].formUnion(before.map { $0.union(sense) })
      }
    }
    return senses
  }

  /// 아니 그냥 물어본 거예요, no I was just checking: a denial, and then a statement that changes nothing.
  private func giveReason(from senses: [Int: Set<Sense>]) -> Bool {
    senses.contains { end, senses in
      guard end > 0, senses.contains(where: \.declines) else { return false }
      let rest = NormalText(text.spacedSlice(end..<text.count))
      return StatedReason.holds(for: rest, kinds: kinds)
        || isPlainNo(0..<end) && senses.contains { $0.declines && $0.contains(.denial) }
          && DeclineAside(kinds: kinds, shown: shown).holds(for: rest, before: false)
    }
  }

  /// no, nah: in English a denial of one word; “I can't …” goes on.
  private func isPlainNo(_ range: Range<Int>) -> Bool {
    text.scalars[range].contains(where: Hangul.isSyllable)
      || spokenWords(in: range).allSatisfy(EnglishAnswerParts.noes.contains)
  }

  /// 멀쩡한 걸 왜 비워 냅둬라: a statement that changes nothing, and then a denial.
  private var endsInDenial: Bool {
    guard !isUnspaced else { return false }
    return borders.dropFirst().dropLast().contains { start in
      let front = NormalText(text.spacedSlice(0..<start))
      return DeclineAside(kinds: kinds, shown: shown).holds(for: front, before: true)
        && senses(from: start)[text.count]?.contains(where: \.declines) ?? false
    }
  }

  /// An answer of more words tells a story.
  private var mostWords: Int { text.scalars.contains(where: Hangul.isSyllable) ? Self.mostKoreanWords : 40 }
  private static let mostKoreanWords = 20
  /// The words of the longest part.
  private static let longestPart = 12

  private func answer(_ senses: Set<Sense>) -> AnswerReading? {
    let agrees = senses.contains(where: \.agrees)
    let declines = senses.contains(where: \.declines)
    return agrees == declines ? nil : agrees ? .yes : .no
  }

  private func sense(of range: Range<Int>) -> Sense? {
    let upper = text.scalars[range.upperBound - 1] == "," ? range.upperBound - 1 : range.upperBound
    guard upper > range.lowerBound else { return [] }
    // A letter in the middle of a word is no word: 가지마.
    guard !isUnspaced || range.count > 1 || range.lowerBound == 0 else { return nil }
    let part = text.slice(range.lowerBound..<upper).filter { $0 != "," }
    return words.sense(of: part) ?? words.sense(of: Self.withoutRepetition(part))
      ?? (setsAside(range) ? [] : nil) ?? repeated(range) ?? mistyped(range)
  }

  /// cancle it, yesdelete: slips of typing, and two words without their space.
  private func mistyped(_ range: Range<Int>) -> Sense? {
    let said = spokenWords(in: range)
    let meant = said.map { EnglishTypingSlips.word(for: $0) ?? $0 }
    if meant != said { return words.sense(of: meant.joined()) }
    guard said.count == 1, let word = said.first, word.unicodeScalars.allSatisfy(\.isASCII) else {
      return nil
    }
    return EnglishTypingSlips.divisions(of: word).lazy.compactMap { first, second in
      words.sense(of: first).flatMap { sense in words.sense(of: second).map { sense.union($0) } }
    }.first
  }

  /// What is shown already changes nothing. Beside 주문해 줘 alone it may be a new order.
  private func repeated(_ range: Range<Int>) -> Sense? {
    let words = spokenWords(in: range)
    if let first = words.first, EnglishAnswerParts.keepers.contains(first),
      shown.holds(for: words.dropFirst().filter { !EnglishAnswerParts.places.contains($0) })
    {
      return .keeping
    }
    guard shown.holds(for: words) else { return nil }
    if shown.saysTerms(words) { return [] }
    return kinds.contains(.ordering) || kinds.isEmpty ? .pointing : []
  }

  private func asideSense(of range: Range<Int>) -> Sense? {
    guard !isUnspaced, !otherNames.contains(where: range.overlaps) else { return nil }
    let isLast = range.upperBound == text.count
    let isParted =
      (range.lowerBound == 0 || text.scalars[range.lowerBound - 1] == ",")
      && (isLast || text.scalars[range.upperBound - 1] == ",")
    guard !isIronic, let side = aside.side(of: spokenWords(in: range), isLast: isLast, isParted: isParted)
    else { return nil }
    return side == .harmless ? .aside : [.aside, .against]
  }

  var isIronic: Bool { EnglishAnswerParts.isIronic(spokenWords) }

  var spokenWords: [String] { spokenWords(in: 0..<text.count) }

  private func spokenWords(in range: Range<Int>) -> [String] {
    text.spacedSlice(range).replacing(",", with: " ").split(separator: " ").map(String.init)
  }

  /// noooo, 시켜시켜, 고고고: a letter said three times or more, or a word said again and again, is said once.
  private static func withoutRepetition(_ part: String) -> String {
    let letters = Array(part)
    for length in 1...3 where letters.count > length && letters.count.isMultiple(of: length) {
      let unit = letters[..<length]
      let isAgain = letters.indices.allSatisfy { letters[$0] == unit[$0 % length] }
      if isAgain, Hangul.isSyllable(part.unicodeScalars.first ?? " ") { return String(unit) }
    }
    let half = letters.count / 2
    if letters.count > 3, letters.count.isMultiple(of: 2), letters[..<half] == letters[half...] {
      return String(letters[..<half])
    }
    return withoutDrawl(letters)
  }

  private static func withoutDrawl(_ letters: [Character]) -> String {
    var result: [Character] = []
    for (index, letter) in letters.enumerated() {
      let isRun = index + 2 < letters.count && letters[index + 1] == letter && letters[index + 2] == letter
      if !isRun, result.last != letter || index < 2 || letters[index - 2] != letter { result.append(letter) }
    }
    return String(result)
  }

  /// 아깝지만, 비싸긴 한데, 안 살 거니까: a reason or a concession before the answer itself. One with a number may be
  /// a change.
  private func setsAside(_ range: Range<Int>) -> Bool {
    guard range.upperBound < text.count,
      !text.scalars[range].contains(where: { $0.properties.numericType != nil })
    else { return false }
    let part = text.slice(range)
    // 콜라 하나 추가해서, 나머지만: what changes something is no reason.
    guard !StatedReason.hasNumber(NormalText(text.spacedSlice(range))),
      let side = aside.side(of: spokenWords(in: range), isLast: false, isParted: false),
      side == .harmless || part.hasSuffix("지만")
    else { return false }
    return KoreanConcession.holds(for: part)
  }
}

/// Remembers what each part of an answer says.
private final class KnownSenses {
  private var senses: [Range<Int>: Sense?] = [:]

  func sense(of range: Range<Int>, _ read: (Range<Int>) -> Sense?) -> Sense? {
    if let known = senses[range] { return known }
    let sense = read(range)
    senses[range] = .some(sense)
    return sense
  }
}
