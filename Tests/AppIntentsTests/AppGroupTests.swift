import AppIntents
import Foundation
import Testing

@Suite("A folder that an app's processes share", .serialized) struct AppGroupTests {
  private static let mistakes = [
    "", ".", "..", "../x", "a/b", "/etc", ".hidden", "그룹", "a b", "a\u{0}b",
    String(repeating: "a", count: 201),
  ]

  @Test(
    "is one for each identifier, in the data folder; what is no name of a folder has none",
    arguments: mistakes)
  func identifiers(_ mistake: String) throws {
    let data = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    AppGroups.use(data: data)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: mistake) == nil)
    let name = "group.com.example.kitchen-1_a"
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    #expect(folder.path == data.appending(path: "groups/\(name)").path)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }
}
