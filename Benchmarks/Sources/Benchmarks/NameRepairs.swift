import Language
import Matching

/// The name that a misspelt one means, among a million: ours beside rapidfuzz, which compares with every name.
///
/// Both get jamo codes and the same limit. Names of ten jamo and more have one or two vowels changed.
struct NameRepairs: Subject {
  let name = "name-repair"
  static let rounds = 5
  static let queriesPerRound = 12

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let names = NameSet(count: 1_000_000)
    let peer = try NamePeer.started(options, names: names.codes, queries: [])
    if peer == nil { skip("rapidfuzz", because: "--names does not say where it is") }
    return try [(1, 500.0), (2, 50.0)].flatMap { try rows(wrong: $0, goal: $1, names, peer) }
  }

  private func rows(wrong: Int, goal: Double, _ names: NameSet, _ peer: NamePeer?) throws -> [BenchmarkRow] {
    var random = RandomNumbers(seed: UInt64(wrong))
    var (duel, times, right) = (Duel(), [Double](), 0)
    for _ in 0..<Self.rounds * 8 {
      let said = (0..<Self.queriesPerRound).map { _ in misspelt(names.names, wrong, &random) }
      let ours = said.map { said in
        Measuring.seconds {
          if names.dictionary.names(similarTo: said.text).contains(where: { $0.name == said.name }) {
            right += 1
          }
        }
      }
      times += ours
      guard let peer, duel.rounds.count < Self.rounds else { continue }
      let theirs = try peer.repair(said.map(\.codes), cutoffs: said.map { _ in wrong })
      duel.add(ours: Measuring.median(ours), peer: Measuring.median(theirs.seconds))
    }
    let what = "a name with \(wrong) of its jamo wrong among a million"
    let found = "right name found: \(right) of \(times.count)"
    let slow = BenchmarkRow(
      subject: name, what: "the same, slowest of a hundred; \(found)", unit: "µs",
      value: Measuring.percentile(times, 0.99) * 1e6)
    guard peer != nil else { return [slow] }
    return [
      duel.row(
        name, what, unit: .microseconds, peer: "rapidfuzz", goal: .init(kind: .peerAtLeast, value: goal)),
      slow,
    ]
  }

  private func misspelt(_ names: [String], _ wrong: Int, _ random: inout RandomNumbers) -> (
    name: String, text: String, codes: [UInt8]
  ) {
    while true {
      let name = names[random.below(names.count)]
      var codes = NameSet.codes(name)
      var vowels = codes.indices.filter { (0x93...0xA7).contains(codes[$0]) }
      guard codes.count >= 10, vowels.count >= wrong else { continue }
      for _ in 0..<wrong {
        let place = vowels.remove(at: random.below(vowels.count))
        codes[place] = 0x93 + (codes[place] - 0x93 + 1 + UInt8(random.below(20))) % 21
      }
      guard let scalars = JamoCode.decode(codes) else { continue }
      return (name, String(String.UnicodeScalarView(scalars)), codes)
    }
  }
}
