package import AppIntents
package import ConversationProtocol
import struct Foundation.Date
import Language

/// What was spoken of lately: the things, the last list, the last intent.
package struct DiscourseMemory: Hashable, Sendable, Codable {
  /// An entity that somebody named, chose or was shown.
  package struct Thing: Hashable, Sendable, Codable {
    package var app: String
    /// The entity's type.
    package var type: String
    package var id: String
    package var title: String
    package var turn: Int
    package var at: Date
    /// It was the answer, not what was asked about.
    package var isResult: Bool?

    package init(app: String, type: String, id: String, title: String, turn: Int, at: Date) {
      self.app = app
      self.type = type
      self.id = id
      self.title = title
      self.turn = turn
      self.at = at
    }
  }

  /// What stood beside the last result.
  private struct Offer: Hashable, Sendable, Codable {
    var actions: [SnippetAction]
    /// Makes the snippet that was shown.
    var snippet: IntentCall?
    var turn: Int
    var at: Date
  }

  /// The latest last.
  package private(set) var things: [Thing] = []
  /// The last list that was shown, in its order.
  package private(set) var list: [Thing] = []
  /// What was done last.
  package private(set) var last: Candidate?
  package private(set) var lastDone: Date?
  private var touched: Date?
  private var offer: Offer?

  package init() {}

  /// More than anybody points back at.
  private static let capacity = 10
  /// A thing is forgotten after so many turns, or after ten minutes.
  private static let turns = 5
  private static let seconds = 600.0
  /// The last intent and everything else end with an hour of silence, five minutes of it on the voice channel.
  private static let idle = 3_600.0

  package mutating func remember(_ new: [Thing]) {
    for thing in new {
      things.removeAll { $0.id == thing.id && $0.type == thing.type && $0.app == thing.app }
      things.append(thing)
    }
    things.removeFirst(max(0, things.count - Self.capacity))
    touched = new.last?.at ?? touched
  }

  package mutating func showed(_ things: [Thing]) {
    guard let first = things.first else { return }
    list = things
    touched = first.at
  }

  package mutating func did(_ candidate: Candidate, at now: Date) {
    last = candidate
    lastDone = now
    touched = now
  }

  /// The buttons of a result and the snippet that it showed. The next result takes their place.
  package mutating func offered(_ outcome: IntentOutcome, turn: Int, at now: Date) {
    offer = Offer(actions: outcome.actions ?? [], snippet: outcome.shows, turn: turn, at: now)
    touched = now
  }

  /// The button whose words are the whole of `text`.
  func action(_ text: NormalText, turn: Int, now: Date) -> Candidate? {
    guard let offer, turn - offer.turn <= Self.turns, now <= offer.at.addingTimeInterval(Self.seconds) else {
      return nil
    }
    return offer.actions.first { NormalText($0.title).text == text.text }.map {
      Candidate(call: $0.call, phrase: "", cost: 0, asksFirst: false)
    }
  }

  /// What makes the snippet that was shown last.
  var shownSnippet: IntentCall? { offer?.snippet }

  package mutating func expire(now: Date, channel: TurnChannel) {
    let idle = channel == .voice ? ReadingAloud.patience : Self.idle
    if let touched, now > touched.addingTimeInterval(idle) { self = DiscourseMemory() }
  }

  /// What was done in the last five minutes.
  func freshLast(now: Date) -> Candidate? {
    guard let lastDone, now >= lastDone, now <= lastDone.addingTimeInterval(Self.fresh) else { return nil }
    return last
  }

  private static let fresh = 300.0

  /// The things that can still be pointed at, the latest first.
  package func things(turn: Int, now: Date) -> [Thing] {
    things.filter { turn - $0.turn <= Self.turns && now <= $0.at.addingTimeInterval(Self.seconds) }.reversed()
  }

  /// The last list, while it can still be pointed at.
  package func list(turn: Int, now: Date) -> [Thing] {
    list.filter { turn - $0.turn <= Self.turns && now <= $0.at.addingTimeInterval(Self.seconds) }
  }
}
