import struct Foundation.Date
import struct Foundation.UUID
import Synchronization

/// What people do in the app itself, told to the assistant so that it can suggest it.
///
/// ```swift
/// try await IntentDonationManager.shared.donate(intent: OrderFood(dish: dish))
/// ```
///
/// Donations are kept as long as the process lives.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private let donations = Mutex<[IntentDonation]>([])
  /// More than suggestions need; older donations are forgotten.
  private static let capacity = 1000

  public init() {}

  /// Keeps what the intent is called and what it holds. The intent itself is not run.
  @discardableResult
  public func donate(intent: some AppIntent) throws -> IntentDonationIdentifier {
    keep(IntentDonation(intent, at: IntentDialogScope.host?.now ?? Date()))
  }

  /// The same, with what came of it.
  @discardableResult
  public func donate<Donated: AppIntent>(
    intent: Donated, result: Donated.PerformResult?
  ) throws -> IntentDonationIdentifier {
    try donate(intent: intent)
  }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    keep(IntentDonation(intent, at: IntentDialogScope.host?.now ?? Date()))
  }

  @discardableResult
  public func donate<Donated: AppIntent>(
    intent: Donated, result: Donated.PerformResult?
  ) async throws -> IntentDonationIdentifier {
    try await donate(intent: intent)
  }

  /// Forgets donations; gives the identifiers of those that were known.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    donations.withLock { donations in
      let deleted = donations.filter(predicate.matches).map(\.id)
      donations.removeAll { predicate.matches($0) }
      return deleted
    }
  }

  private func keep(_ donation: IntentDonation) -> IntentDonationIdentifier {
    donations.withLock { donations in
      donations.append(donation)
      donations.removeFirst(max(0, donations.count - Self.capacity))
    }
    return donation.id
  }

  func all() -> [IntentDonation] { donations.withLock(\.self) }
}

/// A donation, for deleting it.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let id: UUID

  init() {
    id = UUID()
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
    Self { $0.entities.contains(identifier) }
  }

  /// All of one type, or those of it that hold the entity.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    let name = type.persistentIdentifier
    return Self { donation in
      donation.intent == name && entityIdentifier.map { donation.entities.contains($0) } ?? true
    }
  }
}

/// One thing that was done, as data and as a suggestion.
struct IntentDonation: Sendable {
  let id = IntentDonationIdentifier()
  var intent: String
  var arguments: [String: IntentArgument]
  var entities: [EntityIdentifier]
  var description: DisplayRepresentation
  var date: Date

  init<Intent: AppIntent>(_ intent: Intent, at date: Date) {
    self.date = date
    self.intent = Intent.persistentIdentifier
    // A sensitive value is kept nowhere, not even here.
    let holders = NamedHolder.all(of: intent).filter { !$0.holder.settings.isSensitive }
    let texts = ValueText(language: IntentDialogScope.host?.language ?? "")
    arguments = holders.reduce(into: [:]) { $0[$1.name] = $1.holder.assigned.map(texts.argument(of:)) }
    entities = holders.compactMap { ($0.holder.current as? any AppEntity)?.entityIdentifier }
    description = IntentPredictions.description(of: intent)
  }
}

extension AppEntity {
  var entityIdentifier: EntityIdentifier { EntityIdentifier(for: self) }
}

extension AppIntent {
  /// Tells the assistant that this was done in the app itself.
  @discardableResult
  public func donate() throws -> IntentDonationIdentifier {
    try IntentDonationManager.shared.donate(intent: self)
  }

  @discardableResult
  public func donate(result: PerformResult?) throws -> IntentDonationIdentifier {
    try IntentDonationManager.shared.donate(intent: self, result: result)
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
