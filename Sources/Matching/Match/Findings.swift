import Language

/// Everything that was found in one sentence, in memory of its own.
///
/// Whoever has a match of the sentence has all of it, and with it the phrases and names that it was read with, which
/// are needed to say what the match says.
final class Findings: @unchecked Sendable {
  let normal: NormalText
  let plan: MatchPlan
  // Written once, before anybody else has them.
  @exclusivity(unchecked) private(set) var matches = UnsafeBufferPointer<FoundMatch>(start: nil, count: 0)
  @exclusivity(unchecked) private(set) var slots = UnsafeBufferPointer<FoundSlot>(start: nil, count: 0)
  @exclusivity(unchecked) private(set) var entries = UnsafeBufferPointer<Int32>(start: nil, count: 0)
  @exclusivity(unchecked) private(set) var dates: [DateReading] = []
  @exclusivity(unchecked) private(set) var repairedNames: [String] = []
  @exclusivity(unchecked) private var memory: UnsafeMutablePointer<UInt64>?

  init(_ normal: consuming NormalText, _ plan: MatchPlan) {
    self.normal = normal
    self.plan = plan
  }

  deinit { memory?.deallocate() }

  /// Copies what was found, once.
  func keep(_ found: borrowing FoundMemory) {
    precondition(memory == nil)
    if !found.dates.isEmpty { dates = found.dates }
    if !found.repairedNames.isEmpty { repairedNames = found.repairedNames }
    guard found.matches.count > 0 else { return }
    let (slotStart, entryStart) = (found.matches.byteCount, found.matches.byteCount + found.slots.byteCount)
    // Matches and slots are as long as some words of eight bytes.
    let memory = UnsafeMutablePointer<UInt64>.allocate(
      capacity: (entryStart + found.entries.byteCount + 7) / 8)
    let start = UnsafeMutableRawPointer(memory)
    matches = found.matches.copy(to: start)
    slots = found.slots.copy(to: start + slotStart)
    entries = found.entries.copy(to: start + entryStart)
    self.memory = memory
  }
}

/// What is found in a sentence while it is read, in memory that the next one uses again.
struct FoundMemory: ~Copyable {
  var matches = Scratch<FoundMatch>()
  var slots = Scratch<FoundSlot>()
  var entries = Scratch<Int32>()
  var dates: [DateReading] = []
  var repairedNames: [String] = []

  mutating func removeAll() {
    matches.removeAll()
    slots.removeAll()
    entries.removeAll()
    if !dates.isEmpty { dates = [] }
    if !repairedNames.isEmpty { repairedNames = [] }
  }
}

// MARK: What it says

extension Findings {
  func name(of slot: FoundSlot) -> String {
    slot.binding < 0 ? "" : plan.tables.slots[Int(slot.binding)].name
  }

  /// Slots that stand beside one another, with those inside them.
  func slotMatches(_ range: Range<Int>) -> [SlotMatch] {
    guard range.count != 1 else { return [slotMatch(range.lowerBound)] }
    var found: [SlotMatch] = []
    var place = range.lowerBound
    while place < range.upperBound {
      found.append(slotMatch(place))
      place = Int(slots[place].next)
    }
    return found
  }

  private func slotMatch(_ place: Int) -> SlotMatch {
    let slot = slots[place]
    return SlotMatch(
      name: name(of: slot), value: value(of: slot, at: place), range: slot.range, of: normal.source,
      modifiers: slot.modifiers.all)
  }

  private func value(of slot: FoundSlot, at place: Int) -> SlotValue {
    switch slot.value {
    case .names(let dictionary, let first, let end): .names(names(dictionary, Int(first)..<Int(end)))
    case .text: .text(normal.source.scalars(slot.range))
    case .number(let from, let through): from == through ? .number(from) : .numberRange(from, through)
    case .boolean(let isTrue): .boolean(isTrue)
    case .date(let index, let start): .date(dates[Int(index)], secondsSince1970: start)
    case .duration(let index, let seconds):
      .duration(dates[Int(index)].duration ?? CivilDuration(), seconds: seconds)
    case .list: .list(slotMatches(place + 1..<Int(slot.next)))
    case .composite: .composite(slotMatches(place + 1..<Int(slot.next)))
    }
  }

