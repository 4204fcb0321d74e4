import ConversationProtocol
import Foundation
import Testing

@testable import CommandLineTool

@Suite struct LoginFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)")
  private let login = PageLogin(address: "http://127.0.0.1:7410/", code: "C0de", seconds: 60)

  private func make(_ mode: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
  }

  @Test("the file is its owner's alone, whatever the umask, and its name does not have the code")
  func mode() throws {
    try make(0o700)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try LoginFile(in: folder.path).write(login)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o600 && status.st_uid == geteuid())
    #expect(path.hasPrefix(folder.path) && path.hasSuffix(".html") && !path.contains("C0de"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("http://127.0.0.1:7410/#code=C0de"))
    #expect(try LoginFile(in: folder.path).write(login) != path)
  }

  @Test("a conversation stands behind the code, and no letter of it leaves the address")
  func session() throws {
    try make(0o700)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try LoginFile(in: folder.path).write(login, session: "s_1\"><b>&x=#가")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let target = "http://127.0.0.1:7410/#code=C0de&amp;session=s_1%22%3E%3Cb%3E%26x%3D%23%EA%B0%80"
    #expect(text.contains("url=\(target)\"") && text.contains("href=\"\(target)\""))
  }

  @Test("a file whose code counts no longer is removed by the next one, and nothing else is")
  func old() throws {
    try make(0o700)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = (
      try LoginFile(in: folder.path).write(login), try LoginFile(in: folder.path).write(login)
    )
    let others = ["control.sock", "open-x.txt"].map { folder.appending(path: $0).path }
    for path in others + [old] {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -61)], ofItemAtPath: path)
    }
    let last = try LoginFile(in: folder.path).write(login)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names.map { folder.appending(path: $0).path }) == Set(others + [new, last]))
  }

  @Test("nothing is written into a folder that others may write to", arguments: [0o720, 0o702, 0o777])
  func folder(_ mode: Int) throws {
    try make(mode)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ToolFailure.self) { try LoginFile(in: folder.path).write(login) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
