import ConversationProtocol
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct TurnsThatHangTests {
    /// Holds all turn threads until it is let go.
    private final class Hang: Sendable {
      private let end = DispatchSemaphore(value: 0)
      private let count = 200
      private let begun = Mutex(0)

      func begin() {
        for _ in 0..<count { TurnExecutor.shared.hold(until: end) { self.begun.withLock { $0 += 1 } } }
      }

      var isHolding: Bool { begun.withLock { $0 } > 0 }

      func finish() { for _ in 0..<count { end.signal() } }
    }

    private func status(_ path: String, at port: UInt16) async throws -> String {
      String(await (try RawConnection(to: port, asking: path)).received { $0.contains("}") }.prefix(12))
    }

    @Test("while all turn threads hang, clients are answered whether the daemon is alive and ready")
    func doors() async throws {
      let test = try await TestDaemon()
      let hang = Hang()
      try await test.servingHTTP { port in
        hang.begin()
        defer { hang.finish() }
        while !hang.isHolding { await Task.yield() }
        for path in ["/healthz", "/readyz"] {
          let status = try await status(path, at: port)
          #expect(status == "HTTP/1.1 200")
        }
        let pong = try await test.client().ask(#"{"do":"ping"}"#)
        #expect(pong.contains("pong"))
      }
    }

    @Test("a disk that does not answer makes the daemon unready, and keeps nobody waiting")
    func disk() async throws {
      let end = DispatchSemaphore(value: 0)
      let readiness = Readiness(patience: .milliseconds(10)) { end.wait() }
      for _ in 1...3 {
        await #expect(throws: AssistantFailure(.unavailable, "the database does not answer")) {
          try await readiness.check()
        }
      }
      for _ in 1...9 { end.signal() }
      let sound = Readiness {}
      try await sound.check()
    }
  }
}

extension TurnExecutor {
  /// A turn that waits and does not suspend.
  fileprivate func hold(until end: DispatchSemaphore, _ begun: @escaping @Sendable () -> Void) {
    Task(executorPreference: self) {
      begun()
      end.waitHere()
    }
  }
}

extension DispatchSemaphore {
  /// Not for tasks, as the name without “here” says; here a thread is to be blocked.
  fileprivate func waitHere() { wait() }
}
