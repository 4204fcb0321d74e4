/// What could have followed at the furthest place that a walk reached.
struct Expectation {
  var wanted: Set<String> = []

  mutating func add(_ state: UInt32, _ tables: PhraseTables) {
    for index in tables.arcRange(state) where tables.arcs[index].symbol.kind == .slot {
      let name = tables.slots[tables.arcs[index].symbol.number].name
      if !name.isEmpty { wanted.insert("{\(name)}") }
    }
    if let text = tables.literal(from: state) { wanted.insert("‘\(text)’") }
  }
}
