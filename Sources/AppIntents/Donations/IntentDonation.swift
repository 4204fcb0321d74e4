import struct Foundation.Date
import struct Foundation.UUID

/// A donation, for deleting it.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let id: UUID

  init() {
    id = UUID()
  }

  /// The identifier in letters, as stores keep it.
  package var text: String { id.uuidString }
}

/// One thing that was done, as data.
package struct IntentDonation: Hashable, Sendable, Codable {
  /// An entity by the name of its type.
  package struct Entity: Hashable, Sendable, Codable {
    package var type: String
    package var id: String
  }

  package let id: IntentDonationIdentifier
  /// The app that ran; nil for a donation outside a conversation.
  package var app: String?
  package var intent: String
  /// What the intent held, without sensitive values.
  package var arguments: [String: IntentArgument]
  package var entities: [Entity]
  /// What was done in words: the intent's prediction, else its summary, else its title.
  package var title: String
  package var date: Date

  init<Intent: AppIntent>(_ intent: Intent, of app: String?, at date: Date) {
    id = IntentDonationIdentifier()
    self.app = app
    self.date = date
    self.intent = Intent.persistentIdentifier
    let language = IntentDialogScope.host?.language
    // A sensitive value is kept nowhere, not even here.
    let holders = NamedHolder.all(of: intent).filter { !$0.holder.settings.isSensitive }
    let texts = ValueText(language: language ?? "")
    arguments = holders.reduce(into: [:]) { $0[$1.name] = $1.holder.assigned.map(texts.argument(of:)) }
    entities = holders.compactMap { ($0.holder.current as? any AppEntity).map { Entity($0) } }
    title = IntentPredictions.description(of: intent).title.text(in: language)
  }
}

extension IntentDonation.Entity {
  init(_ entity: any AppEntity) {
    self.init(type: Swift.type(of: entity).persistentIdentifier, id: entity.identifierText)
  }
}

/// Where the donations of one person are kept.
package protocol IntentDonationStore: Sendable {
  /// All that are kept, the latest last.
  func donations() throws -> [IntentDonation]
  func keep(_ donation: IntentDonation) throws
  func delete(_ ids: Set<IntentDonationIdentifier>) throws
}

extension IntentDonation {
  /// The same intent with the same values.
  func isSame(as other: IntentDonation) -> Bool {
    app == other.app && intent == other.intent && arguments == other.arguments
  }

  /// More than suggestions need; a store forgets older ones.
  package static let capacity = 1000
}
