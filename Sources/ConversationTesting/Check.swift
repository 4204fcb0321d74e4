package import ConversationProtocol
package import Matching

/// Something that must hold after a turn.
package enum Check: Hashable, Sendable {
  /// The intents that come to their end in the turn, all of them and in this order.
  case calls([CallPattern])
  /// The open question; nil for none.
  case asks(QuestionPattern?)
  case slots([String: SlotPattern])
  /// The reply, with the lines shown beside it for anything but its exact words.
  case speaks(TextPattern)
  case outcome(TurnOutcome)
  /// The effects of the turn and how often each is carried out; none but these.
  case effects([String: Int])
  /// Intents that neither come to their end nor are newly asked about.
  case disallow([String])
  /// The value that is given back, by its text or its id.
  case value(TextPattern)

  /// The key in the file.
  package var key: String {
    switch self {
    case .calls: "calls"
    case .asks: "asks"
    case .slots: "slots"
    case .speaks: "speaks"
    case .outcome: "outcome"
    case .effects: "effects"
    case .disallow: "disallow"
    case .value: "value"
    }
  }
}

/// A check and where it stands.
package struct PlacedCheck: Hashable, Sendable {
  package let check: Check
  package let origin: PhraseOrigin

  package init(_ check: Check, at origin: PhraseOrigin) {
    self.check = check
    self.origin = origin
  }
}

/// An intent, and values that some of its parameters must have.
package struct CallPattern: Hashable, Sendable {
  package var intent: String
  package var slots: [String: SlotPattern] = [:]
}

package struct QuestionPattern: Hashable, Sendable {
  package var kind: TurnQuestion.Kind?
  /// A slot, or for a property of a composite the last part of its name.
  package var slot: String?
  /// The intent that asks.
  package var intent: String?
  package var attempt: Int?
  package var options: OptionsPattern?
}

package enum OptionsPattern: Hashable, Sendable {
  /// Exactly these, by title or id, in this order.
  case exactly([String])
  case contains([String])
}

package indirect enum SlotPattern: Hashable, Sendable {
  case absent
  /// An id, a text or the words that were said; of a time, its beginning in ISO 8601.
  case text(String)
  case list([SlotPattern])
  /// Of a composite, the properties that matter.
  case composite([String: SlotPattern])
}

package enum TextPattern: Hashable, Sendable {
  case exactly(String)
  /// All of these occur.
  case contains([String])
  /// A regular expression that is found.
  case matches(String)
}
