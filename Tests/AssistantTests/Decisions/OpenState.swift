import AppIntents
import Assistant
import Foundation

/// Every kind of question that a conversation can wait in.
enum OpenState: CaseIterable {
  case value, choice, choices, confirm, understood, intent

  static let start = Date(timeIntervalSince1970: 1_795_168_800)
  static let running: [OpenState] = [.value, .choice, .choices, .confirm]

  var question: IntentQuestion {
    let options = ["a", "b", "c"].map { IntentOption(id: $0, title: $0.uppercased()) }
    let intents = ["0", "1"].map { IntentOption(id: $0, title: $0) }
    return switch self {
    case .value:
      IntentQuestion(
        kind: .value, slot: "count", title: "수량", value: .integer(minimum: 1, maximum: 9), situation: .missing
      )
    case .choice:
      IntentQuestion(kind: .choice, slot: "shop", title: "가게", options: options, situation: .missing)
    case .choices:
      IntentQuestion(kind: .choices, slot: "toppings", title: "토핑", options: options, situation: .missing)
    case .confirm: IntentQuestion(kind: .confirm, slot: "confirm", title: "주문", situation: .confirmation)
    case .understood:
      IntentQuestion(kind: .confirm, slot: "understood", title: "확인", situation: .confirmation)
    case .intent:
      IntentQuestion(kind: .choice, slot: "intent", title: "할 일", options: intents, situation: .requested)
    }
  }

  var key: String { question.slot + "#1" }

  /// An answer that the question takes.
  var answer: IntentAnswer {
    switch self {
    case .value: .argument(.integer(2))
    case .choice: .options(["b"])
    case .choices: .options(["a", "c"])
    case .confirm, .understood: .confirmed(true)
    case .intent: .options(["1"])
    }
  }

  var stage: Frame.Stage {
    switch self {
    case .understood: .confirmingUnderstood
    case .intent: .choosingIntent([.named("Order"), .named("Reorder")])
    default: .running
    }
  }

  /// A conversation with this question open since `start`.
  var conversation: ConversationState {
    var state = ConversationState(id: "s_1", language: "ko")
    var frame = Frame(id: 1, stage: stage, candidate: .named("Order"))
    frame.question = OpenQuestion(key: key, question: question, asked: Self.start)
    state.frames = [frame]
    state.lastFrame = 1
    return state
  }
}

extension Candidate {
  static func named(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], asksFirst: Bool = false
  ) -> Candidate {
    Candidate(
      call: IntentCall(app: "Shop", intent: intent, arguments: arguments), phrase: "{item} 주문해줘", cost: 11,
      asksFirst: asksFirst)
  }
}

extension ConversationState {
  /// What is decided at a moment after the question was asked.
  mutating func decided(
    _ reading: UtteranceReading, after seconds: Double = 1, isCostly: Bool = false
  ) -> Decision {
    decide(reading, now: OpenState.start.addingTimeInterval(seconds), isCostly: isCostly)
  }
}
