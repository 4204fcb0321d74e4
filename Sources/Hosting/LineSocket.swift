import Foundation
import Synchronization

/// A connection to a local socket that lines go through. One request is answered before the next one is sent.
package final class LineSocket: Sendable {
  private let descriptor: Int32
  /// What has come in of a line that is not whole yet.
  private let received = Mutex<[UInt8]>([])

  /// Seconds for a daemon that is there to say so.
  private static let patience = 1

  /// Nil when nobody listens there, or somebody else than this user.
  package init?(path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    Self.set(SO_SNDTIMEO, of: descriptor, seconds: Self.patience)
    Self.set(SO_RCVTIMEO, of: descriptor, seconds: Self.patience)
    guard ControlSocket.withAddress(of: path, { connect(descriptor, $0, $1) }) == 0,
      PeerCredentials(of: descriptor)?.user == getuid()
    else { return nil }
  }

  /// Also runs when the initializer returns nil: to close it there as well would close whatever another thread has
  /// opened in between under the same number.
  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Ends all waiting for a line.
  package func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits so many seconds for a reply from now on; 0: as long as it takes.
  package func wait(seconds: Int) {
    Self.set(SO_SNDTIMEO, of: descriptor, seconds: seconds)
    Self.set(SO_RCVTIMEO, of: descriptor, seconds: seconds)
  }

  private static func set(_ option: Int32, of descriptor: Int32, seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The other end has gone, and nothing can be asked of it any more.
  package var isClosed: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  /// Sends a line; false when it cannot be sent.
  package func send(_ line: [UInt8]) -> Bool {
    var rest = (line + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for the next line; nil when none comes.
  package func nextLine() -> [UInt8]? {
    received.withLock { received in
      var scanned = 0
      while true {
        if let end = received[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { received.removeFirst(end + 1) }
          return Array(received[..<end])
        }
        scanned = received.count
        guard receive(into: &received) else { return nil }
      }
    }
  }

  private func receive(into received: inout [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        received.append(contentsOf: buffer.prefix(count))
        return true
      }
    }
  }

  /// Ends a wait for a line in another thread.
  package func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
