import Language

/// Forms of predicates found by the place where they end, without writing each of them out: a head and what may follow it
/// lie in tables of their own.
struct FormTable: Sendable {
  private struct Part: Sendable {
    var heads: EndingTable<Void>
    /// Nil for heads that nothing follows.
    var tails: EndingTable<Void>?
  }

  private let parts: [Part]

  init(_ forms: [PredicateForm]) {
    var heads: [TailSet?: ScalarTexts] = [:]
    for form in forms {
      for front in form.fronts {
        heads[form.tails, default: ScalarTexts()].append(ScalarTexts(front.unicodeScalars))
      }
    }
    let sets: [TailSet?] = [nil] + TailSet.allCases
    parts = sets.compactMap { set in
      heads[set].map { Part(heads: EndingTable($0), tails: set.map { EndingTable($0.spellings) }) }
    }
  }

  /// Where forms begin that end at a place, the longest form first.
  func starts(endingAt end: Int, in scalars: [Unicode.Scalar]) -> [Int] {
    var starts: [Int] = []
    for part in parts {
      let places = part.tails?.all(endingAt: end, in: scalars).map(\.start) ?? [end]
      for place in places {
        for head in part.heads.all(endingAt: place, in: scalars) where !starts.contains(head.start) {
          starts.append(head.start)
        }
      }
    }
    return starts.sorted()
  }
}
