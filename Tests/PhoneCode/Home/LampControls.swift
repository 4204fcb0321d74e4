import AppIntents
import AudioToolbox
import Intents

struct ToggleAll: AppIntent {
  static let title: LocalizedStringResource = "Toggle All"

  @Parameter(title: "Lamps", size: .init(min: 1, max: 20)) var lamps: [Lamp]
  @Parameter(title: "Delay", default: 0) var delay: Double?

  static var parameterSummary: some ParameterSummary {
    When(\ToggleAll.$delay, .greaterThan, 0) {
      Summary("Toggle \(\.$lamps) later") { \.$delay }
    } otherwise: {
      Summary("Toggle \(\.$lamps)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Lamp]> {
    var changed: [Lamp] = []
    for lamp in lamps {
      if let lamp = await House.shared.set(lamp.id, !lamp.isOn) { changed.append(lamp) }
    }
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    return .result(value: changed)
  }
}

struct LampControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp Control"

  @Parameter(title: "Lamp") var lamp: Lamp?

  static var parameterSummary: some ParameterSummary { Summary("Control \(\.$lamp)") }
}

struct DependentLamps: DynamicOptionsProvider {
  @IntentParameterDependency<RunScene>(\.$scene, \.$brightness) var intent

  func results() async throws -> [Lamp] {
    guard let intent else { return [] }
    return await House.shared.lamps.filter { $0.name.contains(intent.scene.name) || intent.brightness > 50 }
  }
}
