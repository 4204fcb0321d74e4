public import Language

/// Finds what a sentence names without any phrase: the longest name, number or date at each place where one may begin.
public struct MentionFinder {
  private let dictionaries: [(id: DictionaryID, names: NameDictionary)]
  private let language: any PhraseLanguage
  private let reference: DateReference?
  private let fixed: Set<DictionaryID>

  /// - Parameters:
  ///   - dictionaries: the names to look for.
  ///   - fixed: those of fixed choices. Another name of one syllable may be any word where something describes it: 집으로 is the
  ///     person's address, 잘하는 집을 is none, and 가까운 절을 is of a kind.
  public init(
    _ dictionaries: [DictionaryID: NameDictionary], fixed: Set<DictionaryID> = [],
    language: any PhraseLanguage,
    at reference: DateReference?
  ) {
    self.fixed = fixed
    self.dictionaries = dictionaries.sorted { $0.key.text < $1.key.text }.map { ($0.key, $0.value) }
    self.language = language
    self.reference = reference
  }

  /// The mentions in their order; they do not overlap.
  public func mentions(in text: NormalText) -> [Mention] {
    let letters = MatchText(text)
    let isUnspaced = !text.hasInnerSpaces
    var found: [Mention] = []
    var position = 0
    // Within a typed word a value may follow another one: 콜라두개.
    var followsValue = false
    while position < text.count {
      let startsWord = position == 0 || text.spaceBefore[position]
      if startsWord { followsValue = false }
      let mayBegin = startsWord || followsValue || isUnspaced
      if mayBegin, let mention = longest(at: position, startsWord, in: text, letters) {
        found.append(mention)
        followsValue = true
        position = mention.range.upperBound
      } else {
        position += 1
      }
    }
    return found
  }

  private func longest(
    at position: Int, _ startsWord: Bool, in text: NormalText, _ letters: borrowing MatchText
  ) -> Mention? {
    guard letters.isWordEnd(position) else { return nil }
    let values = [
      name(at: position, startsWord, in: text, letters), number(at: position, in: text, letters),
      startsWord ? date(at: position, in: text, letters) : nil,
    ].compactMap(\.self)
    return values.max { $0.range.count < $1.range.count }
  }

  private func name(
    at position: Int, _ startsWord: Bool, in text: NormalText, _ letters: borrowing MatchText
  ) -> Mention? {
    var best = position
    var ids: [DictionaryID: [String]] = [:]
    for (id, dictionary) in dictionaries {
      for name in dictionary.names(in: letters, at: position) {
        guard let end = wordEnd(of: position..<name.end, id, startsWord, in: text, letters), end >= best
        else { continue }
        if end > best { ids = [:] }
        best = end
        ids[id, default: []] += name.entries.map { dictionary.id(of: $0) }
      }
    }
    return best > position ? Mention(.names(ids), position..<best) : nil
  }

  /// One syllable names something only as a word of its own, or with a particle: 절, 절이, not the beginning of 절대.
  private func wordEnd(
    of name: Range<Int>, _ id: DictionaryID, _ startsWord: Bool, in text: NormalText,
    _ letters: borrowing MatchText
  ) -> Int? {
    guard letters.isWordEnd(name.upperBound) else {
      return language.inflectedEnd(ofName: name, in: text.scalars, spaceBefore: text.spaceBefore)
        .flatMap { letters.isWordEnd($0) ? $0 : nil }
    }
    let isShort = name.count < 2 && Hangul.isSyllable(text.scalars[name.lowerBound])
    guard isShort else { return name.upperBound }
    let endsWord =
      name.upperBound == text.count || text.spaceBefore[name.upperBound]
      || language.isParticle(behind: name, in: text.scalars, spaceBefore: text.spaceBefore)
        && (fixed.contains(id)
          || !language.isDescribed(name, in: text.scalars, spaceBefore: text.spaceBefore))
    return startsWord && endsWord ? name.upperBound : nil
  }

  private func number(at position: Int, in text: NormalText, _ letters: borrowing MatchText) -> Mention? {
    // Without the hour of 둘 시켜 줘, whose 둘 counts things.
    let numbers = language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: position)
      .filter { endsItsWord(position..<$0.end, in: text) }
    let evident = numbers.filter { $0.countsThings && !$0.isAmbiguous && !$0.isCounterUnusual }
    guard numbers.allSatisfy(\.countsThings) else { return nil }
    var longest: PhraseNumber?
    for number in evident where letters.isWordEnd(number.end) && number.end > longest?.end ?? 0 {
      longest = number
    }
    return longest.map { Mention(.number($0), position..<$0.end) }
  }

  private func date(at position: Int, in text: NormalText, _ letters: borrowing MatchText) -> Mention? {
    guard let reference else { return nil }
    let dates = language.dates(
      in: text.scalars, spaceBefore: text.spaceBefore, at: position, from: reference)
    for date in dates
    where (date.start != nil || date.duration != nil) && date.recurrence == nil && date.role == .at
      && letters.isWordEnd(date.end) && endsItsWord(position..<date.end, in: text)
      && !cutsName(position..<date.end, in: text, letters)
    {
      return Mention(.date(date), position..<date.end)
    }
    return nil
  }

  /// Whether a value of several typed words takes the last of them whole, but for what is joined to it: not the 하나 시 of
  /// 하나 시켜 줘, nor the 하나 장 of 하나 장바구니에.
  private func endsItsWord(_ range: Range<Int>, in text: NormalText) -> Bool {
    let holdsSpace = range.dropFirst().contains { text.spaceBefore[$0] }
    return !holdsSpace || range.upperBound == text.count || text.spaceBefore[range.upperBound]
      || text.scalars[range.upperBound] == ","
      || language.joinsValue(at: range.upperBound, in: text.scalars, spaceBefore: text.spaceBefore)
  }

  /// Whether a name begins inside and goes on behind the end: the 경복궁 of 내일 경복궁, where 내일경 is a date, too.
  private func cutsName(_ date: Range<Int>, in text: NormalText, _ letters: borrowing MatchText) -> Bool {
    for start in date.dropFirst() where text.spaceBefore[start] {
      if let name = name(at: start, true, in: text, letters), name.range.upperBound > date.upperBound {
        return true
      }
    }
    return false
  }
}
