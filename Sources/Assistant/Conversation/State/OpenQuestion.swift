package import AppIntents
package import ConversationProtocol
import struct Foundation.Date

/// The one question that a frame waits in.
package struct OpenQuestion: Hashable, Sendable, Codable {
  /// Slot and occurrence: `menuItem#1`.
  package var key: String
  package var question: IntentQuestion
  /// Of the question as it was asked first: narrowing its options makes no other question of it.
  package let fingerprint: String
  package var attempt = 1
  package var asked: Date
  /// Of the options, the ones that are meant, when an answer fitted several.
  package var narrowed: [String]?
  /// How often more options were wanted.
  package var page = 0
  /// How it was put: a voice names fewer options, and waits for less time.
  package var channel: TurnChannel
  /// How often nobody answered it on the voice channel.
  package var silences = 0
  /// Nobody has seen it yet: the process that was to say it died. An answer cannot be meant for it.
  package var isUnseen = false

  package init(key: String, question: IntentQuestion, asked: Date, channel: TurnChannel = .text) {
    self.channel = channel
    self.key = key
    self.question = question
    self.asked = asked
    fingerprint = question.fingerprint
  }

  /// Attempts that a person has. Somebody who does not say which intent was meant will rather say it anew.
  package var attemptLimit: Int { question.slot == "intent" ? 2 : 3 }

  /// How long an answer counts without asking again: ten minutes, five for a voice, two for what costs.
  package func expires(costly: Bool) -> Date {
    let patience = channel == .voice ? ReadingAloud.patience : 600
    return asked.addingTimeInterval(question.kind == .confirm && costly ? 120 : patience)
  }

  /// An answer does not count without asking again. A clock that was set back says nothing of how old the question is.
  package func isTooOld(at now: Date, costly: Bool) -> Bool { now < asked || now > expires(costly: costly) }

  /// The options that are shown: those that are meant, else the first few.
  package var shown: [IntentOption] {
    if let narrowed { return question.options.filter { narrowed.contains($0.id) } }
    return Array(question.options.prefix(Self.pageSize(channel) * (page + 1)))
  }

  /// How many options are not shown yet.
  package var hiddenCount: Int { question.options.count - shown.count }

  /// More than fit at a glance are shown when they are asked for. The list grows, so that a number always
  /// means the same option.
  package static func pageSize(_ channel: TurnChannel) -> Int {
    channel == .voice ? ReadingAloud.optionCount : 9
  }
}
