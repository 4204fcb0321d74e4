import AppIntents
package import struct Foundation.Date

/// A frame that waits until the person comes back to it.
package struct ParkedFrame: Hashable, Sendable, Codable {
  package var frame: Frame
  /// After this it is gone.
  package var until: Date
  /// The turn in which its app was busy: in the next one 다시 and 네 mean it.
  package var busyTurn: Int?

  package init(_ frame: Frame, until: Date) {
    self.frame = frame
    self.until = until
  }
}

extension ConversationState {
  /// How long a frame waits whose question was given up: half an hour.
  package static let exhaustedPatience = 1_800.0
  /// How long a question stays that nobody answers: a day.
  package static let openPatience = 86_400.0

  /// Takes the top frame off the floor and keeps it for a while. False when it is of no use later.
  package mutating func park(now: Date) -> Bool {
    guard var frame = frames.popLast() else { return false }
    guard frame.isParkable else { return false }
    frame.leaveAside()
    parked.append(ParkedFrame(frame, until: now.addingTimeInterval(Self.exhaustedPatience)))
    return true
  }

  /// Keeps the top frame, with its answers, for another attempt. The yes is asked for again then, after another look at
  /// what it is given to.
  mutating func parkForRetry(now: Date) -> Bool {
    guard top?.stage == .running, top?.journal.hasUnclearEffect == false else { return false }
    if top?.journal.answers.last?.answer == .confirmed(true) { _ = top?.forgetLastAnswer() }
    top?.journal.forgetRecordings()
    top?.question = nil
    guard park(now: now) else { return false }
    parked[parked.count - 1].busyTurn = turn
    return true
  }

  /// The last turn ended because an app was busy, and this one may try again.
  var offersRetry: Bool { parked.last?.busyTurn.map { $0 == turn - 1 } ?? false }

  /// Gives the floor to a parked frame. Its question is put anew.
  mutating func unpark(_ id: Int) -> Decision {
    guard let index = parked.firstIndex(where: { $0.frame.id == id }) else { return .say(.nothingParked) }
    var frame = parked.remove(at: index).frame
    frame.lastAttempt = nil
    frame.question = nil
    frames.append(frame)
    return frame.stage == .running ? restart(.resumed) : .ask(.resumed)
  }

  /// Forgets what has waited too long, and returns the frames that were open.
  package mutating func expire(now: Date) -> [Frame] {
    parked.removeAll { now > $0.until }
    memory.expire(now: now, channel: channel)
    let expired = frames.filter { frame in
      frame.open.map { now > $0.asked.addingTimeInterval(Self.openPatience) } ?? false
    }
    frames.removeAll { frame in expired.contains { $0.id == frame.id } }
    return expired
  }
}
