import Language

/// A value that a slot reader found.
struct Reading {
  enum Value {
    /// Entries of the reader's dictionary: indices in `SearchMemory.entries`.
    case names(first: Int32, end: Int32)
    case text
    case number(from: Double, through: Double)
    case boolean(Bool)
    /// Indices in `SearchMemory.dates`.
    case date(Int32)
    case duration(seconds: Int, Int32)
    /// The last item of a list's or composite's own chain.
    case list(Int32)
    case composite(Int32)
  }

  var start: Int32
  var end: Int32
  var value: Value
  /// What it costs; nothing where the count is 0.
  var costs: (Cost, Cost, Cost) = (Cost(), Cost(), Cost())
  var cost: Int32 = 0
  /// Texts inside it that nothing explains.
  var textCount: Int32 = 0
  var modifiers: Modifiers = []
  /// The name that a misspelt one was taken for, as an index in `SearchMemory.repairedNames`; -1 for none.
  var repairedName: Int32 = -1
  /// It is easily misread, so it is repeated before it is acted on.
  var asksFirst = false

  struct Cost {
    var what = MatchCost.knownName
    var count: Int32 = 0
  }

  struct Modifiers: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let only = Modifiers(rawValue: 1)
    static let also = Modifiers(rawValue: 2)
    static let each = Modifiers(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    var all: Set<SlotModifier> {
      if isEmpty { return [] }
      return Set(
        [(Modifiers.only, SlotModifier.only), (.also, .also), (.each, .each)].filter { contains($0.0) }.map(
          \.1))
    }
  }

  init(from start: Int, to end: Int, _ value: Value) {
    self.start = Int32(start)
    self.end = Int32(end)
    self.value = value
  }

  /// The same with something more to pay; three different things at most.
  @inline(__always)
  func costing(_ what: MatchCost, _ count: Int = 1) -> Reading {
    guard count > 0 else { return self }
    var reading = self
    let cost = Cost(what: what, count: Int32(count))
    if costs.0.count == 0 {
      reading.costs.0 = cost
    } else if costs.1.count == 0 {
      reading.costs.1 = cost
    } else {
      reading.costs.2 = cost
    }
    reading.cost += Int32(what.amount * count)
    return reading
  }
}

extension Search {
  /// Longest text for a query, in characters. Names of things are shorter; a `String` slot has no limit.
  static let queryTextLimit = 40

  /// Indices in `memory.readings` of all values that begin at `position`, text aside.
  func readings(of reader: Int, at position: Int) -> Range<Int> {
    if let known = memory.readingRanges[reader, position] { return known }
    guard !isExhausted else { return 0..<0 }
    let range = read(plan.readers[reader], at: position)
    memory.readSteps &+= 1 &+ range.count
    memory.readingRanges[reader, position] = range
    return range
  }

  private func read(_ reader: MatchPlan.Reader, at position: Int) -> Range<Int> {
    switch reader {
    case .list(let grammar): return readGrammar(grammar, at: position) { .list($0) }
    case .composite(let grammar): return readGrammar(grammar, at: position) { .composite($0) }
    default: break
    }
    let first = memory.readings.count
    if position < text.count, text.isWordEnd(position) {
      switch reader {
      case .names(let dictionary, _, let rules):
        if let dictionary {
          readNames(dictionary, at: position, rules)
          if repairsNames { readMisspelt(plan.dictionaries[dictionary].dictionary, at: position) }
        }
      case .number(let bounds, let rules): readNumbers(bounds, at: position, rules)
      case .quantity(let rules): readNumbers(nil, at: position, rules, onlyThings: true)
      case .boolean(let rules): readBooleans(at: position, plan.rules[rules])
      case .date(let rules): readDates(at: position, rules)
      case .duration(let rules): readDurations(at: position, rules)
      case .text, .list, .composite, .nothing: break
      }
    }
    return first..<memory.readings.count
  }

  /// Indices in `memory.readings` of the texts that begin at `position`: one for every place where it may end.
  func texts(of reader: Int, at position: Int) -> Range<Int> {
    let row = plan.readers.count + reader
    if let known = memory.readingRanges[row, position] { return known }
    let first = memory.readings.count
    if position < text.count, text.isWordEnd(position) {
      switch plan.readers[reader] {
      case .names(_, acceptsOtherText: true, let rules):
        readText(.queryText, at: position, rules, limit: Self.queryTextLimit)
      case .text(let rules): readText(.freeText, at: position, rules, limit: text.count)
      default: break
      }
    }
    memory.readSteps &+= 1 &+ memory.readings.count &- first
    memory.readingRanges[row, position] = first..<memory.readings.count
    return first..<memory.readings.count
  }

