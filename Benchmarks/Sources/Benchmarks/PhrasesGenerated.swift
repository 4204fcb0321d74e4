import Matching

/// Generated sets of 100, 1,000 and 10,000 templates with a thousand names, beside hassil.
struct PhrasesGenerated: Subject {
  let name = "generated"

  private struct Size {
    let templates: Int
    let rounds: Int
    let goal: Double
  }

  private static let sizes = [
    Size(templates: 100, rounds: 15, goal: 300), Size(templates: 1_000, rounds: 9, goal: 1_000),
    Size(templates: 10_000, rounds: 3, goal: 5_000),
  ]

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let peer = try HassilPeer.started(options) else {
      skip("everything", because: "--hassil is missing")
      return []
    }
    return try Self.sizes.map { try row($0, peer) }
  }

  private func row(_ size: Size, _ peer: HassilPeer) throws -> BenchmarkRow {
    let set = GeneratedPhrases(templates: size.templates, names: 1_000, sentences: 100)
    let matcher = try set.matcher()
    try peer.load(templates: set.templates, names: set.names, sentences: set.sentences)
    guard set.sentences.allSatisfy({ matcher.match($0).matches.count == 1 }),
      try peer.round().understood == set.sentences.count
    else { throw BenchmarkFailure("generated: not every sentence is understood") }
    var duel = Duel()
    for _ in 0..<size.rounds {
      let ours = Measuring.seconds(each: set.sentences) {
        precondition(GeneratedPhrases.read($0, matcher) > 0)
      }
      duel.add(ours: Measuring.median(ours), peer: Measuring.median(try peer.round().seconds))
    }
    return duel.row(
      name, "p50, \(size.templates) templates, 1000 names", unit: .microseconds, peer: "hassil",
      goal: .init(kind: .peerAtLeast, value: size.goal))
  }
}
