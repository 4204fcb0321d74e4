package import ConversationProtocol
package import Foundation

/// The tokens as a file, readable by its owner only: one object of JSON a line.
///
/// Where there is such a file, nobody is served over HTTP without one of its tokens, also when it is empty.
package struct TokenFile: Sendable {
  package let path: String

  package init(at path: String) { self.path = path }

  /// Where it lies unless it is said otherwise.
  package init(in folders: StorageFolders) { path = folders.data.appending(path: "tokens").path }

  /// - Returns: nil when there is no file.
  /// - Throws: `AssistantFailure` when it cannot be read, others may write to it, or a line is not a token.
  package func read() throws(AssistantFailure) -> [TokenRecord]? {
    guard let status = try status() else { return nil }
    try Self.check(status, at: path)
    guard let data = FileManager.default.contents(atPath: path) else { throw unreadable }
    var records: [TokenRecord] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let record = try? Self.decoder.decode(TokenRecord.self, from: line) else {
        throw AssistantFailure(
          .configuration, "\(path):\(number + 1): this is no token; malgil token makes them")
      }
      records.append(record)
    }
    return records
  }

  private var unreadable: AssistantFailure {
    AssistantFailure(.notPermitted, "the tokens at \(path) cannot be read")
  }

  /// What the system knows of the file; nil when there is none. A link that leads nowhere is none of that: somebody
  /// wanted tokens there.
  func status() throws(AssistantFailure) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT, lstat(path, &status) != 0, errno == ENOENT else { throw unreadable }
    return nil
  }

  /// A user who may write to the file can make tokens.
  static func check(_ status: stat, at path: String) throws(AssistantFailure) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw AssistantFailure(.notPermitted, "\(path) is no file of tokens")
    }
    guard [geteuid(), 0].contains(status.st_uid) else {
      throw AssistantFailure(.notPermitted, "the tokens at \(path) belong to somebody else")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw AssistantFailure(.notPermitted, "others may write to the tokens at \(path)")
    }
  }

  /// Makes a token.
  ///
  /// - Returns: the token, which cannot be had again.
  /// - Throws: `AssistantFailure` when the name is taken or not allowed, or the file cannot be written.
  package func add(
    _ name: String, trust: TokenTrust, mayConfirm: Bool = false, at date: Date
  ) throws(AssistantFailure) -> AccessToken {
    guard Self.isName(name) else {
      throw AssistantFailure(.badRequest, "a token's name has 1 to 64 letters, digits, “.”, “-” and “_”")
    }
    let token = AccessToken()
    try change { records throws(AssistantFailure) in
      guard !records.contains(where: { $0.name == name }) else {
        throw AssistantFailure(.badRequest, "there is a token “\(name)” already")
      }
      records.append(
        TokenRecord(name: name, hash: token.hash, created: date, trust: trust, mayConfirm: mayConfirm))
    }
    return token
  }

  /// Takes a token away; whoever has it is not served any longer.
  ///
  /// - Throws: `AssistantFailure` when there is none of that name, or the file cannot be written.
  package func remove(_ name: String) throws(AssistantFailure) {
    try change { records throws(AssistantFailure) in
      guard let index = records.firstIndex(where: { $0.name == name }) else {
        throw AssistantFailure(.badRequest, "there is no token “\(name)”")
      }
      records.remove(at: index)
    }
  }

  private static func isName(_ name: String) -> Bool {
    (1...64).contains(name.count)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
  }

  // MARK: Writing

  /// One process after the other; a reader sees the old file or the new one.
  private func change(_ body: (inout [TokenRecord]) throws(AssistantFailure) -> Void) throws(AssistantFailure)
  {
    let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw unwritable }
    defer { close(lock) }
    var records = try read() ?? []
    try body(&records)
    do {
      let lines = try records.map { try Self.encoder.encode($0) + Data("\n".utf8) }
      try write(lines.reduce(Data(), +))
    } catch {
      throw unwritable
    }
  }

  private func write(_ data: Data) throws {
    let new = path + ".new"
    try? FileManager.default.removeItem(atPath: new)
    let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    try file.synchronize()
    guard rename(new, path) == 0 else { throw unwritable }
  }

  private var unwritable: AssistantFailure {
    AssistantFailure(.notPermitted, "the tokens at \(path) cannot be written")
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
