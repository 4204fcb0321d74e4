import AppIntents
import Assistant
import Foundation
import SampleDatabase

@testable import FoodDelivery
@testable import Landmarks

/// What processes leave on the disk of one machine: conversations, and the data of the sample apps.
struct Machine: Sendable {
  let kept = MemoryStore()
  private let folder: TemporaryFolder
  /// With the names that the apps have now: to read them anew for each process is most of what it would do.
  private var names: AppCatalog

  private static let zone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
  private static let now = Date(timeIntervalSince1970: 1_795_168_800)
  private static let files = ["food.sqlite", "travel.sqlite"]

  /// With the names of everything that the apps come with.
  static let catalog = Task {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: AppDatabase(.memory))
    dependencies.add(dependency: TravelDatabase(.memory))
    dependencies.add(dependency: Navigator())
    return try await AppDependencyManager.$local.withValue(dependencies) {
      await (try await SampleEnvironment.catalog.value).withNames(now: now, language: "ko")
    }
  }

  init(_ names: AppCatalog) throws {
    folder = try TemporaryFolder()
    self.names = names
  }

  func knowing(_ names: AppCatalog) -> Machine {
    var machine = self
    machine.names = names
    return machine
  }

  /// A machine with the same on its disk.
  func copy() throws -> Machine {
    let copy = try Machine(names)
    for file in Self.files {
      let source = folder.url.appending(path: file)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(at: source, to: copy.folder.url.appending(path: file))
    }
    for record in kept.list() {
      var first = record
      first.version = 1
      try copy.kept.save(first)
    }
    for donation in kept.donations(of: "guest") { copy.kept.keep(donation) }
    return copy
  }

  /// Runs `body` in a process of this machine.
  func process<Result: Sendable>(
    _ life: Life = Life(), _ body: @Sendable (Process) async throws -> Result
  ) async throws -> Result {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: food(life))
    dependencies.add(dependency: travel(life))
    dependencies.add(dependency: Navigator())
    return try await AppDependencyManager.$local.withValue(dependencies) {
      let assistant = Assistant(
        catalog: names, store: MortalStore(kept: kept, life: life), clock: { Self.now }, timeZone: Self.zone)
      return try await body(Process(assistant: assistant))
    }
  }

  private func food(_ life: Life) -> AppDatabase {
    AppDatabase(.file(folder.url.appending(path: Self.files[0])), calendar: Self.calendar) { try life.step() }
  }

  private func travel(_ life: Life) -> TravelDatabase {
    TravelDatabase(.file(folder.url.appending(path: Self.files[1])), calendar: Self.calendar) {
      try life.step()
    }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// Everything that the apps keep, in words; what they call it does not matter.
  func contents() async throws -> [String] {
    let (food, travel) = (food(Life()), travel(Life()))
    let orders = try await food.recentOrders(limit: 100).map { placed in
      let items = placed.items.map { "\($0.dishID) × \($0.quantity)" }.joined(separator: ", ")
      let state = placed.order.cancelledAt == nil ? "placed" : "cancelled"
      return "\(placed.order.number ?? 0) \(items) → \(placed.order.addressText), \(state)"
    }
    let addresses = try await food.addresses().map { "\($0.id): \($0.text)" }
    let cart = try await food.cart().lines.map { "cart: \($0.dish.id) × \($0.quantity)" }
    let visits = try await travel.visits().map { "\($0.landmarkID) \($0.day)" }
    return orders + addresses + cart + visits
  }
}

/// One process: an assistant over the databases of its machine.
struct Process: Sendable {
  let assistant: Assistant

  /// The conversation, begun or gone on with.
  func conversation() throws -> Conversation {
    try assistant.conversation("r_1", owner: "guest")
      ?? assistant.conversation(language: "ko", focus: nil, owner: "guest", id: "r_1")
  }
}
