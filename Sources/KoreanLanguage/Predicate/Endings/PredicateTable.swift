import Language

/// Predicates with what they mean, made ready to compare parts of a text with all of them at once.
///
/// ```swift
/// let table = PredicateTable([("취소해줘", "cancel"), ("주문해줘", "order")])
/// table.first(0..<4, in: Array("주문할게".unicodeScalars))   // "order", R11
/// ```
///
/// What stands before an ending is looked up from the left, the ending behind it in the tables that all verbs share,
/// so the time does not grow with the number of predicates.
package struct PredicateTable<Value: Sendable>: Sendable {
  package struct Found {
    package var value: Value
    package var ending: PredicateEnding
    /// The place of the predicate among those that the table was made of.
    fileprivate var predicate: Int
    fileprivate var form: Int
  }

  private struct Front: Sendable {
    var predicate: Int
    var form: Int
    var tails: TailSet?
    var complete: PredicateEnding
  }

  private let values: [Value]
  private let fronts: EndingTable<[Front]>

  /// - Parameter phrases: each as an author writes it; what stands before the predicate must stand there in the text.
  package init(_ phrases: [(phrase: String, value: Value)]) {
    values = phrases.map(\.value)
    var rows: [String: [Front]] = [:]
    for (predicate, row) in phrases.enumerated() {
      guard let analysed = KoreanPredicate.analyse(row.phrase) else { continue }
      let lead = NormalText(analysed.lead).text
      for (form, predicateForm) in analysed.forms.enumerated() {
        let front = Front(
          predicate: predicate, form: form, tails: predicateForm.tails,
          complete: PredicateEnding(family: predicateForm.family, askFirst: predicateForm.askFirst))
        for text in predicateForm.fronts { rows[lead + text, default: []].append(front) }
      }
    }
    fronts = EndingTable(rows.map { ($0.key, $0.value) })
  }

  /// Whether a part of a text says one of the predicates.
  package func contains(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    first(range, in: scalars) != nil
  }

  /// The first predicate that a part of a text says in a way that `isMeant` takes.
  package func first(
    _ range: Range<Int>, in scalars: [Unicode.Scalar],
    where isMeant: (PredicateEnding) -> Bool = { _ in true }
  ) -> Found? {
    var best: [Int: Found] = [:]
    for end in range.lowerBound...min(range.upperBound, range.lowerBound + fronts.longest) {
      for front in fronts.value(of: range.lowerBound..<end, in: scalars) ?? [] {
        guard let ending = ending(of: front, end..<range.upperBound, in: scalars) else { continue }
        if let found = best[front.predicate], found.form <= front.form { continue }
        best[front.predicate] = Found(
          value: values[front.predicate], ending: ending, predicate: front.predicate, form: front.form)
      }
    }
    return best.values.filter { isMeant($0.ending) }.min { $0.predicate < $1.predicate }
  }

  private func ending(of front: Front, _ rest: Range<Int>, in scalars: [Unicode.Scalar]) -> PredicateEnding? {
    guard let tails = front.tails else { return rest.isEmpty ? front.complete : nil }
    return tails.tail(rest, in: scalars).map { PredicateEnding(family: $0.family, askFirst: $0.askFirst) }
  }
}

extension PredicateTable where Value == Void {
  /// Predicates that all mean the same.
  package init(_ phrases: [String]) { self.init(phrases.map { ($0, ()) }) }
}
