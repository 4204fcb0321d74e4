import Agents
package import AppIntents
import Assistant
import ConversationProtocol
import Foundation
package import Hosting
package import Logging
package import ServiceLifecycle
import Store

/// Everything that a running daemon has; its doors are services.
package struct Daemon: Sendable {
  package let configuration: DaemonConfiguration
  package let host: AssistantHost
  package let clock: MovableClock
  package let events: EventLog
  package let conversations: OpenConversations
  let readiness: Readiness
  package let reloading: PhraseReloading
  let activities: ActivityWatch
  let boards: HostedBoards
  let surfaces: SurfaceWatch
  let pictures: PictureWatch
  let background: BackgroundWatch
  let agents: AgentServer
  let page: PageDoor
  /// Hears what is said at the page; nil where none is configured.
  let recogniser: VoiceRecogniser?
  package let metrics: DaemonMetrics
  package let logger: Logger

  /// Loads the apps.
  ///
  /// - Throws: as `AssistantHost.init`.
  package init(
    apps: [any AssistantApp.Type], _ configuration: DaemonConfiguration, _ logger: Logger,
    metrics: DaemonMetrics = DaemonMetrics(factory: PrometheusMetrics.process)
  ) async throws {
    try await self.init(apps: apps, configuration, logger, metrics: metrics, pictureRules: PictureRules())
  }

  init(
    apps: [any AssistantApp.Type], _ configuration: DaemonConfiguration, _ logger: Logger,
    metrics: DaemonMetrics, pictureRules: PictureRules
  ) async throws {
    self.metrics = metrics
    self.configuration = configuration
    self.logger = logger
    let clock = MovableClock(at: configuration.now)
    var settings = configuration.host
    settings.clock = { clock.now }
    settings.report = { logger.warning("\($0)") }
    self.clock = clock
    host = try await AssistantHost(apps: apps, settings)
    let numbers = configuration.keepsConversations ? host.folders.data.appending(path: "events") : nil
    page = PageDoor(rows: host.assistant.store as? SQLiteStore, dataFolder: host.folders.dataPath) {
      clock.now
    }
    recogniser = configuration.recogniser.map {
      VoiceRecogniser(command: $0, environment: configuration.environment)
    }
    events = EventLog(capacity: configuration.limits.events, numbers: numbers) { clock.now }
    let folder = DataFolder(
      host.folders.dataPath,
      files: configuration.keepsConversations ? [host.folders.conversations.path] : [])
    readiness = Readiness { [store = host.assistant.store] in
      try folder.check()
      // As a turn does.
      _ = try store.load("")
    }
    conversations = OpenConversations(
      host: host, events: events, capacity: configuration.limits.conversations,
      turnLimit: configuration.limits.turns, metrics: metrics,
      hears: Self.hearing(configuration, logger))
    reloading = PhraseReloading(
      host: host, logger: logger, systemd: SystemdNotification(environment: configuration.environment))
    boards = HostedBoards(host, conversations)
    activities = ActivityWatch(
      boards, language: host.language, events: events, clock: clock, logger: logger)
    pictures = PictureWatch(boards, language: host.language, rules: pictureRules, logger: logger)
    surfaces = SurfaceWatch(
      boards, events: events, clock: clock, language: host.language, logger: logger,
      delivered: { [pictures] in pictures.lookSoon() })
    background = BackgroundWatch(
      boards, clock: clock, language: host.language, logger: logger,
      done: { [surfaces] in surfaces.lookSoon() })
    agents = AgentServer(
      host, turns: HostedAgentTurns(conversations: conversations), executor: TurnExecutor.shared,
      page: { [page] in page.reachableAddress })
    if !configuration.keepsConversations {
      host.assistant.personNotices = EventNotices(events: events)
    }
  }

  /// What people say is logged when that is wanted.
  private static func hearing(
    _ configuration: DaemonConfiguration, _ logger: Logger
  ) -> @Sendable (String) -> Void {
    guard configuration.verbose else { return { _ in } }
    return { words in logger.info("said", metadata: ["text": "\(words)"]) }
  }

  /// Moves a clock that stands, and lets those look who wait for a time.
  ///
  /// - Throws: as `MovableClock.advance`.
  func advance(seconds: Double) throws(AssistantFailure) -> Date {
    defer {
      activities.lookSoon()
      surfaces.lookSoon()
      background.lookSoon()
    }
    return try clock.advance(seconds: seconds)
  }

  /// The doors and whatever else runs as long as the daemon does; the last one is stopped first.
  ///
  /// - Throws: `AssistantFailure` when a door cannot be opened.
  package func services() throws -> [any Service] {
    let environment = configuration.environment
    let activation = SystemdActivation(environment: environment)
    var services: [any Service] = [
      ConversationKeeping(conversations, events: events), StreamKeeping(events), reloading, activities,
      surfaces, pictures, background,
      try ControlServer(self, inherited: activation.control),
    ]
    if configuration.http { services.append(try HTTPServer(self, inherited: activation.http)) }
    services.append(
      SystemdService(SystemdNotification(environment: environment)))
    return services
  }
}
