import Synchronization

/// Sees which cells of the table of conversations, and which of the assistant's texts, are used: what tests prove of
/// the assistant itself.
///
///     let witness = DialogWitness()
///     await DialogWitness.$current.withValue(witness) { _ = try? await conversation.say("치킨 주문해줘") }
///     witness.cells       // [idle × request]
package final class DialogWitness: Sendable {
  /// The one who watches this task; nobody does in a tool that talks.
  @TaskLocal package static var current: DialogWitness?

  /// A text in a language.
  package struct Saying: Hashable, Sendable {
    package let message: MessageKey
    package let language: String

    package init(_ message: MessageKey, _ language: String) {
      self.message = message
      self.language = language
    }
  }

  private struct Seen {
    var cells: Set<DialogCell> = []
    var sayings: Set<Saying> = []
  }

  private let seen = Mutex(Seen())

  package init() {}

  package var cells: Set<DialogCell> { seen.withLock { $0.cells } }
  package var sayings: Set<Saying> { seen.withLock { $0.sayings } }

  func see(_ cell: DialogCell) { seen.withLock { _ = $0.cells.insert(cell) } }

  func see(_ message: Message, language: String) {
    seen.withLock { _ = $0.sayings.insert(Saying(message.key, language)) }
  }
}
