import HTTPTypes
import Synchronization

/// Whether the body of a request was read to its end. What follows an unread one is not the next request yet.
final class BodyReading: Sendable {
  private let isDone: Mutex<Bool>

  init(_ headers: HTTPFields) {
    let length = headers[.contentLength]
    isDone = Mutex((length == nil || length == "0") && headers[.transferEncoding] == nil)
  }

  var isRead: Bool { isDone.withLock { $0 } }

  func finish() { isDone.withLock { $0 = true } }
}
