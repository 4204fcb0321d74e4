import AppIntents
import Foundation

actor AlertCenter {
  static let shared = AlertCenter()
  private(set) var alerts: [String: Date] = [:]

  func add(_ name: String, at date: Date) { alerts[name] = date }
}

struct AddAlert: AppIntent {
  static let title: LocalizedStringResource = "Add Alert"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

  enum Kind: String, AppEnum, CaseIterable {
    case rain, storm
    case heat = "heat-wave"

    static var typeDisplayRepresentation: TypeDisplayRepresentation {
      .init(name: "Kind", numericFormat: "\(placeholder: .int) kinds")
    }
    static var caseDisplayRepresentations: [Kind: DisplayRepresentation] {
      Dictionary(
        uniqueKeysWithValues: allCases.map {
          ($0, DisplayRepresentation(title: "\($0.rawValue.capitalized)"))
        })
    }
  }

  @Parameter(title: "Kinds", default: [.rain]) var kinds: [Kind]
  @Parameter(title: "From", requestValueDialog: "From when?") var start: Date
  @Parameter(title: "Threshold", default: 0.5, inclusiveRange: (0.0, 1.0)) var threshold: Double
  @Parameter(title: "Repeats", default: false) var repeats: Bool

  @discardableResult
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard start > Date(timeIntervalSince1970: 0) else { throw AlertError.past(start) }
    for kind in kinds { await AlertCenter.shared.add(kind.rawValue, at: start) }
    if case .background = systemContext.currentMode {
      return .result(dialog: "Added \(kinds.count) alerts at \(threshold, specifier: "%.1f").")
    }
    try await continueInForeground("Show the alerts?", alwaysConfirm: true)
    return .result(dialog: "Added.")
  }
}

enum AlertError: LocalizedError, CustomLocalizedStringResourceConvertible {
  case past(Date)

  var errorDescription: String? { String(localized: localizedStringResource) }
  var localizedStringResource: LocalizedStringResource {
    guard case .past(let date) = self else { return "?" }
    return LocalizedStringResource("alert.past", defaultValue: "\(date, format: .dateTime) is over.")
  }
}

struct WeatherShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CurrentWeather(),
      phrases: [
        "Weather with \(.applicationName)", "\(.applicationName) in \(\.$unit)", "\(.applicationName) 날씨 알려줘",
      ],
      shortTitle: LocalizedStringResource("Weather"), systemImageName: "cloud.sun")
    AppShortcut(
      intent: AddAlert(), phrases: ["Add a \(.applicationName) alert"], shortTitle: "Add Alert",
      systemImageName: "bell")
  }
}
