import AppIntents

/// Tells about a landmark without leaving what one is doing.
struct ShowLandmark: PredictableIntent {
  static let title = LocalizedStringResource(ko: "명소 보기", en: "Show a landmark")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "명소가 어떤 곳인지, 언제 열고 얼마인지 보여 줘요.", en: "Tells what a landmark is, when it opens and what it costs."))
  static let risk = IntentRisk.reads

  static var parameterSummary: some ParameterSummary { Summary("\(\.$landmark) 보기") }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$landmark) { landmark in
      DisplayRepresentation(title: LocalizedStringResource(ko: "\(landmark) 보기", en: "Show \(landmark)"))
    }
  }

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"),
    requestDisambiguationDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"),
    optionsProvider: SuggestedLandmarks())
  var landmark: LandmarkEntity

  func perform() async throws
    -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    .result(
      value: landmark,
      dialog: IntentDialog(
        LocalizedStringResource(ko: "\(landmark.landmark.summary)", en: "\(landmark.landmark.summaryEnglish)")
      ),
      snippetIntent: LandmarkSnippet(landmark: landmark))
  }
}