  private func readNames(_ number: Int, at position: Int, _ rules: Int?) {
    guard let table = plan.dictionaries[number].onlyTable else {
      for name in plan.dictionaries[number].dictionary.names(in: text, at: position) {
        guard let wordEnd = wordEnd(ofName: position..<name.end, rules) else { continue }
        let first = memory.entries.count
        memory.entries.append(contentsOf: name.entries)
        noteName(position..<name.end, wordEnd: wordEnd, firstEntry: first)
      }
      return
    }
    var names = table.names(in: text, at: position)
    while let name = names.next() {
      let end = text.position(before: name.end, from: position)
      guard let wordEnd = wordEnd(ofName: position..<end, rules) else { continue }
      let first = memory.entries.count
      table.eachEntry(name.payload) { memory.entries.append($0) }
      noteName(position..<end, wordEnd: wordEnd, firstEntry: first)
    }
  }

  /// A name that stands there, of the entries that were kept last.
  @inline(__always)
  private func noteName(_ name: Range<Int>, wordEnd: Int, firstEntry: Int) {
    guard memory.entries.count > firstEntry else { return }
    let value = Reading.Value.names(
      first: Int32(truncatingIfNeeded: firstEntry), end: Int32(truncatingIfNeeded: memory.entries.count))
    memory.readings.append(
      Reading(from: name.lowerBound, to: wordEnd, value).costing(.knownName)
        .costing(.spaceIgnored, text.spaceCount(inside: name)))
  }

  /// A name ends where a word ends, or where its inflection does: two colas.
  @inline(__always)
  private func wordEnd(ofName name: Range<Int>, _ rules: Int?) -> Int? {
    if text.isWordEnd(name.upperBound) { return name.upperBound }
    guard let rules else { return nil }
    let end = plan.rules[rules].language.inflectedEnd(
      ofName: name, in: text.scalars, spaceBefore: text.spaceBefore)
    return end.flatMap { text.isWordEnd($0) ? $0 : nil }
  }

  private func readMisspelt(_ dictionary: NameDictionary, at position: Int) {
    guard dictionary.isRepairable else { return }
    var repair = NameRepair(dictionary, text, at: position, stepLimit: stepsLeft)
    let findings = repair.findings()
    memory.readSteps &+= repair.steps
    for finding in findings where text.isWordEnd(finding.end) {
      let first = Int32(memory.entries.count)
      memory.entries.append(contentsOf: finding.entries)
      let value = Reading.Value.names(first: first, end: Int32(memory.entries.count))
      var reading = Reading(from: position, to: finding.end, value).costing(.knownName)
        .costing(.misspelling, finding.distance)
      reading.repairedName = Int32(memory.repairedNames.count)
      memory.repairedNames.append(finding.name)
      memory.readings.append(reading)
    }
  }

  private func readNumbers(
    _ bounds: NumberBounds?, at position: Int, _ rules: Int, onlyThings: Bool = false
  ) {
    for index in numbers(at: position, rules) {
      let number = memory.numbers[index]
      if onlyThings, !number.countsThings { continue }
      let value = number.value
      if let bounds, !bounds.contains(value.lowerBound) || !bounds.contains(value.upperBound) { continue }
      var reading = Reading(
        from: position, to: number.end, .number(from: value.lowerBound, through: value.upperBound)
      ).costing(.number)
      if number.isAmbiguous { reading = reading.costing(.ambiguousNumber) }
      if number.isCounterUnusual { reading = reading.costing(.unusualCounter) }
      for mark in number.marks { reading.modifiers.formUnion(.init(mark)) }
      memory.readings.append(reading)
    }
  }

  /// What a reader of numbers or dates does at one place, and for each that it finds, beside an item of the walk. Each
  /// looks at no more letters than the longest number, or the longest date with its verb, whatever follows.
  private static let numberSteps = 8
  private static let dateSteps = 32

  /// Indices in `memory.numbers` of the numbers that begin at `position`: slots with other bounds read the same.
  private func numbers(at position: Int, _ rules: Int) -> Range<Int> {
    if let known = memory.numberRanges[rules, position] { return known }
    let first = memory.numbers.count
    let numbers = plan.rules[rules].language.numbers(
      in: text.scalars, spaceBefore: text.spaceBefore, at: position)
    memory.readSteps &+= Self.numberSteps &* (1 &+ numbers.count)
    for number in numbers where text.isWordEnd(number.end) { memory.numbers.append(number) }
    memory.numberRanges[rules, position] = first..<memory.numbers.count
    return first..<memory.numbers.count
  }

  /// Indices in `memory.dates` of the dates and lengths of time that begin at `position`: slots for either read the
  /// same.
  private func dates(at position: Int, _ rules: Int) -> Range<Int> {
    if let known = memory.dateRanges[rules, position] { return known }
    let first = memory.dates.count
    if let reference {
      let dates = plan.rules[rules].language.dates(
        in: text.scalars, spaceBefore: text.spaceBefore, at: position, from: reference)
      memory.readSteps &+= Self.dateSteps &* (1 &+ dates.count)
      for date in dates where text.isWordEnd(date.end) && date.role == .at { memory.dates.append(date) }
    }
    memory.dateRanges[rules, position] = first..<memory.dates.count
    return first..<memory.dates.count
  }

