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
}
