package import ConversationProtocol
import Language
package import Views

/// What a person sees of one turn, before it is laid out.
package struct TurnView: Hashable, Sendable {
  /// How the turn went; decides the mark before the reply.
  package enum Mood: Hashable, Sendable { case ordinary, done, failed }

  /// What is said before anything else, such as something that happened meanwhile.
  package var lines: [String]
  /// The lines of what is about to happen or has happened; shown with a bar.
  package var snippet: [String]
  /// The same as it is seen on a terminal.
  package var tree: ViewTree?
  package var reply: String
  /// Numbered from 1.
  package var options: [TurnOption]
  /// The words at number 0, which cancels; `nil` if nothing can be cancelled.
  package var cancelTitle: String?
  /// How one can go on, in a low voice.
  package var hint: String?
  package var mood: Mood

  package init(
    lines: [String] = [], snippet: [String] = [], tree: ViewTree? = nil, reply: String,
    options: [TurnOption] = [], cancelTitle: String? = nil, hint: String? = nil, mood: Mood = .ordinary
  ) {
    self.lines = lines
    self.snippet = snippet
    self.tree = tree
    self.reply = reply
    self.options = options
    self.cancelTitle = cancelTitle
    self.hint = hint
    self.mood = mood
  }

  /// The same with everything made visible that would steer a terminal, so that what is laid out is what is seen.
  /// Titles have one line.
  var visible: TurnView {
    TurnView(
      lines: lines.map(\.visible), snippet: snippet.map(\.visible), tree: tree, reply: reply.visible,
      options: options.map {
        TurnOption(
          id: $0.id, title: $0.title.visibleLine, subtitle: $0.subtitle?.visibleLine,
          section: $0.section?.visibleLine, isDestructive: $0.isDestructive)
      }, cancelTitle: cancelTitle?.visibleLine, hint: hint?.visible, mood: mood)
  }
}
