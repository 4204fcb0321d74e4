import Agents
import ArgumentParser
import Foundation
import Hosting
import JSONText
import Synchronization

/// `malgil mcp`: the apps as tools for an LLM agent, over standard input and output.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the apps to an LLM agent (Model Context Protocol) until its input ends.",
    discussion: """
      A program that speaks MCP starts it: {"command": "malgil", "args": ["mcp"]}.
      Turns are taken by the daemon where there is one. What costs money waits for a person.
      """)

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let place = try ClientContext(options)
    let daemon = try place.daemon()
    let workplace = try await ToolContext(options, keepsConversations: true)
    let local = LocalAgentTurns(workplace.host, owner: "\(getuid())@\(DaemonAgentTurns.terminal)")
    let turns: any AgentTurns = daemon.map { DaemonAgentTurns($0, otherwise: local) } ?? local
    let server = AgentServer(
      workplace.host, turns: turns, program: Self.program,
      page: { daemon.flatMap { $0.isGone ? nil : $0.page } })
    let boards = ToolAgentBoards(daemon, workplace)
    await AgentStreams(AgentConnection(server, principal: "\(getuid())", boards: boards)).serve()
  }

  /// How the person calls this tool.
  private static var program: String {
    let called = ToolSetup.current.arguments.first.map { ($0 as NSString).lastPathComponent }
    return called ?? "malgil"
  }
}

/// Messages on standard input and output, one on each line. Nothing else is written there.
struct AgentStreams: Sendable {
  /// In bytes.
  private static let limit = 1_048_576
  private let connection: AgentConnection
  private let output = OneLineAtATime()

  init(_ connection: AgentConnection) { self.connection = connection }

  /// Lasts until the input ends, and what was asked has its reply.
  func serve() async {
    await withDiscardingTaskGroup { group in
      group.addTask { [connection, output] in
        for await message in connection.messages() { output.write(message.line) }
      }
      for await frame in Self.frames() {
        do throws(RPCRefusal) {
          let reply = connection.take(try frame.read(limit: Self.limit)) { [output] in output.write($0.line) }
          guard let reply else { continue }
          group.addTask { [output] in
            if let line = await reply.value?.line { output.write(line) }
          }
        } catch {
          output.write(error.reply.line)
        }
      }
      connection.finish()
    }
  }

  /// A thread of its own waits for input.
  private static func frames() -> AsyncStream<AgentFraming.Frame> {
    let (stream, continuation) = AsyncStream.makeStream(of: AgentFraming.Frame.self)
    Thread.detachNewThread {
      var framing = AgentFraming(limit: limit)
      while let bytes = read() { for frame in framing.take(bytes) { continuation.yield(frame) } }
      if let last = framing.end() { continuation.yield(last) }
      continuation.finish()
    }
    return stream
  }

  /// Nil at the end.
  private static func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer.prefix(count)) : nil
    }
  }
}

/// Lines that come from several tasks do not mingle.
final class OneLineAtATime: Sendable {
  private let lock = Mutex(())

  func write(_ line: String) { lock.withLock { _ in Output.json(line) } }
}
