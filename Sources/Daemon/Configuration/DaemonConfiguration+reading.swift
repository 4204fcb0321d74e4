import Configuration
import ConversationProtocol
import Foundation
import Hosting
import Logging

extension DaemonConfiguration {
  /// Reads the configuration of a daemon that was started with these arguments.
  ///
  /// - Throws: `AssistantFailure` that names the setting, what is wrong with it and where it was said.
  init(_ options: DaemonOptions, environment: [String: String]) async throws {
    self.environment = environment
    socket = ControlSocket.path(environment: environment)
    let sources = try await SettingSources(options, environment: environment)
    if let path = try sources.text(.socket) { socket = path }
    guard socket.utf8.count <= ControlSocket.longestPath else {
      throw AssistantFailure(
        .configuration, "the path of the socket is longer than \(ControlSocket.longestPath) bytes: \(socket)")
    }
    http = try sources.flag(.http) ?? http
    httpHost = try sources.text(.httpHost) ?? httpHost
    httpPort = try sources.number(.httpPort, in: 0...65535) ?? httpPort
    httpHosts = try sources.texts(.httpHosts) ?? []
    httpTokens = try sources.text(.httpTokens)
    phrases = try sources.texts(.phrases) ?? []
    keepsConversations = try sources.flag(.keepsConversations) ?? true
    data = try sources.text(.data)
    language = try sources.text(.language)
    focus = try sources.text(.focus)
    recogniser = try sources.text(.recogniser).flatMap { $0.isEmpty ? nil : $0 }
    verbose = try sources.flag(.verbose) ?? false
    runsAsRoot = try sources.flag(.asRoot) ?? false
    if let name = try sources.text(.logLevel) {
      guard let level = Logger.Level(rawValue: name) else {
        throw AssistantFailure(
          .configuration,
          "“\(name)” is no level of log.level; there is "
            + Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))
      }
      logLevel = level
    }
    try read(sources, clock: try sources.text(.now))
    try readLimits(sources)
  }

  private mutating func read(_ sources: SettingSources, clock: String?) throws {
    guard let clock else { return }
    guard let date = try? Date(clock, strategy: .iso8601) else {
      throw AssistantFailure(
        .configuration,
        "“\(clock)” is not a time; now takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00")
    }
    now = date
    if environment["TZ"] == nil, let zone = TimeZone(offsetOf: clock) { timeZone = zone }
  }

  private mutating func readLimits(_ sources: SettingSources) throws {
    func set(_ setting: Setting, _ range: ClosedRange<Int>, _ limit: WritableKeyPath<Limits, Int>) throws {
      if let value = try sources.number(setting, in: range) { limits[keyPath: limit] = value }
    }
    try set(.connections, 1...100_000, \.connections)
    try set(.conversations, 1...1_000_000, \.conversations)
    try set(.turns, 1...1_000, \.turns)
    try set(.requestBytes, 1024...16 * 1024 * 1024, \.requestBytes)
    try set(.events, 1...1_000_000, \.events)
    try set(.callerTurns, 1...1_000, \.callerTurns)
    try set(.callerStreams, 1...1_000, \.callerStreams)
    try set(.requestSeconds, 1...600, \.requestSeconds)
    try set(.idleSeconds, 1...3_600, \.idleSeconds)
    try set(.heartbeatSeconds, 1...600, \.heartbeatSeconds)
    try set(.stopSeconds, 0...3_600, \.stopSeconds)
  }
}

/// Where settings are looked for, the first that has one decides.
private struct SettingSources {
  private let sources: [(name: String, provider: any ConfigProvider)]

  init(_ options: DaemonOptions, environment: [String: String]) async throws {
    var sources: [(String, any ConfigProvider)] = [
      ("the command line", InMemoryProvider(values: options.values)),
      (
        "the environment (MALGIL_…)",
        EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "malgil")
      ),
    ]
    let standard = StorageFolders.configuration(environment: environment).appending(path: "malgild.yaml").path
    let path = options.config ?? standard
    if options.config != nil || FileManager.default.fileExists(atPath: path) {
      try ConfigurationFile.check(path)
      do {
        let file = InMemoryProvider(values: ["filePath": ConfigValue(.string(path), isSecret: false)])
        sources.append((path, try await FileProvider<YAMLSnapshot>(config: ConfigReader(provider: file))))
      } catch {
        throw AssistantFailure(.configuration, "\(path) cannot be read: \(error)")
      }
    }
    self.sources = sources
  }

  func text(_ setting: DaemonConfiguration.Setting) throws -> String? {
    guard case .string(let text) = try content(setting, .string, "a text") else { return nil }
    return text
  }

  func texts(_ setting: DaemonConfiguration.Setting) throws -> [String]? {
    guard case .stringArray(let texts) = try content(setting, .stringArray, "a list of texts") else {
      return nil
    }
    return texts
  }

  func flag(_ setting: DaemonConfiguration.Setting) throws -> Bool? {
    guard case .bool(let flag) = try content(setting, .bool, "true or false") else { return nil }
    return flag
  }

  func number(_ setting: DaemonConfiguration.Setting, in range: ClosedRange<Int>) throws -> Int? {
    let wanted = "a number from \(range.lowerBound) to \(range.upperBound)"
    guard case .int(let number) = try content(setting, .int, wanted) else { return nil }
    guard range.contains(number) else {
      throw AssistantFailure(.configuration, "\(setting.rawValue) is \(number); it takes \(wanted)")
    }
    return number
  }

  private func content(
    _ setting: DaemonConfiguration.Setting, _ type: ConfigType, _ wanted: String
  ) throws -> ConfigContent? {
    for source in sources {
      do {
        let found = try source.provider.value(forKey: AbsoluteConfigKey(setting.key), type: type)
        if let value = found.value { return value.content }
      } catch {
        throw AssistantFailure(.configuration, "\(setting.rawValue) in \(source.name) takes \(wanted)")
      }
    }
    return nil
  }
}
