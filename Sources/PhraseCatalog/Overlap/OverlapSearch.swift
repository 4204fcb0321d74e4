import Language
import Matching

/// Walks the graph of all phrases against itself: every text that two phrases of different intents read.
///
/// A pair of places is reached by one text on two ways. Where both ways call the same machine from the same place
/// of the text, they are taken through it together, and once for each way in which one is done before the other.
/// The walk ends when no pair is left, which proves that there is no such text, or at `pairLimit`.
struct OverlapSearch {
  /// Sentences kept for two intents; the first is the shortest.
  static let witnessLimit = 6

  /// Two phrases that read the same text.
  struct Witness {
    var phrases: (Int, Int)
    var text: String
  }

  private(set) var witnesses: [Witness] = []
  /// Nothing was left out.
  private(set) var isComplete = true
  /// Nothing was left out that is said with known values only.
  private(set) var knowsAll = true
  private(set) var pairCount = 0

  private let root: LetterAutomaton
  private let machines: [CompiledMachine]
  private let intents: [Int]
  private let pairLimit: Int
  private var pairs: [Pair] = []
  private var seen: Set<PairKey> = []
  private var steps: [Place: Steps] = [:]
  private var counts: [IntentPair: Int] = [:]
  /// Pairs to be looked at, and those inside text, which come later.
  private var open: [Int32] = []
  private var deferred: [Int32] = []
  private var isInText = false

  /// - Parameters:
  ///   - root: the graph of all phrases; accepts the number of a phrase.
  ///   - intents: the intent of each phrase, by number.
  init(root: LetterAutomaton, machines: MachineTable, intents: [Int], pairLimit: Int) {
    self.root = root
    self.machines = zip(machines.machines, machines.samples).map { CompiledMachine($0, sample: $1) }
    self.intents = intents
    self.pairLimit = pairLimit
  }

  mutating func run() {
    push(Place(root: 0), Place(root: 0), nil, "")
    knowsAll = walk(upTo: pairLimit)
    // What only text reads comes last, so that the limit takes nothing from known values.
    open = deferred
    deferred = []
    isInText = true
    isComplete = walk(upTo: pairs.count + pairLimit / 3) && knowsAll
    pairCount = pairs.count
    seen = []
    steps = [:]
  }

  /// Whether nothing was left out.
  private mutating func walk(upTo limit: Int) -> Bool {
    var next = 0
    while next < open.count {
      guard pairs.count < limit else { return false }
      advance(open[next])
      next += 1
    }
    return true
  }

  // MARK: Places

  /// Where one way is: in the graph, or inside a machine that was called from there.
  struct Place: Hashable {
    /// The state of the graph, or where the call returns to.
    var root: Int32
    var machine: Int32 = -1
    var inner: Int32 = 0
  }

  private struct PairKey: Hashable {
    var left: Place
    var right: Place
  }

  private struct Pair {
    var left: Place
    var right: Place
    var previous: Int32
    var text: String
  }

  private struct IntentPair: Hashable {
    var first: Int
    var second: Int
  }

  private func isText(_ place: Place) -> Bool { place.machine >= 0 && machines[Int(place.machine)].isText }

  private mutating func push(_ left: Place, _ right: Place, _ previous: Int32?, _ text: String) {
    let isOrdered = (left.root, left.machine, left.inner) <= (right.root, right.machine, right.inner)
    let key = isOrdered ? PairKey(left: left, right: right) : PairKey(left: right, right: left)
    guard seen.insert(key).inserted else { return }
    pairs.append(Pair(left: key.left, right: key.right, previous: previous ?? -1, text: text))
    if isInText || !(isText(left) || isText(right)) {
      open.append(Int32(pairs.count - 1))
    } else {
      deferred.append(Int32(pairs.count - 1))
    }
  }

  /// What can follow a place.
  private struct Steps {
    struct Entry {
      var scalar: Unicode.Scalar
      var target: Place
      var isSpaced: Bool
      /// The machine that this step enters; -1 for none.
      var entered: Int32
    }

    /// States of the graph that are reached without reading.
    var roots: [Int32]
    var entries: [Entry]
    /// Inside text, which goes on with anything.
    var takesAnything: Bool
  }

