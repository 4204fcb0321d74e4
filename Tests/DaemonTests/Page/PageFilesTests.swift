import Foundation
import Page
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PageFilesTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Page/Files")
      .standardized

    private static func withoutComments(_ source: String, _ name: String) -> String {
      if name.hasSuffix(".js") {
        return source.replacing(/(?s)\/\*\*.*?\*\//, with: "").replacing(/(?m)^ *\/\/.*$/, with: "")
      }
      return name.hasSuffix(".css") ? source.replacing(/(?s)\/\*.*?\*\//, with: "") : source
    }

    @Test("every file of the folder is in the program, and its compressed form is the same file")
    func embedded() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        .filter { !$0.hasPrefix(".") }
      #expect(Set(names) == Set(PageFiles.all.keys) && names.contains("index.html"))
      for (name, file) in PageFiles.all {
        let source = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        let words = { (text: String) in
          // A semicolon at the end of a block and a comma at the end of a list separate nothing.
          text.filter { !$0.isWhitespace }.replacing(/[;,]([}\]])/) { $0.output.1 }
            .replacing(/\((\w+)\)=>/) { "\($0.output.1)=>" }.replacing("{hash}", with: PageFiles.hash)
        }
        let written = words(Self.withoutComments(source, name))
        #expect(words(String(decoding: file.content, as: UTF8.self)) == written, "\(name)")
        #expect(file.compressed.starts(with: [0x1f, 0x8b]), "\(name)")
        #expect(file.type != "application/octet-stream", "\(name)")
      }
    }

    @Test("all files are small: at most 150,000 bytes, and 100,000 on the wire")
    func small() {
      #expect(PageFiles.all.values.reduce(0) { $0 + $1.content.count } <= 150_000)
      #expect(PageFiles.all.values.reduce(0) { $0 + $1.compressed.count } <= 100_000)
    }

    @Test("files are served to everybody, with a type, a policy, and as long as their address stays the same")
    func served() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let client = PageClient(port)
        let index = try await client.ask("GET", "/")
        #expect(index.status == 200 && index.field("Cache-Control") == "no-cache")
        #expect(Array(index.text.utf8) == PageFiles.all["index.html"]?.content)
        for (name, file) in PageFiles.all {
          let answer = try await client.ask("GET", "/page/\(PageFiles.hash)/\(name)")
          #expect(answer.status == 200 && answer.field("Content-Type") == file.type, "\(name)")
          #expect(answer.field("Cache-Control") == "public, max-age=31536000, immutable")
          #expect(answer.field("X-Content-Type-Options") == "nosniff")
          #expect(answer.field("Cross-Origin-Resource-Policy") == "same-origin")
          if name.hasSuffix(".html") { Self.checkPolicy(answer) } else { Self.checkPart(answer) }
        }
        Self.checkPolicy(index)
      }
    }

    /// A script or a style that is opened by itself loads nothing.
    private static func checkPart(_ answer: PageClient.Answer) {
      #expect(answer.field("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'")
    }

    private static func checkPolicy(_ answer: PageClient.Answer) {
      let policy = (answer.field("Content-Security-Policy") ?? "").components(separatedBy: "; ")
      for rule in [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'",
        "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
      ] {
        #expect(policy.contains(rule), "\(rule)")
      }
      #expect(!policy.contains { $0.contains("unsafe") || $0.contains("http") || $0.contains("*") })
      #expect(answer.field("X-Frame-Options") == "DENY")
      #expect(answer.field("X-Content-Type-Options") == "nosniff")
      #expect(answer.field("Cross-Origin-Resource-Policy") == "same-origin")
    }

    @Test("a file of another version, and one that there is not, are not found")
    func missing() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        for path in [
          "/page/0000000000000000/index.html", "/page/\(PageFiles.hash)/nothing.js",
          "/page/\(PageFiles.hash)/..%2Findex.html", "/page/\(PageFiles.hash)", "/index.html",
        ] {
          let answer = try await PageClient(port).ask("GET", path)
          #expect([401, 404].contains(answer.status), "\(path)")
        }
      }
    }

    @Test(
      "a file is compressed for who takes gzip",
      arguments: [
        ("gzip", true), ("br, GZIP;q=0.5", true), ("deflate, gzip", true), ("gzip;q=0", false), ("br", false),
        ("", false), ("gzip; q=0.0", false),
      ])
    func compressed(_ accepted: String, _ isCompressed: Bool) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let answer = try await PageClient(port).with("Accept-Encoding: \(accepted)").ask("GET", "/")
        #expect((answer.field("Content-Encoding") == "gzip") == isCompressed)
        #expect(answer.field("Vary") == "Accept-Encoding")
      }
    }

    private func status(
      _ port: UInt16, _ method: String, _ path: String, _ mode: String, _ destination: String
    ) async throws -> Int {
      let client = PageClient(port).with("Sec-Fetch-Site: cross-site").with("Sec-Fetch-Mode: \(mode)")
      return try await client.with("Sec-Fetch-Dest: \(destination)").ask(method, path).status
    }

    @Test("another site may open the page as a whole window, and in no other way")
    func opening() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let opened = try await status(port, "GET", "/", "navigate", "document")
        #expect(opened == 200)
        for destination in ["iframe", "frame", "embed", "object", "image", "script", "empty"] {
          #expect(try await status(port, "GET", "/", "navigate", destination) == 403)
        }
        for mode in ["no-cors", "cors", "same-origin", "websocket"] {
          #expect(try await status(port, "GET", "/", mode, "document") == 403)
        }
        for path in ["/v1/sessions", "/page/\(PageFiles.hash)/index.html", "/v1/browsers"] {
          #expect(try await status(port, "GET", path, "navigate", "document") == 403)
        }
        #expect(try await status(port, "POST", "/", "navigate", "document") == 403)
      }
    }
  }
}
