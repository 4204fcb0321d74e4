import AppIntents
import Foundation

/// Gives prepared answers; cancels when it has no more.
actor PhoneHost: IntentDialogHost {
  nonisolated let language = "ko"
  nonisolated let now = Date(timeIntervalSince1970: 0)
  private(set) var questions: [IntentQuestion] = []
  private var answers: [IntentAnswer]

  init(_ answers: [IntentAnswer]) { self.answers = answers }

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
    questions.append(question)
    guard !answers.isEmpty else { throw CancellationError() }
    return answers.removeFirst()
  }

  func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }
}

/// What an intent says of itself, read through generic code: a static that is no witness would give the default.
struct Declared: Equatable {
  var title: String
  var description: String?
  var opensApp = false
  var modes: IntentModes = .background
  var isDiscoverable = true

  init<Intent: AppIntent>(_ type: Intent.Type) {
    title = String(localized: Intent.title)
    description = Intent.description._intentDescription.map { String(localized: $0.descriptionText) }
    opensApp = Intent.openAppWhenRun
    modes = Intent.supportedModes
    isDiscoverable = Intent.isDiscoverable
  }

  init(
    _ title: String, _ description: String? = nil, opensApp: Bool = false, modes: IntentModes = .background,
    isDiscoverable: Bool = true
  ) {
    self.title = title
    self.description = description
    self.opensApp = opensApp
    self.modes = modes
    self.isDiscoverable = isDiscoverable
  }
}
