import Foundation
import Hosting
import JSONText
import KeptRecords

/// Calls of the stateless era that wait for answers. What the client carries from one request to the next is a random name;
/// what it stands for is kept where conversations are, so that it outlives this process. It counts once, for the caller, the
/// tool and the arguments it was given for.
struct PendingCalls: Sendable {
  /// As long as an answer to a question counts.
  static let patience = 600.0
  private let rows: any AgentCallRows
  private let clock: @Sendable () -> Date

  init(in rows: any AgentCallRows, clock: @escaping @Sendable () -> Date) {
    self.rows = rows
    self.clock = clock
  }

  /// - Returns: the name under which the call is gone on with, once.
  func keep(
    _ claim: AgentCallRecord.Claim, session: String, question: String, rounds: Int
  ) throws -> String {
    let (name, now) = (RandomLetters.make(), clock())
    let call = AgentCallRecord(
      id: SHA256.digits(of: name), claim: claim, session: session, question: question, rounds: rounds,
      expires: now.addingTimeInterval(Self.patience))
    try rows.keep(call, at: now)
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

  static func digest(of arguments: JSON) -> String { SHA256.digits(of: arguments.sorted.line) }
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
