import Language
import Matching

/// Answers whether other phrases say everything that a phrase says, by walking it beside them.
///
/// Yes is proven; no may also mean that it was not found out, or that the budget is used up.
struct PhraseCoverage {
  /// Places after which a phrase counts as not covered.
  static let placeLimit = 150_000

  private let machines: MachineTable
  private let language: (any PhraseLanguage)?
  private let applicationNames: [String]
  private let slotLetters: PhraseGraphBuilder.SlotLetters
  private let budget: CheckBudget

  init(
    _ checked: CheckedPhrases, _ machines: MachineTable, _ budget: CheckBudget,
    slotLetters: PhraseGraphBuilder.SlotLetters
  ) {
    self.machines = machines
    self.budget = budget
    language = checked.rules
    applicationNames = checked.applicationNames
    self.slotLetters = slotLetters
  }

  /// The automaton of some phrases, each accepted under its position.
  func automaton(of phrases: [ExpandedTemplate]) -> LetterAutomaton? {
    var builder = PhraseGraphBuilder(
      machines: machines, slotLetters: slotLetters, language: language, applicationNames: applicationNames)
    for (index, phrase) in phrases.enumerated() {
      guard !budget.isUsedUp else { return nil }
      let before = builder.graph.count
      builder.add(phrase, id: Int32(index))
      budget.spend(builder.graph.count - before)
    }
    let automaton = LetterAutomaton(builder.graph, limit: min(200_000, budget.left))
    budget.spend(automaton?.work ?? 200_000)
    return automaton
  }

  /// Whether everything that `phrase` says is said by `others`.
  func covers(_ phrase: LetterAutomaton, by others: LetterAutomaton) -> Bool {
    var walk = CoverageWalk(phrase: phrase, others: others, machines: machines.machines, budget: budget)
    return walk.isCovered()
  }

  /// A short sentence of a phrase, where machines and slots are said by their samples.
  func sample(of phrase: LetterAutomaton) -> String? {
    var texts: [Int32: String] = [0: ""]
    var queue: [Int32] = [0]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      if !phrase.states[Int(state)].accepted.isEmpty { return texts[state] }
      for arc in phrase.states[Int(state)].arcs where texts[arc.target] == nil {
        texts[arc.target] = (texts[state] ?? "") + text(of: arc)
        queue.append(arc.target)
      }
    }
    return nil
  }

  private func text(of arc: LetterAutomaton.Arc) -> String {
    let said = arc.letter.scalar.map { String($0) } ?? arc.letter.number.map { machines.samples[$0] } ?? ""
    return (arc.isSpaced ? " " : "") + said
  }

  /// Some of the shortest sentences of a phrase, which leave out one thing or another.
  func samples(of phrase: LetterAutomaton, limit: Int = 400) -> [String] {
    var paths: [(state: Int32, text: String)] = [(0, "")]
    var samples: [String] = []
    var next = 0
    while next < paths.count, samples.count < limit {
      let (state, text) = paths[next]
      next += 1
      if !phrase.states[Int(state)].accepted.isEmpty { samples.append(text) }
      for arc in phrase.states[Int(state)].arcs where paths.count < Self.pathLimit {
        paths.append((arc.target, text + self.text(of: arc)))
      }
    }
    return samples.isEmpty ? [sample(of: phrase)].compactMap(\.self) : samples
  }

  private static let pathLimit = 60_000
}

/// One such walk: each place of the phrase with all places where the others may be.
private struct CoverageWalk {
  let phrase: LetterAutomaton
  let others: LetterAutomaton
  let machines: [MachineTable.Machine]
  let budget: CheckBudget

  private struct Place: Hashable {
    var root: Int32
    var machine: Int32 = -1
    var inner: Int32 = 0
  }

  private struct Meeting: Hashable {
    var place: Place
    var others: Set<Place>
  }

  private var seen: Set<Meeting> = []
  private var open: [Meeting] = []

