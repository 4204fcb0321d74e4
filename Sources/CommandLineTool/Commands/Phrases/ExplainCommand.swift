import AppIntents
import ArgumentParser
import Assistant
import Foundation
import Hosting
import Matching

/// `malgil explain TEXT`
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says how a sentence is read, what it matches, what lost and why.")

  @OptionGroup var options: GlobalOptions

  /// What is shown of the inside.
  enum Dump: String, ExpressibleByArgument, CaseIterable {
    case phrase, automaton, image
  }

  @Option(help: "Shows what the winning phrase becomes inside, or what is in the compiled image.")
  var dump: Dump?

  @Argument(help: "The words of the sentence.")
  var words: [String] = []

  func validate() throws {
    if words.isEmpty, dump != .image { throw ValidationError("Say a sentence to explain.") }
  }

  func run() async throws {
    let workplace = try await ToolContext(options, keepsConversations: false)
    let matcher = workplace.assistant.catalog.matcher
    if dump == .image { return Output.line(PhraseDump(matcher.phrases).image) }
    let explanation = Explanation(
      words.joined(separator: " "), matcher: matcher, at: workplace.assistant.dateReference)
    if let dump {
      guard let phrase = explanation.winner?.phrase else { throw ToolExit.notUnderstood }
      let inside = PhraseDump(matcher.phrases)
      return Output.line(dump == .phrase ? inside.meaning(of: phrase) : inside.automaton(of: phrase))
    }
    let nearest = await ExplanationReport.nearest(words.joined(separator: " "), in: workplace.host)
    if options.json {
      Output.json(try ExplanationReport(explanation, nearest: nearest).json())
    } else {
      Output.line(ExplanationReport.lines(explanation, nearest: nearest))
    }
    if explanation.winner == nil, nearest?.isUsed != true { throw ToolExit.notUnderstood }
  }
}
