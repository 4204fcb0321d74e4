import Language

/// One walk of an utterance through the automata of a phrase set.
///
/// Readings are kept as a chain of items in one array, so a walk allocates by growing arrays only. For
/// each place (state, position) the few cheapest items are kept; every grammar and every slot reader is
/// asked at most once for each position. Work is therefore bounded by places, whatever the phrases are.
struct Walk {
  /// Different readings kept for one place.
  static let readingsPerPlace = 3
  /// Items after which a walk gives up; far more than any sentence of a person needs.
  static let itemLimit = 400_000

  struct Item {
    var state: Int32
    var position: Int32
    var cost: Int32
    var literals: Int32
    var previous: Int32
    var event: Event
    /// Slots filled by text that nothing explains.
    var texts: Int32 = 0
    /// Slots of the phrase itself that hold something known.
    var filled: Int32 = 0
    /// Only known values may follow: a part after the verb, say.
    var isTextBarred = false

    /// What decides between readings of one phrase, lower wins: more slots filled, then the cost, then more
    /// literal text. Grows along every chain that stays at one position.
    var rank: Int64 { Int64(cost) << 13 - Int64(literals) - Int64(filled) << 45 }
  }

  enum Event {
    case start
    case slot(binding: Int32, reading: Int32)
    case call(end: Int32)
    case mark(Int32)
    case spaceIgnored
  }

  /// A reading of a whole automaton: where it ends, and the last item of its chain.
  struct End {
    var state: Int32
    var position: Int
    var item: Int32
    var cost: Int32
    var literals: Int32
    var texts: Int32
    var rank: Int64
  }

  let set: PhraseSet
  let tables: PhraseTables
  let text: MatchText
  let dictionaries: [DictionaryID: NameDictionary]
  /// Misspelt names are read as well.
  let repairsNames: Bool
  /// What dates count from; none are read without it.
  let reference: DateReference?

  private(set) var items: [Item] = []
  var readings: [Reading] = []
  /// The furthest position that literal text or a value reached, for explaining what did not match.
  private(set) var furthest = 0
  /// What could have followed at the furthest place: slots, and literal text.
  private(set) var wanted: Set<String> = []
  var isExhausted: Bool { items.count >= Self.itemLimit }

  private var calls: [UInt64: [End]] = [:]
  var readingsByPlace: [ReadingPlace: Range<Int>] = [:]
  var pointingRanges: [String: [Range<Int>]] = [:]

  init(
    set: PhraseSet, text: MatchText, dictionaries: [DictionaryID: NameDictionary], repairsNames: Bool = false,
    reference: DateReference? = nil
  ) {
    self.reference = reference
    self.repairsNames = repairsNames
    self.set = set
    tables = set.tables
    self.text = text
    self.dictionaries = dictionaries
  }

  /// All readings of `automaton` that begin at `start`.
  mutating func ends(of automaton: Int32, from start: Int) -> [End] {
    let place = UInt64(UInt32(bitPattern: automaton)) << 32 | UInt64(start)
    if let known = calls[place] { return known }
    var run = Run(automaton: automaton)
    push(
      Item(
        state: Int32(tables.automata[Int(automaton)]), position: Int32(start), cost: 0, literals: 0,
        previous: -1, event: .start),
      &run)
    while let item = run.queue.pop(), !isExhausted {
      let visits = run.visits[Place(items[Int(item)]), default: 0]
      guard visits < Self.readingsPerPlace else { continue }
      run.visits[Place(items[Int(item)])] = visits + 1
      advance(item, &run)
    }
    let ends = run.ends.values.flatMap(\.self).sorted { ($0.position, $0.item) < ($1.position, $1.item) }
    calls[place] = ends
    return ends
  }

  /// A state at a position of the sentence.
  private struct Place: Hashable {
    let state: Int32
    let position: Int32

    init(_ item: Item) {
      state = item.state
      position = item.position
    }
  }

  /// The state of one call of `ends`.
  private struct Run {
    let automaton: Int32
    var queue = WalkQueue()
    /// The ranks of the best items pushed for each place.
    var ranks: [Place: [Int64]] = [:]
    /// How many items went on from each place; they come best first, so the first few are the best.
    var visits: [Place: Int] = [:]
    /// Text slots already begun, by target state: a text may begin in a few places only.
    var textStarts: [Int32: Int] = [:]
    var ends: [Place: [End]] = [:]
  }

  private mutating func push(_ item: Item, _ run: inout Run) {
    let place = Place(item)
    var ranks = run.ranks[place] ?? []
    if ranks.count >= Self.readingsPerPlace {
      guard let worst = ranks.indices.max(by: { ranks[$0] < ranks[$1] }), item.rank < ranks[worst] else {
        return
      }
      ranks[worst] = item.rank
    } else {
      ranks.append(item.rank)
    }
    run.ranks[place] = ranks
    items.append(item)
    run.queue.push(Int32(items.count - 1), position: item.position, rank: item.rank)
  }

  /// Follows the bytes from an item's place, and every other arc on the way.
  private mutating func advance(_ index: Int32, _ run: inout Run) {
    var item = items[Int(index)]
    var position = Int(item.position)
    var code = Int(text.starts[position])
    while true {
      if code == Int(text.starts[position]) {
        item.position = Int32(position)
        noteProgress(item)
        visit(item, index, &run)
      }
      guard position < text.count else { return }
      let next = tables.step(UInt32(item.state), text.codes[code])
      guard next != PhraseTables.noState else { return }
      item.state = Int32(next)
      code += 1
      if code == Int(text.starts[position + 1]) {
        position += 1
        item.literals += 1
      }
    }
  }

