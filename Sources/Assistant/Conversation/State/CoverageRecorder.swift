import Synchronization

/// Sees which cells of the table of conversations, and which of the assistant's texts, are used: what tests prove of
/// the assistant itself.
///
///     let witness = CoverageRecorder()
///     await CoverageRecorder.$current.withValue(witness) { _ = try? await conversation.say("치킨 주문해줘") }
///     witness.cells       // [idle × request]
package final class CoverageRecorder: Sendable {
  /// The one who watches this task; nobody does in a tool that talks.
  @TaskLocal package static var current: CoverageRecorder?

  /// A text in a language.
  package struct SpokenMessage: Hashable, Sendable {
    package let message: MessageKey
    package let language: String

    package init(_ message: MessageKey, _ language: String) {
      self.message = message
      self.language = language
    }
  }

  private struct Seen {
    var cells: Set<DialogTransition> = []
    var sayings: Set<SpokenMessage> = []
  }

  private let seen = Mutex(Seen())

  package init() {}

  package var cells: Set<DialogTransition> { seen.withLock { $0.cells } }
  package var sayings: Set<SpokenMessage> { seen.withLock { $0.sayings } }

  func see(_ cell: DialogTransition) { seen.withLock { _ = $0.cells.insert(cell) } }

  func see(_ message: Message, language: String) {
    seen.withLock { _ = $0.sayings.insert(SpokenMessage(message.key, language)) }
  }
}
