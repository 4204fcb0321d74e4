package import AppIntents
package import ConversationProtocol

/// A reading of an utterance that can be run: an intent with what was said for its parameters.
package struct Candidate: Hashable, Sendable, Codable {
  package var call: IntentCall
  /// The template that matched.
  package var phrase: String
  package var cost: Int
  package var asksFirst: Bool
  /// What was said for each slot, and where.
  package var said: [String: SaidSlot]
  /// What had to be changed to understand it.
  package var repair: TurnRepair?
  /// Parameters whose new members come to those of the open intent: 콜라도.
  package var adds: Set<String> = []
  /// Some of its words nobody knows: free text, or a name for the app to look up.
  package var hasText = false
  /// What doing it is called, when that is more than the intent's title: a habit in its own words.
  package var title: String?
  /// Whether it would be done at once though another time was said, which the question has to say. Nil: no other time was said.
  package var isAtOnce: Bool?

  package init(call: IntentCall, phrase: String, cost: Int, asksFirst: Bool, said: [String: SaidSlot] = [:]) {
    self.call = call
    self.phrase = phrase
    self.cost = cost
    self.asksFirst = asksFirst
    self.said = said
  }
}

/// An answer that was taken, and the words it was given in.
package struct AnsweredSlot: Hashable, Sendable, Codable {
  package enum Value: Hashable, Sendable, Codable {
    case option(TurnOption)
    case options([TurnOption])
    case argument(IntentArgument)
  }

  package var value: Value
  package var said: SaidSlot

  package init(_ value: Value, said: SaidSlot) {
    self.value = value
    self.said = said
  }

  /// The value as it was shown, else as it was said.
  package var title: String {
    switch value {
    case .option(let option): option.title
    case .options(let options): options.map(\.title).joined(separator: ", ")
    case .argument: said.text
    }
  }
}

package struct SlotAttempt: Hashable, Sendable, Codable {
  package var slot: String
  package var attempt: Int
}

package struct SaidSlot: Hashable, Sendable, Codable {
  package var text: String
  /// In Unicode scalars of the utterance as received.
  package var span: [Int]

  package init(text: String, span: [Int]) {
    self.text = text
    self.span = span
  }
}
