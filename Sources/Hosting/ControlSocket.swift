package import Foundation

/// Where a tool and a daemon meet.
package enum ControlSocket {
  /// `MALGIL_SOCKET`; else `$XDG_RUNTIME_DIR/malgil/control.sock`; where there is no such folder, one of the user's
  /// own under `/tmp`.
  package static func path(environment: [String: String]) -> String {
    if let path = environment["MALGIL_SOCKET"], !path.isEmpty { return path }
    if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") {
      return "\(folder)/malgil/control.sock"
    }
    return "/tmp/malgil-\(getuid())/control.sock"
  }

  /// What fits into `sockaddr_un.sun_path` with its closing zero (`unix(7)`).
  package static let longestPath = 107

  /// Gives `body` the address of a socket; nil when the path is too long.
  package static func withAddress<Result>(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    guard path.utf8.count <= longestPath else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// Who is at the other end of a local socket, as the kernel says (`SO_PEERCRED`, `unix(7)`).
package struct PeerCredentials: Sendable {
  package var process: Int32 = 0
  package var user: UInt32 = .max
  package var group: UInt32 = .max

  package init() {}

  /// Nil when the descriptor is no connected local socket.
  package init?(of descriptor: Int32) {
    self.init()
    var size = socklen_t(MemoryLayout<PeerCredentials>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0 else { return nil }
  }
}
