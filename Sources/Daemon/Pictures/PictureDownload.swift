import Foundation
import Hosting

/// Fetches one picture.
///
/// `curl` speaks TLS and HTTP, in a process of its own that knows nothing of this one. It is told the address to connect to,
/// which was checked before, follows no redirect by itself, and is stopped when it sends too much or takes too long.
struct PictureDownload: Sendable {
  let rules: PictureRules

  private static let alarms = DispatchQueue(label: "pictures")

  /// - Throws: `PictureProblem`.
  func picture(at url: String) async throws -> Data {
    let deadline = ContinuousClock.now + .seconds(rules.seconds)
    var address = try PictureAddress(url)
    for _ in 0...rules.mostRedirects {
      switch try await answer(of: address, by: deadline) {
      case .picture(let content): return content
      case .redirect(let next): address = try PictureAddress(next)
      }
    }
    throw PictureProblem.tooManyRedirects
  }

  private enum Answer { case picture(Data), redirect(String) }

  private func answer(of address: PictureAddress, by deadline: ContinuousClock.Instant) async throws -> Answer
  {
    guard let machine = await rules.addresses(address.host).first(where: rules.allows) else {
      throw PictureProblem.host(address.host)
    }
    let left = ContinuousClock.now.duration(to: deadline).components.seconds
    guard left > 0 else { throw PictureProblem.connection }
    let exchange = try PictureExchange(arguments(for: address, at: machine, seconds: left), rules)
    Self.alarms.asyncAfter(deadline: .now() + .seconds(Int(left) + 1)) { [weak exchange] in exchange?.stop() }
    let (content, status, redirect) = try await exchange.reply()
    if (300..<400).contains(status), !redirect.isEmpty { return .redirect(redirect) }
    guard status == 200 else { throw PictureProblem.status(status) }
    guard PictureFormat(of: content) != nil else { throw PictureProblem.format }
    return .picture(content)
  }

  private func arguments(
    for address: PictureAddress, at machine: InternetAddress, seconds: Int64
  ) -> [String] {
    let trust = rules.authorities.map { ["--cacert", $0.path] } ?? []
    return [
      "curl", "--disable", "--silent", "--globoff", "--proto", "=https", "--http1.1", "--noproxy", "*",
      "--connect-to", "::\(machine):\(address.port)", "--max-time", "\(seconds)",
      "--max-filesize", "\(rules.mostBytes)", "--user-agent", "malgil", "--header", "Accept: image/*",
      "--output", "-", "--write-out", "%{stderr}%{response_code} %{redirect_url}",
    ] + trust + ["--url", address.text]
  }
}

/// One request and its reply: a run of `curl`.
private final class PictureExchange: Sendable {
  private let child: ChildProcess
  private let content: Int32
  private let outcome: Int32
  private let mostBytes: Int

  init(_ arguments: [String], _ rules: PictureRules) throws {
    let (first, second) = (try Self.pipe(), try Self.pipe())
    defer { for end in [first.writing, second.writing] { close(end) } }
    (content, outcome, mostBytes) = (first.reading, second.reading, rules.mostBytes)
    child = try ChildProcess(
      URL(filePath: "/usr/bin/env"), arguments, environment: ["PATH": rules.path],
      output: .descriptor(first.writing), errors: .descriptor(second.writing), takesAlong: true)
  }

  deinit { for end in [content, outcome] { close(end) } }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw PictureProblem.connection }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func stop() { child.send(SIGKILL) }

  func reply() async throws -> (content: Data, status: Int, redirect: String) {
    let content = await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: Self.read(self.content, upTo: self.mostBytes)) }
    }
    guard let content else {
      stop()
      throw PictureProblem.tooLarge
    }
    let ending = await child.ending()
    // 63: of the length that the server announces.
    if ending == .exited(63) { throw PictureProblem.tooLarge }
    guard ending == .exited(0) else { throw PictureProblem.connection }
    let words = String(decoding: Self.read(outcome, upTo: 65_536) ?? Data(), as: UTF8.self)
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (content, words.first.flatMap { Int($0) } ?? 0, words.count > 1 ? String(words[1]) : "")
  }

  /// - Returns: nil when there is more; it is not read then.
  private static func read(_ descriptor: Int32, upTo limit: Int) -> Data? {
    var read = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return read }
      guard read.count + count <= limit else { return nil }
      read.append(contentsOf: piece[..<count])
    }
  }
}
