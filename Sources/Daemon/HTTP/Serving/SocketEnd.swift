import Foundation
import NIOCore

/// One end of a connection over the Internet protocols: an address of 4 or 16 bytes, and a port.
struct SocketEnd: Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let port: UInt16

  init(bytes: [UInt8], port: UInt16) {
    self.bytes = bytes
    self.port = port
  }

  init?(_ address: SocketAddress?) {
    switch address {
    case .v4(let end):
      self.init(
        bytes: withUnsafeBytes(of: end.address.sin_addr, Array.init),
        port: UInt16(bigEndian: end.address.sin_port))
    case .v6(let end):
      self.init(
        bytes: withUnsafeBytes(of: end.address.sin6_addr, Array.init),
        port: UInt16(bigEndian: end.address.sin6_port))
    default: return nil
    }
  }

  /// Nil when the descriptor is no socket of the Internet protocols.
  init?(listeningAt descriptor: Int32) {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isKnown = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
    }
    guard isKnown else { return nil }
    let raw = withUnsafeBytes(of: storage, Array.init)
    let port = UInt16(raw[2]) << 8 | UInt16(raw[3])
    switch Int32(storage.ss_family) {
    case AF_INET: self.init(bytes: Array(raw[4..<8]), port: port)
    case AF_INET6: self.init(bytes: Array(raw[8..<24]), port: port)
    default: return nil
    }
  }

  /// Only this machine reaches it: 127.0.0.0/8 and ::1.
  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }

  var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
    let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return bytes.count == 4 ? "\(address):\(port)" : "[\(address)]:\(port)"
  }
}
