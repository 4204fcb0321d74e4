import Language

/// The memory of a walk, which the next one uses again.
///
/// Nothing is given back between sentences, so after a few of them a walk allocates nothing. One walk has it at a
/// time, and no access to a part of it begins while the same part is written: neither is checked at run time.
final class SearchMemory: @unchecked Sendable {
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

  /// At how many places a text slot was begun.
  struct TextStart {
    /// Behind known values only.
    var behindValues: Int32 = 0
    var others: Int32 = 0
    var latest: Int32 = -1
  }

  /// What every walk with it needs of the phrases.
  let plan: MatchPlan
  let tables: PhraseTables
  let text = TextMemory()
  @exclusivity(unchecked) var items = Scratch<Search.Item>()
  @exclusivity(unchecked) var queue = SearchQueue()
  @exclusivity(unchecked) var places = Scratch<Place>()
  @exclusivity(unchecked) var placeNumbers = PlaceTable()
  /// The ends of places, `Search.readingsPerPlace` for each.
  @exclusivity(unchecked) var placeEnds = Scratch<Search.End>()
  /// The ends of finished walks, in order.
  @exclusivity(unchecked) var ends = Scratch<Search.End>()
  @exclusivity(unchecked) var calls = Scratch<CallRecord>()
  @exclusivity(unchecked) var callNumbers = PlaceTable()
  @exclusivity(unchecked) var textStarts = Scratch<TextStart>()
  @exclusivity(unchecked) var textStartNumbers = PlaceTable()
  /// Walks of automata so far.
  @exclusivity(unchecked) var runCount: UInt64 = 0
  /// The furthest position that literal text or a value reached, for explaining what did not match.
  @exclusivity(unchecked) var furthest = 0
  /// How many arcs were followed that are no bytes: the work that phrases cause.
  @exclusivity(unchecked) var followedArcs = 0
  /// Steps of this walk beside its items and arcs: letters followed, questions to readers, and their answers.
  @exclusivity(unchecked) var readSteps = 0
  /// What could have followed at the furthest place, if somebody wants to know.
  @exclusivity(unchecked) var expectation: Expectation?

  @exclusivity(unchecked) var readings = Scratch<Reading>()
  /// Entries of dictionaries that readings name.
  @exclusivity(unchecked) var entries = Scratch<Int32>()
  @exclusivity(unchecked) var dates: [DateReading] = []
  @exclusivity(unchecked) var numbers: [PhraseNumber] = []
  /// For each language what numbers begin at each position.
  @exclusivity(unchecked) var numberRanges = ReadingRanges()
  /// The same of dates and lengths of time.
  @exclusivity(unchecked) var dateRanges = ReadingRanges()
  @exclusivity(unchecked) var repairedNames: [String] = []
  /// What each reader found at each position: known values, and behind all readers texts.
  @exclusivity(unchecked) var readingRanges = ReadingRanges()
  /// For each language where its pointing words stand, a flag for each position; empty until asked for.
  @exclusivity(unchecked) var pointing: [[Bool]] = []
  /// What was found in the sentence, by this walk and those before; whoever asks for the walks empties it.
  @exclusivity(unchecked) var found = FoundMemory()
  /// Items of a match that wait for those before them, while it is put together.
  @exclusivity(unchecked) var chain = Scratch<Int32>()

  init(_ plan: MatchPlan) {
    self.plan = plan
    tables = plan.tables
  }

  /// The work of this walk so far, as `StepBudget` counts it.
  @inline(__always)
  var steps: Int { items.count &+ followedArcs &+ readSteps }

  /// Empties everything for a text of `count` characters.
  func reset(count: Int) {
    let (readers, languages) = (plan.readers.count, plan.rules.count)
    items.removeAll()
    queue.removeAll()
    places.removeAll()
    placeNumbers.removeAll()
    placeEnds.removeAll()
    ends.removeAll()
    calls.removeAll()
    callNumbers.removeAll()
    textStarts.removeAll()
    textStartNumbers.removeAll()
    runCount = 0
    furthest = 0
    followedArcs = 0
    readSteps = 0
    expectation = nil
    readings.removeAll()
    entries.removeAll()
    if !dates.isEmpty { dates.removeAll(keepingCapacity: true) }
    if !numbers.isEmpty { numbers.removeAll(keepingCapacity: true) }
    numberRanges.reset(readers: languages, count: count)
    dateRanges.reset(readers: languages, count: count)
    if !repairedNames.isEmpty { repairedNames.removeAll(keepingCapacity: true) }
    readingRanges.reset(readers: readers * 2, count: count)
    chain.removeAll()
    if pointing.count < languages {
      pointing += Array(repeating: [], count: languages - pointing.count)
    }
    for index in pointing.indices where !pointing[index].isEmpty {
      pointing[index].removeAll(keepingCapacity: true)
    }
  }
}

/// What each reader found at each position: a flat table whose entries count only in their generation.
struct ReadingRanges: ~Copyable {
  struct Entry {
    var generation: UInt32 = 0
    var first: Int32 = 0
    var end: Int32 = 0
  }

  private var table = Scratch<Entry>()
  private var generation: UInt32 = 0
  private var width = 0

  mutating func reset(readers: Int, count: Int) {
    width = count + 1
    generation &+= 1
    if generation == 0 {
      table.removeAll()
      generation = 1
    }
    let missing = readers * width - table.count
    if missing > 0 { table.append(Entry(), count: missing) }
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
