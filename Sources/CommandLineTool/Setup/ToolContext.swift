import AppIntents
import Assistant
import Foundation
import Hosting

/// The assistant with everything it needs, as a command gets it from the options.
struct ToolContext {
  let host: AssistantHost
  let setup: ToolSetup
  /// Conversations belong to a user at a terminal.
  let owner: String

  var assistant: Assistant { host.assistant }
  var language: String { host.language }
  var focus: String? { host.focus }
  var folders: StorageFolders { host.folders }

  /// Loads apps, phrases and names.
  ///
  /// - Parameter keepsConversations: whether the store is opened; commands that only look do not.
  /// - Parameter answersOnce: the process ends as soon as it has answered.
  init(_ options: GlobalOptions, keepsConversations: Bool, answersOnce: Bool = false) async throws {
    setup = ToolSetup.current
    var settings = HostSettings()
    settings.environment = setup.environment
    settings.phrases = options.phrases
    settings.data = options.data
    settings.language = options.lang
    settings.focus = options.app
    settings.clock = try options.clock()
    settings.timeZone = options.timeZone(environment: setup.environment)
    settings.keepsConversations = keepsConversations
    settings.answersOnce = answersOnce
    settings.report = { Output.diagnostic("malgil: \($0)") }
    host = try await AssistantHost(apps: setup.apps, settings)
    owner = "\(getuid())@\(ClientContext.terminal)"
    host.warnings.forEach { Output.diagnostic($0) }
  }

  /// The conversation that the options name, the newest one, or a new one.
  ///
  /// - Throws: `ToolFailure` when there is none of that id.
  func conversation(_ saying: SayOptions) throws -> Conversation {
    if let id = saying.session {
      guard let conversation = try assistant.conversation(id, owner: owner) else {
        throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
      }
      return conversation
    }
    if saying.continues, let latest = try assistant.latestConversation(of: owner) { return latest }
    // A repeated request finds the conversation that its first call began.
    let id = saying.requestId.map { RequestSession.id(of: $0, by: "\(getuid())") }
    if let id, let known = try assistant.conversation(id, owner: owner) { return known }
    return assistant.conversation(language: language, focus: focus, owner: owner, id: id)
  }
}
