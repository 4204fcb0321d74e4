import Matching

/// What a sentence takes while the number of phrases grows a thousandfold, and that of names ten-thousandfold,
/// beside the smallest set: in time, and in arcs of the phrases' automata that are followed.
struct PhrasesGrowth: Subject {
  let name = "growth"
  static let rounds = 15

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let phrases = try rows([1_000, 10_000, 100_000], of: "phrases") {
      try GrownSet(GeneratedPhrases(templates: $0, names: 1_000))
    }
    let names = try rows([10_000, 1_000_000], of: "names") {
      try GrownSet(GeneratedPhrases(templates: 100, names: $0))
    }
    return phrases + names
  }

  private struct GrownSet {
    let matcher: Matcher
    let sentences: [String]

    init(_ set: GeneratedPhrases) throws {
      matcher = try set.matcher()
      sentences = set.sentences
    }

    func round() -> Double {
      Measuring.median(
        Measuring.seconds(each: sentences) { precondition(GeneratedPhrases.read($0, matcher) > 0) })
    }

    /// Arcs followed for a sentence.
    var arcs: Double {
      Double(sentences.reduce(0) { $0 + matcher.match($1).followedArcs }) / Double(sentences.count)
    }
  }

  private func rows(
    _ counts: [Int], of what: String, _ make: (Int) throws -> GrownSet
  ) throws -> [BenchmarkRow] {
    let small = try make(100)
    return try counts.flatMap { count in
      let large = try make(count)
      var duel = Duel()
      for _ in 0..<Self.rounds { duel.add(ours: large.round(), peer: small.round()) }
      // Time also grows with what no longer fits into the processor's caches.
      let goal = what == "phrases" ? BenchmarkRow.Goal(kind: .timesPeerAtMost, value: 1.5) : nil
      return [
        duel.row(
          name, "p50, \(count) \(what)", unit: .microseconds, peer: "100 \(what)", goal: goal),
        BenchmarkRow(
          subject: name, what: "arcs followed for a sentence, \(count) \(what)", unit: "arcs",
          value: large.arcs, peer: "100 \(what)", peerValue: small.arcs, ratio: small.arcs / large.arcs,
          goal: .init(kind: .timesPeerAtMost, value: 1.5)),
      ]
    }
  }
}