  init(
    phrase: LetterAutomaton, others: LetterAutomaton, machines: [MachineTable.Machine], budget: CheckBudget
  ) {
    self.budget = budget
    self.phrase = phrase
    self.others = others
    self.machines = machines
  }

  mutating func isCovered() -> Bool {
    push(Place(root: 0), closed([Place(root: 0)]))
    while let meeting = open.popLast() {
      guard seen.count <= PhraseCoverage.placeLimit, budget.spend(1 + meeting.others.count), advance(meeting)
      else { return false }
    }
    return true
  }

  private mutating func push(_ place: Place, _ others: Set<Place>) {
    let meeting = Meeting(place: place, others: others)
    if seen.insert(meeting).inserted { open.append(meeting) }
  }

  /// False where the phrase goes on, or ends, and no other does.
  private mutating func advance(_ meeting: Meeting) -> Bool {
    let place = meeting.place
    guard place.machine >= 0 else { return advanceRoot(place.root, meeting.others) }
    guard let automaton = automaton(place.machine) else { return false }
    let state = automaton.states[Int(place.inner)]
    for arc in state.arcs {
      guard let scalar = arc.letter.scalar else { continue }
      let next = step(meeting.others, scalar)
      guard !next.isEmpty else { return false }
      var inner = place
      inner.inner = arc.target
      push(inner, next)
    }
    if !state.accepted.isEmpty { push(Place(root: place.root), meeting.others) }
    return true
  }

  private mutating func advanceRoot(_ root: Int32, _ others: Set<Place>) -> Bool {
    let state = phrase.states[Int(root)]
    if !state.accepted.isEmpty, !others.contains(where: { isEnd($0) }) { return false }
    for arc in state.arcs {
      if let scalar = arc.letter.scalar {
        let next = step(others, scalar)
        guard !next.isEmpty else { return false }
        push(Place(root: arc.target), next)
        continue
      }
      let together = others.filter { $0.machine < 0 }.compactMap { place in
        self.others.arc(from: place.root, arc.letter).map { Place(root: $0.target) }
      }
      if !together.isEmpty {
        push(Place(root: arc.target), closed(Set(together)))
      } else if let number = arc.letter.number, automaton(Int32(number)) != nil {
        push(Place(root: arc.target, machine: Int32(number)), others)
      } else {
        return false
      }
    }
    return true
  }

  private func isEnd(_ place: Place) -> Bool {
    place.machine < 0 && !others.states[Int(place.root)].accepted.isEmpty
  }

  private func automaton(_ machine: Int32) -> LetterAutomaton? {
    if case .texts(let automaton) = machines[Int(machine)] { return automaton }
    return nil
  }

  /// Where the others may be after a scalar.
  private func step(_ places: Set<Place>, _ scalar: Unicode.Scalar) -> Set<Place> {
    var next: Set<Place> = []
    for place in places {
      if place.machine < 0 {
        if let arc = others.arc(from: place.root, Letter(scalar)) { next.insert(Place(root: arc.target)) }
      } else if let arc = automaton(place.machine)?.arc(from: place.inner, Letter(scalar)) {
        next.insert(Place(root: place.root, machine: place.machine, inner: arc.target))
      }
    }
    return closed(next)
  }

  /// With every machine that may be entered or left there.
  private func closed(_ places: Set<Place>) -> Set<Place> {
    var result = places
    var open = Array(places)
    func add(_ place: Place) {
      if result.insert(place).inserted { open.append(place) }
    }
    while let place = open.popLast() {
      if place.machine < 0 {
        for arc in others.states[Int(place.root)].arcs {
          guard let number = arc.letter.number, automaton(Int32(number)) != nil else { continue }
          add(Place(root: arc.target, machine: Int32(number)))
        }
      } else if let state = automaton(place.machine)?.states[Int(place.inner)], !state.accepted.isEmpty {
        add(Place(root: place.root))
      }
    }
    return result
  }
}
