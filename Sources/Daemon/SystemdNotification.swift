import Foundation

/// Tells systemd how the daemon is: `sd_notify(3)`.
struct SystemdNotification: Sendable {
  enum State: Hashable {
    case ready, stopping, watchdog
    /// Followed by `ready` when it is done.
    case reloading(microseconds: UInt64)

    var text: String {
      switch self {
      case .ready: "READY=1"
      case .stopping: "STOPPING=1"
      case .watchdog: "WATCHDOG=1"
      case .reloading(let time): "RELOADING=1\nMONOTONIC_USEC=\(time)"
      }
    }
  }

  private let address: String
  /// After how long without `watchdog` systemd takes the daemon to hang; nil when it does not watch.
  let watchdog: Duration?

  /// - Returns: nil when nobody wants to be told.
  init?(environment: [String: String], process: Int32 = ProcessInfo.processInfo.processIdentifier) {
    guard let address = environment["NOTIFY_SOCKET"], address.hasPrefix("/") || address.hasPrefix("@") else {
      return nil
    }
    self.address = address
    let isWatched = environment["WATCHDOG_PID"].map { Int32($0) == process } ?? true
    let time = environment["WATCHDOG_USEC"].flatMap { Int64($0) }
    watchdog = time.flatMap { isWatched && $0 > 0 ? .microseconds($0) : nil }
  }

  /// Whether it arrives is nobody's concern: without systemd the daemon works, too.
  func send(_ state: State) {
    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return }
    defer { close(socket) }
    var target = sockaddr_un()
    target.sun_family = sa_family_t(AF_UNIX)
    // An abstract address begins with a zero byte (`unix(7)`), which is written “@”.
    let path = Array(address.utf8).enumerated().map { $0 == 0 && $1 == UInt8(ascii: "@") ? 0 : $1 }
    guard path.count < MemoryLayout.size(ofValue: target.sun_path) else { return }
    withUnsafeMutableBytes(of: &target.sun_path) { $0.copyBytes(from: path) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + path.count + (address.hasPrefix("/") ? 1 : 0))
    let text = Array(state.text.utf8)
    _ = withUnsafePointer(to: &target) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(socket, text, text.count, Int32(MSG_NOSIGNAL), $0, size)
      }
    }
  }
}
