import Language

/// One walk of an utterance through the automata of a phrase set.
///
/// Readings are kept as a chain of items in one array. For each place (state, position) the few cheapest items
/// are kept; every grammar and every slot reader is asked at most once for each position. Work is therefore
/// bounded by places, whatever the phrases are, and memory is that of the walks before (`WalkMemory`).
struct Walk: ~Copyable {
  /// Different readings kept for one place.
  static let readingsPerPlace = 3
  /// Items after which the walks of a sentence give up; far more than any sentence of a person needs.
  static let itemLimit = 100_000

  struct Item {
    var state: UInt32
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
    var state: UInt32
    var position: Int32
    var item: Int32
    var cost: Int32
    var literals: Int32
    var texts: Int32
    var rank: Int64
  }

  let plan: MatchPlan
  let text: MatchText
  /// Misspelt names are read as well.
  let repairsNames: Bool
  /// What dates count from; none are read without it.
  let reference: DateReference?
  var memory: WalkMemory
  private let itemLimit: Int
  /// The furthest position that literal text or a value reached, for explaining what did not match.
  private(set) var furthest = 0
  /// How many arcs were followed that are no bytes: the work that phrases cause.
  private(set) var followedArcs = 0
  private var runCount: UInt64 = 0
  /// What could have followed at the furthest place, if somebody wants to know.
  private var expectation: Expectation?

  private let tables: PhraseTables

  /// - Parameters:
  ///   - itemLimit: the walk gives up after so many items.
  ///   - expects: note what could have followed at the furthest place, for explaining.
  init(
    plan: MatchPlan, text: MatchText, repairsNames: Bool = false, reference: DateReference? = nil,
    memory: consuming WalkMemory = WalkMemory(), itemLimit: Int = Walk.itemLimit, expects: Bool = false
  ) {
    self.itemLimit = itemLimit
    self.plan = plan
    tables = plan.tables
    self.text = text
    self.repairsNames = repairsNames
    self.reference = reference
    expectation = expects ? Expectation() : nil
    memory.reset(readers: plan.readers.count, languages: plan.rules.count, count: text.count)
    self.memory = memory
  }

  /// The memory, for the next walk.
  consuming func finished() -> WalkMemory { memory }

  var isExhausted: Bool { memory.items.count >= itemLimit }

  /// Slots and literal text that could have followed at the furthest place.
  var wanted: Set<String> { expectation?.wanted ?? [] }

  /// All readings of `automaton` that begin at `start`, in order: indices in `memory.ends`.
  mutating func ends(of automaton: Int, from start: Int) -> Range<Int> {
    let key = UInt64(automaton) << 32 | UInt64(start)
    if let known = memory.callNumbers.value(of: key) {
      let call = memory.calls[Int(known)]
      return Int(call.first)..<Int(call.first + call.count)
    }
    var run = Run(automaton: automaton, number: runCount, base: memory.queue.count)
    runCount += 1
    let first = Item(
      state: tables.automata[automaton], position: Int32(start), cost: 0, literals: 0, previous: -1,
      event: .start)
    push(first, &run)
    while let entry = memory.queue.pop(base: run.base), !isExhausted {
      guard memory.places[Int(entry.place)].visits < Self.readingsPerPlace else { continue }
      memory.places[Int(entry.place)].visits += 1
      advance(entry.item, &run)
    }
    memory.queue.removeAll(from: run.base)
    let ends = finishedEnds(of: run)
    _ = memory.callNumbers.value(of: key, orInsert: Int32(memory.calls.count))
    memory.calls.append(.init(first: Int32(ends.lowerBound), count: Int32(ends.count)))
    return ends
  }

  /// The state of one call of `ends`.
  private struct Run {
    let automaton: Int
    /// Tells its places from those of other runs.
    let number: UInt64
    /// What waits from here on in the queue is its own.
    let base: Int
    /// The last of its places in which something ended.
    var lastEnding: Int32 = -1

    init(automaton: Int, number: UInt64, base: Int) {
      self.automaton = automaton
      self.number = number
      self.base = base
    }
  }

  /// The number of a place of `run`, which may be new.
  @inline(__always)
  private mutating func place(_ state: UInt32, _ position: Int32, _ run: Run) -> Int32 {
    let key = run.number << 40 | UInt64(state) << 14 | UInt64(UInt32(bitPattern: position))
    let next = Int32(memory.places.count)
    let number = memory.placeNumbers.value(of: key, orInsert: next)
    if number == next { memory.places.append(WalkMemory.Place()) }
    return number
  }

  private mutating func push(_ item: Item, _ run: inout Run) {
    let place = place(item.state, item.position, run)
    let rank = item.rank
    guard memory.places[Int(place)].admits(rank) else { return }
    memory.items.append(item)
    memory.queue.push(
      .init(rank: rank, position: item.position, item: Int32(memory.items.count - 1), place: place),
      base: run.base)
  }

