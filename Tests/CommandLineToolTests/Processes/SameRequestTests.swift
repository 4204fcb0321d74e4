import Foundation
import Hosting
import Testing

/// One request in two processes without a daemon between them.
@Suite("A request that is at work in another process") struct SameRequestTests {
  private static let call = [
    "--no-daemon", "--request-id", "k1", "--answer", "confirm=yes", "--answer", "address=서울 마포구 월드컵로 1",
    "--say",
    "한밤치킨에서 양념치킨 두 마리 주문해줘",
  ]

  private let tool: Tool

  init() throws { tool = try Tool() }

  /// A process that stands still in the middle of its turn: it waited for the app's data.
  private func stopped() async throws -> RunningTool {
    // So that the app's data are there.
    _ = try await tool.run("--no-daemon", "--say", "도움말")
    let lock = try DatabaseLock(tool.data.appending(path: "FoodDelivery.sqlite"), letsRead: true)
    let first = try tool.begin(Self.call)
    // Not a sleep of the task: behind other tests it could last longer than the process has patience.
    while !isTurnTaken(), !first.process.hasEnded { usleep(5_000) }
    first.process.send(SIGSTOP)
    lock.release()
    #expect(!first.process.hasEnded)
    return first
  }

  /// Some process holds some conversation: `F_OFD_GETLK` of `fcntl_locking(2)`.
  private func isTurnTaken() -> Bool {
    let file = open(tool.data.appending(path: "conversations.sqlite-turns").path, O_RDWR)
    defer { close(file) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    return fcntl(file, 36, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  /// The first one is 1043.
  private func numberOfNextOrder() async throws -> Substring? {
    let arguments = ["--request-id", "k2"] + Self.call.filter { $0 != "--request-id" && $0 != "k1" }
    return try await tool.run(arguments).output.firstMatch(of: /주문 번호 (\d+)/)?.1
  }

  @Test("is in progress; when it is done its reply is there, and it is done once")
  func inProgress() async throws {
    let first = try await stopped()
    let second = try await tool.run(Self.call)
    #expect(second.status == 75 && second.output == "")
    #expect(second.errors.hasSuffix("” is being carried out; ask again for its reply\n"), "\(second.errors)")
    first.process.send(SIGCONT)
    // It may have lost its patience with the app's data, and has done nothing then.
    #expect([0, 75].contains(try await first.ending().status))
    let done = try await tool.run(Self.call)
    #expect(done.status == 0 && done.output.contains("주문 번호 1043"), "\(done)")
    #expect(try await tool.run(Self.call).output == done.output)
    #expect(try await numberOfNextOrder() == "1044")
  }

  @Test("is gone on with when that process has died, and is done once")
  func died() async throws {
    let first = try await stopped()
    first.process.send(SIGKILL)
    #expect(try await first.ending().status == -SIGKILL)
    let second = try await tool.run(Self.call)
    #expect(second.status == 0 && second.output.contains("주문 번호 1043"), "\(second)")
    #expect(try await numberOfNextOrder() == "1044")
  }

  @Test("keeps nothing in other conversations waiting")
  func others() async throws {
    let first = try await stopped()
    #expect(try await tool.run("--no-daemon", "--say", "도움말").status == 0)
    first.process.send(SIGKILL)
    _ = try await first.ending()
  }
}
