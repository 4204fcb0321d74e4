package import Assistant

/// Which cells of the table of conversations, and which of the assistant's texts in which languages, the
/// conversations came to.
package struct DialogCoverage: Sendable {
  package let cells: Set<DialogTransition>
  package let missedCells: [DialogTransition]
  package let sayingCount: Int
  package let missedSayings: [CoverageRecorder.SpokenMessage]

  /// - Parameter languages: those that the conversations were held in.
  package init(of witness: CoverageRecorder, languages: [String]) {
    let (cells, sayings) = (witness.cells, witness.sayings)
    self.cells = cells.intersection(DialogTransition.all)
    missedCells = DialogTransition.all.filter { !cells.contains($0) }
    let all = Set(languages).sorted().flatMap { language in
      MessageKey.allCases.map { CoverageRecorder.SpokenMessage($0, language) }
    }
    missedSayings = all.filter { !sayings.contains($0) }
    sayingCount = all.count - missedSayings.count
  }

  package var cellTotal: Int { cells.count + missedCells.count }
  package var sayingTotal: Int { sayingCount + missedSayings.count }

  /// What no conversation comes to, a line for each state and language.
  package var gaps: [String] {
    let states = Dictionary(grouping: missedCells, by: \.state)
    let languages = Dictionary(grouping: missedSayings, by: \.language)
    return DialogState.allCases.compactMap { state in
      states[state].map { cells in
        "no conversation comes to \(Self.text(state)) and then "
          + cells.map(\.event.rawValue).joined(separator: ", ")
      }
    }
      + languages.sorted { $0.key < $1.key }.map { language, sayings in
        "no conversation in \(language) hears " + sayings.map(\.message.rawValue).joined(separator: ", ")
      }
  }

  private static func text(_ state: DialogState) -> String {
    switch state {
    case .idle: "no open question"
    case .value: "a question for a value"
    case .choice: "a choice of one"
    case .choices: "a choice of several"
    case .confirm: "a confirmation"
    case .intent: "a choice of what to do"
    }
  }
}
