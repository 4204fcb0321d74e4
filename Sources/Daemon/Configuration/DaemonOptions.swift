import ArgumentParser
import Configuration
import Foundation
import Hosting

/// The daemon's command line. What is given here goes before the environment, and that before the file.
struct DaemonOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "malgild",
    abstract: "Serves the apps on this machine at a socket. 이 컴퓨터의 앱들을 소켓으로 이어 줘요.",
    discussion: "Stops on SIGTERM and SIGINT; reads the phrase files again on SIGHUP.",
    version: HostVersion.current)

  @Option(help: ArgumentHelp("Reads this file, which must be there.", valueName: "file"))
  var config: String?

  @Flag(help: "Reads the configuration and the phrases, says what is wrong with them, and ends.")
  var checkConfig = false

  @Option(help: ArgumentHelp("Listens at this socket.", valueName: "path"))
  var socket: String?

  @Option(help: ArgumentHelp("Serves HTTP at this address.", valueName: "host"))
  var httpHost: String?

  @Option(help: ArgumentHelp("Serves HTTP at this port; 0 takes a free one.", valueName: "port"))
  var httpPort: Int?

  @Flag(inversion: .prefixedNo, help: "Serves HTTP.")
  var http: Bool?

  @Option(help: ArgumentHelp("Takes phrase files from this folder; may be repeated.", valueName: "dir"))
  var phrases: [String] = []

  @Option(help: ArgumentHelp("Keeps data and conversations in this folder.", valueName: "dir"))
  var data: String?

  @Option(
    help: ArgumentHelp("Replies in this language (ko, en) where a client does not say.", valueName: "tag"))
  var lang: String?

  @Option(help: ArgumentHelp("Takes sentences to mean this app first.", valueName: "name"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "Stops the clock at this time (ISO 8601 with offset); a client may move it.", valueName: "time"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "Logs from this level on (trace, debug, info, notice, warning, error, critical).", valueName: "level"))
  var logLevel: String?

  @Flag(help: "Runs also as root, which it does not unless it is told to.")
  var asRoot = false

  @Flag(help: "Logs what people say, too.")
  var verbose = false

  /// What was given, under the keys of the configuration.
  var values: [AbsoluteConfigKey: ConfigValue] {
    var values: [AbsoluteConfigKey: ConfigValue] = [:]
    func set(_ key: DaemonConfiguration.Setting, _ content: ConfigContent?) {
      if let content { values[AbsoluteConfigKey(key.key)] = ConfigValue(content, isSecret: false) }
    }
    set(.socket, socket.map { .string($0) })
    set(.httpHost, httpHost.map { .string($0) })
    set(.httpPort, httpPort.map { .int($0) })
    set(.http, http.map { .bool($0) })
    set(.phrases, phrases.isEmpty ? nil : .stringArray(phrases))
    set(.data, data.map { .string($0) })
    set(.language, lang.map { .string($0) })
    set(.focus, app.map { .string($0) })
    set(.now, now.map { .string($0) })
    set(.logLevel, logLevel.map { .string($0) })
    set(.asRoot, asRoot ? .bool(true) : nil)
    set(.verbose, verbose ? .bool(true) : nil)
    return values
  }
}
