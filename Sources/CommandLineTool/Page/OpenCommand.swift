import ArgumentParser
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Language

/// `malgil open`: the page in a browser, logged in.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: HelpText.open,
    discussion: """
      Starts the daemon if there is none. The browser is logged in by a file that only you can read; what is in it counts
      once, for a minute. A browser stays logged in for 30 days, or until it was not used for 7.
      """)

  @OptionGroup var options: GlobalOptions

  @Option(help: ArgumentHelp("Shows this conversation, with its open question.", valueName: "session"))
  var talk: String?

  @Flag(help: "Prints where the file is, and opens no browser.")
  var print = false

  @Flag(help: "Lists the browsers that are logged in.")
  var list = false

  @Option(help: ArgumentHelp("Logs a browser out, or every one with “all”.", valueName: "browser"))
  var end: String?

  func validate() throws {
    guard [print, list, end != nil].filter({ $0 }).count < 2 else {
      throw ValidationError("Either --print, --list or --end is said.")
    }
    guard talk == nil || !list && end == nil else {
      throw ValidationError("--talk is for the page that is opened, not for --list or --end.")
    }
  }

  func run() async throws {
    let daemon = try await PageDaemon(options).reach(starting: !list && end == nil)
    if list { return try show(daemon) }
    if let end { return try logOut(end, daemon) }
    guard case .login(let login) = try daemon.reply(to: .login).content else { return }
    let file = try LoginFile(in: PageDaemon.runtimeFolder).write(login, session: talk)
    if print { return Output.line(file) }
    try await Browser.open(file)
  }

  private func show(_ daemon: DaemonClient) throws {
    guard case .browsers(let browsers) = try daemon.reply(to: .browsers).content, !browsers.isEmpty else {
      return
    }
    if options.json { return Output.json(browsers.map { $0.jsonValue.line }.joined(separator: "\n")) }
    Output.line(
      browsers.map { "\($0.id.visibleLine)  \($0.used)  \($0.agent.visibleLine)" }.joined(separator: "\n"))
  }

  private func logOut(_ browser: String, _ daemon: DaemonClient) throws {
    _ = try daemon.reply(to: .logout(browser: browser == "all" ? nil : browser))
  }
}
