import ConversationProtocol
import Hosting
import Language

/// The conversations that `/sessions` lists.
enum SessionNotice {
  static func text(_ place: ClientContext, language: String) throws -> String {
    let open = try SessionSource.reach(place.options).list().filter(\.isParked)
    guard !open.isEmpty else { return "  " + ToolMessage.noConversation.text(in: language) }
    let list = open.map { "  \($0.id.visibleLine)  \($0.updated)" }.joined(separator: "\n")
    return list + "\n  " + ToolMessage.resumeLater.text(in: language)
  }
}
