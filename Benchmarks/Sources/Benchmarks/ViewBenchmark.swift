import AppIntents
import Foundation
import ViewRendering
@_spi(Scheduling) import Widgets

/// What a widget costs: its view read into a tree, the tree laid out on a terminal, and the clock that looks after a thousand
/// placements. `valgrind --tool=callgrind --toggle-collect='*ViewBenchmark*NAME*'` counts the instructions of one of the functions.
struct ViewBenchmark: Subject {
  let name = "views"
  private static let rounds = 25
  private static let repetitions = 100

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    try MainActor.assumeIsolated {
      let tree = try Self.tree(of: KettleEntry.example)
      return [
        try Self.duel {
          _ = try Self.tree(of: KettleEntry.example)
        } peer: {
          _ = try Self.json(of: tree)
        }
        .row(
          name, "a medium widget, from entry to tree", unit: .microseconds, peer: "the tree as JSON"),
        try Self.duel {
          Self.lines(of: tree)
        } peer: {
          _ = try Self.json(of: tree)
        }
        .row(
          name, "its tree on a terminal of 80 columns", unit: .microseconds, peer: "the tree as JSON"),
        Self.ticks(name),
      ]
    }
  }

  /// Work that cannot fail after it was done once.
  @MainActor
  private static func duel(_ ours: () throws -> Void, peer: () throws -> Void) rethrows -> Duel {
    var duel = Duel()
    for _ in 0..<rounds {
      duel.add(ours: try once(ours), peer: try once(peer))
    }
    return duel
  }

  @MainActor
  private static func once(_ work: () throws -> Void) rethrows -> Double {
    try Measuring.seconds { for _ in 0..<repetitions { try work() } } / Double(repetitions)
  }

  // MARK: What is measured

  @MainActor @inline(never)
  static func tree(of entry: KettleEntry) throws -> ViewTree {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "ko")
    return try ViewTree(resolving: KettleView(entry: entry), in: environment)
  }

  @inline(never)
  static func lines(of tree: ViewTree) {
    precondition(!TerminalRendering(width: 80, now: KettleEntry.example.date).lines(tree).isEmpty)
  }

  @inline(never)
  static func json(of tree: ViewTree) throws -> Data { try JSONEncoder().encode(tree) }

  @inline(never)
  static func tick(_ engine: inout TimelineEngine, at now: Date) -> Int { engine.tick(at: now).changed.count }

  // MARK: A thousand placements

  private static let placements = 1_000
  private static let entries = 60
  private static let begin = Date(timeIntervalSince1970: 1_800_000_000)

  /// Half of the placements show another entry at each tick.
  private static func ticks(_ name: String) -> BenchmarkRow {
    var engine = engine()
    var duel = Duel()
    for round in 0..<rounds {
      let now = begin + Double(round) * 60
      var changed = 0
      let ours = Measuring.seconds { changed = tick(&engine, at: now) }
      precondition(round == 0 || changed >= placements / 2)
      duel.add(ours: ours, peer: Measuring.seconds { precondition(lookedThrough(at: now) > 0) })
    }
    return duel.row(
      name, "one tick of 1,000 placements with 60 entries", unit: .microseconds,
      peer: "all entries looked through")
  }

  private static func engine() -> TimelineEngine {
    var engine = TimelineEngine()
    engine.place((0..<placements).map { "w\($0)" })
    for place in 0..<placements {
      engine.change("w\(place)") { $0.load(dates(place), policy: .never, at: begin) }
    }
    return engine
  }

  private static func dates(_ place: Int) -> [TimelineSchedule.Entry] {
    (0..<entries).map {
      TimelineSchedule.Entry(date: begin + Double($0) * (place.isMultiple(of: 2) ? 60 : 300))
    }
  }

  private static let allDates = (0..<placements).map(dates)

  /// The obvious way.
  @inline(never)
  static func lookedThrough(at now: Date) -> Int {
    allDates.reduce(0) { $0 + ($1.lastIndex { $0.date <= now } ?? 0) + ($1.count { $0.date > now }) }
  }
}

struct KettleEntry: TimelineEntry {
  let date: Date
  let title: String
  let degrees: Int

  static let example = KettleEntry(
    date: Date(timeIntervalSince1970: 1_800_000_000), title: "녹차 주전자", degrees: 82)
}

/// As large as the widget of an app usually is.
struct KettleView: View {
  let entry: KettleEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Label(entry.title, systemImage: "cup.and.saucer.fill").font(.headline).lineLimit(1)
        Spacer()
        Text("\(entry.degrees)℃").font(.title2).bold().foregroundStyle(.orange)
      }
      ProgressView(value: Double(entry.degrees), total: 100) { Text("데우는 중") }
      HStack(spacing: 8) {
        ForEach(["우리기", "식히기", "그만"], id: \.self) { step in
          Text(step).font(.caption).padding(4).background(.quaternary, in: Capsule())
        }
        Spacer()
        Text(entry.date, style: .time).font(.caption).foregroundStyle(.secondary)
      }
      if entry.degrees > 80 { Text("거의 다 됐어요").font(.caption).foregroundStyle(.green) }
    }
    .padding()
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
