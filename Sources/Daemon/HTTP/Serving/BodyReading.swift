import HTTPTypes
import Synchronization

/// Whether the body of a request was read completely. After an unread body the next request cannot be read.
final class BodyReading: Sendable {
  private let isDone: Mutex<Bool>

  init(_ headers: HTTPFields) {
    let length = headers[.contentLength]
    isDone = Mutex((length == nil || length == "0") && headers[.transferEncoding] == nil)
  }

  var isRead: Bool { isDone.withLock { $0 } }

  func finish() { isDone.withLock { $0 = true } }
}
