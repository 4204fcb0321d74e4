import ConversationProtocol
import Foundation
import Hosting
import JSONText
import KeptRecords
import Synchronization

/// Calls of the stateless era that wait for answers. What the client carries from one request to the next is a random name;
/// what it stands for is kept where conversations are, so that it outlives this process. It counts once, for the caller, the
/// tool and the arguments it was given for.
struct PendingCalls: Sendable {
  /// As long as an answer to a question counts.
  static let patience = 600.0
  private let rows: any AgentCallRows
  private let asked = AskedTurns()
  private let clock: @Sendable () -> Date

  init(in rows: any AgentCallRows, clock: @escaping @Sendable () -> Date) {
    self.rows = rows
    self.clock = clock
  }

  /// - Returns: the name under which the call is gone on with, once.
  func keep(_ claim: AgentCallRecord.Claim, _ turn: Turn, rounds: Int) throws -> String {
    let (name, now) = (RandomLetters.make(), clock())
    let call = AgentCallRecord(
      id: SHA256.digits(of: name), claim: claim, session: turn.session, question: turn.question?.id ?? "",
      rounds: rounds, expires: now.addingTimeInterval(Self.patience))
    try rows.keep(call, at: now)
    asked.keep(turn, as: call.id)
    return name
  }

  /// Takes what a name stands for out; it counts no second time, whatever comes of it.
  ///
  /// - Returns: nil when the name stands for nothing, for something of somebody else, or for another call.
  func take(_ name: String, _ claim: AgentCallRecord.Claim) throws -> AgentCallRecord? {
    guard let call = try rows.use(SHA256.digits(of: name), by: claim), call.expires >= clock() else {
      return nil
    }
    return call
  }

  /// The turn that asked, with all that was done in it; nil where another process asked.
  func askingTurn(of call: AgentCallRecord) -> Turn? { asked.take(call.id) }

  static func digest(of arguments: JSON) -> String { SHA256.digits(of: arguments.sorted.line) }
}

/// Turns of this process that asked; of too many the oldest is forgotten.
private final class AskedTurns: Sendable {
  private let turns = Mutex<[(id: String, turn: Turn)]>([])

  func keep(_ turn: Turn, as id: String) {
    turns.withLock { turns in
      turns.append((id, turn))
      if turns.count > AgentCallLimits.ofOne { turns.removeFirst() }
    }
  }

  func take(_ id: String) -> Turn? {
    turns.withLock { turns in
      turns.firstIndex { $0.id == id }.map { turns.remove(at: $0).turn }
    }
  }
}

extension JSON {
  /// The same with the keys of each object in their order, so that equal arguments have equal digests.
  fileprivate var sorted: JSON {
    switch value {
    case .array(let elements): .list(elements.map(\.sorted))
    case .object(let members):
      JSON(.object(members.map { Member($0.key, $0.value.sorted) }.sorted { $0.key < $1.key }))
    default: self
    }
  }
}
