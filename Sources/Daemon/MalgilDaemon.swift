public import AppIntents
import ArgumentParser
import Foundation
import Hosting
import Logging
import ServiceLifecycle
import Surfaces
import UnixSignals

/// The assistant of anybody's apps behind a socket.
///
///     import Daemon
///     MalgilDaemon.main(apps: [FoodDelivery.self])
public enum MalgilDaemon {
  public static let version = HostVersion.current

  /// Runs the daemon on the process's arguments, in the foreground, until it is told to stop (SIGTERM, SIGINT);
  /// then ends the process with its exit status.
  ///
  /// The first thing to be called on the main thread, which it keeps.
  public static func main(apps: [any AssistantApp.Type]) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // Until phrases can be reloaded there is nothing to reload.
    signal(SIGHUP, SIG_IGN)
    // What is made here is nobody else's.
    umask(0o077)
    OpenFiles.allowMany()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    Task.detached {
      let status = await run(apps: Malgil.joined(to: apps), arguments, environment)
      fflush(nil)
      exit(status.rawValue)
    }
    dispatchMain()
  }

  private static func run(
    apps: [any AssistantApp.Type], _ arguments: [String], _ environment: [String: String]
  ) async -> DaemonExit {
    do {
      let options = try DaemonOptions.parse(arguments)
      let configuration = try await DaemonConfiguration(options, environment: environment)
      if options.checkConfig { return try await check(apps, configuration) }
      return try await serve(apps, configuration)
    } catch {
      return report(error)
    }
  }

  private static func serve(_ apps: [any AssistantApp.Type], _ configuration: DaemonConfiguration)
    async throws
    -> DaemonExit
  {
    try configuration.checkUser()
    var logger = Logger(label: "malgild") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = configuration.logLevel
    NSTimeZone.default = configuration.timeZone
    let daemon = try await Daemon(apps: apps, configuration, logger)
    for warning in daemon.host.warnings { logger.warning("\(warning)") }
    var group = ServiceGroupConfiguration(
      services: try daemon.services(), gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    group.maximumGracefulShutdownDuration = .seconds(configuration.limits.stopSeconds)
    try await ServiceGroup(configuration: group).run()
    return .success
  }

  /// Loads what a daemon would load, and lets it go.
  private static func check(_ apps: [any AssistantApp.Type], _ configuration: DaemonConfiguration)
    async throws
    -> DaemonExit
  {
    var settings = configuration.host
    settings.keepsConversations = false
    let host = try await AssistantHost(apps: apps, settings)
    for warning in host.warnings { report(warning) }
    print("The configuration is in order.")
    return .success
  }

  private static func report(_ error: any Error) -> DaemonExit {
    if let exit = DaemonExit(error) {
      report("malgild: \(error)")
      return exit
    }
    let text = DaemonOptions.fullMessage(for: error)
    let isHelp = DaemonOptions.exitCode(for: error).isSuccess
    if isHelp { print(text) } else { report(text) }
    return isHelp ? .success : .usage
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
