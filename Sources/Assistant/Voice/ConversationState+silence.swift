import AppIntents
import ConversationProtocol
import struct Foundation.Date

extension ConversationState {
  /// Nobody answered. Somebody who reads can take their time; somebody who listens is asked once more, and
  /// then the question is kept for later. What would cost is given up: a yes much later must not reach it.
  mutating func unanswered(_ open: OpenQuestion, isCostly: Bool, now: Date) -> Decision {
    guard channel == .voice else { return .ask(.repeated) }
    guard open.silences > 0 else {
      top?.open?.silences += 1
      top?.open?.asked = now
      return .ask(.repeated)
    }
    if open.question.kind == .confirm, isCostly || open.question.confirmation?.isDestructive == true {
      return end(.cancelled)
    }
    return park(now: now) ? .ended(.unheard) : .ended(.cancelled)
  }
}
