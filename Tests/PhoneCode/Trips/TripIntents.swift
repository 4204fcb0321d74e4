import AppIntents
import UIKit

struct CancelTrip: AppIntent {
  static var title: LocalizedStringResource { "Cancel Trip" }
  static var openAppWhenRun: Bool { false }

  @Parameter(title: "Year") var year: Int?
  @Parameter(title: "Trip", description: "Which one", optionsProvider: TripOptions()) var trip: TripEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let choice = try await requestChoice(
      between: [.cancel, Option(title: "Cancel it", style: .destructive), Option(title: "Move it")],
      dialog: "What now?")
    if choice.style == .destructive {
      try await requestConfirmation(
        result: .result(dialog: "Really cancel \(trip)?"), confirmationActionName: .go, showPrompt: true)
    }
    noteUse()
    return .result(dialog: "Done.")
  }

  private func noteUse() {
    donate()
    IntentDonationManager.shared.donate(intent: self)
  }
}

struct TripOptions: DynamicOptionsProvider {
  @IntentParameterDependency<CancelTrip>(\.$year) var cancellation

  @MainActor
  func results() async throws -> ItemCollection<TripEntity> {
    let year = cancellation?.year ?? 2026
    return ItemCollection(items: TripModel.shared.trips.filter { $0.name.contains("\(year)") })
  }
}

struct ShareTrip: AppIntent {
  static let title = LocalizedStringResource(
    "share.trip", defaultValue: "Share Trip", table: "Intents", bundle: .forClass(TripModel.self))

  @Parameter(title: "Trip") var trip: TripEntity
  @Parameter(title: "Names") var names: [String]
  @Parameter(title: "Sender") var sender: PersonNameComponents?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    guard !names.isEmpty else { throw $names.requestValue("With whom?") }
    let list = ListFormatter.localizedString(byJoining: names)
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .long
    let from = sender.map { formatter.string(from: $0) } ?? ""
    let text = String(localized: "\(trip.name) for \(list) from \(from)")
    return .result(value: IntentFile(data: Data(text.utf8), filename: "trip.txt", type: .plainText))
  }
}
