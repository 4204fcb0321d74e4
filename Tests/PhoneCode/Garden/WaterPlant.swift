import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
struct WaterPlant: AppIntent, PredictableIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "WaterPlantIntent"

  static var title: LocalizedStringResource = "Water Plant"
  static var description = IntentDescription("Waters a plant", categoryName: "Garden")

  @Parameter(title: "Plant", requestDisambiguationDialog: "Which plant?")
  var plant: PlantEntity?

  @Parameter(title: "Litres", default: 1)
  var litres: Int

  @Parameter(title: "Duration", defaultValue: 30, unit: .minutes)
  var duration: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary {
    When(\.$plant, .hasAnyValue) {
      Summary("Water \(\.$plant)") {
        \.$litres
        \.$duration
      }
    } otherwise: {
      Summary("Water a plant")
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$plant) { plant in
      DisplayRepresentation(title: "Water \(plant?.name ?? "")", subtitle: "It is dry")
    }
    IntentPrediction(parameters: (\.$plant, \.$litres)) { plant, litres in
      DisplayRepresentation(title: "Water \(plant?.name ?? "") with \(litres)")
    }
  }

  func perform() async throws -> some ProvidesDialog & ReturnsValue<String?> {
    let chosen: PlantEntity
    if let plant {
      chosen = plant
    } else {
      let plants = try await PlantQuery().allEntities()
      guard plants.count > 0 else { throw GardenError.offline }
      chosen = try await $plant.requestDisambiguation(among: plants, dialog: "Which one?")
    }
    try Garden.shared.water(chosen)
    if #available(iOS 17.0, *) {
      try await IntentDonationManager.shared.donate(intent: self)
    }
    return .result(value: chosen.name, dialog: .init("Watered \(chosen.name)"))
  }
}

struct OldWaterPlant: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Water (old)"
  static let deprecation = IntentDeprecation(message: "Use Water Plant.", replacedBy: WaterPlant.self)

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: WaterPlant())
  }
}

struct ContinueWatering: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continue Watering"

  @Parameter(title: "Beds") var beds: Int?

  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground("Continue in the app?")
    guard beds != nil else {
      throw needsToContinueInForegroundError("Open the app to go on.") {
        await MainActor.run { _ = Garden.shared }
      }
    }
    return .result()
  }
}

struct MeasureGarden: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Dependency(key: "gauge", default: Gauge()) private var gauge: Gauge

  func perform() async throws -> some IntentResult & ReturnsValue<[Double]> {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
    }
    return .result(value: gauge.values)
  }
}

struct Gauge: Sendable {
  var values: [Double] = [1, 2]
}
