import ArgumentParser
import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import Daemon

@Suite struct DaemonConfigurationTests {
  private func read(
    _ arguments: [String] = [], environment: [String: String] = [:], file: String? = nil
  ) async throws -> DaemonConfiguration {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "malgild.yaml").path
    if let file { try Data(file.utf8).write(to: URL(filePath: path)) }
    let options = try DaemonOptions.parse(arguments + (file == nil ? [] : ["--config", path]))
    return try await DaemonConfiguration(
      options, environment: environment.merging(["HOME": folder.url.path]) { given, _ in given })
  }

  private func message(
    _ arguments: [String] = [], environment: [String: String] = [:], file: String? = nil
  ) async -> String {
    let failure = await #expect(throws: AssistantFailure.self) {
      try await read(arguments, environment: environment, file: file)
    }
    #expect(failure?.code == .configuration)
    return (failure?.message ?? "").replacing(/\S*malgild.yaml/, with: "FILE")
  }

  @Test("flags go before the environment, and that before the file")
  func order() async throws {
    let file = "http:\n  port: 1\n  host: file\nlanguage: en\nphrases: [a, b]\n"
    let environment = ["MALGIL_HTTP_PORT": "2", "MALGIL_HTTP_HOST": "environment"]
    let read = try await read(["--http-port", "3"], environment: environment, file: file)
    #expect(read.httpPort == 3)
    #expect(read.httpHost == "environment")
    #expect(read.language == "en")
    #expect(read.phrases == ["a", "b"])
    #expect(read.http)
  }

  @Test("without anything there is a socket of the user's own")
  func defaults() async throws {
    #expect(try await read().socket == "/tmp/malgil-\(getuid())/control.sock")
    let runtime = try await read(environment: ["XDG_RUNTIME_DIR": "/run/user/7"])
    #expect(runtime.socket == "/run/user/7/malgil/control.sock")
    #expect(try await read(environment: ["MALGIL_SOCKET": "/s"]).socket == "/s")
    #expect(try await read().limits.turns == 64)
    #expect(try await read(environment: ["MALGIL_LIMITS_TURNS": "5"]).limits.turns == 5)
  }

  @Test("root is refused unless it is told to run so, by a flag, the environment or the file")
  func root() async throws {
    let refused = AssistantFailure(
      .notPermitted, "the daemon does not run as root: start it as the user whom it serves, or with --as-root"
    )
    let plain = try await read()
    #expect(throws: refused) { try plain.checkUser(0) }
    try await read().checkUser(1000)
    try await read(["--as-root"]).checkUser(0)
    try await read(environment: ["MALGIL_AS_ROOT": "true"]).checkUser(0)
    try await read(file: "asRoot: true\n").checkUser(0)
    let refusing = try await read(environment: ["MALGIL_AS_ROOT": "false"], file: "asRoot: true\n")
    #expect(throws: refused) { try refusing.checkUser(0) }
  }

  @Test("a setting that there is not is named with its place")
  func unknown() async {
    let text = await message(file: "http:\n  prot: 1\n")
    #expect(text.hasPrefix("FILE:2:3: there is no setting “http.prot”; there is app, asRoot, data,"))
  }

  @Test("a value that cannot be is named with what it takes and where it was said")
  func wrong() async {
    #expect(
      await message(["--http-port", "99999"]) == "http.port is 99999; it takes a number from 0 to 65535")
    #expect(
      await message(file: "limits:\n  turns: 99999999999999999999\n")
        == "limits.turns in FILE takes a number from 1 to 1000")
    #expect(
      await message(file: "limits:\n  requestBytes: 9223372036854775807\n")
        == "limits.requestBytes is 9223372036854775807; it takes a number from 1024 to 16777216")
    #expect(
      await message(file: "limits:\n  turns: -1\n") == "limits.turns is -1; it takes a number from 1 to 1000")
    #expect(
      await message(environment: ["MALGIL_HTTP_PORT": "x"])
        == "http.port in the environment (MALGIL_…) takes a number from 0 to 65535")
    #expect(await message(file: "http:\n  enabled: maybe\n") == "http.enabled in FILE takes true or false")
    #expect(
      await message(["--log-level", "loud"])
        == "“loud” is no level of log.level; there is trace, debug, info, notice, warning, error, critical")
    #expect(
      await message(["--now", "soon"])
        == "“soon” is not a time; now takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00")
    #expect(await message(["--config", "/nowhere.yaml"]) == "/nowhere.yaml cannot be read")
    let long = "/" + String(repeating: "x", count: 120)
    #expect(await message(["--socket", long]) == "the path of the socket is longer than 107 bytes: \(long)")
  }
}
