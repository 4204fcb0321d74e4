import Foundation
import Testing

/// Files that cannot be used: what is said, which status, and that they are left alone.
@Suite struct UnusableDataTests {
  private static let damage = Data("This is not a database, but it is somebody's file.\n".utf8)

  @Test("the app's data, damaged, end with 69 and stay as they are")
  func damagedApp() async throws {
    let tool = try Tool.ordering()
    let file = tool.data.appending(path: "FoodDelivery.sqlite")
    try Self.damage.write(to: file)
    let run = try await tool.run("--say", "치킨 주문해줘")
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("malgil: "))
    #expect(try Data(contentsOf: file) == Self.damage)
  }

  @Test(
    "conversations, damaged, end with 69 and stay as they are",
    arguments: [["--say", "치킨 주문해줘"], ["sessions"]])
  func damagedConversations(_ arguments: [String]) async throws {
    let tool = try Tool.ordering()
    let file = tool.data.appending(path: "conversations.sqlite")
    try Self.damage.write(to: file)
    let run = try await tool.run(arguments)
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(
      run.errors
        == "malgil: the conversations in \(file.path) cannot be used: the file is damaged or is no database\n"
    )
    #expect(try Data(contentsOf: file) == Self.damage)
  }

  @Test("conversations that another process holds end with 75")
  func lockedConversations() async throws {
    let tool = try Tool.ordering()
    _ = try await tool.run("sessions")
    let file = tool.data.appending(path: "conversations.sqlite")
    let lock = try DatabaseLock(file)
    let run = try await tool.run("sessions")
    #expect(run.status == 75)
    #expect(run.errors == "malgil: another process is using \(file.path); try again\n")
    lock.release()
    #expect(try await tool.run("sessions").status == 0)
  }

  @Test("the app's data that another process holds end with 75")
  func lockedApp() async throws {
    let tool = try Tool.ordering()
    let file = tool.data.appending(path: "FoodDelivery.sqlite")
    try Data().write(to: file)
    let lock = try DatabaseLock(file)
    let run = try await tool.run("--say", "치킨 주문해줘")
    #expect(run.status == 75)
    #expect(run.errors.hasPrefix("malgil: "))
    lock.release()
  }

  @Test("what people say can be read by its owner only")
  func permissions() async throws {
    let tool = try Tool.ordering()
    _ = try await tool.run("sessions")
    let file = tool.data.appending(path: "conversations.sqlite")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("every mistake in the phrase files is shown with its place, and nothing is loaded")
  func brokenPhrases() async throws {
    let tool = try Tool()
    let folder = tool.folder.appending(path: "phrases/FoodDelivery/ko")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("intent: OrderFood\nphrases:\n  - \"{lines\"\n  - \"(주문|\"\nextra: 1\n".utf8)
      .write(to: folder.appending(path: "OrderFood.yaml"))
    try Data("intent: Fly\nphrases:\n  - 날아줘\n".utf8).write(to: folder.appending(path: "Fly.yaml"))
    let run = try await tool.run("--phrases", tool.folder.appending(path: "phrases").path, "--say", "날아줘")
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(
      run.errors.contains("/ko/Fly.yaml:1:9: error: FoodDelivery has no intent “Fly”; it has AddFavourite, "))
    #expect(run.errors.contains("/ko/OrderFood.yaml:3:"))
    #expect(run.errors.contains("/ko/OrderFood.yaml:4:"))
    #expect(run.errors.contains("/ko/OrderFood.yaml:5:1: error: “extra” is not a key of a phrase file"))
    #expect(run.errors.contains("    {lines\n    ^"))
    #expect(run.errors.hasSuffix("4 mistakes in the phrase files; nothing was loaded\n"))
  }
}
