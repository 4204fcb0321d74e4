import ConversationProtocol
import Foundation
import Hosting
import JSONText

/// A confirmation that only the person can give, with a link to the page where it is given. The link is no secret: it names the
/// conversation, and the page asks for the person.
struct PageQuestion {
  let turn: Turn
  let question: TurnQuestion
  /// The client's name for it, in the one revision that has one.
  let id: String?
  private let address: String

  /// - Parameter page: the address of the page; nil if the daemon serves none.
  /// - Returns: nil where the client opens no links, or where there is no page.
  init?(_ turn: Turn, at page: String?, _ exchange: AgentExchange) {
    guard let question = turn.question, let page, exchange.capabilities.opensLinks,
      exchange.revision != .handshake202506
    else { return nil }
    (self.turn, self.question) = (turn, question)
    address = "\(page)#/talk/\(turn.session)"
    id = exchange.revision == .handshake202511 ? RandomLetters.make() : nil
  }

  /// The parameters of `elicitation/create`.
  func parameters(_ language: String) -> JSON {
    let lines = [turn.text] + (turn.snippet?.lines ?? []) + [AgentMessage.confirmAtPage.text(language)]
    var members = [
      JSON.Member("mode", "url"),
      JSON.Member("message", .text(lines.map(\.forAgents).joined(separator: "\n"))),
      JSON.Member("url", .text(address)),
    ]
    if let id { members.append(JSON.Member("elicitationId", .text(id))) }
    return JSON(members)
  }
}
