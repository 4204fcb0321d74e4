import Language

/// A value that a slot reader found.
struct Reading {
  enum Value {
    case names([String])
    case text
    case number(ClosedRange<Double>)
    case boolean(Bool)
    case date(DateReading)
    case duration(seconds: Int, CivilDuration)
    /// The last item of a list's or composite's own chain.
    case list(Int32)
    case composite(Int32)
  }

  var start: Int
  var end: Int
  var value: Value
  var costs: [CostItem]
  var modifiers: Set<SlotModifier> = []
  /// The name that a misspelt one was taken for.
  var repairedName: String?
  /// It is easily misread, so it is repeated before it is acted on.
  var asksFirst = false
  /// Text without an end of its own: it may stop anywhere.
  var isOpenText = false
  /// The cost of a list or composite is that of its own chain.
  var innerCost = 0
  /// Texts inside it that nothing explains.
  var textCount = 0

  var cost: Int { costs.reduce(innerCost) { $0 + $1.amount } }
}

struct ReadingPlace: Hashable {
  let reader: CompiledReader
  let position: Int
}

extension Walk {
  /// Longest text for a query, in characters. Names of things are shorter; a `String` slot has no limit.
  static let queryTextLimit = 40

  /// Indices in `readings` of all values that begin at `position`.
  mutating func readings(of reader: CompiledReader, at position: Int) -> Range<Int> {
    let place = ReadingPlace(reader: reader, position: position)
    if let known = readingsByPlace[place] { return known }
    let found = read(reader, at: position)
    let range = readings.count..<readings.count + found.count
    readings += found
    readingsByPlace[place] = range
    return range
  }

  private mutating func read(_ reader: CompiledReader, at position: Int) -> [Reading] {
    guard position < text.count else { return [] }
    switch reader {
    case .names(let dictionary, let acceptsOtherText, let language):
      let names =
        readNames(dictionary, at: position, language: language) + readMisspelt(dictionary, at: position)
      return acceptsOtherText
        ? names + readText(.queryText, at: position, language: language, limit: Self.queryTextLimit) : names
    case .number(let bounds, let language): return readNumbers(bounds, at: position, language: language)
    case .boolean(let language): return readBooleans(at: position, language: language)
    case .date(let language): return readDates(at: position, language: language)
    case .duration(let language): return readDurations(at: position, language: language)
    case .text(let language): return readText(.freeText, at: position, language: language, limit: text.count)
    case .list(let grammar): return readGrammar(grammar, at: position) { .list($0) }
    case .composite(let grammar): return readGrammar(grammar, at: position) { .composite($0) }
    }
  }

  private func readNames(_ id: DictionaryID, at position: Int, language: String) -> [Reading] {
    guard let dictionary = dictionaries[id], text.isWordEnd(position) else { return [] }
    return dictionary.names(in: text, at: position).compactMap { name in
      guard let end = wordEnd(ofName: position..<name.end, language: language) else { return nil }
      let ids = name.entries.map(dictionary.id)
      return Reading(
        start: position, end: end, value: .names(ids),
        costs: [CostItem(what: .knownName, count: 1)] + spaces(in: position..<name.end))
    }
  }

  /// A name ends where a word ends, or where its inflection does: two colas.
  private func wordEnd(ofName name: Range<Int>, language: String) -> Int? {
    if text.isWordEnd(name.upperBound) { return name.upperBound }
    let end = set.language(language)?.inflectedEnd(
      ofName: name, in: text.scalars, spaceBefore: text.spaceBefore)
    return end.flatMap { text.isWordEnd($0) ? $0 : nil }
  }

  private func readMisspelt(_ id: DictionaryID, at position: Int) -> [Reading] {
    guard repairsNames, let dictionary = dictionaries[id], dictionary.isRepairable, text.isWordEnd(position)
    else {
      return []
    }
    return NameRepair(dictionary, text, at: position).findings().compactMap { finding in
      guard text.isWordEnd(finding.end) else { return nil }
      return Reading(
        start: position, end: finding.end, value: .names(finding.entries.map(dictionary.id)),
        costs: [CostItem(what: .knownName, count: 1), CostItem(what: .misspelling, count: finding.distance)],
        repairedName: finding.name)
    }
  }