  /// The identifiers of entries.
  private func names(_ dictionary: Int32, _ range: Range<Int>) -> [String] {
    guard dictionary >= 0 else { return [] }
    guard range.count != 1 else { return [name(dictionary, entries[range.lowerBound])] }
    return range.map { name(dictionary, entries[$0]) }
  }

  private func name(_ dictionary: Int32, _ entry: Int32) -> String {
    if let table = plan.dictionaries[Int(dictionary)].onlyTable {
      return table.identifiers.text(of: Int(entry))
    }
    return plan.dictionaries[Int(dictionary)].dictionary.id(of: entry)
  }

  /// The family of the ending that a mark stands for.
  func ending(_ mark: Int32) -> String? {
    guard mark >= 0, case .ending(let family, _, _) = plan.tables.marks[Int(mark)] else { return nil }
    return family
  }

  /// What a misspelt name was taken for.
  func repair(of match: FoundMatch) -> Repair? {
    guard match.repairedName >= 0 else { return nil }
    return Repair(
      from: normal.source.scalars(Int(match.misspeltStart)..<Int(match.misspeltEnd)),
      to: repairedNames[Int(match.repairedName)], how: .spelling)
  }
}

// MARK: Saying the same

extension Findings {
  /// What two matches of one meaning share: the intent, the slots and whether they ask first.
  struct Identity: Hashable {
    let findings: Findings
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      left.number == right.number || left.findings.isSame(left.number, right.number)
    }

    func hash(into hasher: inout Hasher) {
      let match = findings.matches[number]
      hasher.combine(findings.intent(of: match))
      hasher.combine(match.asksFirst)
      for slot in findings.slots[match.slots] {
        hasher.combine(slot.start)
        hasher.combine(slot.end)
      }
    }
  }

  func intent(of match: FoundMatch) -> UInt32 { plan.tables.phrases[Int(match.phrase)].intent }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (matches[one], matches[other])
    guard intent(of: one) == intent(of: other), one.asksFirst == other.asksFirst,
      one.slots.count == other.slots.count
    else { return false }
    return one.firstSlot == other.firstSlot
      || zip(one.slots, other.slots).allSatisfy { isSameSlot($0, $1) }
  }

  private func isSameSlot(_ place: Int, _ otherPlace: Int) -> Bool {
    let (one, other) = (slots[place], slots[otherPlace])
    return one.range == other.range && one.modifiers == other.modifiers
      && Int(one.next) - place == Int(other.next) - otherPlace
      && (one.binding == other.binding || name(of: one) == name(of: other)) && isSameValue(one, other)
  }

  private func isSameValue(_ one: FoundSlot, _ other: FoundSlot) -> Bool {
    switch (one.value, other.value) {
    case (
      .names(let dictionary, let first, let end), .names(let otherDictionary, let otherFirst, let otherEnd)
    ):
      let (range, otherRange) = (Int(first)..<Int(end), Int(otherFirst)..<Int(otherEnd))
      return dictionary == otherDictionary && entries[range].elementsEqual(entries[otherRange])
        || names(dictionary, range) == names(otherDictionary, otherRange)
    case (.number(let from, let through), .number(let otherFrom, let otherThrough)):
      return from == otherFrom && through == otherThrough
    case (.boolean(let isTrue), .boolean(let isOtherTrue)): return isTrue == isOtherTrue
    case (.date(let date, let start), .date(let otherDate, let otherStart)):
      return start == otherStart && dates[Int(date)] == dates[Int(otherDate)]
    case (.duration(let date, let seconds), .duration(let otherDate, let otherSeconds)):
      return seconds == otherSeconds && dates[Int(date)].duration == dates[Int(otherDate)].duration
    case (.text, .text), (.list, .list), (.composite, .composite): return true
    default: return false
    }
  }
}
