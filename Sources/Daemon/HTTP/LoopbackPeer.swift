import Foundation

/// Whose the other end of a connection within this machine is, as the kernel says.
///
/// A TCP socket has no peer credentials. The client's end is a socket of this machine, too, though, and the kernel
/// tells its owner (`sock_diag(7)`).
enum LoopbackPeer {
  /// - Returns: the user; nil when the peer is another machine, or nobody knows.
  static func user(at client: SocketEnd, connectedTo server: SocketEnd) -> UInt32? {
    guard client.isLoopback, server.isLoopback, client.bytes.count == server.bytes.count else { return nil }
    let descriptor = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), Self.sockDiagProtocol)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let question = question(client, server)
    guard send(descriptor, question, question.count, 0) == question.count else { return nil }
    var answer = [UInt8](repeating: 0, count: 1024)
    let count = recv(descriptor, &answer, answer.count, 0)
    guard count >= Self.userPlace + 4, number16(answer, at: 4) == Self.byFamily else { return nil }
    // That it is the one that was asked for: its address and port, as they were sent.
    guard Array(answer[20..<24]) == Array(question[24..<28]) else { return nil }
    return number32(answer, at: Self.userPlace)
  }

  // From linux/netlink.h, linux/sock_diag.h and linux/inet_diag.h, which have no module.
  private static let sockDiagProtocol: Int32 = 4
  private static let byFamily: UInt16 = 20
  private static let request: UInt16 = 1
  private static let noCookie: UInt32 = .max
  /// `idiag_uid`, after the message's header, four bytes, the socket's identity and three numbers.
  private static let userPlace = 16 + 4 + 48 + 12

  /// `nlmsghdr`, then `inet_diag_req_v2` for exactly one socket.
  private static func question(_ client: SocketEnd, _ server: SocketEnd) -> [UInt8] {
    func native(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number, Array.init) }
    func native(_ number: UInt16) -> [UInt8] { withUnsafeBytes(of: number, Array.init) }
    func network(_ port: UInt16) -> [UInt8] { native(port.bigEndian) }
    func address(_ end: SocketEnd) -> [UInt8] {
      end.bytes + [UInt8](repeating: 0, count: 16 - end.bytes.count)
    }
    let family = UInt8(client.bytes.count == 4 ? AF_INET : AF_INET6)
    let body =
      [family, UInt8(IPPROTO_TCP), 0, 0] + native(UInt32.max) + network(client.port) + network(server.port)
      + address(client) + address(server) + native(UInt32(0)) + native(noCookie) + native(noCookie)
    let header =
      native(UInt32(16 + body.count)) + native(byFamily) + native(request) + native(UInt32(1))
      + native(UInt32(0))
    return header + body
  }

  private static func number16(_ bytes: [UInt8], at place: Int) -> UInt16 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt16.self) }
  }

  private static func number32(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
  }
}
