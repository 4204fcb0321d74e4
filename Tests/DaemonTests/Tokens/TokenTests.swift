import AppIntents
import ConversationProtocol
import Foundation
import HTTPTypes
import Testing

@testable import Daemon
@testable import Hosting

@Suite struct TokenTests {
  private let folder: URL
  private let file: TokenFile

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = TokenFile(at: folder.appending(path: "tokens").path)
  }

  private func add(_ name: String, _ trust: TokenTrust = .person) throws -> AccessToken {
    try file.add(name, trust: trust, at: Date(timeIntervalSince1970: 0))
  }

  @Test("a token is 32 random bytes in letters that need no care, and no two are the same")
  func letters() {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /malgil_[A-Za-z0-9_-]{43}/) != nil })
  }

  @Test("a hash is SHA-256, as FIPS 180 has its examples")
  func hash() {
    let record = TokenRecord(name: "a", hash: AccessToken(shown: "abc").hash, created: .now, trust: .person)
    #expect(record.hash == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("whoever shows a token is who it was made for, until it is taken away")
  func owner() throws {
    let check = try TokenCheck(file)
    let (home, phone) = (try add("home"), try add("전화", .device))
    #expect(try check.owner(of: home)?.user == "token:home")
    #expect(try check.owner(of: phone)?.trust == .device)
    #expect(try check.owner(of: AccessToken(shown: home.text + "x")) == nil)
    #expect(try check.owner(of: AccessToken(shown: "")) == nil)
    try file.remove("home")
    #expect(try check.owner(of: home) == nil)
    #expect(try check.count() == 1)
  }

  @Test("a token confirms costs only if it was made so, also when earlier versions kept it")
  func mayConfirm() throws {
    let check = try TokenCheck(file)
    let plain = try add("radio", .nobody)
    let allowed = try file.add("agent", trust: .nobody, mayConfirm: true, at: Date(timeIntervalSince1970: 0))
    #expect(try check.owner(of: plain)?.mayConfirm == nil)
    #expect(try check.owner(of: allowed)?.mayConfirm == true)
  }

  @Test("hashes that differ in one byte, wherever it is, or in length are not equal")
  func comparison() {
    let hash = AccessToken().hash
    #expect(hash.count == 32 && TokenCheck.areEqual(hash, hash))
    for index in hash.indices {
      var other = hash
      other[index] ^= 1
      #expect(!TokenCheck.areEqual(hash, other))
      #expect(!TokenCheck.areEqual(hash, Array(hash[..<index])))
    }
  }

  @Test("from the first token on one is wanted, also when the last one is gone")
  func required() throws {
    let check = try TokenCheck(file)
    #expect(try !check.isRequired())
    _ = try add("home")
    try file.remove("home")
    #expect(try check.isRequired())
    #expect(try check.count() == 0)
  }

  @Test("the file is readable by nobody else, and has no token")
  func privacy() throws {
    let token = try add("home")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(!text.contains(token.text.dropFirst(AccessToken.prefix.count)))
  }

  @Test("what is wrong is said")
  func mistakes() throws {
    _ = try add("home")
    #expect(throws: AssistantFailure(.badRequest, "there is a token “home” already")) { _ = try add("home") }
    #expect(throws: AssistantFailure(.badRequest, "there is no token “work”")) { try file.remove("work") }
    let naming = AssistantFailure(.badRequest, "a token's name has 1 to 64 letters, digits, “.”, “-” and “_”")
    for name in ["", "a b", "a/b", "a\nb", String(repeating: "a", count: 65)] {
      #expect(throws: naming) { _ = try add(name) }
    }
    try "{}\n".write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(
      throws: AssistantFailure(.configuration, "\(file.path):1: this is no token; malgil token makes them")
    ) { try file.read() }
  }

  @Test("a file that cannot be read serves nobody, not everybody")
  func unreadable() throws {
    let check = try TokenCheck(file)
    try "nonsense\n".write(toFile: file.path, atomically: true, encoding: .utf8)
    let callers = Authenticator(tokens: check, browsers: .inMemory)
    #expect(throws: AssistantFailure.self) { try callers.caller([:], peer: getuid()) }
  }

  @Test("a link that leads nowhere serves nobody, also when it appears while the daemon runs")
  func danglingLink() throws {
    let check = try TokenCheck(file)
    let callers = Authenticator(tokens: check, browsers: .inMemory)
    #expect(try callers.caller([:], peer: getuid()).owner == "\(getuid())@http")
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/nowhere/tokens")
    let failure = AssistantFailure(.notPermitted, "the tokens at \(file.path) cannot be read")
    #expect(throws: failure) { try callers.caller([:], peer: getuid()) }
    #expect(throws: failure) { try TokenCheck(file) }
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    #expect(throws: AssistantFailure(.notPermitted, "\(file.path) is no file of tokens")) {
      try callers.caller([:], peer: getuid())
    }
  }

  @Test("a file that others may write to serves nobody, also when its mode is changed while the daemon runs")
  func writableByOthers() throws {
    let token = try add("home")
    let check = try TokenCheck(file)
    #expect(try check.owner(of: token) != nil)
    for mode in [0o620, 0o602, 0o666] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      #expect(throws: AssistantFailure(.notPermitted, "others may write to the tokens at \(file.path)")) {
        try check.owner(of: token)
      }
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file.path)
    #expect(try check.owner(of: token) != nil)
  }

  @Test("a file of another user, who is not root, is none")
  func foreignOwner() throws {
    _ = try add("home")
    var status = try #require(try file.status())
    for user in [geteuid(), 0] {
      status.st_uid = user
      try TokenFile.check(status, at: "tokens")
    }
    status.st_uid = geteuid() + 1
    #expect(throws: AssistantFailure(.notPermitted, "the tokens at tokens belong to somebody else")) {
      try TokenFile.check(status, at: "tokens")
    }
  }

  @Test("without a token only the daemon's own user is served, and only where none was ever made")
  func callers() throws {
    let callers = Authenticator(tokens: try TokenCheck(file), browsers: .inMemory)
    #expect(try callers.caller([:], peer: getuid()).owner == "\(getuid())@http")
    let wanted = HTTPFailure.unauthorized(
      "a token is wanted (Authorization: Bearer …); malgil token makes them")
    #expect(throws: wanted) { try callers.caller([:], peer: nil) }
    #expect(throws: wanted) { try callers.caller([:], peer: getuid() + 1) }
    let token = try add("home")
    #expect(throws: wanted) { try callers.caller([:], peer: getuid()) }
    let caller = try callers.caller([.authorization: "bearer \(token.text)"], peer: nil)
    #expect(caller.owner == "token:home")
    #expect(caller.trust == .requiresAuthentication)
    for wrong in ["Bearer", "Basic \(token.text)", token.text] {
      #expect(throws: HTTPFailure.unauthorized("this is no token of this daemon")) {
        try callers.caller([.authorization: wrong], peer: getuid())
      }
    }
  }
}
