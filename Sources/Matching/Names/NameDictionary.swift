import Language

/// Names and what they stand for, found by walking an utterance from a given place.
///
/// Lookup does not depend on how many names there are: a trie over code bytes in flat tables. Names match
/// with any spacing.
///
///     let dishes = NameDictionary([.init(id: "m17", names: ["양념치킨", "양념"])])
public struct NameDictionary: Sendable {
  public struct Entry: Hashable, Sendable {
    public let id: String
    /// The title first, then synonyms.
    public let names: [String]

    public init(id: String, names: [String]) {
      self.id = id
      self.names = names
    }
  }

  public let entries: [Entry]
  /// Misspelt names are looked for. Not in closed lists of words that differ by a jamo and mean the opposite.
  public let isRepairable: Bool
  private var labels: [UInt8] = []
  private var targets: [Int32] = []
  /// The arcs of each node: `labels[firstArc[n]..<firstArc[n + 1]]`.
  private var firstArc: [Int32] = []
  /// The entries named by each node: `named[firstNamed[n]..<firstNamed[n + 1]]`.
  private var named: [Int32] = []
  private var firstNamed: [Int32] = []

  public init(_ entries: [Entry], isRepairable: Bool = false) {
    self.entries = entries
    self.isRepairable = isRepairable
    var keys: [(codes: [UInt8], entry: Int32)] = []
    for (index, entry) in entries.enumerated() {
      // 나 가 and 나가, AB and ab are one name.
      let codes = Set(entry.names.map { JamoCode.encode(NormalText($0).scalars) })
      keys += codes.filter { !$0.isEmpty }.map { ($0, Int32(index)) }
    }
    keys.sort { ($0.codes, $0.entry) < ($1.codes, $1.entry) }
    build(keys)
  }

  public var isEmpty: Bool { named.isEmpty }

  /// Every name that begins at `position`, shortest first: where it ends, and the entries it names.
  func names(in text: MatchText, at position: Int) -> [(end: Int, entries: ArraySlice<Int32>)] {
    var found: [(end: Int, entries: ArraySlice<Int32>)] = []
    var node = 0
    var scalar = position
    while scalar < text.count {
      for code in text.codes[Int(text.starts[scalar])..<Int(text.starts[scalar + 1])] {
        guard let next = step(node, code) else { return found }
        node = next
      }
      scalar += 1
      let entries = named[Int(firstNamed[node])..<Int(firstNamed[node + 1])]
      if !entries.isEmpty { found.append((scalar, entries)) }
    }
    return found
  }

  /// The arcs that leave a node of the trie.
  func arcs(of node: Int) -> some Sequence<(UInt8, Int)> {
    (Int(firstArc[node])..<Int(firstArc[node + 1])).lazy.map { (labels[$0], Int(targets[$0])) }
  }

  /// The entries that a node names.
  func entries(at node: Int) -> ArraySlice<Int32> { named[Int(firstNamed[node])..<Int(firstNamed[node + 1])] }

  private func step(_ node: Int, _ code: UInt8) -> Int? {
    var low = Int(firstArc[node])
    var high = Int(firstArc[node + 1])
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] == code { return Int(targets[middle]) }
      if labels[middle] < code { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Breadth first over sorted keys: the keys of a node are a range, its arcs the distinct next codes.
  private mutating func build(_ keys: [(codes: [UInt8], entry: Int32)]) {
    var nodes: [(keys: Range<Int>, depth: Int)] = [(0..<keys.count, 0)]
    var next = 0
    while next < nodes.count {
      let (range, depth) = nodes[next]
      next += 1
      firstArc.append(Int32(labels.count))
      firstNamed.append(Int32(named.count))
      var index = range.lowerBound
      while index < range.upperBound, keys[index].codes.count == depth {
        named.append(keys[index].entry)
        index += 1
      }
      while index < range.upperBound {
        let label = keys[index].codes[depth]
        let start = index
        while index < range.upperBound, keys[index].codes[depth] == label { index += 1 }
        labels.append(label)
        targets.append(Int32(nodes.count))
        nodes.append((start..<index, depth + 1))
      }
    }
    firstArc.append(Int32(labels.count))
    firstNamed.append(Int32(named.count))
  }
}

private func < (left: ([UInt8], Int32), right: ([UInt8], Int32)) -> Bool {
  if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
  return left.1 < right.1
}
