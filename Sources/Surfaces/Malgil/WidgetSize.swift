import AppIntents
import Widgets

/// The sizes that people name.
enum WidgetSize: String, AppEnum, CaseIterable {
  case small, medium, large, extraLarge

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "크기", en: "Size"))

  static let caseDisplayRepresentations: [WidgetSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: LocalizedStringResource(ko: "작은 크기", en: "small")),
    .medium: DisplayRepresentation(title: LocalizedStringResource(ko: "중간 크기", en: "medium")),
    .large: DisplayRepresentation(title: LocalizedStringResource(ko: "큰 크기", en: "large")),
    .extraLarge: DisplayRepresentation(title: LocalizedStringResource(ko: "아주 큰 크기", en: "extra large")),
  ]

  init?(family: String) {
    let found = Self.allCases.first { $0.family.description == family }
    guard let found else { return nil }
    self = found
  }

  var family: WidgetFamily {
    switch self {
    case .small: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    case .extraLarge: .systemExtraLarge
    }
  }

  var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// The size behind one in a list; nil for the last one, and the first for what has no size that people name.
  static func next(to size: WidgetSize?, among sizes: [WidgetSize]) -> WidgetSize? {
    guard let place = sizes.firstIndex(where: { $0 == size }) else { return sizes.first }
    return sizes.dropFirst(place + 1).first
  }

  /// In words, one after the other.
  static func list(_ sizes: [WidgetSize]) -> LocalizedStringResource {
    guard let first = sizes.first else { return "" }
    return sizes.dropFirst().reduce(first.localizedStringResource) { "\($0), \($1.localizedStringResource)" }
  }
}

/// Where a widget is to stand.
enum BoardPosition: String, AppEnum, CaseIterable {
  case top, bottom, up, down

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "자리", en: "Place"))

  static let caseDisplayRepresentations: [BoardPosition: DisplayRepresentation] = [
    .top: DisplayRepresentation(title: LocalizedStringResource(ko: "맨 위", en: "top")),
    .bottom: DisplayRepresentation(title: LocalizedStringResource(ko: "맨 아래", en: "bottom")),
    .up: DisplayRepresentation(title: LocalizedStringResource(ko: "한 칸 위", en: "up")),
    .down: DisplayRepresentation(title: LocalizedStringResource(ko: "한 칸 아래", en: "down")),
  ]

  /// The place, from 1.
  func place(from now: Int, of count: Int) -> Int {
    switch self {
    case .top: 1
    case .bottom: count
    case .up: max(1, now - 1)
    case .down: min(count, now + 1)
    }
  }
}
