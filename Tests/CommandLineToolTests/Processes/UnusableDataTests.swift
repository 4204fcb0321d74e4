import ConversationProtocol
import Foundation
import Hosting
import Testing

/// Files that cannot be used: what is said, which status, and that they are left alone.
@Suite struct UnusableDataTests {
  private static let damage = Data("This is not a database, but it is somebody's file.\n".utf8)

  private static let apps = ["FoodDelivery", "Landmarks"]

  @Test("the data of every app, damaged, end with 69 and stay as they are")
  func damagedApps() async throws {
    let tool = try Tool.ordering()
    let files = Self.apps.map { tool.data.appending(path: "\($0).sqlite") }
    for file in files { try Self.damage.write(to: file) }
    let run = try await tool.run("--say", "치킨 주문해줘")
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("malgil: "))
    for file in files { #expect(try Data(contentsOf: file) == Self.damage) }
  }

  @Test("of two apps the one whose data are damaged says so, and a sentence for it ends with 69")
  func damagedApp() async throws {
    let tool = try Tool.ordering()
    let file = tool.data.appending(path: "FoodDelivery.sqlite")
    try Self.damage.write(to: file)
    let run = try await tool.run("--say", "치킨 주문해줘")
    #expect(run.status == 69)
    #expect(run.output.contains("한입배달의 자료를 열 수 없어요."))
    #expect(run.errors.contains("한입배달의 자료를 열 수 없어요."))
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
    #expect(run.errors.contains("한입배달의 자료를 다른 곳에서 쓰고 있어요."))
    lock.release()
  }

  @Test("what people say and do can be read by its owner only")
  func permissions() async throws {
    let tool = try Tool.ordering()
    _ = try await tool.run("--say", "치킨 주문해줘", "--no-input")
    for name in ["conversations.sqlite", "FoodDelivery.sqlite", "Landmarks.sqlite"] {
      let file = tool.data.appending(path: name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test("a data folder that others may write to is not believed", arguments: [0o770, 0o707, 0o777])
  func foreignFolder(mode: Int) async throws {
    let tool = try Tool.ordering()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: tool.data.path)
    let run = try await tool.run("sessions")
    #expect(run.status == 77)
    #expect(
      run.errors == "malgil: others may write to the folder \(tool.data.path); “chmod go-w” ends that\n")
  }

  @Test("a data folder that belongs to somebody else is not believed")
  func somebodyElsesFolder() throws {
    let tool = try Tool.ordering()
    // The administrator owns the one; the administrator's own is given to another user.
    let folder = geteuid() == 0 ? tool.data : URL(filePath: "/usr")
    if geteuid() == 0 { #expect(chown(folder.path, 65_534, 65_534) == 0) }
    #expect {
      try StorageFolders(environment: [:], data: folder.path).make()
    } throws: {
      ($0 as? AssistantFailure)?.message == "the folder \(folder.path) belongs to somebody else"
    }
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
