import ArgumentParser
import Foundation
import Hosting

/// Options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Takes phrase files from this folder.", valueName: "dir"))
  var phrases: [String] = []

  @Option(help: ArgumentHelp("Keeps data and conversations in this folder.", valueName: "dir"))
  var data: String?

  @Option(help: ArgumentHelp("Replies in this language (ko, en).", valueName: "tag"))
  var lang: String?

  @Option(help: ArgumentHelp("Takes sentences to mean this app first.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("Stops the clock at this time (ISO 8601 with offset).", valueName: "time"))
  var now: String?

  @Flag(help: "Prints turns as JSON, one object a line.")
  var json = false

  @Flag(help: "Prints what happens in a turn as JSON, one event a line.")
  var jsonl = false

  @Flag(help: "Works without the daemon also where there is one.")
  var noDaemon = false

  @Flag(help: "Prints plain text also where JSON is usual.")
  var plain = false

  @Flag(help: "Says more on standard error.")
  var verbose = false

  /// The clock of the conversation: the real one, or one that stands still.
  ///
  /// - Throws: `ToolFailure` when `--now` is no time.
  func clock() throws -> @Sendable () -> Date {
    guard let now else { return { Date() } }
    guard let date = try? Date(now, strategy: .iso8601) else {
      throw ToolFailure(
        "“\(now)” is not a time; --now takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00",
        exit: .usage)
    }
    return { date }
  }

  /// Where people are: `TZ`, else the offset of `--now`, else the machine's time zone.
  func timeZone(environment: [String: String]) -> TimeZone {
    if let name = environment["TZ"] {
      // To ask for the current one is to have the whole environment read again, twice.
      return TimeZone(identifier: name) ?? .current
    }
    return now.flatMap { TimeZone(offsetOf: $0) } ?? .current
  }
}
