/// Something that the person has done before and may want again.
package struct IntentSuggestion: Hashable, Sendable, Codable {
  package var title: String
  package var call: IntentCall
  /// How often it was done.
  package var count: Int
}

extension IntentRuntime {
  /// What was donated or done in this app, the most frequent first, of equal ones the latest.
  package static func suggestions(
    of app: any AssistantApp.Type, language: String, limit: Int = 5,
    donations: IntentDonationManager = .shared
  ) -> [IntentSuggestion] {
    let name = String(describing: app)
    let inventory = AppInventory.of(app)
    var suggestions: [IntentCall: (suggestion: IntentSuggestion, latest: IntentDonation)] = [:]
    for donation in donations.all() {
      guard inventory.intent(named: donation.intent)?.isDiscoverable == true else { continue }
      let call = IntentCall(app: name, intent: donation.intent, arguments: donation.arguments)
      let count = (suggestions[call]?.suggestion.count ?? 0) + 1
      let title = donation.description.title.text(in: language)
      suggestions[call] = (IntentSuggestion(title: title, call: call, count: count), donation)
    }
    let ordered = suggestions.values.sorted {
      ($0.suggestion.count, $0.latest.date) > ($1.suggestion.count, $1.latest.date)
    }
    return ordered.prefix(limit).map(\.suggestion)
  }
}
