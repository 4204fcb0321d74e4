import AppIntents
import SwiftUI
import WidgetKit

struct ForecastSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Forecast"

  @Parameter(title: "City") var city: CityEntity
  @Dependency var forecasts: Forecasts

  init() {}

  init(city: CityEntity) { self.city = city }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let degrees = forecasts.degrees(in: city.rawValue)
    return .result {
      VStack(alignment: .leading, spacing: 8) {
        Text(city.rawValue).font(.title2).fontWeight(.bold)
        Grid {
          ForEach(Array(degrees.enumerated()), id: \.offset) { index, degree in
            GridRow {
              Text("Day \(index)")
              Text(degree, format: .number).monospacedDigit()
            }
          }
        }
        Divider()
        Gauge(value: 0.4) { Text("Rain") }
          .gaugeStyle(.accessoryLinear)
        Button(intent: RefreshForecast(city: city)) {
          Label("Refresh", systemImage: "arrow.clockwise")
        }
        .tint(.blue)
        .buttonStyle(.borderedProminent)
      }
      .padding(.all, 12)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color.blue.opacity(0.1)))
    }
  }
}

struct RefreshForecast: AppIntent {
  static let title: LocalizedStringResource = "Refresh Forecast"
  static let isDiscoverable = false

  @Parameter var city: CityEntity

  init() {}

  init(city: CityEntity) { self.city = city }

  func perform() async throws -> some IntentResult {
    ForecastSnippet.reload()
    WidgetCenter.shared.reloadTimelines(ofKind: "forecast")
    return .result()
  }
}

@MainActor
final class Forecasts {
  func degrees(in city: String) -> [Double] { [21, 22.5, 19] }
}

struct ShowForecast: AppIntent {
  static let title: LocalizedStringResource = "Show Forecast"

  @Parameter(title: "City", requestValueDialog: "Where?") var city: CityEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    guard city.rawValue != "Nowhere" else { return .result(dialog: "There is no weather.") }
    return .result(dialog: "Here it is.", snippetIntent: ForecastSnippet(city: city))
  }
}
