import AppIntents
import ConversationProtocol
import Hosting
import JSONText

/// What a client can ask the person for.
enum AskedQuestion {
  case form(QuestionForm)
  /// Only the person can answer it, at the page.
  case page(PageQuestion)

  /// - Parameter isAnswered: the client has an answer, so that it can ask.
  /// - Returns: nil where nothing is open, or the client can ask nobody for it.
  init?(_ turn: Turn, _ server: AgentServer, _ exchange: AgentExchange, isAnswered: Bool = false) {
    let isPersons = server.waitsForPerson(turn)
    if !isPersons, exchange.capabilities.asks || isAnswered {
      let app = server.apps.first { $0.name == turn.app }
      let intent = app?.intent(turn.intent)
      guard let form = QuestionForm(turn, of: intent, in: app, language: server.language) else { return nil }
      self = .form(form)
    } else if isPersons, let page = PageQuestion(turn, at: server.page(), exchange) {
      self = .page(page)
    } else {
      return nil
    }
  }

  /// Of `elicitation/create`.
  func parameters(_ revision: AgentRevision, language: String) -> JSON {
    switch self {
    case .form(let form): form.parameters(revision)
    case .page(let page): page.parameters(language)
    }
  }
}

extension AgentServer {
  /// Only a person's yes spends: nobody asks an agent for it.
  func waitsForPerson(_ turn: Turn) -> Bool {
    guard let question = turn.question, question.kind == .confirm,
      !Self.assistantsQuestions.contains(question.slot)
    else { return false }
    return apps.first { $0.name == turn.app }?.intent(turn.intent)?.risk == .costs
  }

  /// Confirmations of the assistant itself, after which nothing costly has happened yet.
  private static let assistantsQuestions: Set<String> = ["understood", "plan", "startOver"]
}

extension AppDescriptor {
  fileprivate func intent(_ name: String?) -> IntentDescriptor? { intents.first { $0.name == name } }
}
