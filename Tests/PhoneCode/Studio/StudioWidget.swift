import AppIntents
import WidgetKit

enum MixStyle: String, AppEnum, CaseIterable {
  case calm
  case loud

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Style")
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .calm: .init(title: "Calm"), .loud: .init(title: "Loud"),
  ]
}

struct ChooseMix: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Mix"
  static let description = IntentDescription("What the widget plays.")

  @Parameter(title: "Style", default: .calm) var style: MixStyle
  @Parameter(title: "Tracks", size: [.systemSmall: 1, .systemMedium: 2, .systemLarge: .init(min: 1, max: 6)])
  var tracks: [TrackEntity]?
  @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.accessoryCircular, .accessoryRectangular]) {
      Summary { \.$style }
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary("Play \(\.$style)") }
        Case([.systemMedium, .systemLarge]) {
          Summary("Play \(\.$style)") {
            \.$tracks
            \.$count
          }
        }
        DefaultCase { Summary("Play \(\.$style)") { \.$count } }
      }
    }
  }

  init() {}

  init(style: MixStyle) {
    self.style = style
  }
}

struct PlayMix: AudioPlaybackIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Play Mix"

  @Parameter(title: "Style") var style: MixStyle

  @MainActor
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "mix")
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}
