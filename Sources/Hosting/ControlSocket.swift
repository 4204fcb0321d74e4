import Foundation

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
}
