/// The speaker in the conversation whose intent runs, for intents of the assistant's own app.
package struct Speaker: Sendable {
  package let assistant: Assistant
  /// The owner of the conversation, without the terminal.
  package let user: String

  package init(assistant: Assistant, user: String) {
    (self.assistant, self.user) = (assistant, user)
  }

  /// Nil outside a run.
  @TaskLocal package static var current: Speaker?
}
