import ArgumentParser
import Assistant
import ConversationProtocol
import Foundation

/// `malgil say WORD…`: one turn of the words joined by spaces.
struct SayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says one sentence; its words need no quotation marks.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var saying: SayOptions
  @OptionGroup var voice: VoiceOptions

  @Argument(help: "The words of the sentence.")
  var words: [String]

  func run() async throws {
    try await OneShot(options, saying, voice).run([words.joined(separator: " ")])
  }
}

/// Options of a conversation that is carried on from outside.
struct SayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Goes on with this conversation.", valueName: "id"))
  var session: String?

  @Flag(name: .customLong("continue"), help: "Goes on with the newest conversation of this terminal.")
  var continues = false

  @Option(help: ArgumentHelp("Answers a question, now or when it comes.", valueName: "slot=value"))
  var answer: [String] = []

  @Flag(help: "Answers ordinary confirmations with yes; never those that spend money.")
  var yes = false

  @Flag(help: "Never asks at the terminal; an open question is left for later.")
  var noInput = false

  @Option(help: ArgumentHelp("Makes a repeated call harmless.", valueName: "id"))
  var requestId: String?

  /// The answers by slot.
  ///
  /// - Throws: `ToolFailure` for one without “=”.
  func answers() throws -> [String: String] {
    var answers: [String: String] = [:]
    for item in answer {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ToolFailure(
          "--answer takes slot=value, such as --answer quantity=2, not “\(item)”", exit: .usage)
      }
      answers[parts[0]] = parts[1]
    }
    try TextCheck.answers(answers)
    return answers
  }

  /// - Throws: `AssistantFailure` for a control character in the name of a conversation or a request.
  func checkNames() throws(AssistantFailure) {
    if let session { try TextCheck.name(session, called: "--session") }
    if let requestId { try TextCheck.name(requestId, called: "--request-id") }
  }
}

/// The form a sentence should have had when its words were given one by one.
enum SayUsage {
  static func quotedForm(of arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: "--say"), arguments.count > index + 2 else { return nil }
    let words = arguments[(index + 1)...].prefix { !$0.hasPrefix("-") }
    return words.count > 1 ? "malgil --say \"\(words.joined(separator: " "))\"" : nil
  }
}
