import AppIntents
import CoreLocation
import Foundation

struct CityEntity: AppEntity, RawRepresentable, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"

  let rawValue: String

  init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.rawValue = rawValue
  }

  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: rawValue)) }
}

@UnionValue
enum WeatherFinding {
  case city(CityEntity)
  case station(StationEntity)
}

struct StationEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()

  var id: Int64
  var location: CLLocation { CLLocation(latitude: 37.5, longitude: 127) }
  var displayRepresentation: DisplayRepresentation { "Station \(id)" }
}

struct StationQuery: EntityQuery {
  func entities(for identifiers: [StationEntity.ID]) async throws -> [StationEntity] {
    identifiers.map { StationEntity(id: $0) }
  }
}

struct WeatherSearch: IntentValueQuery {
  func values(for input: StringSearchCriteria) async throws -> [WeatherFinding] {
    [.station(StationEntity(id: 1))]
      + [CityEntity(rawValue: input.term)].compactMap { $0 }.map(WeatherFinding.city)
  }
}

struct CurrentWeather: AppIntent {
  static let title: LocalizedStringResource = "Current Weather"
  static let description = IntentDescription(
    LocalizedStringResource("Tells the weather.", comment: "Description"), categoryName: "Weather",
    searchKeywords: ["rain", "sun"], resultValueName: "Temperature")

  @Parameter(title: "City") var city: CityEntity?
  @Parameter(title: "Unit", default: .celsius) var unit: TemperatureUnit
  @Parameter(title: "At", kind: .dateTime) var date: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$city, .hasAnyValue) {
      Summary("Weather in \(\.$city) in \(\.$unit)")
    } otherwise: {
      Summary("Weather here") {
        \.$unit
        \.$date
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>>
    & ProvidesDialog
  {
    let now = Measurement<UnitTemperature>(value: 21.5, unit: .celsius)
    let shown = unit == .celsius ? now : now.converted(to: .fahrenheit)
    let place = city?.rawValue ?? String(localized: "here", comment: "Where the person is")
    let day = (date ?? .now).formatted(date: .abbreviated, time: .omitted)
    return .result(
      value: shown,
      dialog: "\(shown.formatted(.measurement(width: .abbreviated, usage: .weather))) \(place), \(day)")
  }
}

enum TemperatureUnit: String, AppEnum {
  case celsius
  case fahrenheit

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [TemperatureUnit: DisplayRepresentation] = [
    .celsius: DisplayRepresentation(title: "°C"), .fahrenheit: DisplayRepresentation(title: "°F"),
  ]
}
