/// Sentences that ask no app here for anything: small talk, requests for other apps, and stories, wishes or jokes about orders.
/// The model learns from them to recognise sentences of no intent.
public enum OutOfScope {
  /// Each with its language's tag; names stand in braces.
  public static let sentences: [(language: String, text: String)] =
    lines(PackageResources.ko_txt).map { ("ko", $0) } + lines(PackageResources.en_txt).map { ("en", $0) }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
