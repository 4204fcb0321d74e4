/// Sentences that ask no app here to do anything: what no app can do, and what is told, wondered or joked about. The model learns
/// from them what is none of the intents.
public enum OutOfScope {
  /// Each with its language's tag; names stand in braces.
  public static let sentences: [(language: String, text: String)] =
    lines(PackageResources.ko_txt).map { ("ko", $0) } + lines(PackageResources.en_txt).map { ("en", $0) }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
