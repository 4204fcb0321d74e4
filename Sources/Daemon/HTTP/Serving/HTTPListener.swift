import ConversationProtocol
import Foundation
import Hosting

/// The socket that HTTP is listened for at.
struct HTTPListener: Sendable {
  /// Connections that the system holds until they are taken; it may hold fewer (`net.core.somaxconn`).
  static let backlog: Int32 = 1024
  let descriptor: Int32
  /// As it was bound: the port is never 0.
  let address: SocketEnd

  /// Takes a socket that somebody else listens at already.
  ///
  /// - Throws: `AssistantFailure` when it is not an Internet socket.
  init(inherited descriptor: Int32) throws(AssistantFailure) {
    guard let address = SocketEnd(listeningAt: descriptor) else {
      throw AssistantFailure(.configuration, "the socket that was handed over is none for HTTP")
    }
    self.descriptor = descriptor
    self.address = address
  }

  /// - Parameters:
  ///   - host: an address or a name of this machine.
  ///   - port: 0 takes a free one.
  /// - Throws: `AssistantFailure` when the address cannot be listened on.
  init(host: String, port: Int) throws(AssistantFailure) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else {
      throw AssistantFailure(.configuration, "http.host: there is no address “\(host)”")
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(found.pointee.ai_family, hints.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    if found.pointee.ai_family == AF_INET6 {
      // Otherwise “::” would serve the other family, too, which nobody asked for.
      setsockopt(
        descriptor, Int32(IPPROTO_IPV6), Int32(IPV6_V6ONLY), &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      listen(descriptor, Self.backlog) == 0, let address = SocketEnd(listeningAt: descriptor)
    else {
      let reason = String(cString: strerror(errno))
      _ = Foundation.close(descriptor)
      throw AssistantFailure(.unavailable, "HTTP cannot be served at \(host):\(port): \(reason)")
    }
    self.descriptor = descriptor
    self.address = address
  }

  /// For a socket that nobody is served at in the end.
  func close() { _ = Foundation.close(descriptor) }
}
