import AppIntents
import os

struct RunScene: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "RunSceneIntent"
  static let title: LocalizedStringResource = "Run Scene"

  @Parameter(title: "Scene", query: SceneQuery()) var scene: SceneEntity
  @Parameter(title: "Lamps", size: .init(min: 1, max: 3)) var lamps: [Lamp]?
  @Parameter(
    title: "Brightness", default: 50, controlStyle: .field, inclusiveRange: (0, 100),
    resolvers: { PercentResolver() })
  var brightness: Int

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$scene, \.$brightness)) { scene, brightness in
      DisplayRepresentation(title: "\(scene.name)", subtitle: "\(brightness) %")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    await withTaskGroup(of: Void.self) { group in
      for lamp in lamps ?? [] { group.addTask { _ = await House.shared.set(lamp.id, true) } }
    }
    Logger(subsystem: "home", category: "scenes").notice("ran \(scene.name, privacy: .private)")
    return .result(value: true, dialog: "\(scene.name) is set.")
  }
}

struct PercentResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    Int(input.replacingOccurrences(of: "%", with: ""))
  }
}

struct SceneEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scene"
  static let defaultQuery = SceneQuery()
  var id: String
  var name: String { id }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct SceneQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SceneEntity] { identifiers.map { .init(id: $0) } }
  func suggestedEntities() async throws -> [SceneEntity] { [.init(id: "Evening"), .init(id: "Morning")] }
}
