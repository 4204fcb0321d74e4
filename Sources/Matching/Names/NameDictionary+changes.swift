extension NameDictionary {
  /// Entries that a small table may hold before it is laid together with the next larger one, eight times each.
  private static let smallestTier = 64

  /// Adds entries; an entry whose identifier is there already is replaced, with all its names.
  ///
  /// Takes time in proportion to what changes, hardly to what is there. Copies made before do not change.
  ///
  ///     dishes.put([.init(id: "m17", names: ["간장치킨"])])
  public mutating func put(_ entries: [Entry]) {
    guard !entries.isEmpty else { return }
    remove(ids: entries.map(\.id))
    var builder = NameTableBuilder()
    for entry in entries { builder.add(entry) }
    layers.append(Layer(builder, isRepairable: isRepairable))
    layTogether()
  }

  /// Removes the entries with these identifiers; what is not there needs no removing.
  public mutating func remove(ids: some Sequence<String>) {
    for id in ids {
      for index in layers.indices {
        for entry in layers[index].table.entries(withIdentifier: id) {
          _ = layers[index].removed.insert(entry)
        }
      }
    }
    layers.removeAll { $0.liveCount == 0 && $0.table.entryCount > 0 }
    if layers.isEmpty { self = NameDictionary([], isRepairable: isRepairable) }
  }

  /// Whether there is an entry with this identifier.
  public func contains(id: String) -> Bool {
    layers.contains { layer in
      layer.table.entries(withIdentifier: id).contains { !layer.removed.contains($0) }
    }
  }

  /// Whether enough changed since the names were compiled, a twentieth of them, that compacting them pays.
  public var isFragmented: Bool {
    let changed = layers.dropFirst().reduce(layers[0].removed.count) { $0 + $1.table.entryCount }
    return changed > max(Self.smallestTier, layers[0].table.entryCount / 20)
  }

  /// The same entries in one table.
  ///
  /// Takes as long as compiling them. Do it beside what has to answer, then put it in the place of the old one.
  public var compacted: NameDictionary {
    var builder = NameTableBuilder()
    for layer in layers { builder.add(layer.table, without: layer.removed) }
    var result = self
    result.layers = [Layer(builder, isRepairable: isRepairable)]
    return result
  }

  /// Lays small tables together so that there are few of them; the first one stays what it is.
  private mutating func layTogether() {
    while layers.count > 2, tier(layers.count - 2) <= tier(layers.count - 1) {
      var builder = NameTableBuilder()
      for layer in layers.suffix(2) { builder.add(layer.table, without: layer.removed) }
      layers.removeLast(2)
      layers.append(Layer(builder, isRepairable: isRepairable))
    }
  }

  private func tier(_ index: Int) -> Int {
    var tier = 0
    var size = Self.smallestTier
    while size < layers[index].liveCount {
      tier += 1
      size *= 8
    }
    return tier
  }
}
