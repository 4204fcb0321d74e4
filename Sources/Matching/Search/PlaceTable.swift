/// Numbers by key, emptied in no time.
///
/// Open addressing in one flat array. Emptying starts a new generation, so memory is touched only where something
/// is kept, and never given back: a table that has seen a long sentence stays large enough for the next.
struct PlaceTable: ~Copyable {
  struct Slot {
    var key: UInt64 = 0
    var generation: UInt32 = 0
    var value: Int32 = 0
  }

  private var slots = PlaceTable.empty(256)
  private var generation: UInt32 = 1
  private var count = 0

  mutating func removeAll() {
    count = 0
    generation &+= 1
    guard generation == 0 else { return }
    slots = Self.empty(slots.count)
    generation = 1
  }

  /// The number kept under `key`; `value` is kept if there is none yet.
  @inline(__always)
  mutating func value(of key: UInt64, orInsert value: Int32) -> Int32 {
    let mask = slots.count - 1
    var index = Self.hash(key) & mask
    while slots[index].generation == generation {
      if slots[index].key == key { return slots[index].value }
      index = (index + 1) & mask
    }
    slots[index] = Slot(key: key, generation: generation, value: value)
    count += 1
    if count * 2 > slots.count { grow() }
    return value
  }

  /// The number kept under `key`, if any.
  @inline(__always)
  func value(of key: UInt64) -> Int32? {
    let mask = slots.count - 1
    var index = Self.hash(key) & mask
    while slots[index].generation == generation {
      if slots[index].key == key { return slots[index].value }
      index = (index + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    let larger = Self.empty(slots.count * 2)
    let mask = larger.count - 1
    for number in 0..<slots.count where slots[number].generation == generation {
      var index = Self.hash(slots[number].key) & mask
      while larger[index].generation == generation { index = (index + 1) & mask }
      larger[index] = slots[number]
    }
    slots = larger
  }

  private static func empty(_ count: Int) -> Scratch<Slot> {
    var slots = Scratch<Slot>(capacity: count)
    slots.append(Slot(), count: count)
    return slots
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let product = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32)
  }
}