  private mutating func steps(at place: Place) -> Steps {
    if let known = steps[place] { return known }
    var result = Steps(roots: [], entries: [], takesAnything: false)
    if place.machine < 0 {
      addRoot(place.root, &result)
    } else {
      addInner(place, entered: -1, isSpaced: false, &result)
    }
    result.entries.sort { $0.scalar < $1.scalar }
    steps[place] = result
    return result
  }

  private func addRoot(_ state: Int32, _ result: inout Steps) {
    guard !result.roots.contains(state) else { return }
    result.roots.append(state)
    for arc in root.states[Int(state)].arcs {
      if let scalar = arc.letter.scalar {
        result.entries.append(
          .init(scalar: scalar, target: Place(root: arc.target), isSpaced: arc.isSpaced, entered: -1))
      } else if let number = arc.letter.number, machines[number].automaton != nil {
        let start = Place(root: arc.target, machine: Int32(number), inner: 0)
        addInner(start, entered: Int32(number), isSpaced: arc.isSpaced, &result)
      }
    }
  }

  private func addInner(_ place: Place, entered: Int32, isSpaced: Bool, _ result: inout Steps) {
    let machine = machines[Int(place.machine)]
    guard let automaton = machine.automaton else {
      result.takesAnything = machine.isText
      if place.inner > 0 { addRoot(place.root, &result) }
      return
    }
    let state = automaton.states[Int(place.inner)]
    for arc in state.arcs {
      guard let scalar = arc.letter.scalar else { continue }
      var target = place
      target.inner = arc.target
      let spaced = arc.isSpaced || (place.inner == 0 && isSpaced)
      result.entries.append(.init(scalar: scalar, target: target, isSpaced: spaced, entered: entered))
    }
    if !state.accepted.isEmpty { addRoot(place.root, &result) }
  }

  // MARK: One pair

  private mutating func advance(_ index: Int32) {
    let pair = pairs[Int(index)]
    let left = steps(at: pair.left)
    let right = pair.left == pair.right ? left : steps(at: pair.right)
    note(left, right, index)
    readTogether(left, right, index)
    callTogether(left, right, index)
    // A way inside text meets whatever the other one calls.
    if left.takesAnything { readAnything(pair.left, left, right, index) }
    if right.takesAnything { readAnything(pair.right, right, left, index) }
  }

  private mutating func note(_ left: Steps, _ right: Steps, _ index: Int32) {
    let ends = accepted(left)
    guard !ends.isEmpty else { return }
    for first in ends {
      for second in accepted(right) {
        let (one, other) = (Int(min(first, second)), Int(max(first, second)))
        guard intents[one] != intents[other] else { continue }
        let key = IntentPair(
          first: min(intents[one], intents[other]), second: max(intents[one], intents[other]))
        guard counts[key, default: 0] < Self.witnessLimit else { continue }
        counts[key, default: 0] += 1
        witnesses.append(Witness(phrases: (one, other), text: text(upTo: index)))
      }
    }
  }

  private func accepted(_ steps: Steps) -> [Int32] {
    steps.roots.flatMap { root.states[Int($0)].accepted }
  }

  /// Both read the same scalar.
  private mutating func readTogether(_ left: Steps, _ right: Steps, _ index: Int32) {
    var (first, second) = (0, 0)
    while first < left.entries.count, second < right.entries.count {
      let scalar = left.entries[first].scalar
      if scalar < right.entries[second].scalar {
        first += 1
      } else if right.entries[second].scalar < scalar {
        second += 1
      } else {
        let start = second
        while second < right.entries.count, right.entries[second].scalar == scalar {
          read(left.entries[first], right.entries[second], index)
          second += 1
        }
        first += 1
        if first < left.entries.count, left.entries[first].scalar == scalar { second = start }
      }
    }
  }

  private mutating func read(_ left: Steps.Entry, _ right: Steps.Entry, _ index: Int32) {
    // Through the same machine they go together (`callTogether`).
    guard left.entered < 0 || left.entered != right.entered else { return }
    let space = left.isSpaced || right.isSpaced ? " " : ""
    push(left.target, right.target, index, space + String(left.scalar))
  }

