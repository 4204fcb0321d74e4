import Synchronization

/// Donations that last as long as the process.
package final class MemoryDonations: IntentDonationStore {
  private let kept = Mutex<[IntentDonation]>([])

  package init() {}

  package func donations() -> [IntentDonation] { kept.withLock(\.self) }

  package func keep(_ donation: IntentDonation) {
    kept.withLock { kept in
      kept.append(donation)
      kept.removeFirst(max(0, kept.count - IntentDonation.capacity))
    }
  }

  package func delete(_ ids: Set<IntentDonationIdentifier>) {
    kept.withLock { $0.removeAll { ids.contains($0.id) } }
  }
}
