import Agents
import AppIntents
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Surfaces

/// What the tool's own user sees, told to the agent that the user started: by the daemon where there is one, else in this
/// process.
actor ToolAgentBoards: AgentBoards {
  private nonisolated let daemon: DaemonClient?
  private nonisolated let workplace: ToolContext
  private var board: Board?

  /// Seconds between two looks. Without a daemon there are no events about changes.
  private static let pause = Duration.seconds(2)

  init(_ daemon: DaemonClient?, _ workplace: ToolContext) {
    (self.daemon, self.workplace) = (daemon, workplace)
  }

  func shown() async throws -> SurfaceReply {
    var shown = try await reply(to: .board(looksAnew: false))
    shown.activities = try await reply(to: .activities).activities
    return shown
  }

  private func reply(to request: SurfaceRequest) async throws -> SurfaceReply {
    guard let daemon, !daemon.isGone else { return try await local(request) }
    let reply = try await daemon.agentReply(to: .surfaces(request, language: workplace.language))
    guard case .surfaces(let surfaces) = reply.content else {
      throw AssistantFailure(.unavailable, "the daemon has no board")
    }
    return surfaces
  }

  private func local(_ request: SurfaceRequest) async throws -> SurfaceReply {
    if board == nil { board = await workplace.board() }
    guard let board else {
      throw AssistantFailure(.unavailable, "boards need a data folder, and there is none")
    }
    let user = "\(getuid())"
    let caller = SurfaceCaller(
      user: user, name: "\(user)@\(DaemonAgentTurns.terminal)", showsPrivateContent: false)
    return try await board.reply(to: request, for: caller, NoPresses())
  }

  // MARK: Changes

  nonisolated func changes() -> AsyncStream<SurfaceAddress> {
    let (changes, continuation) = AsyncStream.makeStream(of: SurfaceAddress.self)
    if let daemon, !daemon.isGone {
      tell(of: daemon, continuation)
    } else {
      let looking = Task { await look(continuation) }
      continuation.onTermination = { _ in looking.cancel() }
    }
    return changes
  }

  /// A thread of its own waits for events.
  private nonisolated func tell(
    of daemon: DaemonClient, _ changes: AsyncStream<SurfaceAddress>.Continuation
  ) {
    let subscribe = ControlRequest(.subscribe(after: nil), terminal: DaemonAgentTurns.terminal)
    guard let socket = daemon.another, socket.send(subscribe.line) else { return changes.finish() }
    changes.onTermination = { _ in socket.end() }
    Thread.detachNewThread {
      while let line = socket.nextLine() {
        guard let json = try? JSON(parsing: line, called: "event"),
          case .event(let event) = try? EventLine(jsonValue: json),
          let address = SurfaceAddress(event.content)
        else { continue }
        changes.yield(address)
      }
      changes.finish()
    }
  }

  private func look(_ changes: AsyncStream<SurfaceAddress>.Continuation) async {
    var known: [SurfaceAddress: JSON]?
    while !Task.isCancelled {
      if let shown = try? await shown() {
        let now = shown.contents
        let all = Set(now.keys).union(known.map { Set($0.keys) } ?? [])
        if let known { for address in all where known[address] != now[address] { changes.yield(address) } }
        known = now
      }
      try? await Task.sleep(for: Self.pause)
    }
    changes.finish()
  }
}

extension SurfaceReply {
  /// What each surface shows, by its address.
  fileprivate var contents: [SurfaceAddress: JSON] {
    let widgets = widgets.map { (SurfaceAddress(app: $0.app, kind: .widgets, id: $0.id), $0.jsonValue) }
    let activities = activities.map {
      (SurfaceAddress(app: $0.app, kind: .activities, id: $0.id), $0.jsonValue)
    }
    return Dictionary(widgets + activities) { first, _ in first }
  }
}

/// An agent presses nothing.
private struct NoPresses: PressTaking {
  func turn(of press: SurfacePress) async throws -> Turn? { nil }

  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn {
    throw AssistantFailure(.notPermitted, "an agent presses nothing")
  }
}
