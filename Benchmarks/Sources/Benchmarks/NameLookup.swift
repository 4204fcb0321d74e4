import CNameWalk
import Language
import Matching

/// Looking for the name at the beginning of a sentence: ours, the same walk in C, and marisa-trie.
struct NameLookup: Subject {
  let name = "name-lookup"
  static let rounds = 41

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    try rows(10_000, goal: 1.25, options) + rows(1_000_000, goal: 2, options)
  }

  private func rows(_ count: Int, goal: Double, _ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let names = NameSet(count: count)
    let peer = try NamePeer.started(options, names: names.codes, queries: names.queries)
    if peer == nil { skip("marisa-trie", because: "--names does not say where it is") }
    var (beside, marisa) = (Duel(), Duel())
    for round in 0..<Self.rounds {
      let ours = names.perQuery { query in names.dictionary.longestName(in: query, from: 0) ?? 0 }
      beside.add(ours: ours.seconds, peer: cSeconds(names, wanted: ours.sum))
      if let peer, round % 8 == 0 {
        marisa.add(ours: ours.seconds, peer: try peer.walk() / Double(names.queries.count))
      }
    }
    let what = "the name at the beginning of a sentence, \(count) names"
    var rows = [
      beside.row(
        name, what, unit: .nanoseconds, peer: "C, the same tables",
        goal: .init(kind: .timesPeerAtMost, value: goal))
    ]
    if let peer {
      rows.append(marisa.row(name, what, unit: .nanoseconds, peer: "marisa-trie (Python)"))
      let own = Double(names.dictionary.bytes.count) / Double(count)
      rows.append(
        BenchmarkRow(
          subject: name, what: "\(count) names; theirs without identifiers and spelling", unit: "bytes/name",
          value: own,
          peer: "marisa-trie, saved", peerValue: peer.loaded.bytes / Double(count),
          ratio: peer.loaded.bytes / Double(count) / own))
    }
    return rows
  }

  private func cSeconds(_ names: NameSet, wanted: Int) -> Double {
    names.image.withUnsafeBufferPointer { image in
      let (seconds, sum) = names.perQuery { query in
        query.withUnsafeBufferPointer { codes in
          guard let table = image.baseAddress, let start = codes.baseAddress else { return 0 }
          return namewalk_longest(table, start, codes.count, 0)
        }
      }
      precondition(sum == wanted, "C finds other names")
      return seconds
    }
  }
}

/// Names of the corpus, and ten thousand sentences that begin with one of them.
struct NameSet {
  let names: [String]
  let dictionary: NameDictionary
  let image: [UInt8]
  let queries: [[UInt8]]

  init(count: Int) {
    let entries = Array(NameCorpus(count: count))
    names = entries.map { $0.names[0] }
    dictionary = NameDictionary(entries, isRepairable: true)
    image = dictionary.bytes
    var random = RandomNumbers(seed: 7)
    let names = names
    queries = (0..<10_000).map { _ in
      Self.codes(names[random.below(count)] + "에서 양념치킨 두 마리 주문해줘")
    }
  }

  var codes: [[UInt8]] { names.map(Self.codes) }

  static func codes(_ text: String) -> [UInt8] { JamoCode.encode(NormalText(text).scalars) }

  /// Seconds for one query, and the sum of what the work gave.
  func perQuery(_ work: ([UInt8]) -> Int) -> (seconds: Double, sum: Int) {
    var sum = 0
    let seconds = Measuring.seconds { for query in queries { sum &+= work(query) } }
    return (seconds / Double(queries.count), sum)
  }
}
