import AppIntents
import SwiftUI

struct ShowStatistics: AppIntent {
  static let title: LocalizedStringResource = "Show Statistics"

  enum Period: String, AppEnum {
    case day, week, month

    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Period")
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
      .day: .init(title: "Today"), .week: .init(title: "This week"), .month: .init(title: "This month"),
    ]
  }

  @Parameter(title: "Period", default: .week) var period: Period
  @Parameter(title: "Kinds") var kinds: [WorkoutKind]?

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$period)") { \.$kinds }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog & ReturnsValue<
    Measurement<UnitLength>
  > {
    let length = Measurement(value: 12.3, unit: UnitLength.kilometers)
    return .result(
      value: length, dialog: "You moved \(length.formatted(.measurement(width: .abbreviated))).",
      view: StatisticsView(length: length))
  }
}

struct StatisticsView: View {
  let length: Measurement<UnitLength>

  var body: some View {
    VStack(spacing: 4) {
      ProgressView(value: min(length.value / 20, 1))
      HStack {
        Text("Distance").bold()
        Spacer()
        Text(length.formatted())
      }
      ForEach(0..<3, id: \.self) { index in
        Text("Day \(index + 1)")
      }
      if length.value > 10 {
        Label("Well done", systemImage: "star.fill")
      } else {
        EmptyView()
      }
    }
  }
}