  /// Follows the bytes from an item's place, and every other arc on the way.
  private mutating func advance(_ index: Int32, _ run: inout Run) {
    var item = memory.items[Int(index)]
    var position = Int(item.position)
    var code = Int(text.starts[position])
    while true {
      if code == Int(text.starts[position]) {
        item.position = Int32(position)
        if position >= furthest { noteProgress(item) }
        visit(item, index, &run)
      }
      guard position < text.count else { return }
      let next = tables.step(item.state, text.codes[code])
      guard next != PhraseTables.noState else { return }
      item.state = next
      code += 1
      if code == Int(text.starts[position + 1]) {
        position += 1
        item.literals += 1
      }
    }
  }

  private mutating func noteProgress(_ item: Item) {
    if expectation != nil {
      if item.position > furthest { expectation?.wanted = [] }
      expectation?.add(item.state, tables)
    }
    furthest = Int(item.position)
  }

  private mutating func visit(_ item: Item, _ index: Int32, _ run: inout Run) {
    if !tables.acceptRange(item.state).isEmpty { noteEnd(item, index, &run) }
    let arcs = tables.arcRange(item.state)
    guard !arcs.isEmpty else { return }
    followedArcs += arcs.count
    for arc in arcs { follow(tables.arcs[arc], item, index, &run) }
  }

  private mutating func follow(
    _ arc: PhraseTables.Arc, _ item: Item, _ index: Int32, _ run: inout Run
  ) {
    var next = item
    next.state = arc.target
    next.previous = index
    next.event = .start
    let number = arc.symbol.number
    switch arc.symbol.kind {
    case nil: return
    case .wordEnd:
      if text.isWordEnd(Int(item.position)) { push(next, &run) }
    case .typedSpace:
      if text.isTypedSpace(Int(item.position)) { push(next, &run) }
    case .joined:
      if item.position > 0, text.spaceBefore[Int(item.position)] {
        next.event = .spaceIgnored
        next.cost += Int32(MatchCost.spaceIgnored.amount)
      }
      push(next, &run)
    case .mark: followMark(number, next, after: item, &run)
    case .call: followCall(number, next, &run)
    case .slot: followSlot(number, next, &run)
    }
  }

  private mutating func followMark(_ number: Int, _ next: Item, after item: Item, _ run: inout Run) {
    let mark = plan.marks[number]
    // Text that nothing explains needs its particle and no other: its end would be a guess.
    if mark.isBarredBehindText, endsWithText(item) { return }
    if mark.isForKnownValues, item.texts > 0 { return }
    var next = next
    if mark.isPostposed { next.isTextBarred = true }
    next.event = .mark(Int32(number))
    next.cost += mark.cost
    push(next, &run)
  }

  private func endsWithText(_ item: Item) -> Bool {
    guard case .slot(_, let reading) = item.event else { return false }
    return memory.readings[Int(reading)].textCount > 0
  }

  private mutating func followCall(_ automaton: Int, _ next: Item, _ run: inout Run) {
    guard mayBegin(automaton, at: Int(next.position)) else { return }
    for index in ends(of: automaton, from: Int(next.position)) {
      let end = memory.ends[index]
      var called = next
      called.position = end.position
      called.cost = next.cost + end.cost
      called.literals = next.literals + end.literals
      called.texts = next.texts + end.texts
      called.event = .call(end: end.item)
      push(called, &run)
    }
  }

  /// Whether calling an automaton may lead anywhere. What it would have wanted to read matters when explaining.
  private func mayBegin(_ automaton: Int, at position: Int) -> Bool {
    guard expectation == nil else { return true }
    guard position < text.count else { return tables.mayReadNothing(automaton) }
    return tables.mayBegin(automaton, with: text.codes[Int(text.starts[position])])
  }

  private mutating func followSlot(_ slot: Int, _ next: Item, _ run: inout Run) {
    let position = Int(next.position)
    guard position < text.count else { return }
    let reader = plan.readerOfSlot[slot]
    for index in readings(of: reader, at: position) { fill(slot, index, next, &run) }
    // Text may end anywhere, so even looking for it takes time; not where it may not begin.
    guard plan.readers[reader].takesText, !next.isTextBarred,
      mayBeginText(at: next.position, next.state, run)
    else { return }
    let texts = texts(of: reader, at: position)
    guard !texts.isEmpty else { return }
    noteTextStart(next.position, next.state, run)
    for index in texts { fill(slot, index, next, &run) }
  }

  private mutating func fill(_ slot: Int, _ index: Int, _ next: Item, _ run: inout Run) {
    let (end, cost, textCount) = (
      memory.readings[index].end, memory.readings[index].cost, memory.readings[index].textCount
    )
    if next.isTextBarred, textCount > 0 { return }
    var filled = next
    filled.position = end
    filled.cost += cost
    filled.texts += textCount
    if run.automaton == 0, textCount == 0 { filled.filled += 1 }
    filled.event = .slot(binding: Int32(slot), reading: Int32(index))
    push(filled, &run)
  }
}

