package import Views

/// What one finished `perform` gave back, as data.
package struct IntentOutcome: Hashable, Sendable, Codable {
  package var dialog: SpokenText?
  /// Lines of the snippet, if there is one.
  package var snippet: [String]
  /// The snippet as it is seen.
  package var tree: ViewTree?
  /// What can be done beside the snippet; nil for nothing.
  package var actions: [SnippetAction]?
  /// The snippet intent that made the snippet: running it again shows what has become of it.
  package var shows: IntentCall?
  /// The snippet intents that show something else since the run; nil for none.
  package var reloads: [String]?
  /// The returned value described as text, and its identifier when it is an entity.
  package var value: OutcomeValue?
  /// An intent to go on with (`OpensIntent`), with the arguments set on it.
  package var opens: IntentCall?
  /// Set when the intent registered an undo.
  package var canUndo: Bool
  /// How long it can be undone, in seconds.
  package var undoSeconds: Double
  /// What `IntentRuntime.undo` takes; it holds in this process only.
  package var undoToken: String?

  package init(
    dialog: SpokenText? = nil, snippet: [String] = [], tree: ViewTree? = nil,
    actions: [SnippetAction]? = nil, shows: IntentCall? = nil, reloads: [String]? = nil,
    value: OutcomeValue? = nil, opens: IntentCall? = nil,
    canUndo: Bool = false, undoSeconds: Double = 600, undoToken: String? = nil
  ) {
    self.undoSeconds = undoSeconds
    self.actions = actions
    self.shows = shows
    self.reloads = reloads
    self.undoToken = undoToken
    self.dialog = dialog
    self.snippet = snippet
    self.tree = tree
    self.value = value
    self.opens = opens
    self.canUndo = canUndo
  }
}

/// A button or switch of a snippet.
package struct SnippetAction: Hashable, Sendable, Codable {
  package var title: String
  package var call: IntentCall

  package init(title: String, call: IntentCall) {
    self.title = title
    self.call = call
  }
}

package struct OutcomeValue: Hashable, Sendable, Codable {
  package var id: String?
  package var text: String
  /// The entities that it is, in their order: a list that was shown can be pointed at.
  package var entities: [OutcomeEntity]

  package init(id: String? = nil, text: String, entities: [OutcomeEntity] = []) {
    self.id = id
    self.text = text
    self.entities = entities
  }
}

/// An entity that an intent gave back.
package struct OutcomeEntity: Hashable, Sendable, Codable {
  package var type: String
  package var id: String
  package var title: String

  package init(type: String, id: String, title: String) {
    self.type = type
    self.id = id
    self.title = title
  }
}

/// One call of an intent: which, from which shortcut, with what was said.
package struct IntentCall: Hashable, Sendable, Codable {
  package var app: String
  package var intent: String
  /// The shortcut whose preset values the run starts from.
  package var shortcut: Int?
  package var arguments: [String: IntentArgument]
  /// The person has already said yes to exactly this call, so that a costly intent does not ask again.
  package var isConfirmed: Bool

  package init(
    app: String, intent: String, shortcut: Int? = nil, arguments: [String: IntentArgument] = [:],
    isConfirmed: Bool = false
  ) {
    self.isConfirmed = isConfirmed
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.arguments = arguments
  }
}

/// Why a run ended without an outcome, in words for the person.
package struct IntentFailure: Error, Hashable, Sendable, Codable {
  package enum Code: String, Hashable, Sendable, Codable {
    /// A thing that was named does not exist.
    case notFound
    /// The intent threw; its own words if it has any.
    case failed
    /// The person said no to a confirmation, and `perform` did not handle it.
    case declined
    /// The app's data or service cannot be used.
    case unavailable
    /// The same, but it may work in a moment.
    case busy
    /// No network.
    case offline
    /// A part of it was done.
    case incomplete
    /// The app may not do it here or now.
    case notAllowed
    /// The person has no account in the app, or is not signed in.
    case needsAccount
    /// The app needs a permission that the person has not given.
    case needsPermission
    /// The intent wants to know who asks, and whoever asks cannot say.
    case needsAuthentication
    /// It took too long without any progress. What it did meanwhile is not known.
    case timedOut
  }

  package var code: Code
  /// The app's own words, in the session's language; nil when it gave none.
  package var message: SpokenText?
  /// The parameter and words that could not be found.
  package var slot: String?
  package var said: String?
  /// What happened, in English, for the app's developer; never said to the person.
  package var detail: String?

  package init(
    code: Code, message: SpokenText? = nil, slot: String? = nil, said: String? = nil, detail: String? = nil
  ) {
    self.detail = detail
    self.code = code
    self.message = message
    self.slot = slot
    self.said = said
  }
}
