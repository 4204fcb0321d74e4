import struct Foundation.Date

/// What people do in the app itself, told to the assistant so that it can suggest it.
///
/// ```swift
/// try await IntentDonationManager.shared.donate(intent: OrderFood(dish: dish))
/// ```
///
/// In a conversation a donation is kept for the person, from the end of the run on. The assistant donates every
/// intent that it runs by itself. Outside a conversation donations are kept as long as the process lives.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private let own = MemoryDonations()

  public init() {}

  /// Keeps what the intent is called and what it holds. The intent itself is not run.
  ///
  /// What cannot be written down for the person is kept as long as the process lives; the asynchronous form throws.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { keepAnyhow(intent) }

  /// The same for an intent of which something came. The assistant suggests intents by what they hold, not by what came of
  /// them: the result is not kept.
  @discardableResult
  public func donate<Donated: AppIntent>(
    intent: Donated, result: Donated.PerformResult?
  ) -> IntentDonationIdentifier { keepAnyhow(intent) }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try keep(intent)
  }

  @discardableResult
  public func donate<Donated: AppIntent>(
    intent: Donated, result: Donated.PerformResult?
  ) async throws -> IntentDonationIdentifier {
    try keep(intent)
  }

  /// Forgets donations; gives the identifiers of those that were known.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    let deleted = try store.donations().filter(predicate.matches).map(\.id)
    try store.delete(Set(deleted))
    return deleted
  }

  /// All that are kept, the latest last.
  package func donations() throws -> [IntentDonation] { try store.donations() }

  /// The person's own while somebody is talked with.
  private var store: any IntentDonationStore { IntentDialogScope.host?.donations ?? own }

  private func keep(_ intent: some AppIntent) throws -> IntentDonationIdentifier {
    let donation = donation(of: intent)
    try store.keep(donation)
    IntentRun.current?.note(donation)
    return donation.id
  }

  private func keepAnyhow(_ intent: some AppIntent) -> IntentDonationIdentifier {
    if let kept = try? keep(intent) { return kept }
    let donation = donation(of: intent)
    own.keep(donation)
    return donation.id
  }

  private func donation(of intent: some AppIntent) -> IntentDonation {
    IntentDonation(intent, of: IntentRun.current?.app, at: IntentDialogScope.host?.now ?? Date())
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  let matches: @Sendable (IntentDonation) -> Bool

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { $0.id == identifier }
  }

  /// All that hold the entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self { $0.holds(identifier) }
  }

  /// All of one type, or those of it that hold the entity.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    let name = type.persistentIdentifier
    return Self { donation in
      donation.intent == name && entityIdentifier.map { donation.holds($0) } ?? true
    }
  }
}

extension IntentDonation {
  fileprivate func holds(_ identifier: EntityIdentifier) -> Bool {
    entities.contains(
      Entity(type: identifier.entityType.persistentIdentifier, id: identifier.identifier))
  }
}

extension AppIntent {
  /// Tells the assistant that this was done in the app itself.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  @discardableResult
  public func donate(result: PerformResult?) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  @discardableResult
  public func donate(result: PerformResult?) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
