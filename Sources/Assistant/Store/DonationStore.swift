public import struct Foundation.Date

/// Where what people did is kept, so that it can be suggested.
///
/// A store forgets the oldest of a person's records beyond what suggestions need.
public protocol DonationStore: Sendable {
  /// What the person did, the latest last.
  func donations(of user: String) throws -> [DonationRecord]

  func keep(_ record: DonationRecord) throws

  func deleteDonations(_ ids: Set<String>, of user: String) throws

  /// Forgets what everybody did.
  func deleteAllDonations() throws
}

/// Something that somebody did, as a store keeps it. What is in `content` is the assistant's own business.
public struct DonationRecord: Hashable, Sendable {
  public var id: String
  /// Who did it, at whatever terminal.
  public var user: String
  public var date: Date
  /// JSON.
  public var content: String

  public init(id: String, user: String, date: Date, content: String) {
    self.id = id
    self.user = user
    self.date = date
    self.content = content
  }

  /// How many records of one person are kept.
  public static let capacity = 1_000
}
