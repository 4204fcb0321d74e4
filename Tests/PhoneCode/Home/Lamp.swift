import AppIntents
import WidgetKit

public protocol Switchable {
  var isOn: Bool { get }
}

public struct Lamp: AppEntity, Switchable, Codable, Sendable {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: .init("lamp.type", defaultValue: "Lamp"), numericFormat: "\(placeholder: .int) lamps")
  public static let defaultQuery = LampQuery()

  public var id: String
  public var name: String
  public var isOn: Bool

  public var displayRepresentation: DisplayRepresentation {
    .init(
      title: .init(stringLiteral: name), subtitle: isOn ? "on" : "off",
      image: isOn ? .init(systemName: "lightbulb.fill") : .init(systemName: "lightbulb"))
  }
}

public struct LampQuery: EntityQuery, EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [Lamp.ID]) async throws -> [Lamp] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func entities(matching string: String) async throws -> IntentItemCollection<Lamp> {
    let lamps = try await allEntities().filter { $0.name.lowercased().contains(string.lowercased()) }
    return .init(
      sections: Dictionary(grouping: lamps, by: \.isOn).sorted { $0.key && !$1.key }.map { isOn, lamps in
        .init(.init(stringLiteral: isOn ? "On" : "Off"), items: lamps)
      })
  }

  public func suggestedEntities() async throws -> IntentItemCollection<Lamp> {
    .init(items: try await allEntities())
  }
  public func allEntities() async throws -> [Lamp] { await House.shared.lamps }
}

public actor House {
  public static let shared = House()
  var lamps: [Lamp] = [Lamp(id: "1", name: "Kitchen", isOn: false)]

  func set(_ id: String, _ isOn: Bool) -> Lamp? {
    guard let index = lamps.firstIndex(where: { $0.id == id }) else { return nil }
    lamps[index].isOn = isOn
    return lamps[index]
  }
}

public struct SwitchLamp: SetValueIntent {
  public static let title: LocalizedStringResource = .init("lamp.switch.title", defaultValue: "Switch Lamp")
  public static let isDiscoverable: Bool = false

  @Parameter(title: .init("lamp", defaultValue: "Lamp")) public var lamp: Lamp
  @Parameter(title: .init("on", defaultValue: "On")) public var value: Bool

  public init() {}

  public init(lamp: Lamp, value: Bool) {
    self.lamp = lamp
    self.value = value
  }

  public func perform() async throws -> some IntentResult {
    guard await House.shared.set(lamp.id, value) != nil else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    ControlCenter.shared.reloadControls(ofKind: "lamp")
    return .result()
  }
}
