import Foundation
import GRDB

/// A day at a landmark: one that was, or one that is planned.
struct Visit: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var landmarkID: String
  var day: Date
  var staySeconds: Int?
  var note: String?
  var isPlan: Bool

  var stay: Duration? { staySeconds.map { .seconds($0) } }
}

extension Visit: FetchableRecord, PersistableRecord {
  static let databaseTableName = "visit"
}