  private func readNumbers(_ bounds: NumberBounds?, at position: Int, language: String) -> [Reading] {
    guard text.isWordEnd(position), let rules = set.language(language) else { return [] }
    return rules.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: position).compactMap { number in
      guard text.isWordEnd(number.end) else { return nil }
      if let bounds, !bounds.contains(number.value.lowerBound) || !bounds.contains(number.value.upperBound) {
        return nil
      }
      var costs = [CostItem(what: .number, count: 1)]
      if number.isAmbiguous { costs.append(CostItem(what: .ambiguousNumber, count: 1)) }
      if number.isCounterUnusual { costs.append(CostItem(what: .unusualCounter, count: 1)) }
      return Reading(
        start: position, end: number.end, value: .number(number.value), costs: costs,
        modifiers: Set(number.marks.compactMap { SlotModifier($0) }))
    }
  }

  private func dates(at position: Int, language: String) -> [DateReading] {
    guard text.isWordEnd(position), let reference, let rules = set.language(language) else { return [] }
    return rules.dates(
      in: text.scalars, spaceBefore: text.spaceBefore, at: position, from: reference
    ).filter { text.isWordEnd($0.end) }
  }

  /// A limit (금요일까지, by Friday) is no date by itself: what it limits, the phrase would have to say.
  private func readDates(at position: Int, language: String) -> [Reading] {
    dates(at: position, language: language).compactMap { date in
      guard date.role == .at, date.start != nil, date.recurrence == nil else { return nil }
      return Reading(
        start: position, end: date.end, value: .date(date), costs: [CostItem(what: .number, count: 1)],
        asksFirst: date.isUncertain || date.isInterval)
    }
  }

  private func readDurations(at position: Int, language: String) -> [Reading] {
    dates(at: position, language: language).compactMap { date in
      guard date.role == .at, let duration = date.duration, let reference else { return nil }
      return Reading(
        start: position, end: date.end, value: .duration(seconds: reference.seconds(of: duration), duration),
        costs: [CostItem(what: .number, count: 1)], asksFirst: date.isUncertain)
    }
  }

  private func readBooleans(at position: Int, language: String) -> [Reading] {
    guard text.isWordEnd(position), let words = set.language(language)?.booleanWords else { return [] }
    return words.compactMap { word, value in
      let end = position + word.unicodeScalars.count
      guard end <= text.count, text.scalars[position..<end].elementsEqual(word.unicodeScalars),
        text.isWordEnd(end)
      else { return nil }
      return Reading(
        start: position, end: end, value: .boolean(value), costs: [CostItem(what: .yesNo, count: 1)])
    }.sorted { $0.end < $1.end }
  }

  private mutating func readText(
    _ what: MatchCost, at position: Int, language: String, limit: Int
  ) -> [Reading] {
    let pointing = pointingWords(language)
    guard text.isWordEnd(position), !pointing.contains(where: { $0.contains(position) }) else { return [] }
    let broken = position == 0 || text.spaceBefore[position] ? 0 : 1
    // A single character finds too much in a query to be a name.
    let first = position + (what == .queryText ? 2 : 1)
    let last = min(text.count, position + limit)
    guard first <= last else { return [] }
    return (first...last).compactMap { end in
      guard text.isWordEnd(end), !pointing.contains(where: { $0.contains(end - 1) }) else { return nil }
      return Reading(
        start: position, end: end, value: .text,
        costs: [
          CostItem(what: what, count: 1), CostItem(what: .textCharacter, count: end - position),
          CostItem(what: .brokenWord, count: broken),
        ].filter { $0.count > 0 }, isOpenText: true, textCount: 1)
    }
  }

  /// Where words stand that point at something (그거, 하나 더); they are never free text, nor part of it.
  private mutating func pointingWords(_ language: String) -> [Range<Int>] {
    if let known = pointingRanges[language] { return known }
    let words = (set.language(language)?.pointingWords ?? []).map { Array($0.unicodeScalars) }
    var ranges: [Range<Int>] = []
    for start in 0..<text.count where start == 0 || text.spaceBefore[start] {
      for word in words where text.scalars[start...].starts(with: word) {
        let end = start + word.count
        if text.isTypedSpace(end) { ranges.append(start..<end) }
      }
    }
    pointingRanges[language] = ranges
    return ranges
  }

  private mutating func readGrammar(_ grammar: Int32, at position: Int, _ value: (Int32) -> Reading.Value)
    -> [Reading]
  {
    ends(of: grammar, from: position).filter { $0.position > position }.map { end in
      Reading(
        start: position, end: end.position, value: value(end.item), costs: [], innerCost: Int(end.cost),
        textCount: Int(end.texts))
    }
  }

  private func spaces(in range: Range<Int>) -> [CostItem] {
    let count = range.dropFirst().count { text.spaceBefore[$0] }
    return count == 0 ? [] : [CostItem(what: .spaceIgnored, count: count)]
  }
}
