/// What the tool itself says, beside the turns of the assistant. Each language has one file with the words.
///
/// ```swift
/// ToolMessage.minutesAgo(minutes: 2).text(in: "ko")   // "2분 전"
/// ```
enum ToolMessage: Hashable {
  case spokenReplies
  case writtenReplies
  case pasted(lines: Int)
  case languageChanged
  case whichLanguage
  case noConversation
  case resumeLater
  case resumeWith(command: String)
  case nothingSaid
  case unknownControl(name: String, known: String)
  case whichFile
  case nothingToWrite
  case notWritten(path: String)
  case written(path: String)
  case prompt
  case openPage
  case back
  case cancel
  case nothingToUndo
  case erased
  case confirmErasing
  case buttonGone
  case outdated
  case beginsLater
  case over
  case putAway
  case thingsToSay
  case noNotifications
  /// A picture is beside a notification; the page shows it.
  case withPicture
  case nothingGoesOn
  case goingOn(count: Int)
  case now
  case minutesAgo(minutes: Int)
  case hoursAgo(hours: Int)
  case daysAgo(days: Int)

  /// The words in a language; in English for one that has none.
  func text(in language: String) -> String { language == "ko" ? korean : english }
}
