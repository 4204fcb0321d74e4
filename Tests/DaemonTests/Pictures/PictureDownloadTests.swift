import Foundation
import Testing

@testable import Daemon

@Suite("A picture that is fetched") struct PictureDownloadTests {
  private let server: PictureServer

  init() async throws { server = try await PictureServer() }

  private func download(_ path: String, seconds: Int? = nil) async throws -> Data {
    var rules = server.rules
    if let seconds { rules.seconds = seconds }
    return try await PictureDownload(rules: rules).picture(at: server.address(path))
  }

  @Test("comes over https, whatever type it is said to have, and over redirects to https")
  func fetched() async throws {
    #expect(PictureFormat(of: try await download("png")) == .png)
    #expect(try await download("exactly").count == 5 << 20)
    #expect(PictureFormat(of: try await download("to//png")) == .png)
    #expect(server.log == ["/png", "/exactly", "/to//png", "/png"])
  }

  @Test(
    "is never asked of this machine or a private one by the rules of the daemon, by name, number or redirect")
  func addresses() async throws {
    var rules = PictureRules()
    rules.authorities = server.rules.authorities
    let hosts = [
      "127.0.0.1": "127.0.0.1", "１２７.0.0.1": "127.0.0.1", "localhost": "localhost",
      "2130706433": "2130706433",
      "[::1]": "::1", "[::ffff:127.0.0.1]": "::ffff:127.0.0.1", "10.0.0.1": "10.0.0.1",
      "169.254.169.254": "169.254.169.254",
    ]
    for (written, host) in hosts {
      await #expect(throws: PictureProblem.host(host), "\(written)") {
        try await PictureDownload(rules: rules).picture(at: "https://\(written):\(server.port)/png")
      }
    }
    // A public name of this machine, whose certificate is good.
    rules.addresses = server.rules.addresses
    await #expect(throws: PictureProblem.host("pictures.test")) {
      try await PictureDownload(rules: rules).picture(at: server.address("png"))
    }
    await #expect(throws: PictureProblem.host("10.0.0.1")) {
      try await download("to/https://10.0.0.1:PORT/png")
    }
    await #expect(throws: PictureProblem.host("127.0.0.2")) {
      try await download("to/https://127.0.0.2:PORT/png")
    }
    #expect(server.log == ["/to/https://10.0.0.1:PORT/png", "/to/https://127.0.0.2:PORT/png"])
  }

  @Test("is asked at the address that was checked, though the name has another one a moment later")
  func rebinding() async throws {
    var rules = server.rules
    // A name server of an enemy: first a machine that may be asked, then another one.
    let answers = Answers([[.v4([127, 0, 0, 1])], [.v4([127, 0, 0, 2])]])
    rules.addresses = { _ in answers.next() }
    let content = try await PictureDownload(rules: rules).picture(at: server.address("png"))
    #expect(PictureFormat(of: content) == .png)
    await #expect(throws: PictureProblem.host("pictures.test")) {
      try await PictureDownload(rules: rules).picture(at: server.address("png"))
    }
  }

  @Test(
    "is refused for an address that is none of https or that two readers may take for two hosts",
    arguments: [
      "http://pictures.test/png", "file:///etc/passwd", "ftp://pictures.test/png",
      "https://mina@pictures.test/png", "https:///png", "https://-oProxy/png", "https://a b/",
      "//pictures.test/png",
      "",
      "https://pictures.test:0/png", "https://" + String(repeating: "a", count: 3_000) + "/",
    ])
  func wrongAddress(_ text: String) async {
    await #expect(throws: PictureProblem.address) {
      try await PictureDownload(rules: server.rules).picture(at: text)
    }
  }

  @Test("is followed over https only, and three times at most")
  func redirects() async throws {
    await #expect(throws: PictureProblem.address) { try await download("to/http://pictures.test:PORT/png") }
    await #expect(throws: PictureProblem.address) { try await download("to/file:///etc/passwd") }
    await #expect(throws: PictureProblem.tooManyRedirects) { try await download("to/") }
    #expect(server.log.count(where: { $0 == "/to/" }) == 4)
  }

  @Test("of more than five megabytes is given up while it is read, whatever length was announced")
  func large() async throws {
    await #expect(throws: PictureProblem.tooLarge) { try await download("announced") }
    await #expect(throws: PictureProblem.tooLarge) { try await download("endless") }
    while server.log.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(server.log.last == "stopped after less than 15 MB")
  }

  @Test("is no SVG and nothing else, and takes no longer than it may")
  func others() async throws {
    await #expect(throws: PictureProblem.format) { try await download("svg") }
    await #expect(throws: PictureProblem.status(404)) { try await download("none") }
    await #expect(throws: PictureProblem.connection) { try await download("slow", seconds: 1) }
    var rules = server.rules
    rules.authorities = nil
    await #expect(throws: PictureProblem.connection, "a certificate that nobody vouches for") {
      try await PictureDownload(rules: rules).picture(at: server.address("png"))
    }
    // A busy machine may not come so far as to ask for what is slow.
    #expect(server.log.filter { $0 != "/slow" } == ["/svg", "/none"])
  }
}

@Suite("What a picture is") struct PictureFormatTests {
  @Test("is judged by its bytes")
  func formats() {
    func format(_ bytes: [UInt8]) -> PictureFormat? { PictureFormat(of: Data(bytes)) }
    #expect(format([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]) == .png)
    #expect(format([0xff, 0xd8, 0xff, 0xe0]) == .jpeg)
    #expect(format(Array("GIF89a".utf8)) == .gif)
    #expect(format(Array("RIFF\0\0\0\0WEBPVP8 ".utf8)) == .webp)
    for text in [
      "<svg xmlns='…'/>", "<?xml?><svg/>", "<html>", "GIF8", "RIFF\0\0\0\0WAVE", "%PDF-", "",
      "\u{FEFF}<svg/>",
    ] {
      #expect(format(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
