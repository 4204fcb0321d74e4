package import Assistant
import AppIntents
import ConversationProtocol
import Foundation

/// Something that a person did today, in any conversation.
package struct DoneReport: Hashable, Sendable, Encodable {
  package struct Undo: Hashable, Sendable, Encodable {
    let until: String
  }

  /// In ISO 8601.
  let at: String
  let app: String
  let intent: String
  /// What the intent is called.
  let title: String
  /// What was done, in words.
  let summary: String
  /// The conversation that can take it back; nil for none.
  let session: String?
  /// How long that is so; nil when it is not.
  let undo: Undo?

  /// The newest first.
  ///
  /// - Parameter records: the conversations of the person.
  package static func today(
    of user: String, in assistant: Assistant, _ records: [ConversationRecord], language: String
  ) throws -> [DoneReport] {
    let receipts = Self.receipts(in: records, at: assistant.now)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = assistant.timeZone
    return try assistant.donations.donations(of: user)
      .filter { calendar.isDate($0.date, inSameDayAs: assistant.now) }
      .compactMap { try? JSONDecoder().decode(IntentDonation.self, from: Data($0.content.utf8)) }
      .reversed().sorted { $0.date > $1.date }
      .map { DoneReport($0, receipts[$0.id], in: assistant.catalog, language: language) }
  }

  private init(
    _ donation: IntentDonation, _ receipt: (session: String, until: Date)?, in catalog: AppCatalog,
    language: String
  ) {
    at = timestamp(donation.date)
    app = donation.app ?? ""
    intent = donation.intent
    let titles = catalog.app(app)?.intent(donation.intent)?.title ?? [:]
    title = titles[language] ?? titles[""] ?? donation.intent
    summary = donation.title
    session = receipt?.session
    undo = receipt.map { Undo(until: timestamp($0.until)) }
  }

  /// What can still be taken back, by what was told of it. A conversation that cannot be read takes nothing back.
  private static func receipts(in records: [ConversationRecord], at now: Date)
    -> [IntentDonationIdentifier: (session: String, until: Date)]
  {
    var found: [IntentDonationIdentifier: (session: String, until: Date)] = [:]
    for record in records {
      guard let receipt = (try? ConversationState(kept: record.state))?.receipt, receipt.state == .ready,
        receipt.until > now
      else { continue }
      for id in receipt.donated ?? [] { found[id] = (record.id, receipt.until) }
    }
    return found
  }
}
