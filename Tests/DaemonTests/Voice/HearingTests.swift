import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension Data {
  /// A recording of silence: 16,000 samples of two bytes a second.
  static func wave(seconds: Double, bytesPerSecond: UInt32 = 32_000) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let count = Int(seconds * Double(bytesPerSecond))
    let format: [UInt8] = [1, 0, 1, 0] + bytes(16_000) + bytes(bytesPerSecond) + [2, 0, 16, 0]
    var data = Data("RIFF".utf8) + bytes(UInt32(36 + count)) + Data("WAVEfmt ".utf8) + bytes(16) + format
    data += Data("data".utf8) + bytes(UInt32(count))
    return data + Data(count: count)
  }
}

@Suite("A recording") struct WaveAudioTests {
  @Test("is audio in the WAV format of at most a minute")
  func length() throws {
    #expect(try WaveAudio(.wave(seconds: 1.5)).seconds == 1.5)
    #expect(try WaveAudio(.wave(seconds: 60)).seconds == 60)
    for data in [Data.wave(seconds: 60.1), .wave(seconds: 0), .wave(seconds: 100, bytesPerSecond: 999)] {
      #expect(throws: HTTPFailure.self) { try WaveAudio(data) }
    }
  }

  @Test("is nothing when it was cut off, changed or made up")
  func damage() {
    let whole = Data.wave(seconds: 0.01)
    for count in 0..<44 { #expect(throws: HTTPFailure.self) { try WaveAudio(whole.prefix(count)) } }
    // A size beyond the end, in each chunk.
    for place in [16, 40] {
      var data = whole
      data.replaceSubrange(place..<place + 4, with: [0xff, 0xff, 0xff, 0xff])
      _ = try? WaveAudio(data)
    }
    #expect(throws: HTTPFailure.self) { try WaveAudio(Data("OggS and so on, which is another format".utf8)) }
  }
}

@Suite("A recogniser") struct VoiceRecogniserTests {
  private func transcripts(
    _ command: String, patience: Double = 20, audio: Data = .wave(seconds: 0.1)
  ) async throws -> [String] {
    var recogniser = VoiceRecogniser(command: command, environment: ["PATH": "/usr/bin:/bin"])
    recogniser.patience = patience
    return try await recogniser.transcripts(of: audio, language: "ko")
  }

  @Test("is given the recording and the language, and writes what it heard in one line")
  func heard() async throws {
    #expect(try await transcripts("wc -c").map { $0.trimmingCharacters(in: .whitespaces) } == ["3244"])
    #expect(try await transcripts("echo $MALGIL_LANGUAGE") == ["ko"])
    #expect(try await transcripts(#"echo; echo '["치킨", "치긴"]'; echo more"#) == ["치킨", "치긴"])
    #expect(try await transcripts("true") == [])
    let many = (0..<40).map { "\"t\($0)\"" }.joined(separator: ",")
    #expect(try await transcripts("echo '[\(many)]'").count == 10)
  }

  @Test("that fails, or writes something else, is an error")
  func failing() async throws {
    for command in ["exit 3", "no-such-program-here", "echo '{\"word\": 1}'"] {
      let failure = await #expect(throws: AssistantFailure.self) { try await transcripts(command) }
      #expect(failure?.code == .unavailable, "\(command)")
    }
  }

  @Test("that takes too long is ended with everything that it has started")
  func patience() async throws {
    let file = try TemporaryFolder().url.appending(path: "later")
    await #expect(throws: AssistantFailure.self) {
      try await transcripts("(sleep 3; echo > '\(file.path)') & wait", patience: 0.3)
    }
    try await Task.sleep(for: .seconds(3.5))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("leaves no recording behind")
  func kept() async throws {
    let path = try #require(try await transcripts("readlink /proc/self/fd/0").first)
    #expect(path.contains("malgil-voice-"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

extension DaemonTests {
  @Suite("Hearing over HTTP") struct HearingDoorTests {
    private func hear(
      _ page: PageClient, _ audio: Data, type: String = "audio/wav", length: Int? = nil
    ) async throws -> (status: Int, text: String) {
      let connection = try RawConnection(to: page.port)
      let lines =
        ["POST /v1/hear?language=ko HTTP/1.1", "Host: localhost", "Connection: close"] + page.fields + [
          "Content-Type: \(type)", "Content-Length: \(length ?? audio.count)", "", "",
        ]
      connection.send(Array(lines.joined(separator: "\r\n").utf8) + audio)
      let text = await connection.received()
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, text)
    }

    @Test("gives what a local recogniser hears, and says beforehand whether there is one")
    func heard() async throws {
      let test = try await TestDaemon { $0.recogniser = "cat > /dev/null; echo '[\"치킨 주문해줘\"]'" }
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        #expect(try await page.ask("GET", "/v1/settings").body["recogniser"]?.boolean == true)
        let heard = try await hear(page, .wave(seconds: 1))
        #expect(heard.status == 200 && heard.text.contains(#"{"transcripts":["치킨 주문해줘"]}"#), "\(heard.text)")
      }
    }

    @Test("is not there without one, and for nobody but the person at this device")
    func absent() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        #expect(try await page.ask("GET", "/v1/settings").body["recogniser"]?.boolean == false)
        #expect(try await hear(page, .wave(seconds: 1)).status == 404)
        #expect(try await hear(page.without("Cookie"), .wave(seconds: 1)).status == 401)
        let token = try TokenFile(in: test.daemon.host.folders).add("kitchen", trust: .person, at: .now)
        let holder = PageClient(port).with("Authorization: Bearer \(token.text)")
        #expect(try await hear(holder, .wave(seconds: 1)).status == 403)
      }
    }

    @Test("refuses what is no recording, is too long or has too many bytes, and runs nothing for it")
    func refused() async throws {
      let file = try TemporaryFolder().url.appending(path: "ran")
      let test = try await TestDaemon { $0.recogniser = "echo > '\(file.path)'" }
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        #expect(try await hear(page, Data("no audio".utf8)).status == 400)
        #expect(try await hear(page, .wave(seconds: 61)).status == 400)
        #expect(try await hear(page, .wave(seconds: 1), type: "audio/webm").status == 415)
        #expect(try await hear(page, Data(), length: 10_000_001).status == 413)
      }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("is done for one recording at a time")
    func together() async throws {
      let test = try await TestDaemon { $0.recogniser = "sleep 1; echo 안녕" }
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        async let first = hear(page, .wave(seconds: 1))
        try await Task.sleep(for: .milliseconds(400))
        #expect(try await hear(page, .wave(seconds: 1)).status == 503)
        #expect(try await first.status == 200)
        #expect(try await hear(page, .wave(seconds: 1)).status == 200)
      }
    }
  }
}
