import AppIntents
import Assistant
import ConversationProtocol
import Hosting
import Matching
import Surfaces
import Synchronization

/// A conversation in this process.
final class LocalConversationClient: ConversationClient {
  private let conversation: Conversation
  private let answers: [String: String]
  private let acceptsConfirmations: Bool
  private let assistant: Assistant
  private let language: String
  private let workplace: ToolContext
  private let catalog = Mutex<AppCatalog?>(nil)

  init(
    _ conversation: Conversation, _ workplace: ToolContext, answers: [String: String],
    acceptsConfirmations: Bool
  ) {
    self.conversation = conversation
    self.answers = answers
    self.acceptsConfirmations = acceptsConfirmations
    assistant = workplace.assistant
    language = workplace.language
    self.workplace = workplace
  }

  func take(_ input: TurnRequest.Input, request id: String?) async throws -> Turn? {
    try await conversation.take(
      TurnRequest(input, answers: answers, acceptsConfirmations: acceptsConfirmations, id: id))
  }

  func openTurn() async -> Turn? { await conversation.openTurn() }

  func reply(toRequest id: String) async -> Turn? { await conversation.reply(toRequest: id) }

  func undo() async throws -> Turn { try await conversation.undo() }

  func setLanguage(_ language: String) async throws { try await conversation.setLanguage(language) }

  func explanation(of sentence: String) async -> String {
    await ExplanationReport.text(of: sentence, in: workplace.host)
  }

  func surfaces(_ request: SurfaceRequest) async throws -> SurfaceReply {
    try await workplace.surfaces(request, in: conversation)
  }

  func words() async -> CompletionVocabulary {
    let current = assistant.catalog
    catalog.withLock { $0 = current }
    return CompletionVocabulary(current, language: language)
  }

  func names(beginning typed: String) -> [String] {
    catalog.withLock { $0 }.map { CompletionVocabulary.names(beginning: typed, in: $0) } ?? []
  }

  func onProgress(_ body: @escaping @Sendable (Double) -> Void) async {
    await conversation.onProgress { body($0.fraction) }
  }

  /// Looks as long as the process lives.
  func onNotice(_ body: @escaping @Sendable (Notice) -> Void) {
    Task { [workplace] in
      // Work that takes minutes holds nothing else up.
      guard let board = await workplace.board() else { return }
      while true {
        await board.runBackgroundTasks(.long)
        try await Task.sleep(for: .seconds(Self.lookSeconds))
      }
    }
    Task { [assistant, workplace, language] in
      guard let board = await workplace.board() else { return }
      let activities = ActivityChanges(language: language) { board }
      while true {
        // Activities begin, and apps ask for notifications, also when no board is shown.
        await board.runBackgroundTasks(.short)
        let look = try? await activities.look()
        look?.notices.forEach(body)
        let delivered = (try? await board.deliverNotifications()) ?? []
        for notification in delivered { body(Notice(notification)) }
        // What was begun since the last look is not known yet.
        let pause = look?.pause(from: assistant.now) ?? Self.lookSeconds
        try await Task.sleep(for: .seconds(min(pause, Self.lookSeconds)))
      }
    }
  }

  private static let lookSeconds = 10.0
}

extension Notice {
  /// A notification as one line.
  init(_ notification: NotificationReport) {
    self.init(
      app: notification.app, about: notification.id, text: "\(notification.name): \(notification.words)")
  }
}