  private mutating func noteProgress(_ item: Item) {
    guard item.position >= furthest else { return }
    if item.position > furthest {
      furthest = Int(item.position)
      wanted = []
    }
    for index in tables.arcRange(UInt32(item.state)) where tables.arcs[index].symbol.kind == .slot {
      let name = tables.slots[tables.arcs[index].symbol.number].name
      if !name.isEmpty { wanted.insert("{\(name)}") }
    }
    if let text = tables.literal(from: UInt32(item.state)) { wanted.insert("‘\(text)’") }
  }

  private func noteEnd(_ item: Item, _ index: Int32, _ run: inout Run) {
    let end = End(
      state: item.state, position: Int(item.position), item: index, cost: item.cost, literals: item.literals,
      texts: item.texts, rank: item.rank)
    var ends = run.ends[Place(item)] ?? []
    if ends.count < Self.readingsPerPlace {
      ends.append(end)
    } else if let worst = ends.indices.max(by: { ends[$0].rank < ends[$1].rank }), end.rank < ends[worst].rank
    {
      ends[worst] = end
    }
    run.ends[Place(item)] = ends
  }

  private mutating func visit(_ item: Item, _ index: Int32, _ run: inout Run) {
    if !tables.acceptRange(UInt32(item.state)).isEmpty { noteEnd(item, index, &run) }
    for arc in tables.arcRange(UInt32(item.state)) { follow(tables.arcs[arc], item, index, &run) }
  }

  private mutating func follow(_ arc: PhraseTables.Arc, _ item: Item, _ index: Int32, _ run: inout Run) {
    var next = item
    next.state = Int32(arc.target)
    next.previous = index
    let number = arc.symbol.number
    switch arc.symbol.kind {
    case nil: return
    case .wordEnd:
      guard text.isWordEnd(Int(item.position)) else { return }
      next.event = .start
      push(next, &run)
    case .typedSpace:
      guard text.isTypedSpace(Int(item.position)) else { return }
      next.event = .start
      push(next, &run)
    case .joined:
      let isSpaced = item.position > 0 && text.spaceBefore[Int(item.position)]
      next.event = isSpaced ? .spaceIgnored : .start
      next.cost += isSpaced ? Int32(MatchCost.spaceIgnored.amount) : 0
      push(next, &run)
    case .mark:
      let mark = tables.marks[number]
      if mark == .particleDropped, endsWithText(item) { return }
      if mark == .knownValuesOnly, item.texts > 0 { return }
      if mark == .postposed { next.isTextBarred = true }
      next.event = .mark(Int32(number))
      next.cost += Int32(mark.cost?.amount ?? 0)
      push(next, &run)
    case .call:
      for end in ends(of: Int32(number), from: Int(item.position)) {
        next.position = Int32(end.position)
        next.cost = item.cost + end.cost
        next.literals = item.literals + end.literals
        next.texts = item.texts + end.texts
        next.event = .call(end: end.item)
        push(next, &run)
      }
    case .slot: followSlot(Int32(number), next, &run)
    }
  }

  private mutating func followSlot(_ slot: Int32, _ next: Item, _ run: inout Run) {
    let reader = tables.slots[Int(slot)].reader
    // Text may end anywhere, so even looking for it takes time; not where it may not begin.
    if case .text = reader, !mayBeginText(at: Int(next.position), next.state, run) { return }
    for reading in readings(of: reader, at: Int(next.position)) {
      if next.isTextBarred, readings[reading].textCount > 0 { continue }
      if readings[reading].isOpenText {
        guard mayBeginText(at: Int(next.position), next.state, run) else { continue }
        noteTextStart(readings[reading].start, next.state, &run)
      }
      var filled = next
      filled.position = Int32(readings[reading].end)
      filled.cost += Int32(readings[reading].cost)
      filled.texts += Int32(readings[reading].textCount)
      if run.automaton == 0, readings[reading].textCount == 0 { filled.filled += 1 }
      filled.event = .slot(binding: slot, reading: Int32(reading))
      push(filled, &run)
    }
  }

  /// Text that nothing explains needs its particle: without one its end would be a guess.
  private func endsWithText(_ item: Item) -> Bool {
    guard case .slot(_, let reading) = item.event else { return false }
    return readings[Int(reading)].textCount > 0
  }

  /// Places at which one text slot may begin within one walk of an automaton.
  static let textStartLimit = 4

  private func mayBeginText(at position: Int, _ state: Int32, _ run: Run) -> Bool {
    run.textStarts[state, default: 0] < Self.textStartLimit || run.textStarts[~state, default: -1] == position
  }

  /// `textStarts` holds the number of starts by target state, and under its complement the latest start.
  private mutating func noteTextStart(_ start: Int, _ state: Int32, _ run: inout Run) {
    guard run.textStarts[~state] != start else { return }
    run.textStarts[~state] = start
    run.textStarts[state, default: 0] += 1
  }
}

extension PhraseMark {
  /// What passing the mark costs; nil for marks that only inform.
  var cost: MatchCost? {
    switch self {
    case .fillerAdded: .fillerAdded
    case .particleAdded: .particleAdded
    case .particleDropped: .particleDropped
    case .reordered: .reordered
    case .postposed: .postposed
    case .applicationName, .knownValuesOnly, .ending, .only, .also, .each: nil
    }
  }
}
