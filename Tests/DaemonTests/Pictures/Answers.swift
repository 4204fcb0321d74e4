import Synchronization

@testable import Daemon

/// What a name server answers, one answer after the other, and then nothing.
final class Answers: Sendable {
  private let rest: Mutex<[[InternetAddress]]>

  init(_ answers: [[InternetAddress]]) { rest = Mutex(answers) }

  func next() -> [InternetAddress] { rest.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
}
