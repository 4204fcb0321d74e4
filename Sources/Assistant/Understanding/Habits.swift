package import AppIntents
import Foundation

/// What the person does often. It is looked up only when somebody speaks of it.
package struct Habits: Sendable {
  private let donations: @Sendable () -> [IntentDonation]
  private let now: Date
  private let timeZone: TimeZone

  package init(_ donations: @escaping @Sendable () -> [IntentDonation], at now: Date, in timeZone: TimeZone) {
    self.timeZone = timeZone
    self.donations = donations
    self.now = now
  }

  /// As many as can be chosen from at a glance.
  private static let limit = 3

  /// What may be wanted again now, best first.
  func suggestions(_ catalog: AppCatalog) -> [Candidate] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return IntentSuggestion.suggestions(
      from: donations(), for: catalog.apps.map(\.type), at: now, calendar: calendar, limit: Self.limit
    ).map { suggestion in
      var candidate = Candidate(call: suggestion.call, phrase: "", cost: 0, asksFirst: true)
      candidate.title = suggestion.title
      return candidate
    }
  }

  /// The things that intents were given, the most frequent first, of equal ones the latest.
  ///
  /// - Parameters:
  ///   - call: only those of this intent.
  ///   - slot: only those of this parameter, or for a dotted name of this property.
  func things(_ catalog: AppCatalog, of call: IntentCall? = nil, slot: String? = nil) -> [DiscourseMemory
    .Thing]
  {
    var counted: [String: (thing: DiscourseMemory.Thing, count: Int)] = [:]
    for donation in donations()
    where call.map({ $0.app == donation.app && $0.intent == donation.intent }) ?? true {
      for thing in things(in: donation, catalog, slot: slot) {
        let key = "\(thing.app) \(thing.type) \(thing.id)"
        counted[key] = (thing, (counted[key]?.count ?? 0) + 1)
      }
    }
    return counted.values.sorted {
      ($0.count, $0.thing.at, $0.thing.id) > ($1.count, $1.thing.at, $1.thing.id)
    }.map(\.thing)
  }

  private func things(
    in donation: IntentDonation, _ catalog: AppCatalog, slot: String?
  ) -> [DiscourseMemory.Thing] {
    guard let app = donation.app, let intent = catalog.intent(IntentCall(app: app, intent: donation.intent))
    else { return [] }
    let path = slot?.split(separator: ".", maxSplits: 1).map(String.init) ?? []
    let parameters = intent.parameters.filter { path.isEmpty || $0.name == path[0] }
    return parameters.flatMap { parameter in
      donation.arguments[parameter.name]?.entities(parameter.kind, of: path.dropFirst().first) ?? []
    }.map { entity in
      DiscourseMemory.Thing(
        app: app, type: entity.type, id: entity.id, title: entity.said, turn: 0, at: donation.date)
    }
  }
}

extension IntentArgument {
  /// The entities that an argument names.
  ///
  /// - Parameter property: only those that are this property of a composite.
  fileprivate func entities(_ kind: ValueKind, of property: String?) -> [(
    type: String, id: String, said: String
  )] {
    switch (self, kind) {
    case (.entities(let ids, let said), .entity(let type)) where ids.count == 1 && property == nil:
      [(type, ids[0], said)]
    case (.list(let members), .list(let member)): members.flatMap { $0.entities(member, of: property) }
    case (.composite(let values), .composite(let composite)):
      composite.properties.filter { property == nil || $0.name == property }.flatMap { part in
        values[part.name]?.entities(part.kind, of: nil) ?? []
      }
    default: []
    }
  }
}
