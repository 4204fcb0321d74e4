import GRDB

/// A saved place to deliver to.
struct Address: Codable, Hashable, Identifiable, Sendable {
  /// Its label, as in `AddressLabel`: `home`, `work`.
  var id: String
  var text: String
  /// Where orders go when nothing else was said; at most one address is.
  var isDefault: Bool
}

extension Address: FetchableRecord, PersistableRecord {
  static let databaseTableName = "address"
}
