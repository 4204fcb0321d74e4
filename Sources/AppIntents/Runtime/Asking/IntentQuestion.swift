package import Views

/// A question that a running intent asks through its `IntentDialogHost`.
///
/// It carries what is needed to word it, to read its answer, and to recognise it again at replay; it does
/// not carry attempts or times, which belong to the conversation.
package struct IntentQuestion: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable { case value, choice, choices, confirm }

  /// Why the question is asked; the assistant words it from this when the intent gave no dialog.
  package enum Situation: Hashable, Sendable, Codable {
    /// A required value was not said.
    case missing
    /// What was said stands for several things. `owner` is the title of the thing they belong to, if it
    /// has just been decided (한밤치킨의 어떤 치킨으로 할까요?).
    case ambiguous(said: String?, owner: String?)
    /// What was said stands for things of several owners; the options are the owners (어느 가게의 밀크티로 할까요?).
    case owners(said: String?)
    /// `perform` asked by itself.
    case requested
    /// Everything about to happen is on view and wants a yes.
    case confirmation
  }

  /// Why the previous answer to the same question was not taken.
  package enum Problem: Hashable, Sendable, Codable {
    case notFound(said: String)
    case outOfRange(minimum: Double?, maximum: Double?)
    /// A list with fewer or more elements than the parameter takes.
    case wrongCount(minimum: Int, maximum: Int)
    case unreadable(said: String)
    /// A sentence that the intent itself gives.
    case refused(SpokenText)
  }

  package var kind: Kind
  /// The parameter, `lines.menuItem` for a property of a composite, or `confirm` / `choice` for the intent.
  package var slot: String
  /// The title of the parameter or of the wanted type, in the session's language (가게, 메뉴, 수량).
  package var title: String
  /// How the words of an answer are to be read.
  package var value: ValueKind?
  package var options: [IntentOption]
  /// What leaving the question is called, when the intent says so; it is none of the options.
  package var cancelTitle: String?
  /// What the intent wants said, in the session's language.
  package var dialog: SpokenText?
  package var situation: Situation
  package var problem: Problem?
  /// Lines to show above the question.
  package var snippet: [String]
  /// The same as it is seen.
  package var tree: ViewTree?
  package var confirmation: ConfirmationWords?
  package var isSensitive: Bool

  package init(
    kind: Kind, slot: String, title: String, value: ValueKind? = nil, options: [IntentOption] = [],
    cancelTitle: String? = nil, dialog: SpokenText? = nil, situation: Situation, problem: Problem? = nil,
    snippet: [String] = [], tree: ViewTree? = nil,
    confirmation: ConfirmationWords? = nil, isSensitive: Bool = false
  ) {
    self.kind = kind
    self.slot = slot
    self.title = title
    self.value = value
    self.options = options
    self.cancelTitle = cancelTitle
    self.dialog = dialog
    self.situation = situation
    self.problem = problem
    self.snippet = snippet
    self.tree = tree
    self.confirmation = confirmation
    self.isSensitive = isSensitive
  }
}

/// One of the things a question offers.
package struct IntentOption: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var subtitle: String?
  package var synonyms: [String]
  package var isDestructive: Bool
  /// The title of its section; nil where it stands in none with a title.
  package var section: String?

  package init(
    id: String, title: String, subtitle: String? = nil, synonyms: [String] = [], isDestructive: Bool = false,
    section: String? = nil
  ) {
    self.section = section
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.isDestructive = isDestructive
  }
}

/// The words that accept or decline a confirmation, beside the language's own yes and no.
package struct ConfirmationWords: Hashable, Sendable, Codable {
  /// The catalogue key of the action (`order`, `send`, …) or `custom`.
  package var action: String
  package var accept: [String]
  package var deny: [String]
  package var isDestructive: Bool
  /// How many entities the action is about; nil where the intent asked by itself.
  package var entityCount: Int?

  package init(
    action: String, accept: [String] = [], deny: [String] = [], isDestructive: Bool = false,
    entityCount: Int? = nil
  ) {
    self.entityCount = entityCount
    self.action = action
    self.accept = accept
    self.deny = deny
    self.isDestructive = isDestructive
  }
}

/// A text for the ear and, when something is shown as well, a shorter one for the eye.
package struct SpokenText: Hashable, Sendable, Codable {
  package var full: String
  package var supporting: String?

  package init(full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }
}

/// The answer to an `IntentQuestion`.
package enum IntentAnswer: Hashable, Sendable, Codable {
  /// To `value`.
  case argument(IntentArgument)
  /// To `choice` (one) and `choices` (any number): ids of options.
  case options([String])
  /// To `confirm`.
  case confirmed(Bool)
}
