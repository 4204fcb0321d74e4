import ArgumentParser
import Foundation

/// `malgil serve`: becomes the daemon that lies beside the tool.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the apps at a socket: starts the daemon beside this tool.",
    discussion: "Everything after “serve” is given to the daemon; “malgil serve --help” is its help.",
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: "Options of the daemon.")
  var arguments: [String] = []

  func run() throws {
    let daemon = try Self.daemon()
    var words = ([daemon] + arguments).map { strdup($0) } + [nil]
    execv(daemon, &words)
    throw ToolFailure("\(daemon) cannot be started: \(String(cString: strerror(errno)))", exit: .unavailable)
  }

  /// - Throws: `ToolFailure` when there is none.
  static func daemon() throws -> String {
    let candidates = candidates(calledAs: CommandLine.arguments.first ?? "malgil")
    guard let daemon = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw ToolFailure("there is no daemon beside this tool: \(candidates[0])", exit: .unavailable)
    }
    return daemon
  }

  /// The daemon is called like the tool, with a `d`; it lies where the tool was called, or where that really lies.
  static func candidates(calledAs name: String) -> [String] {
    let real = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? name
    let beside = name.contains("/") ? [name] : []
    let called = (real as NSString).deletingLastPathComponent + "/" + (name as NSString).lastPathComponent
    return (beside + [called, real]).map { $0 + "d" }
  }
}
