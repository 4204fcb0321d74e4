import AppIntents

/// Opens a landmark in front; what is chosen from a search is opened with it.
struct OpenLandmark: OpenIntent {
  static let title = LocalizedStringResource(ko: "명소 열기", en: "Open a landmark")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소 화면을 열어요.", en: "Opens the page of a landmark."))
  static let supportedModes: IntentModes = .foreground

  @Dependency var navigator: Navigator

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"),
    optionsProvider: SuggestedLandmarks())
  var target: LandmarkEntity

  init() {}

  init(target: LandmarkEntity) {
    self.target = target
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    navigator.show(.landmark(target.id))
    return .result(
      dialog: IntentDialog(ko: "\(target)을(를) 열었어요.", en: "Here is \(target)."),
      snippetIntent: LandmarkSnippet(landmark: target))
  }
}

extension OpenLandmark: TargetContentProvidingIntent {}

extension OpenLandmark: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation { "travelnotes://landmark/\(\.$target)" }
}
