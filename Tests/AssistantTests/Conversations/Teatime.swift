import AppIntents
import Assistant
import Foundation
import Language
import Matching
import Synchronization
import Testing

/// A clock that stands still until it is moved.
final class MovableClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))

  var now: Date { time.withLock(\.self) }

  func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
}

/// The tea house with an assistant: a store, a clock, and a ledger of what was done.
struct Teatime: Sendable {
  let ledger: Ledger
  let clock: MovableClock
  let store: any ConversationStore
  let assistant: Assistant
  private let dependencies: AppDependencyManager

  /// Compiled once, because it takes longer than all the conversations.
  private static let catalog = Task {
    let descriptor = IntentRuntime.describe(TeaHouse.self)
    let phrases = try TeaHouse.sentences.flatMap { intent, language, templates in
      let readers = SlotReaders(app: descriptor, language: language)
      let parameters = descriptor.intents.first { $0.name == intent }.map { readers.parameters(of: $0) }
      return try templates.map { template in
        Phrase(
          app: "TeaHouse", intent: intent, language: language, template: try Template(template),
          parameters: parameters ?? [:], origin: PhraseOrigin(file: "TeaHouse"))
      }
    }
    let catalog = try AppCatalog(apps: [TeaHouse.self], phrases: phrases)
    return await catalog.withNames(now: .distantPast, language: "ko")
  }

  /// - Parameters:
  ///   - pause: How seconds pass for a run.
  ///   - stepLimit: How many steps reading one turn may take.
  init(
    store: any ConversationStore = MemoryStore(),
    pause: @escaping @Sendable (Int) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    stepLimit: Int = StepBudget.turnLimit
  ) async throws {
    self.store = store
    let clock = MovableClock()
    self.clock = clock
    assistant = Assistant(
      catalog: try await Self.catalog.value, store: store, clock: { clock.now },
      timeZone: TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt, pause: pause,
      stepLimit: stepLimit)
    let ledger = Ledger()
    self.ledger = ledger
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: ledger)
    self.dependencies = dependencies
  }

  /// The conversation of this test, begun or loaded.
  func conversation(language: String = "ko") throws -> Conversation {
    try assistant.conversation("s_test", owner: "guest")
      ?? assistant.conversation(language: language, focus: nil, owner: "guest", id: "s_test")
  }

  /// Does something with the ledger in place, beside other tests with other ledgers.
  func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
    try await AppDependencyManager.$local.withValue(dependencies, operation: body)
  }
}
