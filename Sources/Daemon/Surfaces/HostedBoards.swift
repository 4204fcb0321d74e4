import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Store
import Surfaces
import Synchronization

/// The boards of the daemon, and which callers may see them.
struct HostedBoards: Sendable {
  private let host: AssistantHost
  private let conversations: OpenConversations
  private let made = KeptBoards()

  init(_ host: AssistantHost, _ conversations: OpenConversations) {
    self.host = host
    self.conversations = conversations
  }

  /// The boards in a language; nil where nothing is kept.
  func board(in language: String) async -> Board? {
    guard let store = host.assistant.store as? SQLiteStore else { return nil }
    return await made.board(in: language) { [host] in
      await Board(apps: host.apps, store: store, assistant: host.assistant, language: language)
    }
  }

  /// - Throws: `AssistantFailure` for a daemon that keeps nothing in a file.
  private func keptBoard(in language: String) async throws -> Board {
    guard let board = await board(in: language) else {
      throw AssistantFailure(.unavailable, "boards need a data folder, and there is none")
    }
    return board
  }

  /// Does what is asked, where apps are run.
  func reply(
    to request: SurfaceRequest, from caller: Caller, language tag: String? = nil
  ) async throws(AssistantFailure) -> SurfaceReply {
    do {
      let language = try tag.map(ReplyLanguage.named) ?? host.language
      let presses = HostedPresses(conversations: conversations, caller: caller, language: language)
      return try await TurnExecutor.run { [self] in
        return try await keptBoard(in: language).reply(
          to: request, for: Self.surfaceCaller(caller, for: request), presses)
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// What a person lets each app do.
  func permissions(for caller: Caller, _ language: String) async throws -> [AppPermissions] {
    try await TurnExecutor.run { [self] in
      return try await keptBoard(in: language).permissions(for: Self.surfaceCaller(caller))
    }
  }

  /// The picture beside a notification that a caller may see.
  ///
  /// - Throws: `AssistantFailure`.
  func pictureSource(
    of notification: String, for caller: Caller
  ) async throws(AssistantFailure) -> PictureSource {
    do {
      return try await keptBoard(in: host.language)
        .source(ofPictureOf: notification, for: Self.surfaceCaller(caller))
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// An agent looks for its person, and sees nothing private; it changes and presses nothing.
  private static func surfaceCaller(_ caller: Caller, for request: SurfaceRequest) -> SurfaceCaller {
    guard Caller.isAgent(caller.owner), request == .board(looksAnew: false) || request == .activities else {
      return surfaceCaller(caller)
    }
    return SurfaceCaller(
      user: caller.user, name: caller.owner, isPerson: caller.trust != .alwaysAllowed,
      showsPrivateContent: false)
  }

  /// Who proves nothing sees no board; who is not the daemon's own user at this device sees nothing private.
  static func surfaceCaller(_ caller: Caller) -> SurfaceCaller {
    SurfaceCaller(
      user: caller.user, name: caller.user,
      isPerson: caller.trust != .alwaysAllowed && !Caller.isAgent(caller.owner),
      showsPrivateContent: isOwn(caller.user) && caller.trust == .requiresLocalDeviceAuthentication)
  }

  static func isOwn(_ user: String) -> Bool { user == "\(getuid())" }
}

/// One object for each language, made when it is first asked for.
private actor KeptBoards {
  private var boards: [String: Task<Board, Never>] = [:]

  func board(in language: String, _ make: @escaping @Sendable () async -> Board) async -> Board {
    let task = boards[language] ?? Task { await make() }
    boards[language] = task
    return await task.value
  }
}
