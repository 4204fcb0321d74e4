import Foundation
import Hosting
import Testing

@testable import Daemon

/// A server of pictures on this machine, which calls itself `pictures.test`.
final class PictureServer: Sendable {
  private let child: ChildProcess
  private let folder: TemporaryFolder
  let port: Int

  init() async throws {
    folder = try TemporaryFolder()
    let resources = try #require(Bundle.module.resourceURL).appending(path: "PictureServer")
    let output = folder.url.appending(path: "output")
    child = try ChildProcess(
      URL(filePath: "/usr/bin/env"), ["python3", resources.appending(path: "server.py").path],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
      output: .file(output))
    var port: Int?
    while port == nil {
      try #require(!child.hasEnded, "python3 does not run")
      try await Task.sleep(for: .milliseconds(5))
      port = Self.lines(output).first.flatMap { Int($0) }
    }
    self.port = try #require(port)
  }

  deinit { child.send(SIGKILL) }

  private static func lines(_ file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // The last line may be half written.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The paths that it was asked for, and how it was stopped.
  var log: [String] { Array(Self.lines(folder.url.appending(path: "output")).dropFirst()) }

  func address(_ path: String) -> String { "https://pictures.test:\(port)/\(path)" }

  /// Those of the daemon, but for the certificate and for this machine, which alone may be asked beside public ones.
  var rules: PictureRules {
    var rules = PictureRules()
    rules.authorities = Bundle.module.resourceURL?.appending(path: "PictureServer/certificate.pem")
    rules.allows = { $0.isPublic || $0 == .v4([127, 0, 0, 1]) }
    rules.addresses = { host in
      host == "pictures.test" ? [.v4([127, 0, 0, 1])] : await InternetAddress.resolve(host)
    }
    return rules
  }
}
