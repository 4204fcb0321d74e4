public import AppIntents
import ArgumentParser
import Foundation
import Hosting
import Surfaces

/// The tool, for anybody's apps.
///
///     import CommandLineTool
///     Malgil.main(apps: [FoodDelivery.self])
///
/// With `editor: ReadlineEditor.shared` from the module `ReadlineEditor`, lines are edited by GNU readline.
public enum Malgil {
  public static let version = HostVersion.current

  /// Runs the tool on the process's arguments and ends the process with its exit status.
  ///
  /// The first thing to be called on the main thread, which it keeps.
  public static func main(apps: [any AssistantApp.Type], editor: (any LineEditor)? = nil) -> Never {
    ProcessMemory.takeInLargePieces()
    let setup = ToolSetup(
      apps: Surfaces.Malgil.joined(to: apps), editor: editor, arguments: CommandLine.arguments,
      environment: ProcessInfo.processInfo.environment)
    signal(SIGPIPE, SIG_IGN)
    var plain = PlainArguments(setup.arguments.dropFirst())
    if let status = ToolSetup.$current.withValue(setup, operation: { answerOfDaemon(&plain, setup) }) {
      end(status)
    }
    // A task may not be the process's main: its start costs more than most commands.
    Task.detached { [plain] in
      end(await ToolSetup.$current.withValue(setup) { await run(plain, setup) })
    }
    // `dispatchMain` would end the first thread, for which the C library loads another library.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func end(_ status: ToolExit) -> Never {
    fflush(nil)
    exit(status.rawValue)
  }

  /// The status to end with when the daemon has answered, or said why it does not.
  private static func answerOfDaemon(_ plain: inout PlainArguments?, _ setup: ToolSetup) -> ToolExit? {
    do {
      return try plain?.runInDaemon()
    } catch {
      return report(error, setup)
    }
  }

  private static func run(_ plain: PlainArguments?, _ setup: ToolSetup) async -> ToolExit {
    do {
      if let plain {
        try await plain.run()
        return .success
      }
      var command = try RootCommand.parseAsRoot(Array(setup.arguments.dropFirst()))
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return .success
    } catch let exit as ToolExit {
      return exit
    } catch {
      return report(error, setup)
    }
  }

  private static func report(_ error: any Error, _ setup: ToolSetup) -> ToolExit {
    if let failure = ToolFailure(error) {
      Output.diagnostic("malgil: \(failure.message)")
      return failure.exit
    }
    let status = RootCommand.exitCode(for: error)
    let text = RootCommand.fullMessage(for: error)
    guard status.rawValue != 0 else {
      Output.line(text)
      return .success
    }
    Output.diagnostic(text)
    if status == .validationFailure, let quoted = SayUsage.quotedForm(of: setup.arguments) {
      Output.diagnostic("A sentence with spaces needs quotation marks:\n  \(quoted)")
    }
    return status == .validationFailure ? .usage : .internalError
  }
}
