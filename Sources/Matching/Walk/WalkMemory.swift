import Language

/// The memory of a walk, which the next one uses again.
///
/// Nothing is given back between sentences, so after a few of them a walk allocates nothing.
struct WalkMemory {
  /// What is known of one place (a state at a position) within one walk of an automaton.
  struct Place {
    /// The ranks of the best items pushed, in no order.
    var ranks: (Int64, Int64, Int64) = (0, 0, 0)
    var rankCount: UInt8 = 0
    /// How many items went on from here; they come best first, so the first few are the best.
    var visits: UInt8 = 0
    var endCount: UInt8 = 0
    /// Into `placeEnds`, when something ends here.
    var firstEnd: Int32 = -1
    /// The place before in which the same walk ended.
    var previousEnding: Int32 = -1
  }

  struct CallRecord {
    /// Into `ends`.
    var first: Int32
    var count: Int32
  }

  struct TextStart {
    var count: Int32 = 0
    var latest: Int32 = -1
  }

  var items: [Walk.Item] = []
  var queue = WalkQueue()
  var places: [Place] = []
  var placeNumbers = PlaceTable()
  /// The ends of places, `Walk.readingsPerPlace` for each.
  var placeEnds: [Walk.End] = []
  /// The ends of finished walks, in order.
  var ends: [Walk.End] = []
  var calls: [CallRecord] = []
  var callNumbers = PlaceTable()
  var textStarts: [TextStart] = []
  var textStartNumbers = PlaceTable()

  var readings: [Reading] = []
  /// Entries of dictionaries that readings name.
  var entries: [Int32] = []
  var dates: [DateReading] = []
  var numbers: [PhraseNumber] = []
  /// For each language what numbers begin at each position.
  var numberRanges = ReadingRanges()
  var repairedNames: [String] = []
  /// What each reader found at each position: known values, and behind all readers texts.
  var readingRanges = ReadingRanges()
  /// For each language where its pointing words stand, a flag for each position; empty until asked for.
  var pointing: [[Bool]] = []

  /// Empties everything for a text of `count` characters.
  mutating func reset(readers: Int, languages: Int, count: Int) {
    items.removeAll(keepingCapacity: true)
    queue.removeAll()
    places.removeAll(keepingCapacity: true)
    placeNumbers.removeAll()
    placeEnds.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    callNumbers.removeAll()
    textStarts.removeAll(keepingCapacity: true)
    textStartNumbers.removeAll()
    readings.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    dates.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    numberRanges.reset(readers: languages, count: count)
    repairedNames.removeAll(keepingCapacity: true)
    readingRanges.reset(readers: readers * 2, count: count)
    if pointing.count < languages {
      pointing += Array(repeating: [], count: languages - pointing.count)
    }
    for index in pointing.indices { pointing[index].removeAll(keepingCapacity: true) }
  }
}

/// What each reader found at each position: a flat table whose entries count only in their generation.
struct ReadingRanges {
  private struct Entry {
    var generation: UInt32 = 0
    var first: Int32 = 0
    var end: Int32 = 0
  }

  private var table: [Entry] = []
  private var generation: UInt32 = 0
  private var width = 0

  mutating func reset(readers: Int, count: Int) {
    width = count + 1
    generation &+= 1
    if generation == 0 {
      table.removeAll(keepingCapacity: true)
      generation = 1
    }
    let missing = readers * width - table.count
    if missing > 0 { table.append(contentsOf: repeatElement(Entry(), count: missing)) }
  }

  @inline(__always)
  subscript(reader: Int, position: Int) -> Range<Int>? {
    get {
      let entry = table[reader * width + position]
      return entry.generation == generation ? Int(entry.first)..<Int(entry.end) : nil
    }
    set {
      guard let newValue else { return }
      table[reader * width + position] = Entry(
        generation: generation, first: Int32(newValue.lowerBound), end: Int32(newValue.upperBound))
    }
  }
}
