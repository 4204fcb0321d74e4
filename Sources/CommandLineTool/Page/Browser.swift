import Foundation
import Hosting

/// The browser that a person has chosen for this desktop.
enum Browser {
  /// - Throws: `ToolFailure` that names the file when no browser can be opened.
  static func open(_ file: String) async throws {
    let environment = ToolSetup.current.environment
    let opener = URL(filePath: "/usr/bin/env")
    let child = try ChildProcess(opener, ["xdg-open", file], environment: environment, outlives: true)
    guard await child.ending() == .exited(0) else {
      throw ToolFailure("no browser could be opened; open this file in one: \(file)", exit: .unavailable)
    }
  }
}
