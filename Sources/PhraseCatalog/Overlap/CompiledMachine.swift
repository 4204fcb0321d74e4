/// A machine with what the walk asks of it.
struct CompiledMachine {
  /// A way from one state to another.
  struct Later {
    var source: Int32
    var target: Int32
  }

  let automaton: LetterAutomaton?
  let isText: Bool
  private let sample: String
  /// The shortest text that leads to each state.
  private let texts: [String]
  /// By scalar: where it leads from places where the machine could have ended.
  let later: [Unicode.Scalar: [Later]]
  /// By scalar: where it leads from any place behind the first.
  let anywhere: [Unicode.Scalar: [Later]]

  init(_ machine: MachineTable.Machine, sample: String) {
    self.sample = sample
    isText = if case .anyText = machine { true } else { false }
    guard case .texts(let automaton) = machine else {
      (self.automaton, texts, later, anywhere) = (nil, [], [:], [:])
      return
    }
    self.automaton = automaton
    texts = automaton.shortestTexts.map { $0 ?? "" }
    later = Self.ways(in: automaton) { !automaton.states[$0].accepted.isEmpty }
    anywhere = Self.ways(in: automaton) { $0 > 0 }
  }

  /// One for each scalar and where it leads, from the first of the states that `isMeant`.
  private static func ways(
    in automaton: LetterAutomaton, from isMeant: (Int) -> Bool
  ) -> [Unicode.Scalar: [Later]] {
    struct Way: Hashable {
      var letter: Letter
      var target: Int32
    }
    var seen: Set<Way> = []
    var ways: [Unicode.Scalar: [Later]] = [:]
    for (number, state) in automaton.states.enumerated() where isMeant(number) {
      for arc in state.arcs {
        guard let scalar = arc.letter.scalar,
          seen.insert(Way(letter: arc.letter, target: arc.target)).inserted
        else { continue }
        ways[scalar, default: []].append(Later(source: Int32(number), target: arc.target))
      }
    }
    return ways
  }

  /// What leads to a state; the sample for none.
  func text(upTo state: Int32) -> String { state < 0 || texts.isEmpty ? sample : texts[Int(state)] }
}
