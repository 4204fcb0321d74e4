import CMessageDigest

/// The hash of a text that is compared and never read back.
package enum SHA256 {
  package static func hash(_ text: String) -> [UInt8] {
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, Array(text.utf8), text.utf8.count)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    return digest
  }

  /// The hash as 64 hexadecimal digits.
  package static func digits(of text: String) -> String { digits(hash(text)) }

  /// Bytes as hexadecimal digits, two for each.
  package static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
