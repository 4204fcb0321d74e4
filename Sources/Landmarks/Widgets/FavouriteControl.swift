import AppIntents
import Foundation
import Widgets

/// Keeps the place that is on screen among the favourites; where none is, the one of the day.
struct FavouriteControl: ControlWidget {
  struct Provider: ControlValueProvider {
    struct Value: Sendable {
      var landmark: Landmark?
      var isFavourite = false
    }

    @AppDependency var database: TravelDatabase
    @AppDependency var navigator: Navigator

    var previewValue: Value { Value() }

    func currentValue() async throws -> Value {
      let now = try await IntentContext.now
      guard let landmark = try navigator.landmark(in: database.atlas) ?? database.landmarkOfTheDay(now)
      else { return Value() }
      return Value(landmark: landmark, isFavourite: try await database.isFavourite(landmark.id))
    }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "FavouriteLandmark", provider: Provider()) { shown in
      ControlWidgetToggle(isOn: shown.isFavourite, action: UpdateFavourite(shown.landmark)) {
        Text(LocalizedStringResource(ko: "명소 즐겨찾기", en: "Favourite landmark"))
      } valueLabel: { isOn in
        Label(shown.name, systemImage: isOn ? "star.fill" : "star")
          .controlWidgetActionHint(
            LocalizedStringResource(ko: "즐겨찾기에 넣거나 빼요", en: "Keeps it among your favourites, or not"))
      }
      .disabled(shown.landmark == nil)
    }
    .displayName(LocalizedStringResource(ko: "명소 즐겨찾기", en: "Favourite landmark"))
    .description(
      LocalizedStringResource(
        ko: "보고 있는 명소를 즐겨찾기에 넣거나 빼요.", en: "Keeps the landmark that you look at, or not."))
  }
}

extension FavouriteControl.Provider.Value {
  fileprivate var name: LocalizedStringResource {
    landmark.map { LandmarkEntity($0).localizedStringResource }
      ?? LocalizedStringResource(ko: "없음", en: "None")
  }
}

extension Navigator {
  /// The place that is on screen.
  fileprivate func landmark(in atlas: Atlas) -> Landmark? {
    switch current {
    case .landmark(let id), .crowd(let id): atlas.landmark(id)
    case .section, nil: nil
    }
  }
}

/// A switch sets the same value that the star beside a landmark sets.
extension UpdateFavourite: SetValueIntent {
  var value: Bool {
    get { isFavourite }
    set { isFavourite = newValue }
  }

  fileprivate init(_ landmark: Landmark?) {
    self.init()
    if let landmark { self.landmark = LandmarkEntity(landmark) }
  }
}
