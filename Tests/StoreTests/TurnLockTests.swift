import Assistant
import Foundation
import Store
import Testing

/// Two openings of one file are to each other what two processes are.
@Suite struct TurnLockTests {
  private let folder = TemporaryFolder()

  @Test("of two that take a turn of one conversation the second is told so, until the first has taken it")
  func held() throws {
    let (one, two) = (try SQLiteStore(at: folder.file), try SQLiteStore(at: folder.file))
    let hold = try #require(one.hold("s_1"))
    #expect(two.hold("s_1") == nil)
    #expect(two.hold("s_2") != nil)
    hold.letGo()
    let other = try #require(two.hold("s_1"))
    #expect(one.hold("s_1") == nil)
    other.letGo()
    #expect(one.hold("s_1") != nil)
  }

  @Test("who holds it twice has let it go when both are let go")
  func twice() throws {
    let (one, two) = (try SQLiteStore(at: folder.file), try SQLiteStore(at: folder.file))
    let holds = [one.hold("s_1"), one.hold("s_1")]
    holds[0]?.letGo()
    #expect(two.hold("s_1") == nil)
    holds[1]?.letGo()
    #expect(two.hold("s_1") != nil)
  }

  @Test("the file is its owner's only, and one that cannot be made keeps nobody from talking")
  func file() throws {
    let store = try SQLiteStore(at: folder.file)
    let path = folder.file.path + "-turns"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(store.hold("s_1") != nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(store.hold("s_1") != nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
