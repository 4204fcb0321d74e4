import ConversationProtocol
import Language

extension Command {
  /// What a phrase asks of the conversation; nil for what only a reply that failed can be asked.
  init?(_ command: ConversationCommand) {
    switch command {
    case .resume: self = .resume
    case .parked: self = .parked
    case .habits: self = .habits
    case .help: self = .help
    case .repeatReply: self = .repeat
    case .back: self = .back
    case .startOver: self = .startOver
    case .retry: return nil
    }
  }
}
