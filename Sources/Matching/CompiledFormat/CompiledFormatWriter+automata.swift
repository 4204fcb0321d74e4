import Language

extension CompiledFormatWriter {
  /// Lays the automata out one after another, with one numbering of states.
  mutating func append(_ automata: [Automaton]) {
    var base: UInt32 = 0
    for automaton in automata {
      append(base, to: .automata)
      append(automaton, base: base)
      base += UInt32(automaton.states.count)
    }
    append(base, to: .automata)
    appendState(first: 0, shape: 0)
    self[.firstBytes] = FirstBytes(automata).all
  }

  private mutating func append(_ automaton: Automaton, base: UInt32) {
    let order = Self.readingOrder(of: automaton)
    var numbers = [UInt32](repeating: 0, count: order.count)
    for (number, state) in order.enumerated() { numbers[Int(state)] = base + UInt32(number) }
    let literals = Self.literalLengths(in: automaton, order)
    for (state, literal) in zip(order.map({ automaton.states[Int($0)] }), literals) {
      appendBytes(automaton, Int(state.bytes.lowerBound)..<Int(state.bytes.upperBound), literal, numbers)
      for arc in automaton.otherArcs[Int(state.others.lowerBound)..<Int(state.others.upperBound)] {
        append([arc.symbol.bits, numbers[Int(arc.target)]], to: .arcs)
      }
      for id in automaton.accepted[Int(state.accepts.lowerBound)..<Int(state.accepts.upperBound)] {
        append(UInt32(id), to: .accepted)
      }
    }
  }

  /// The states, each with what it leads to behind it, the start first.
  ///
  /// A walk reads them in this order, so that the state it needs next is mostly in the processor's cache already.
  private static func readingOrder(of automaton: Automaton) -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(automaton.states.count)
    var isPlaced = [Bool](repeating: false, count: automaton.states.count)
    var stack: [Int32] = [0]
    while let index = stack.popLast() {
      guard !isPlaced[Int(index)] else { continue }
      isPlaced[Int(index)] = true
      order.append(index)
      let state = automaton.states[Int(index)]
      for arc in automaton.otherArcs(of: index).reversed() { stack.append(arc.target) }
      for place in (Int(state.bytes.lowerBound)..<Int(state.bytes.upperBound)).reversed() {
        stack.append(automaton.byteTargets[place])
      }
    }
    return order
  }

  /// For each state how many single labels lead from state to state, up to the first from which something else leads
  /// on as well.
  private static func literalLengths(in automaton: Automaton, _ order: [Int32]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: order.count)
    var behind = 0
    for place in order.indices.dropLast().reversed() {
      let (state, next) = (automaton.states[Int(order[place])], automaton.states[Int(order[place + 1])])
      let isNext =
        state.bytes.count == 1 && automaton.byteTargets[Int(state.bytes.lowerBound)] == order[place + 1]
      behind = !isNext ? 0 : next.others.isEmpty && next.accepts.isEmpty ? min(behind + 1, 255) : 1
      lengths[place] = UInt8(behind)
    }
    return lengths
  }

  /// A row for every byte of a span when that is little more than the labels themselves or they are many.
  private mutating func appendBytes(
    _ automaton: Automaton, _ range: Range<Int>, _ literalLength: UInt8, _ numbers: [UInt32]
  ) {
    let first = UInt32(self[.labels].count)
    guard let low = automaton.byteLabels[range].first, let high = automaton.byteLabels[range].last else {
      appendState(first: 0, shape: UInt32(PhraseTables.noLabel) | 1 << 16)
      return
    }
    let span = Int(high - low)
    let isDense = range.count > 1 && (span < range.count * 2 || range.count > Self.longestSearch)
    if isDense {
      var place = range.lowerBound
      for label in low...high {
        let isArc = automaton.byteLabels[place] == label
        appendTarget(
          label: label, isArc ? numbers[Int(automaton.byteTargets[place])] : PhraseTables.noState)
        if isArc { place += 1 }
      }
    } else {
      for index in range {
        appendTarget(label: automaton.byteLabels[index], numbers[Int(automaton.byteTargets[index])])
      }
    }
    appendState(
      first: first,
      shape: UInt32(low) | UInt32(span) << 8 | (isDense ? 0 : UInt32(range.count) << 16)
        | UInt32(literalLength) << 24)
  }

  /// Labels that are looked through one by one.
  private static let longestSearch = 8

  private mutating func appendTarget(label: UInt8, _ target: UInt32) {
    self[.labels].append(label)
    append(target, to: .targets)
  }

  private mutating func appendState(first: UInt32, shape: UInt32) {
    append(
      [first, shape, UInt32(self[.arcs].count / 8), UInt32(self[.accepted].count / 4)], to: .states)
  }
}

extension PackedSymbol {
  /// Nil for a byte, which is no symbol of these arcs.
  init?(_ symbol: Symbol) {
    switch symbol {
    case .byte: return nil
    case .wordEnd: self.init(Kind.wordEnd, 0)
    case .joined: self.init(Kind.joined, 0)
    case .typedSpace: self.init(Kind.typedSpace, 0)
    case .mark(let mark): self.init(Kind.mark, mark)
    case .call(let grammar): self.init(Kind.call, grammar)
    case .slot(let slot): self.init(Kind.slot, slot)
    }
  }
}

/// The bytes with which what an automaton reads can begin.
///
/// An automaton is not called where the utterance goes on with another byte, which keeps a state with many calls
/// cheap.
struct FirstBytes {
  /// Bits that stand for no byte, as no code is that high.
  static let nothing = 254
  static let slot = 255

  private let automata: [Automaton]
  private var sets: [[UInt8]?]

  init(_ automata: [Automaton]) {
    self.automata = automata
    sets = Array(repeating: nil, count: automata.count)
    for index in automata.indices { _ = set(of: index) }
  }

  /// 32 bytes for each automaton.
  var all: [UInt8] { sets.flatMap { $0 ?? [] } }

  private mutating func set(of automaton: Int) -> [UInt8] {
    if let known = sets[automaton] { return known }
    let machine = automata[automaton]
    var bits = [UInt8](repeating: 0, count: 32)
    func insert(_ label: Int) { bits[label >> 3] |= 1 << UInt8(label & 7) }
    var seen: Set<Int32> = [0]
    var stack: [Int32] = [0]
    while let index = stack.popLast() {
      let state = machine.states[Int(index)]
      for label in machine.byteLabels[Int(state.bytes.lowerBound)..<Int(state.bytes.upperBound)] {
        insert(Int(label))
      }
      if !state.accepts.isEmpty { insert(Self.nothing) }
      for arc in machine.otherArcs(of: index) {
        switch arc.symbol.kind {
        case .slot:
          insert(Self.slot)
          continue
        case .call:
          let inner = set(of: arc.symbol.number)
          for byte in bits.indices { bits[byte] |= byte == 31 ? inner[byte] & 0xBF : inner[byte] }
          guard inner[31] & 0x40 != 0 else { continue }
        default: break
        }
        if seen.insert(arc.target).inserted { stack.append(arc.target) }
      }
    }
    sets[automaton] = bits
    return bits
  }
}
