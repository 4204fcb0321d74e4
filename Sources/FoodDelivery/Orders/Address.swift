import GRDB

/// A saved place to deliver to.
struct Address: Codable, Hashable, Identifiable, Sendable {
  /// Also its label: 집, 회사.
  var id: String
  var text: String
  /// Where orders go when nothing else was said; at most one address is.
  var isDefault: Bool
}

extension Address: FetchableRecord, PersistableRecord {}
