import Foundation

/// An address that somebody opens: one of the app's own scheme, or `malgil://App/…`, which stands for any scheme of that app.
///
///     malgil://Landmarks/landmark/17   is   travelnotes://landmark/17
struct OpenedAddress: Sendable {
  /// What is compared: without the scheme where the assistant's own stands for that of the app.
  let text: String
  private let hasOwnScheme: Bool

  private static let longest = 2_048

  /// - Returns: nil for an address that is too long, and for one of another app.
  init?(_ url: URL, of app: String) {
    let address = url.absoluteString
    guard address.utf8.count <= Self.longest else { return nil }
    guard url.scheme?.lowercased() == "malgil" else {
      (text, hasOwnScheme) = (address, true)
      return
    }
    guard url.host()?.lowercased() == app.lowercased() else { return nil }
    let rest = Self.withoutScheme(address).drop { $0 != "/" }.dropFirst()
    (text, hasOwnScheme) = (String(rest), false)
  }

  /// The beginning of an app's address as it stands in this one.
  func comparable(_ literal: String) -> String {
    hasOwnScheme ? literal : String(Self.withoutScheme(literal))
  }

  func isSame(_ url: URL) -> Bool { comparable(url.absoluteString) == text }

  private static func withoutScheme(_ address: String) -> Substring {
    guard let end = address.range(of: "://") else { return address[...] }
    return address[end.upperBound...]
  }
}
