import Foundation

/// Writes what an app does to the log of the system: on Linux syslog, which goes to the journal where there is one.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "orders")
/// logger.info("ordered \(count, privacy: .public) dishes")
/// ```
///
/// Texts and objects are written as `<private>` unless they are said to be public, numbers as they are, as on a phone.
public struct Logger: Sendable {
  private let prefix: String?

  public init() { prefix = nil }

  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  /// How serious a message is: the numbers of syslog.
  enum Level: Int32 {
    case critical = 2
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7
  }

  public func log(_ message: OSLogMessage) { write(message, .notice) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.level) }
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  public func info(_ message: OSLogMessage) { write(message, .info) }
  public func notice(_ message: OSLogMessage) { write(message, .notice) }
  public func warning(_ message: OSLogMessage) { write(message, .warning) }
  public func error(_ message: OSLogMessage) { write(message, .error) }
  public func critical(_ message: OSLogMessage) { write(message, .critical) }
  public func fault(_ message: OSLogMessage) { write(message, .critical) }

  private func write(_ message: OSLogMessage, _ level: Level) {
    // Handed over as an argument, so that a percent sign in it is no format.
    withVaList([(prefix ?? "") + message.text]) { vsyslog(level.rawValue, "%s", $0) }
  }
}

/// How serious a message is.
public struct OSLogType: Hashable, Sendable {
  let level: Logger.Level

  public static let `default` = OSLogType(level: .notice)
  public static let info = OSLogType(level: .info)
  public static let debug = OSLogType(level: .debug)
  public static let error = OSLogType(level: .error)
  public static let fault = OSLogType(level: .critical)
}
