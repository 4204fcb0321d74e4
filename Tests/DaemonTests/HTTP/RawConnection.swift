import Foundation
import Synchronization
import Testing

/// A connection to HTTP on which any bytes can be sent.
final class RawConnection: Sendable {
  let descriptor: Int32
  private let isClosed = Mutex(false)

  init(to port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
  }

  convenience init(to port: UInt16, asking path: String) throws {
    try self.init(to: port)
    send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
  }

  deinit { close() }

  func close() {
    let wasClosed = isClosed.withLock { closed in
      defer { closed = true }
      return closed
    }
    if !wasClosed { _ = Foundation.close(descriptor) }
  }

  /// - Returns: how many bytes the other end took.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Int {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    return bytes.count - rest.count
  }

  /// Nothing more is sent.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What the other end sends until it has nothing more to say, or until `isEnough`; no task waits for it.
  func received(until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }) async -> String {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: self.receive(isEnough)) }
    }
  }

  private func receive(_ isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 { bytes += piece[..<count] }
      if count < 0, errno == EAGAIN { Issue.record("nothing came, and the connection stayed open") }
      let text = String(decoding: bytes, as: UTF8.self)
      if count <= 0 || isEnough(text) { return text }
    }
  }
}
