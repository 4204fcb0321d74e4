package import AppIntents
import Foundation

/// What one run says was done. It is kept when the run has ended well, so that a run that is begun anew says
/// nothing twice.
package final class RunDonations: IntentDonationStore {
  private let kept: any IntentDonationStore
  private let own = MemoryDonations()

  package init(_ kept: any IntentDonationStore) {
    self.kept = kept
  }

  package func donations() throws -> [IntentDonation] { try kept.donations() + own.donations() }

  package func keep(_ donation: IntentDonation) { own.keep(donation) }

  package func delete(_ ids: Set<IntentDonationIdentifier>) throws {
    own.delete(ids)
    try kept.delete(ids)
  }

  /// What the run said, whether it is kept or not.
  package var ids: [IntentDonationIdentifier] { own.donations().map(\.id) }

  /// Keeps what the run said. What cannot be kept is forgotten: it was done all the same.
  package func commit() {
    for donation in own.donations() { try? kept.keep(donation) }
  }
}

/// The donations of one person in a store.
struct UserDonations: IntentDonationStore {
  let store: any DonationStore
  let user: String

  /// Those that another version wrote are left out.
  func donations() throws -> [IntentDonation] {
    let decoder = JSONDecoder()
    return try store.donations(of: user).compactMap {
      try? decoder.decode(IntentDonation.self, from: Data($0.content.utf8))
    }
  }

  func keep(_ donation: IntentDonation) throws {
    let content = String(decoding: try JSONEncoder().encode(donation), as: UTF8.self)
    try store.keep(DonationRecord(id: donation.id.text, user: user, date: donation.date, content: content))
  }

  func delete(_ ids: Set<IntentDonationIdentifier>) throws {
    guard !ids.isEmpty else { return }
    try store.deleteDonations(Set(ids.map(\.text)), of: user)
  }
}
