import AppIntents
import CoreLocation
import SwiftUI

struct PlanTrip: AppIntent, ProgressReportingIntent, LongRunningIntent {
  static let title: LocalizedStringResource = "Plan Trip"
  static let description: IntentDescription? = "Plans a trip."
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Where", displayStyle: .city) var destination: CLPlacemark
  @Parameter(title: "When", kind: .date) var start: Date
  @Parameter(title: "Time", kind: .time) var time: DateComponents?
  @Parameter(title: "Distance", defaultValue: 10, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var distance: Measurement<UnitLength>
  @Parameter(title: "Budget", currencyCodes: ["KRW", "EUR"]) var budget: IntentCurrencyAmount?
  @Parameter(title: "With", mode: .contact) var companion: IntentPerson?
  @Parameter(title: "Remind me", displayName: Bool.IntentDisplayName(true: "Remind", false: "Do not remind"))
  var reminds: Bool?
  @Parameter(title: "Link") var link: URL?

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let city = destination.locality ?? destination.name else {
      return .result(dialog: "I do not know that place.")
    }
    progress.totalUnitCount = 3
    progress.completedUnitCount = 1
    let date = try await $start.requestValue("When does it begin?")
    let isRight = try await $destination.requestConfirmation(for: destination, dialog: "To \(city)?")
    guard isRight else { throw AppIntentError.restartPerform }
    return .result(dialog: "Planned for \(date, format: .dateTime.day().month()).") {
      VStack(alignment: .leading, spacing: 8) {
        Label(city, systemImage: "airplane").font(.headline)
        Text(distance.formatted(.measurement(width: .wide))).foregroundStyle(.secondary)
        Text(date, style: .date)
      }
      .padding()
    }
  }
}
