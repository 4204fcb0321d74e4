/// Numbers by key, emptied in no time.
///
/// Open addressing in one flat array. Emptying starts a new generation, so memory is touched only where something
/// is kept, and never given back: a table that has seen a long sentence stays large enough for the next.
struct PlaceTable {
  private struct Slot {
    var key: UInt64 = 0
    var generation: UInt32 = 0
    var value: Int32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var generation: UInt32 = 1
  private var count = 0

  mutating func removeAll() {
    count = 0
    generation &+= 1
    guard generation == 0 else { return }
    slots = [Slot](repeating: Slot(), count: slots.count)
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
    let old = slots
    let mask = old.count * 2 - 1
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.generation == generation {
      var index = Self.hash(slot.key) & mask
      while slots[index].generation == generation { index = (index + 1) & mask }
      slots[index] = slot
    }
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    let product = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32)
  }
}