// MARK: Where texts begin

extension Walk {
  /// Places at which one text slot may begin within one walk of an automaton.
  static let textStartLimit: Int32 = 4

  private func mayBeginText(at position: Int32, _ state: UInt32, _ run: Run) -> Bool {
    guard let number = memory.textStartNumbers.value(of: textStartKey(state, run)) else { return true }
    let start = memory.textStarts[Int(number)]
    return start.count < Self.textStartLimit || start.latest == position
  }

  private mutating func noteTextStart(_ position: Int32, _ state: UInt32, _ run: Run) {
    let next = Int32(memory.textStarts.count)
    let number = memory.textStartNumbers.value(of: textStartKey(state, run), orInsert: next)
    if number == next { memory.textStarts.append(.init()) }
    guard memory.textStarts[Int(number)].latest != position else { return }
    memory.textStarts[Int(number)].latest = position
    memory.textStarts[Int(number)].count += 1
  }

  private func textStartKey(_ state: UInt32, _ run: Run) -> UInt64 { run.number << 32 | UInt64(state) }
}

// MARK: Ends

extension Walk {
  private mutating func noteEnd(_ item: Item, _ index: Int32, _ run: inout Run) {
    let end = End(
      state: item.state, position: item.position, item: index, cost: item.cost, literals: item.literals,
      texts: item.texts, rank: item.rank)
    let number = place(item.state, item.position, run)
    var place = memory.places[Int(number)]
    if place.endCount == 0 {
      place.firstEnd = Int32(memory.placeEnds.count)
      place.previousEnding = run.lastEnding
      run.lastEnding = number
      for _ in 0..<Self.readingsPerPlace { memory.placeEnds.append(end) }
    }
    let first = Int(place.firstEnd)
    if place.endCount < Self.readingsPerPlace {
      memory.placeEnds[first + Int(place.endCount)] = end
      place.endCount += 1
    } else {
      var worst = first
      for other in first + 1..<first + Self.readingsPerPlace
      where memory.placeEnds[other].rank > memory.placeEnds[worst].rank { worst = other }
      if end.rank < memory.placeEnds[worst].rank { memory.placeEnds[worst] = end }
    }
    memory.places[Int(number)] = place
  }

  /// Puts the ends of a run behind those of others, by position, then as they came.
  private mutating func finishedEnds(of run: Run) -> Range<Int> {
    let first = memory.ends.count
    var ending = run.lastEnding
    while ending >= 0 {
      let place = memory.places[Int(ending)]
      for index in 0..<Int(place.endCount) {
        memory.ends.append(memory.placeEnds[Int(place.firstEnd) + index])
      }
      ending = place.previousEnding
    }
    let range = first..<memory.ends.count
    memory.ends.withUnsafeMutableBufferPointer { ends in
      var own = UnsafeMutableBufferPointer(rebasing: ends[range])
      if own.count > 1 { own.sort { ($0.position, $0.item) < ($1.position, $1.item) } }
    }
    return range
  }
}

extension WalkMemory.Place {
  /// Whether an item of this rank is among the best of its place; if so, it is noted.
  @inline(__always)
  fileprivate mutating func admits(_ rank: Int64) -> Bool {
    switch rankCount {
    case 0: ranks.0 = rank
    case 1: ranks.1 = rank
    case 2: ranks.2 = rank
    default:
      if ranks.0 >= ranks.1, ranks.0 >= ranks.2 {
        guard rank < ranks.0 else { return false }
        ranks.0 = rank
      } else if ranks.1 >= ranks.2 {
        guard rank < ranks.1 else { return false }
        ranks.1 = rank
      } else {
        guard rank < ranks.2 else { return false }
        ranks.2 = rank
      }
      return true
    }
    rankCount += 1
    return true
  }
}

/// What could have followed at the furthest place that a walk reached.
private struct Expectation {
  var wanted: Set<String> = []

  mutating func add(_ state: UInt32, _ tables: PhraseTables) {
    for index in tables.arcRange(state) where tables.arcs[index].symbol.kind == .slot {
      let name = tables.slots[tables.arcs[index].symbol.number].name
      if !name.isEmpty { wanted.insert("{\(name)}") }
    }
    if let text = tables.literal(from: state) { wanted.insert("‘\(text)’") }
  }
}

extension PhraseMark {
  /// What passing the mark costs; nil for marks that only inform.
  var cost: MatchCost? {
    switch self {
    case .fillerAdded: .fillerAdded
    case .particleAdded, .particleUnwritten: .particleAdded
    case .particleDropped: .particleDropped
    case .reordered: .reordered
    case .postposed: .postposed
    case .applicationName, .knownValuesOnly, .ending, .only, .also, .each: nil
    }
  }
}
