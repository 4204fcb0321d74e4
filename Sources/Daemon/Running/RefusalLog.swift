import ConversationProtocol
import HTTPTypes
import Logging
import Synchronization

/// Logs refused requests without their text: each kind of refusal the first time, and then at most once in a period.
final class RefusalLog: Sendable {
  private let logger: Logger
  /// By code: there are a few.
  private let logs = Mutex<[String: SeldomLog]>([:])

  init(_ logger: Logger) { self.logger = logger }

  /// - Parameter route: the address as the daemon names it, not as it was asked for.
  func refused(_ failure: HTTPFailure, _ method: HTTPRequest.Method, at route: String, by caller: Caller?) {
    tell(
      failure.reason.code.rawValue,
      [
        "door": "http", "status": "\(failure.status.code)", "method": "\(Self.known(method))",
        "route": "\(route)",
        "caller": "\(caller?.owner ?? "nobody")",
      ])
  }

  /// Bytes that are not HTTP.
  func unreadable(_ error: any Error) { tell("no_http", ["status": "400", "error": "\(error)"]) }

  /// At the control socket.
  func refused(_ failure: AssistantFailure, by user: UInt32) {
    tell(failure.code.rawValue, ["door": "control", "user": "\(user)"])
  }

  private func tell(_ code: String, _ metadata: Logger.Metadata) {
    let log = logs.withLock { logs in
      let log = logs[code] ?? SeldomLog(logger)
      logs[code] = log
      return log
    }
    log.warn("refused", metadata.merging(["code": "\(code)"]) { $1 })
  }

  private static func known(_ method: HTTPRequest.Method) -> String {
    [.get, .head, .post, .put, .patch, .delete, .options].contains(method) ? method.rawValue : "other"
  }
}
