import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Synchronization

/// Calls of the stateless era that wait for answers. What the client carries from one request to the next is a random name;
/// what it stands for is kept here, and counts once, for the caller, the tool and the arguments it was given for.
final class PendingCalls: Sendable {
  struct Call: Hashable, Sendable {
    var principal: String
    var tool: String
    /// Of the arguments.
    var digest: [UInt8]
    var session: String
    /// The question that was asked.
    var question: String
    /// How often this call has asked.
    var rounds: Int
    var expires: Date
    /// Later ones have larger numbers.
    var number = 0

    static func digest(of arguments: JSON) -> [UInt8] { SHA256.hash(arguments.sorted.line) }
  }

  /// As long as an answer to a question counts.
  static let patience = 600.0
  private static let mostOfOne = 256
  private static let mostOfAll = 4_096
  private let calls = Mutex<[String: Call]>([:])
  private let last = Mutex(0)
  private let clock: @Sendable () -> Date

  init(clock: @escaping @Sendable () -> Date) { self.clock = clock }

  /// - Returns: the name under which the call is gone on with, once.
  func keep(
    tool: String, arguments: JSON, session: String, question: String, rounds: Int, principal: String
  ) -> String {
    let name = RandomLetters.make()
    let number = last.withLock { last in
      last += 1
      return last
    }
    let call = Call(
      principal: principal, tool: tool, digest: Call.digest(of: arguments), session: session,
      question: question, rounds: rounds, expires: clock().addingTimeInterval(Self.patience), number: number)
    calls.withLock { calls in
      calls[name] = call
      makeRoom(&calls, principal)
    }
    return name
  }

  /// Takes what a name stands for out; it counts no second time, whatever comes of it.
  ///
  /// - Returns: nil when the name stands for nothing, for something of somebody else, or for another call.
  func take(_ name: String, tool: String, arguments: JSON, principal: String) -> Call? {
    let now = clock()
    return calls.withLock { calls in
      guard let call = calls[name], call.principal == principal, call.tool == tool,
        call.digest == Call.digest(of: arguments)
      else { return nil }
      calls[name] = nil
      return call.expires >= now ? call : nil
    }
  }

  /// What expired goes, then what is oldest: of this caller first.
  private func makeRoom(_ calls: inout [String: Call], _ principal: String) {
    let now = clock()
    calls = calls.filter { $0.value.expires >= now }
    let own = calls.filter { $0.value.principal == principal }
    let crowded = own.count > Self.mostOfOne ? own : calls.count > Self.mostOfAll ? calls : [:]
    if let oldest = crowded.min(by: { $0.value.number < $1.value.number }) { calls[oldest.key] = nil }
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
