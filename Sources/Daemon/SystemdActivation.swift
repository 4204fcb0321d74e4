import Foundation

/// Sockets that systemd listens at for the daemon and hands over when it starts it: `sd_listen_fds(3)`.
///
/// Which door one is for is told by its kind: a local socket is the control socket, any other one HTTP.
struct SystemdActivation: Sendable {
  private(set) var control: Int32?
  private(set) var http: Int32?

  /// The first descriptor that is handed over: `SD_LISTEN_FDS_START`.
  private static let first: Int32 = 3

  /// Sockets are taken only when they are for this process.
  ///
  /// - Parameter process: this process; another one's sockets are not touched.
  init(environment: [String: String], process: Int32 = ProcessInfo.processInfo.processIdentifier) {
    guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == process,
      let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...64).contains(count)
    else { return }
    for descriptor in Self.first..<(Self.first + count) {
      // What the daemon starts gets none of them.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      switch Self.family(of: descriptor) {
      case AF_UNIX where control == nil: control = descriptor
      case AF_INET where http == nil, AF_INET6 where http == nil: http = descriptor
      default: break
      }
    }
  }

  /// Nil unless it is a stream socket that is listened at.
  private static func family(of descriptor: Int32) -> Int32? {
    func option(_ name: Int32) -> Int32? {
      var value: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
    guard option(SO_TYPE) == Int32(SOCK_STREAM.rawValue), option(SO_ACCEPTCONN) == 1 else { return nil }
    return option(SO_DOMAIN)
  }
}
