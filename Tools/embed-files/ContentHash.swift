import CMessageDigest

/// The beginning of the SHA-256 of names and contents.
struct ContentHash {
  let text: String

  init(of files: [(name: String, content: [UInt8])]) {
    var context = SHA2_CTX()
    SHA256Init(&context)
    for (name, content) in files {
      // The lengths keep the end of one part from being taken for the beginning of the next.
      let head = Array("\(name)\n\(content.count)\n".utf8)
      SHA256Update(&context, head, head.count)
      SHA256Update(&context, content, content.count)
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    text = digest.prefix(8).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
