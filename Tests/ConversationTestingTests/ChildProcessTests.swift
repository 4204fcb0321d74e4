import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import ConversationTesting

/// Processes that this one starts.
@Suite struct ChildProcessTests {
  private static let shell = URL(filePath: "/bin/sh")

  private func shell(_ command: String, input: ChildProcess.Stream = .nothing) async throws -> (
    ending: ChildProcess.Ending, output: String, errors: String
  ) {
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
    for file in [output, errors] { try Data("what another one wrote before\n".utf8).write(to: file) }
    let process = try ChildProcess(
      Self.shell, ["-c", command], environment: ["SAID": "안녕하세요"], input: input, output: .file(output),
      errors: .file(errors))
    let ending = await process.ending()
    #expect(process.hasEnded)
    return (
      ending, try String(contentsOf: output, encoding: .utf8), try String(contentsOf: errors, encoding: .utf8)
    )
  }

  @Test("they say with what status they ended, and write where they are told to")
  func ending() async throws {
    let run = try await shell("echo $SAID; echo oh >&2; exit 3")
    #expect(run.ending == .exited(3))
    #expect(run.ending.description == "ended with status 3")
    #expect(run.output == "안녕하세요\n")
    #expect(run.errors == "oh\n")
  }

  @Test("they read what they are given; otherwise there is nothing")
  func input() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "in")
    try Data("치킨 주문해줘".utf8).write(to: file)
    #expect(try await shell("cat", input: .file(file)).output == "치킨 주문해줘")
    #expect(try await shell("cat").output == "")
  }

  /// The threads that start processes hear no signals themselves.
  @Test("they hear signals", arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func signals(_ signal: Int32) async throws {
    let process = try ChildProcess(URL(filePath: "/bin/sleep"), ["1000"], environment: [:])
    #expect(!process.hasEnded)
    process.send(signal)
    let ending = await process.ending()
    #expect(ending == .killed(signal))
    #expect(ending.description == "was killed by signal \(signal)")
    process.send(signal)
  }

  @Test("nothing that is open here is open there")
  func descriptors() async throws {
    // Without O_CLOEXEC.
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(try await shell("test -e /dev/fd/\(descriptor)").ending == .exited(1))
  }

  @Test("the end of one is noticed while others that began with it go on")
  func others() async throws {
    let ended = try await withThrowingTaskGroup(of: ChildProcess.self) { group in
      for _ in 0..<40 {
        group.addTask { try ChildProcess(URL(filePath: "/bin/sleep"), ["1000"], environment: [:]) }
      }
      var started: [ChildProcess] = []
      for try await process in group { started.append(process) }
      for (number, process) in started.enumerated() {
        process.send(SIGKILL)
        #expect(await process.ending() == .killed(SIGKILL))
        #expect(started[(number + 1)...].allSatisfy { !$0.hasEnded })
      }
      return started.count { $0.hasEnded }
    }
    #expect(ended == 40)
  }

  @Test("everybody who waits for an end hears of it")
  func waiting() async throws {
    let process = try ChildProcess(URL(filePath: "/bin/sleep"), ["1000"], environment: [:])
    let endings = await withTaskGroup(of: ChildProcess.Ending.self) { group in
      for _ in 0..<5 { group.addTask { await process.ending() } }
      process.send(SIGTERM)
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(endings == Array(repeating: .killed(SIGTERM), count: 5))
  }

  @Test("a program that is not there is named")
  func missing() {
    let failure = AssistantFailure(.unavailable, "/no/such/program cannot be run: No such file or directory")
    #expect(throws: failure) { try ChildProcess(URL(filePath: "/no/such/program"), [], environment: [:]) }
  }
}