  /// Both call the same machine: it reads the same for both, or one is done earlier.
  private mutating func callTogether(_ left: Steps, _ right: Steps, _ index: Int32) {
    for one in left.roots {
      for arc in root.states[Int(one)].arcs {
        guard let number = arc.letter.number else { continue }
        for other in right.roots {
          guard let second = root.arc(from: other, arc.letter) else { continue }
          let space = arc.isSpaced || second.isSpaced ? " " : ""
          push(Place(root: arc.target), Place(root: second.target), index, space + machines[number].sample)
          lag(number, behind: arc.target, before: second.target, index, space)
          lag(number, behind: second.target, before: arc.target, index, space)
        }
      }
    }
    callText(left, right, index)
    callText(right, left, index)
  }

  /// One way is done with the machine and goes on, the other reads on inside it.
  private mutating func lag(_ number: Int, behind: Int32, before: Int32, _ index: Int32, _ space: String) {
    guard machines[number].automaton != nil else { return }
    for entry in steps(at: Place(root: behind)).entries {
      for later in machines[number].later[entry.scalar] ?? [] {
        let inner = Place(root: before, machine: Int32(number), inner: later.target)
        let gap = entry.isSpaced ? " " : ""
        push(entry.target, inner, index, space + later.text + gap + String(entry.scalar))
      }
    }
  }

  /// A way that calls text is inside it from here on.
  private mutating func callText(_ left: Steps, _ right: Steps, _ index: Int32) {
    for one in left.roots {
      for arc in root.states[Int(one)].arcs {
        guard let number = arc.letter.number, machines[number].isText else { continue }
        let inside = Place(root: arc.target, machine: Int32(number), inner: 0)
        for other in right.roots { push(inside, Place(root: other), index, arc.isSpaced ? " " : "") }
      }
    }
  }

  /// A way inside text reads what the other one reads.
  private mutating func readAnything(_ place: Place, _ steps: Steps, _ other: Steps, _ index: Int32) {
    var inside = place
    inside.inner = 1
    for entry in other.entries where entry.entered < 0 {
      push(inside, entry.target, index, (entry.isSpaced ? " " : "") + String(entry.scalar))
    }
    let behind = self.steps(at: Place(root: place.root)).entries
    for state in other.roots {
      for arc in root.states[Int(state)].arcs {
        guard let number = arc.letter.number else { continue }
        let machine = machines[number]
        let space = arc.isSpaced ? " " : ""
        push(inside, Place(root: arc.target), index, space + machine.sample)
        guard machine.automaton != nil else { continue }
        for entry in behind {
          for later in machine.anywhere[entry.scalar] ?? [] where !later.text.isEmpty {
            let reading = Place(root: arc.target, machine: Int32(number), inner: later.target)
            push(entry.target, reading, index, space + later.text + String(entry.scalar))
          }
        }
      }
    }
  }

  // MARK: Sentences

  private func text(upTo index: Int32) -> String {
    var parts: [String] = []
    var index = index
    while index >= 0 {
      parts.append(pairs[Int(index)].text)
      index = pairs[Int(index)].previous
    }
    return parts.reversed().joined().split(separator: " ").joined(separator: " ")
  }
}

/// A machine with what the walk asks of it.
struct CompiledMachine {
  struct Later {
    var target: Int32
    /// What was read before.
    var text: String
  }

  let automaton: LetterAutomaton?
  let isText: Bool
  let sample: String
  /// By scalar: where it leads from places where the machine could have ended.
  let later: [Unicode.Scalar: [Later]]
  /// By scalar: where it leads from any place.
  let anywhere: [Unicode.Scalar: [Later]]

  init(_ machine: MachineTable.Machine, sample: String) {
    self.sample = sample
    isText = if case .anyText = machine { true } else { false }
    guard case .texts(let automaton) = machine else {
      (self.automaton, later, anywhere) = (nil, [:], [:])
      return
    }
    self.automaton = automaton
    let texts = automaton.shortestTexts
    var later: [Unicode.Scalar: [Later]] = [:]
    var anywhere: [Unicode.Scalar: [Later]] = [:]
    for (number, state) in automaton.states.enumerated() {
      for arc in state.arcs {
        guard let scalar = arc.letter.scalar else { continue }
        let step = Later(target: arc.target, text: texts[number] ?? "")
        if anywhere[scalar]?.contains(where: { $0.target == arc.target }) != true {
          anywhere[scalar, default: []].append(step)
        }
        if !state.accepted.isEmpty { later[scalar, default: []].append(step) }
      }
    }
    (self.later, self.anywhere) = (later, anywhere)
  }
}
