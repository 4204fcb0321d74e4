import Language

/// Names and what they stand for, found by walking an utterance from a given place.
///
/// Lookup does not depend on how many names there are. Names match with any spacing, in any case and width.
///
///     let dishes = NameDictionary([.init(id: "m17", names: ["양념치킨", "양념"])])
///
/// A dictionary is a flat table of bytes (about 35 for a name) which can be kept and mapped. What changes
/// later is laid over it in small tables of the same kind, so changing one entity of a hundred thousand takes
/// no longer than a keystroke, and whoever reads an older copy meanwhile is not disturbed.
public struct NameDictionary: Sendable {
  /// Something that has names.
  public struct Entry: Hashable, Sendable {
    public let id: String
    /// The title first, then synonyms. Longer ones than 4,096 letters are left out.
    public let names: [String]

    public init(id: String, names: [String]) {
      self.id = id
      self.names = names
    }
  }

  /// A table, and which of its entries are there no longer.
  struct Layer: Sendable {
    let table: NameTable
    var removed = EntrySet()

    var liveCount: Int { table.entryCount - removed.count }
  }

  /// The large table first, then what came later, in smaller and smaller ones.
  var layers: [Layer]
  /// Misspelt names are looked for. Not in closed lists of words that differ by a jamo and mean the opposite.
  public let isRepairable: Bool

  /// Compiles names. The entries are read once, one after another, and not kept.
  public init(_ entries: some Sequence<Entry>, isRepairable: Bool = false) {
    var builder = NameTableBuilder()
    for entry in entries { builder.add(entry) }
    self.init(Layer(builder, isRepairable: isRepairable), isRepairable: isRepairable)
  }

  /// The dictionary that `bytes` was read from.
  ///
  /// - Throws: `NameTableError` when the bytes are something else, of another version, or damaged.
  public init(bytes: [UInt8]) throws(NameTableError) {
    try self.init(image: CompiledFormatBytes(copying: bytes))
  }

  /// The dictionary of an image, which is read where it is.
  ///
  /// - Parameter isVerified: False leaves out the checksum, so that opening a mapped file touches one page of
  ///   it. Damage is then not noticed, and finds wrong names or none; it never does harm.
  /// - Throws: `NameTableError` when the bytes are something else, of another version, or damaged.
  public init(image: CompiledFormatBytes, isVerified: Bool = true) throws(NameTableError) {
    let table = try NameTable(image, isVerified: isVerified)
    self.init(Layer(table: table), isRepairable: table.isRepairable)
  }

  private init(_ layer: Layer, isRepairable: Bool) {
    layers = [layer]
    self.isRepairable = isRepairable
  }

  /// The dictionary as bytes, to be kept and read again, on any machine.
  public var bytes: [UInt8] {
    guard layers.count == 1, layers[0].removed.count == 0 else { return compacted.bytes }
    return layers[0].table.image.array
  }

  /// Whether nothing has a name.
  public var isEmpty: Bool { nameCount == 0 }

  /// How many entries there are.
  public var count: Int { layers.reduce(0) { $0 + $1.liveCount } }

  /// How many names there are, those of entries that were removed since the last compaction included.
  public var nameCount: Int { layers.reduce(0) { $0 + $1.table.nameCount } }

  /// All entries in their order, read from the table; takes time in proportion to their number.
  public var entries: [Entry] { layers.flatMap(\.entries) }

  /// The identifier of an entry that was found.
  func id(of entry: Int32) -> String {
    var number = Int(entry)
    for index in layers.indices {
      let count = layers[index].table.entryCount
      if number < count { return layers[index].table.identifier(number) }
      number -= count
    }
    return ""
  }

  /// The records of all names, if they lie in one table of which nothing was removed.
  var onlyTable: NameRecords? {
    layers.count == 1 && layers[0].removed.count == 0 ? layers[0].table.records : nil
  }

  /// Every name that begins at `position`, shortest first: where it ends, and the entries it names.
  func names(in text: borrowing MatchText, at position: Int) -> [(end: Int, entries: [Int32])] {
    var found: [(end: Int, entries: [Int32])] = []
    var first = 0
    for index in layers.indices {
      layers[index].findNames(in: text, at: position, first: first, &found)
      first += layers[index].table.entryCount
    }
    return layers.count == 1 ? found : Self.merged(found)
  }

  private static func merged(_ found: [(end: Int, entries: [Int32])]) -> [(end: Int, entries: [Int32])] {
    var byEnd: [Int: [Int32]] = [:]
    for name in found { byEnd[name.end, default: []] += name.entries }
    return byEnd.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Where the longest name ends that begins at `start` in jamo codes (`JamoCode`); nil if none begins there.
  ///
  /// The bare walk, for whoever looks through names without phrases. Allocates nothing for an unchanged
  /// dictionary.
  public func longestName(in codes: [UInt8], from start: Int) -> Int? {
    codes.withUnsafeBufferPointer { codes in
      var longest = start
      for index in layers.indices {
        var names = NameCursor(layers[index].table.trie, codes, from: start)
        while let name = names.next() {
          if name.end > longest, layers[index].removed.count == 0 || layers[index].isLive(name.payload) {
            longest = name.end
          }
        }
      }
      return longest > start ? longest : nil
    }
  }
}

extension NameDictionary.Layer {
  init(_ builder: consuming NameTableBuilder, isRepairable: Bool) {
    do {
      table = try NameTable(
        CompiledFormatBytes(copying: builder.image(isRepairable: isRepairable)), isVerified: false)
    } catch {
      preconditionFailure("the builder wrote names that cannot be read: \(error)")
    }
  }

  /// Something that a name stands for is still there.
  @inline(__always)
  func isLive(_ payload: Int) -> Bool {
    removed.count == 0 || table.meanings(payload).contains { !removed.contains($0.entry) }
  }

  /// The entries that a name stands for, each once, in their order.
  func entries(_ payload: Int, first: Int) -> [Int32] {
    var result: [Int32] = []
    table.eachMeaning(payload) { meaning in
      let entry = Int32(truncatingIfNeeded: first + meaning.entry)
      if result.last != entry, !removed.contains(meaning.entry) { result.append(entry) }
    }
    return result
  }

  fileprivate func findNames(
    in text: borrowing MatchText, at position: Int, first: Int, _ found: inout [(end: Int, entries: [Int32])]
  ) {
    var names = table.records.names(in: text, at: position)
    while let name = names.next() {
      // A damaged table may hold half a syllable, which ends before the first letter does.
      let end = text.position(before: name.end, from: position)
      guard end > position else { continue }
      let entries = entries(name.payload, first: first)
      if !entries.isEmpty { found.append((end, entries)) }
    }
  }

  fileprivate var entries: [NameDictionary.Entry] {
    var names = [[(ordinal: Int, name: String)]](repeating: [], count: table.entryCount)
    table.trie.eachName { codes, payload in
      table.eachMeaning(payload) { meaning in
        names[meaning.entry].append((meaning.ordinal, table.name(codes, meaning.form)))
      }
    }
    return (0..<table.entryCount).filter { !removed.contains($0) }.map { entry in
      let sorted = names[entry].sorted { $0.ordinal < $1.ordinal }
      return NameDictionary.Entry(id: table.identifier(entry), names: sorted.map(\.name))
    }
  }
}
