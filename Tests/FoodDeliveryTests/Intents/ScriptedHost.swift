import AppIntents
import Foundation
import Synchronization

@testable import FoodDelivery

/// Gives prepared answers and keeps every question, on a clock that stands still.
actor ScriptedHost: IntentDialogHost {
  nonisolated let language: String
  nonisolated let now: Date
  private(set) var questions: [IntentQuestion] = []
  private(set) var effects: [String] = []
  private var answers: [IntentAnswer]

  init(_ answers: [IntentAnswer], now: Date, language: String) {
    self.answers = answers
    self.now = now
    self.language = language
  }

  /// Cancels when the script is at its end.
  func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
    questions.append(question)
    guard !answers.isEmpty else { throw CancellationError() }
    return answers.removeFirst()
  }

  func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    effects.append(name)
    return try await body()
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }
}

/// What one run of an intent showed.
struct Run {
  var host: ScriptedHost
  var outcome: Result<IntentOutcome, any Error>

  /// The questions in short: what is asked about, and the dialog.
  var asked: [String] {
    get async { await host.questions.map { "\($0.slot): \($0.dialog?.full ?? "")" } }
  }

  var lastQuestion: IntentQuestion? { get async { await host.questions.last } }

  /// What was said at the end, be it the result or why there is none.
  var said: String? {
    switch outcome {
    case .success(let outcome): outcome.dialog?.full
    case .failure(let error): (error as? IntentFailure)?.message?.full
    }
  }

  var code: IntentFailure.Code? {
    if case .failure(let error) = outcome { (error as? IntentFailure)?.code } else { nil }
  }

  func get() throws -> IntentOutcome { try outcome.get() }
}

/// An app with data of its own, for one test. Tests that use it run one after the other, because the app
/// finds its data through a manager that the whole process shares.
struct TestApp {
  let database: AppDatabase

  /// With the address of the product's example, unless it is to have none.
  init(hasAddress: Bool = true) async throws {
    let database = AppDatabase.fresh()
    self.database = database
    AppDependencyManager.shared.add(dependency: database)
    if hasAddress { _ = try await database.saveAddress(label: "home", text: "서울 마포구 월드컵로 1") }
  }

  func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], answers: [IntentAnswer] = [],
    now: Date = .at(19, 12), language: String = "ko", shortcut: Int? = nil
  ) async -> Run {
    let host = ScriptedHost(answers, now: now, language: language)
    let call = IntentCall(app: "FoodDelivery", intent: intent, shortcut: shortcut, arguments: arguments)
    do {
      return Run(
        host: host, outcome: .success(try await IntentRuntime.run(call, of: FoodDelivery.self, host: host)))
    } catch {
      return Run(host: host, outcome: .failure(error))
    }
  }

  /// An order placed at once, without any question.
  @discardableResult
  func place(_ request: OrderRequest = .sample(), at now: Date = .at(19)) async throws -> PlacedOrder {
    try await database.placeOrder(request, now: now)
  }
}

extension IntentArgument {
  /// One order line, its dish by name as a dictionary reads it.
  static func line(_ dishes: [String], said: String, quantity: Int? = nil) -> IntentArgument {
    var parts: [String: IntentArgument] = ["menuItem": .entities(identifiers: dishes, said: said)]
    if let quantity { parts["quantity"] = .integer(quantity) }
    return .composite(parts)
  }

  static func restaurant(_ id: String) -> IntentArgument { .entities(identifiers: [id], said: id) }
}
