package import ConversationProtocol
import Foundation
import Synchronization

/// Says whose a shown token is. A token that was taken away meanwhile is nobody's.
package final class TokenCheck: Sendable {
  /// What a file was like when it was read.
  private struct Stamp: Equatable {
    var file: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    /// When its owner or mode changed last, too.
    var changed: [Int]
  }

  private struct Held {
    var stamp: Stamp?
    /// Nil when there is no file.
    var tokens: [(record: TokenRecord, hash: [UInt8])]?
  }

  private let file: TokenFile
  private let held: Mutex<Held>

  /// - Throws: as `TokenFile.read`.
  package init(_ file: TokenFile) throws(AssistantFailure) {
    self.file = file
    held = Mutex(Held(stamp: try Self.stamp(of: file), tokens: Self.hashes(try file.read())))
  }

  /// There is a file of tokens: who shows none is not served.
  ///
  /// - Throws: as `TokenFile.read`: with a file that cannot be read, nobody is served.
  package func isRequired() throws(AssistantFailure) -> Bool { try tokens() != nil }

  package func count() throws(AssistantFailure) -> Int { try tokens()?.count ?? 0 }

  /// Whose token it is, or nil.
  ///
  /// Takes the same time for each that has not this hash: no early end tells how much of one was right.
  package func owner(of token: AccessToken) throws(AssistantFailure) -> TokenRecord? {
    let shown = token.hash
    var owner: TokenRecord?
    for (record, hash) in try tokens() ?? [] where Self.areEqual(shown, hash) { owner = record }
    return owner
  }

  /// In a time that does not tell how much is equal.
  package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for (a, b) in zip(one, other) { difference |= a ^ b }
    return difference == 0
  }

  private func tokens() throws(AssistantFailure) -> [(record: TokenRecord, hash: [UInt8])]? {
    let stamp = try Self.stamp(of: file)
    if let known = held.withLock({ $0.stamp == stamp ? $0 : nil }) { return known.tokens }
    let tokens = Self.hashes(try file.read())
    held.withLock { $0 = Held(stamp: stamp, tokens: tokens) }
    return tokens
  }

  private static func stamp(of file: TokenFile) throws(AssistantFailure) -> Stamp? {
    guard let status = try file.status() else { return nil }
    return Stamp(
      file: UInt64(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec, changed: [status.st_ctim.tv_sec, status.st_ctim.tv_nsec])
  }

  private static func hashes(_ records: [TokenRecord]?) -> [(record: TokenRecord, hash: [UInt8])]? {
    records?.map { ($0, bytes(ofHexadecimal: $0.hash)) }
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
