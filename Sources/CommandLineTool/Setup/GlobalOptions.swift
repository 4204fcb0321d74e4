import ArgumentParser
import Foundation

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
    guard environment["TZ"] == nil else { return .current }
    return now.flatMap(Self.offset).flatMap { TimeZone(secondsFromGMT: $0) } ?? .current
  }

  /// Seconds east of Greenwich at the end of an ISO 8601 time: +09:00, +0900, Z.
  static func offset(of time: String) -> Int? {
    if time.uppercased().hasSuffix("Z") { return 0 }
    guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }), time[sign...].count >= 5 else {
      return nil
    }
    let digits = time[time.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 4, let value = Int(digits) else { return nil }
    let seconds = (value / 100 * 60 + value % 100) * 60
    return time[sign] == "-" ? -seconds : seconds
  }
}
