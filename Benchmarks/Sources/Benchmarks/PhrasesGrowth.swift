import Matching

/// What a sentence takes while the number of phrases grows a thousandfold, beside the smallest set.
struct PhrasesGrowth: Subject {
  let name = "growth"
  static let rounds = 15

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let small = try contestant(100)
    return try [1_000, 10_000, 100_000].map { count in
      let large = try contestant(count)
      var duel = Duel()
      for _ in 0..<Self.rounds {
        let (ours, theirs) = (round(large), round(small))
        duel.add(ours: Measuring.median(ours), peer: Measuring.median(theirs))
      }
      return duel.row(
        name, "p50, \(count) phrases, 1000 names", unit: .microseconds, peer: "100 phrases",
        goal: .init(kind: .timesPeerAtMost, value: 1.5))
    }
  }

  private func contestant(_ count: Int) throws -> (Matcher, [String]) {
    let set = GeneratedPhrases(templates: count, names: 1_000)
    return (try set.matcher(), set.sentences)
  }

  private func round(_ contestant: (matcher: Matcher, sentences: [String])) -> [Double] {
    Measuring.seconds(each: contestant.sentences) { _ = contestant.matcher.match($0) }
  }
}
