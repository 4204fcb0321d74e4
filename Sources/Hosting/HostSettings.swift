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
  public var environment: [String: String] = ProcessInfo.processInfo.environment
  public var clock: @Sendable () -> Date = { Date() }
  /// In which people say days and times.
  public var timeZone = TimeZone.current
  /// Conversations are kept in SQLite, so that another process can go on with them; else in memory.
  public var keepsConversations = true
  /// Names of entities that an earlier process kept will do; without it every app is asked for its names.
  public var trustsKeptNames = false

  public init() {}
}
