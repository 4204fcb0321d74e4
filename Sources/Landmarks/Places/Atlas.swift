import AppIntents
import Foundation

/// Every landmark that comes with the app. They are few and never change while it runs.
struct Atlas: Sendable {
  let landmarks: [Landmark]

  /// Reads a seed.
  init(json: Data) throws {
    landmarks = try JSONDecoder().decode([Landmark].self, from: json)
  }

  /// The landmarks that this version of the app carries.
  static let shipped = Result { try Atlas(json: Data(PackageResources.landmarks_json)) }

  func landmark(_ id: String) -> Landmark? { landmarks.first { $0.id == id } }

  /// Those with these identifiers, in that order; unknown ones are left out.
  func landmarks(_ ids: [String]) -> [Landmark] { ids.compactMap(landmark) }

  /// Those called `text`; if there are none, those whose name, region, kind or description contains it: 부산
  /// finds every place in Busan, not only the tower that is named after it.
  func landmarks(matching text: String) -> [Landmark] {
    let search = NameSearch(text)
    let named = landmarks.filter { $0.names.contains(where: search.isName) }
    return named.isEmpty
      ? landmarks.filter { ($0.names + $0.descriptions).contains(where: search.isPart) } : named
  }

  /// The nearest first.
  func landmarks(near place: Coordinate) -> [Landmark] {
    landmarks.sorted { $0.coordinate.kilometres(to: place) < $1.coordinate.kilometres(to: place) }
  }
}

extension Landmark {
  var names: [String] { [name, english] + also }

  fileprivate var descriptions: [String] {
    let regions = [region, region.province].compactMap(\.self)
    let labels = ([kind.displayRepresentation] + regions.map(\.displayRepresentation)).flatMap {
      [$0.title] + $0.synonyms
    }
    return labels.map { String(localized: $0) } + [summary, summaryEnglish]
  }
}
