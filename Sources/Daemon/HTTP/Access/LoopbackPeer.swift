import Foundation

/// Whose the other end of a connection within this machine is, as the kernel says.
///
/// A TCP socket has no peer credentials. The client's end is a socket of this machine, too, though, and the kernel
/// tells its owner (`sock_diag(7)`).
enum LoopbackPeer {
  /// - Returns: the user; nil when the peer is another machine, has closed its end or a part of it, or the kernel does not know.
  static func user(at client: SocketEnd, connectedTo server: SocketEnd) -> UInt32? {
    guard client.isLoopback, server.isLoopback, client.bytes.count == server.bytes.count else { return nil }
    let question = question(client, connectedTo: server)
    return answer(to: question).flatMap { user(in: $0, answering: question) }
  }

  static func answer(to question: [UInt8]) -> [UInt8]? {
    let descriptor = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), Self.sockDiagProtocol)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard send(descriptor, question, question.count, 0) == question.count else { return nil }
    var answer = [UInt8](repeating: 0, count: 1024)
    var sender = [UInt8](repeating: 0, count: Self.senderSize)
    var size = socklen_t(sender.count)
    let count = sender.withUnsafeMutableBytes {
      recvfrom(
        descriptor, &answer, answer.count, 0, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    // The kernel itself has the port 0; any other one is a program.
    guard count > 0, size == Self.senderSize, number32(sender, at: 4) == 0 else { return nil }
    return Array(answer.prefix(count))
  }

  /// Gives the owner if the answer is about exactly the requested socket, and this socket is connected and open in a
  /// process. The kernel reports a socket that its process closed as owned by root; and if the socket does not exist
  /// any more, it reports one that listens at the same port.
  static func user(in answer: [UInt8], answering question: [UInt8]) -> UInt32? {
    guard answer.count >= Self.inodePlace + 4, question.count >= Self.askedIdentity.upperBound,
      number16(answer, at: 4) == Self.byFamily, answer[16] == question[16],
      answer[17] == Self.established, number32(answer, at: Self.inodePlace) != 0,
      answer[Self.toldIdentity] == question[Self.askedIdentity]
    else { return nil }
    return number32(answer, at: Self.userPlace)
  }

  // From linux/netlink.h, linux/sock_diag.h and linux/inet_diag.h, which have no module.
  private static let sockDiagProtocol: Int32 = 4
  private static let byFamily: UInt16 = 20
  private static let request: UInt16 = 1
  private static let noCookie: UInt32 = .max
  /// `sockaddr_nl`: two bytes of the family, two of nothing, four of the port, four of groups.
  private static let senderSize = 12
  /// `TCP_ESTABLISHED`.
  private static let established: UInt8 = 1
  /// Both ports and both addresses: after the message's header and eight bytes of the question, four of the answer.
  private static let askedIdentity = 24..<60
  private static let toldIdentity = 20..<56
  /// `idiag_uid`, after the message's header, four bytes, the socket's identity and three numbers.
  private static let userPlace = 16 + 4 + 48 + 12
  /// `idiag_inode`: 0 when no program holds the socket.
  private static let inodePlace = userPlace + 4

  /// `nlmsghdr`, then `inet_diag_req_v2` for exactly one socket.
  static func question(_ client: SocketEnd, connectedTo server: SocketEnd) -> [UInt8] {
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
