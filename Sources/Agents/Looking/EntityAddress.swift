import Foundation

/// The address of an entity, or of all of a type: `malgil://FoodDelivery/Restaurant/r_han`.
struct EntityAddress: Hashable, Sendable {
  static let scheme = "malgil://"
  var app: String
  var type: String
  /// An identifier or a name; nil: all of the type.
  var entity: String?

  var text: String {
    ([app, type] + [entity].compactMap(\.self)).map(Self.escaped).joined(separator: "/").withScheme
  }

  init(app: String, type: String, entity: String? = nil) {
    self.app = app
    self.type = type
    self.entity = entity
  }

  /// Nil for any other address.
  init?(_ text: String) {
    guard text.hasPrefix(Self.scheme), text.utf8.count <= 2_048 else { return nil }
    let parts = text.dropFirst(Self.scheme.count).split(separator: "/", omittingEmptySubsequences: false).map
    {
      String($0).removingPercentEncoding
    }
    guard parts.count == 2 || parts.count == 3, let app = parts[0], let type = parts[1], !app.isEmpty,
      !type.isEmpty
    else { return nil }
    self.init(app: app, type: type)
    guard parts.count == 3 else { return }
    guard let entity = parts[2], !entity.isEmpty else { return nil }
    self.entity = entity
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension String {
  fileprivate var withScheme: String { EntityAddress.scheme + self }
}
