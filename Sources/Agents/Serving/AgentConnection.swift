package import JSONText
import Foundation
import Synchronization

/// One client: which era it speaks, what of its requests is at work, and what it was asked.
///
/// A client of the stateless era needs no connection between its requests; one of the handshake era has the same one from
/// `initialize` on.
package final class AgentConnection: Sendable {
  /// Writes a message that belongs to a request of the client.
  package typealias Outlet = @Sendable (JSON) async -> Void

  private struct State {
    var revision: AgentRevision?
    var capabilities = AgentCapabilities()
    /// Of the client's requests.
    var atWork: [RPCIdentifier: Task<JSON, any Error>] = [:]
    /// What the client was asked.
    var asked: [RPCIdentifier: CheckedContinuation<JSON, any Error>] = [:]
    var lastAsked = 0
    var isClosed = false
  }

  /// How many requests of a client are at work at once.
  private static let mostAtWork = 32
  private let server: AgentServer
  private let principal: String
  private let boards: (any AgentBoards)?
  private let subscriptions: ResourceSubscriptions
  private let state = Mutex(State())

  /// - Parameters:
  ///   - principal: tells the callers of a door apart.
  ///   - boards: what the person sees; nil for a caller who proves nothing.
  package init(_ server: AgentServer, principal: String, boards: (any AgentBoards)? = nil) {
    self.server = server
    self.principal = principal
    self.boards = boards
    subscriptions = ResourceSubscriptions(boards)
  }

  /// What a client of the handshake era is told beside its requests, until it has gone. A second stream takes the place of
  /// the first one, which ends.
  package func messages() -> AsyncStream<JSON> { subscriptions.stream() }

  /// The handshake is over.
  package var isReady: Bool { state.withLock { $0.revision?.hasHandshake ?? false } }

  /// Takes a message, and gives its reply when there is one.
  package func reply(to message: RPCMessage, outlet: @escaping Outlet) async -> JSON? {
    guard let task = take(message, outlet: outlet) else { return nil }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      if case .request(let id, _, _) = message { state.withLock { $0.atWork[id] }?.cancel() }
    }
  }

  /// Takes a message. What follows it is taken as if it had come to its end: a cancellation finds what it cancels.
  ///
  /// - Parameter outlet: where what belongs to it goes before its reply does.
  /// - Returns: the reply to come; nil for what has none: notifications and responses. A request that is cancelled has none.
  package func take(_ message: RPCMessage, outlet: @escaping Outlet) -> Task<JSON?, Never>? {
    switch message {
    case .request(let id, let method, let parameters): return task(id, method, parameters, outlet)
    case .notification("notifications/cancelled", let parameters):
      guard let id = RPCIdentifier(parameters["requestId"]) else { return nil }
      state.withLock { $0.atWork[id] }?.cancel()
    case .notification: break
    case .response(let id, let response):
      let waiting = state.withLock { $0.asked.removeValue(forKey: id) }
      switch response {
      case .result(let result): waiting?.resume(returning: result)
      case .failure(let failure): waiting?.resume(throwing: failure)
      }
    }
    return nil
  }

  /// Nothing more comes from the client: what waits for its answer is cancelled, and the rest comes to its end.
  package func finish() {
    let waiting = state.withLock { state in
      defer { state.asked = [:] }
      state.isClosed = true
      return Array(state.asked.values)
    }
    subscriptions.close()
    for waiting in waiting { waiting.resume(throwing: CancellationError()) }
  }

  /// The client has gone: what is at work for it is cancelled.
  package func close() {
    finish()
    for task in state.withLock({ Array($0.atWork.values) }) { task.cancel() }
  }

  // MARK: Requests

  private func task(
    _ id: RPCIdentifier, _ method: String, _ parameters: JSON, _ outlet: @escaping Outlet
  ) -> Task<JSON?, Never> {
    do {
      let work = try begin(id, method, parameters, outlet)
      return Task {
        let result = await work.result
        state.withLock { _ = $0.atWork.removeValue(forKey: id) }
        // Whoever cancels a request waits for no reply to it.
        return work.isCancelled ? nil : Self.reply(result, to: id)
      }
    } catch {
      return Task { RPCMessage.reply(.failure(error), to: id) }
    }
  }

  private static func reply(_ result: Result<JSON, any Error>, to id: RPCIdentifier) -> JSON? {
    switch result {
    case .success(let result): RPCMessage.reply(.result(result), to: id)
    case .failure(is CancellationError): nil
    case .failure(let failure as RPCFailure): RPCMessage.reply(.failure(failure), to: id)
    case .failure: RPCMessage.reply(.failure(RPCFailure(.internalError, "the request failed")), to: id)
    }
  }

  private func begin(
    _ id: RPCIdentifier, _ method: String, _ parameters: JSON, _ outlet: @escaping Outlet
  ) throws(RPCFailure) -> Task<JSON, any Error> {
    if method == "initialize" {
      let result = try handshake(parameters)
      return Task { result }
    }
    let exchange = try exchange(id, parameters, outlet)
    let server = server
    do {
      return try state.withLock { state in
        guard !state.isClosed, state.atWork.count < Self.mostAtWork else {
          throw RPCFailure(.busy, "too many requests are at work; try again")
        }
        guard state.atWork[id] == nil else {
          throw RPCFailure(.invalidRequest, "a request with this “id” is at work")
        }
        let task = Task(executorPreference: server.executor) {
          try await server.result(of: method, parameters, exchange)
        }
        state.atWork[id] = task
        return task
      }
    } catch let failure as RPCFailure {
      throw failure
    } catch {
      throw RPCFailure(.internalError, "the request failed")
    }
  }

  /// - Throws: `RPCFailure` when the connection is of the other era.
  private func handshake(_ parameters: JSON) throws(RPCFailure) -> JSON {
    let wanted = AgentRevision(rawValue: try parameters.parameter("protocolVersion"))
    let revision = wanted.flatMap { $0.hasHandshake ? $0 : nil } ?? .latestHandshake
    let isFirst = state.withLock { state in
      guard state.revision == nil else { return false }
      state.revision = revision
      state.capabilities = AgentCapabilities(parameters["capabilities"])
      return true
    }
    guard isFirst else { throw RPCFailure(.invalidRequest, "the handshake is over") }
    return server.handshake(revision)
  }

  private func exchange(
    _ id: RPCIdentifier, _ parameters: JSON, _ outlet: @escaping Outlet
  ) throws(RPCFailure) -> AgentExchange {
    let (known, capabilities) = state.withLock { ($0.revision, $0.capabilities) }
    let notify: @Sendable (String, JSON) async -> Void = { method, parameters in
      await outlet(RPCMessage.notification(method, parameters))
    }
    if let known {
      return AgentExchange(
        id: id, principal: principal, revision: known, capabilities: capabilities,
        ask: { [weak self] method, parameters in
          guard let self else { throw CancellationError() }
          return try await self.ask(method, parameters, outlet)
        }, boards: boards, subscriptions: subscriptions, notify: notify)
    }
    return AgentExchange(
      id: id, principal: principal, revision: try StatelessEnvelope(parameters).revision(),
      capabilities: AgentCapabilities(parameters["_meta"]?[AgentMeta.capabilities]), ask: nil,
      boards: boards, subscriptions: nil, notify: notify)
  }

  // MARK: Asking the client

  private func ask(_ method: String, _ parameters: JSON, _ outlet: @escaping Outlet) async throws -> JSON {
    let id = state.withLock { state in
      state.lastAsked += 1
      return RPCIdentifier.text("malgil-\(state.lastAsked)")
    }
    // A client that never answers waits as long as an answer counts.
    let patience = Task { [weak self] in
      try await Task.sleep(for: .seconds(PendingCalls.patience))
      self?.forget(id)
    }
    defer { patience.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        let isOpen = state.withLock { state in
          guard !state.isClosed else { return false }
          state.asked[id] = waiting
          return true
        }
        guard isOpen, !Task.isCancelled else {
          forget(id)
          if !isOpen { waiting.resume(throwing: CancellationError()) }
          return
        }
        Task { await outlet(RPCMessage.request(id, method, parameters)) }
      }
    } onCancel: {
      forget(id)
    }
  }

  private func forget(_ id: RPCIdentifier) {
    state.withLock { $0.asked.removeValue(forKey: id) }?.resume(throwing: CancellationError())
  }
}
