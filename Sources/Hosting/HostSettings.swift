public import Foundation

/// What an assistant is loaded with; everything has a default that works.
///
///     var settings = HostSettings()
///     settings.phrases = ["/srv/phrases"]
///     settings.data = "/var/lib/malgil"
public struct HostSettings: Sendable {
  /// Folders of phrase files, in order; an app's phrases come from the first that has them.
  public var phrases: [String] = []
  /// The folder of data and conversations, instead of those of the XDG base directories.
  public var data: String?
  /// The language of replies; nil: that of the environment when it is one that we speak, else Korean.
  public var language: String?
  /// The app that sentences are taken to mean first.
  public var focus: String?
  public var environment: [String: String] {
    get { ownEnvironment ?? ProcessInfo.processInfo.environment }
    set { ownEnvironment = newValue }
  }
  public var clock: @Sendable () -> Date = { Date() }
  /// In which people say days and times.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? .current }
    set { ownTimeZone = newValue }
  }
  /// Conversations are kept in SQLite, so that another process can go on with them; else in memory.
  public var keepsConversations = true

  /// The process ends as soon as it has answered: names of entities that an earlier process kept will do, and each app
  /// is asked for its names only by one that stays.
  public var answersOnce = false

  /// Is told, in a sentence each, of what is amiss and was dealt with: a row of the store that cannot be read.
  public var report: @Sendable (String) -> Void = { _ in }

  // What the process has is looked for only where nothing else was given: both take long to find.
  private var ownEnvironment: [String: String]?
  private var ownTimeZone: TimeZone?

  public init() {}
}
