import Configuration
package import ConversationProtocol
package import Foundation
package import Hosting
package import Logging

/// How a daemon runs: from flags, the environment and a file, in this order, else the defaults.
package struct DaemonConfiguration: Sendable {
  package var socket: String
  /// HTTP is served.
  package var http = true
  package var httpHost = "127.0.0.1"
  /// 0 takes any free port.
  package var httpPort = 7410
  /// Names that HTTP answers to, beside those of this machine.
  package var httpHosts: [String] = []
  /// The file of tokens; nil for the one in the data folder.
  package var httpTokens: String?
  package var phrases: [String] = []
  package var data: String?
  /// Conversations are kept in SQLite; else in memory, until the daemon stops.
  package var keepsConversations = true
  package var language: String?
  package var focus: String?
  /// A command of this machine that hears what is said at the page; nil: none.
  package var recogniser: String?
  /// The clock stands still at this time.
  package var now: Date?
  package var timeZone = TimeZone.current
  package var logLevel = Logger.Level.info
  /// What people say is logged, too.
  package var verbose = false
  /// The daemon may be root's.
  package var runsAsRoot = false
  package var limits = Limits()
  package var environment: [String: String]

  /// So much at once, and no more.
  package struct Limits: Sendable {
    /// Connections to each door.
    package var connections = 1000
    /// Conversations that are held open; the others are parked.
    package var conversations = 1000
    /// Turns at work at the same time.
    package var turns = 64
    /// Bytes of one request.
    package var requestBytes = 256 * 1024
    /// Events that are held for those who come back.
    package var events = 1024
    /// Turns of one caller over HTTP at work at the same time.
    package var callerTurns = 16
    /// Event streams of one caller over HTTP.
    package var callerStreams = 8
    /// Seconds that the body of an HTTP request may take to come.
    package var requestSeconds = 10
    /// Seconds after which an HTTP connection on which nothing is asked is closed.
    package var idleSeconds = 60
    /// Seconds between two signs of life on an event stream.
    package var heartbeatSeconds = 15
    /// Seconds that turns at work are given to come to their end when the daemon stops.
    package var stopSeconds = 30
  }

  /// The settings as they are called in the file; in the environment `MALGIL_` is put before them, in capitals.
  enum Setting: String, CaseIterable {
    case socket, data, phrases, language, app, now, verbose
    case http = "http.enabled"
    case httpHost = "http.host"
    case httpPort = "http.port"
    case httpHosts = "http.hosts"
    case httpTokens = "http.tokens"
    case keepsConversations = "keepConversations"
    case recogniser = "voice.recogniser"
    case asRoot
    case logLevel = "log.level"
    case connections = "limits.connections"
    case conversations = "limits.conversations"
    case turns = "limits.turns"
    case requestBytes = "limits.requestBytes"
    case events = "limits.events"
    case callerTurns = "limits.callerTurns"
    case callerStreams = "limits.callerStreams"
    case requestSeconds = "limits.requestSeconds"
    case idleSeconds = "limits.idleSeconds"
    case heartbeatSeconds = "limits.heartbeatSeconds"
    case stopSeconds = "limits.stopSeconds"

    static let focus = Setting.app

    var key: ConfigKey { ConfigKey(rawValue) }
  }

  /// A daemon of root would give its clients root's rights, and the kernel reports closed sockets as owned by root.
  ///
  /// - Throws: `AssistantFailure` for root, unless that is wanted.
  package func checkUser(_ user: UInt32 = geteuid()) throws(AssistantFailure) {
    guard user != 0 || runsAsRoot else {
      throw AssistantFailure(
        .notPermitted,
        "the daemon does not run as root: start it as the user whom it serves, or with --as-root")
    }
  }

  /// How the host is loaded.
  package var host: HostSettings {
    var settings = HostSettings()
    settings.phrases = phrases
    settings.data = data
    settings.language = language
    settings.focus = focus
    settings.environment = environment
    settings.timeZone = timeZone
    settings.keepsConversations = keepsConversations
    return settings
  }
}