  /// A limit (금요일까지, by Friday) is no date by itself: what it limits, the phrase would have to say.
  private func readDates(at position: Int, _ rules: Int) {
    for index in dates(at: position, rules) {
      let date = memory.dates[index]
      guard date.start != nil, date.recurrence == nil else { continue }
      // “Now” beside other words only hurries; as an answer it is a time.
      let isAlone = position == 0 && (date.end == text.count || !text.spaceBefore[date.end])
      if date.start == reference?.now, !isAlone { continue }
      var reading = Reading(from: position, to: date.end, .date(Int32(index))).costing(.number)
      reading.asksFirst = date.isUncertain || date.isInterval && !date.isPartOfDay
      memory.readings.append(reading)
    }
  }

  private func readDurations(at position: Int, _ rules: Int) {
    for index in dates(at: position, rules) {
      let date = memory.dates[index]
      guard let duration = date.duration, let reference else { continue }
      let value = Reading.Value.duration(seconds: reference.seconds(of: duration), Int32(index))
      var reading = Reading(from: position, to: date.end, value).costing(.number)
      reading.asksFirst = date.isUncertain
      memory.readings.append(reading)
    }
  }

  private func readBooleans(at position: Int, _ rules: MatchPlan.Rules) {
    for (word, value) in rules.booleans where text.has(word, at: position) {
      let end = position + word.count
      guard text.isWordEnd(end) else { continue }
      memory.readings.append(Reading(from: position, to: end, .boolean(value)).costing(.yesNo))
    }
  }

  private func readText(_ what: MatchCost, at position: Int, _ rules: Int?, limit: Int) {
    let rules = rules.map { markPointingWords($0) }
    guard !isPointing(position, rules) else { return }
    let broken = position == 0 || text.spaceBefore[position] ? 0 : 1
    // A single character finds too much in a query to be a name.
    let first = position + (what == .queryText ? 2 : 1)
    let last = min(text.count, position + limit)
    guard first <= last else { return }
    let quoteEnd = text.quoteEnd(from: position)
    let isCounted = what == .queryText && rules.map { beginsWithCount(position, $0) } ?? false
    for end in first...last where text.isWordEnd(end) && !isPointing(end - 1, rules) {
      if let quoteEnd, end != quoteEnd { continue }
      guard mayEndText(end, from: position, rules) else { continue }
      var reading = Reading(from: position, to: end, .text).costing(what)
        .costing(.textCharacter, end - position).costing(.brokenWord, broken).costing(
          .numberInName, isCounted ? 1 : 0)
      reading.textCount = 1
      memory.readings.append(reading)
    }
  }

  /// 둘 월드컵로 32: a number that says how many of what stands before it, rather than the beginning of a name.
  private func beginsWithCount(_ position: Int, _ rules: Int) -> Bool {
    position > 0
      && numbers(at: position, rules).contains {
        memory.numbers[$0].countsThings && !memory.numbers[$0].isAmbiguous
          && (memory.numbers[$0].end == text.count || text.spaceBefore[memory.numbers[$0].end])
      }
  }

  /// Within a typed word the language says which rest of the word is no part of the text.
  private func mayEndText(_ end: Int, from start: Int, _ rules: Int?) -> Bool {
    guard let rules, end < text.count, !text.spaceBefore[end] else { return true }
    return plan.rules[rules].language.mayEndText(start..<end, in: text.scalars, spaceBefore: text.spaceBefore)
  }

  private func isPointing(_ position: Int, _ rules: Int?) -> Bool {
    rules.map { memory.pointing[$0][position] } ?? false
  }

  /// Marks where words stand that point at something (그거, 하나 더); they are never free text, nor part of it.
  private func markPointingWords(_ rules: Int) -> Int {
    guard memory.pointing[rules].isEmpty else { return rules }
    for _ in 0..<text.count { memory.pointing[rules].append(false) }
    for start in 0..<text.count where start == 0 || text.spaceBefore[start] {
      for word in plan.rules[rules].pointing where text.has(word, at: start) {
        let end = start + word.count
        guard text.isTypedSpace(end) else { continue }
        for position in start..<end { memory.pointing[rules][position] = true }
      }
    }
    return rules
  }

  private func readGrammar(_ grammar: Int, at position: Int, _ value: (Int32) -> Reading.Value)
    -> Range<Int>
  {
    let ends = ends(of: grammar, from: position)
    let first = memory.readings.count
    for index in ends {
      let end = memory.ends[index]
      guard end.position > position else { continue }
      var reading = Reading(from: position, to: Int(end.position), value(end.item))
      reading.cost = end.cost
      reading.textCount = end.texts
      memory.readings.append(reading)
    }
    return first..<memory.readings.count
  }
}

extension Reading.Modifiers {
  init(_ mark: PhraseMark) {
    switch mark {
    case .only: self = .only
    case .also: self = .also
    case .each: self = .each
    default: self = []
    }
  }
}
