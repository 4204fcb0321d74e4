import Agents
import Hosting
import Synchronization

/// The connections of clients that began with a handshake, by the name that each carries from request to request.
final class AgentSessions: Sendable {
  private struct Session {
    let connection: AgentConnection
    let principal: String
    var lastUse: Int
  }

  private struct State {
    var sessions: [String: Session] = [:]
    var uses = 0
  }

  /// How many one caller has; the one that was not used for the longest time gives way.
  private static let mostOfOne = 32
  private static let mostOfAll = 1_024
  private let state = Mutex(State())

  /// Keeps a connection.
  ///
  /// - Returns: the name by which it is found.
  func keep(_ connection: AgentConnection, of principal: String) -> String {
    let name = RandomLetters.make()
    let gone = state.withLock { state in
      state.uses += 1
      state.sessions[name] = Session(connection: connection, principal: principal, lastUse: state.uses)
      return Self.takeOldest(&state, principal)
    }
    gone?.close()
    return name
  }

  /// Nil for a name that stands for nothing, or for a session of somebody else.
  func connection(_ name: String, of principal: String) -> AgentConnection? {
    state.withLock { state in
      guard let session = state.sessions[name], session.principal == principal else { return nil }
      state.uses += 1
      state.sessions[name]?.lastUse = state.uses
      return session.connection
    }
  }

  /// - Returns: whether there was one.
  func end(_ name: String, of principal: String) -> Bool {
    guard let connection = connection(name, of: principal) else { return false }
    state.withLock { _ = $0.sessions.removeValue(forKey: name) }
    connection.close()
    return true
  }

  /// The daemon stops: nobody is waited for who was asked something.
  func close() {
    let all = state.withLock { state in
      defer { state.sessions = [:] }
      return state.sessions.values.map(\.connection)
    }
    for connection in all { connection.close() }
  }

  private static func takeOldest(_ state: inout State, _ principal: String) -> AgentConnection? {
    let own = state.sessions.filter { $0.value.principal == principal }
    let crowded = own.count > mostOfOne ? own : state.sessions.count > mostOfAll ? state.sessions : [:]
    guard let oldest = crowded.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return nil }
    state.sessions[oldest.key] = nil
    return oldest.value.connection
  }
}
