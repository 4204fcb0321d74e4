import AppIntents
import Foundation

@testable import Landmarks

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

  var lastQuestion: IntentQuestion? { get async { await host.questions.last } }

  /// What was said at the end, be it the result or why there is none.
  var said: String? {
    switch outcome {
    case .success(let outcome): outcome.dialog?.full
    case .failure(let error): (error as? IntentFailure)?.message?.full
    }
  }

  var snippet: [String] { (try? outcome.get())?.snippet ?? [] }
}

/// The app with data of its own, for one test.
struct TestTravel: Sendable {
  let database: TravelDatabase
  let navigator = Navigator()
  private let dependencies = AppDependencyManager()

  init(database: TravelDatabase = .fresh()) {
    let navigator = navigator
    self.database = database
    dependencies.add(dependency: database)
    dependencies.add(dependency: navigator)
  }

  func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], answers: [IntentAnswer] = [],
    now: Date = .at(12), language: String = "ko"
  ) async -> Run {
    let host = ScriptedHost(answers, now: now, language: language)
    let call = IntentCall(app: "Landmarks", intent: intent, arguments: arguments)
    let outcome: Result<IntentOutcome, any Error>
    do {
      outcome = .success(
        try await AppDependencyManager.$local.withValue(dependencies) {
          try await IntentRuntime.run(call, of: Landmarks.self, host: host)
        })
    } catch {
      outcome = .failure(error)
    }
    return Run(host: host, outcome: outcome)
  }

  /// Does something with this app's data in place.
  func with<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
    try await AppDependencyManager.$local.withValue(dependencies, operation: body)
  }

  /// Takes back what `run` did.
  func undo(_ run: Run) async throws -> Bool {
    guard let token = try run.outcome.get().undoToken else { return false }
    return try await AppDependencyManager.$local.withValue(dependencies) {
      try await IntentRuntime.undo(token, host: run.host)
    }
  }

  /// What the things of a type are called.
  func names(_ entity: String, language: String = "ko") async throws -> [EntityName] {
    try await AppDependencyManager.$local.withValue(dependencies) {
      try await IntentRuntime.names(ofEntity: entity, in: Landmarks.self, language: language, now: .at(12))
    }
  }
}

extension IntentArgument {
  /// A thing by its identifier, as a dictionary reads its name.
  static func thing(_ id: String) -> IntentArgument { .entities(identifiers: [id], said: id) }

  static func day(_ date: Date) -> IntentArgument { .date(date.timeIntervalSince1970) }
}
