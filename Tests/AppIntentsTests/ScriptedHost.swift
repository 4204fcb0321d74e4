import AppIntents
import Foundation

/// Gives prepared answers, and keeps every question and effect.
actor ScriptedHost: IntentDialogHost {
  nonisolated let language: String
  nonisolated let now = Date(timeIntervalSince1970: 1_800_000_000)
  private(set) var questions: [IntentQuestion] = []
  private(set) var effects: [String] = []
  private(set) var records: [String] = []
  private var answers: [IntentAnswer]
  private var results: [String: Data] = [:]

  init(_ answers: IntentAnswer..., language: String = "ko") {
    self.init(answers, language: language)
  }

  init(_ answers: [IntentAnswer], language: String = "ko") {
    self.answers = answers
    self.language = language
  }

  /// Cancels when the script is at its end.
  func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
    questions.append(question)
    guard !answers.isEmpty else { throw CancellationError() }
    return answers.removeFirst()
  }

  func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    if let known = results["\(name)/\(key)"] { return known }
    let data = try await body()
    effects.append(name)
    results["\(name)/\(key)"] = data
    return data
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    records.append(name)
    return try await body()
  }
}

func run(
  _ intent: String, _ arguments: [String: IntentArgument] = [:], shortcut: Int? = nil,
  isConfirmed: Bool = false,
  host: ScriptedHost
) async throws -> IntentOutcome {
  try await IntentRuntime.run(
    IntentCall(
      app: "Diner", intent: intent, shortcut: shortcut, arguments: arguments, isConfirmed: isConfirmed),
    of: Diner.self, host: host)
}
