import AppIntents
import Assistant
import ConversationProtocol
import JSONText
import KeptRecords
import Store
import Widgets

/// What a person has set of controls: the parameters of their `ControlConfigurationIntent`.
extension Board {
  /// Of one person and one control.
  private struct Kept: Codable, Identifiable, Sendable {
    var id: String
    var control: String
    var values: [String: IntentArgument]
  }

  private var kept: RecordTable<Kept> {
    RecordTable(.setting, in: store) { _ in "" }
  }

  private static func id(of control: Declared.Control, _ user: String) -> String {
    "control \(control.id) of \(user)"
  }

  /// The values that the person set; none where nothing is set.
  func settings(of control: Declared.Control, for user: String) throws -> [String: IntentArgument] {
    try kept.records(only: Self.id(of: control, user)).first?.values ?? [:]
  }

  /// Sets a control, beside what was set before.
  ///
  /// - Throws: `SurfaceMistake` for what the control has not, lacks, or does not understand; nothing is changed then.
  func configure(
    control name: String, _ values: [String: String], for caller: SurfaceCaller
  ) async throws -> ControlReport {
    let (control, _) = try await control(called: name, for: caller)
    guard let intent = control.declaration.intent else {
      throw SurfaceMistake.noSetting(values.keys.min() ?? "", known: [])
    }
    try Self.check(values, among: IntentRuntime.parameterNames(of: intent))
    let all = try settings(of: control, for: caller.user).merging(
      IntentRuntime.parameters(of: intent).arguments(values)
    ) { $1 }
    try await check(all, of: intent, called: control.declaration.kind, in: control.app)
    try keep(all, of: control, for: caller)
    return await shown(control, to: caller)
  }

  /// Keeps values that were checked.
  func keep(
    _ values: [String: IntentArgument], of control: Declared.Control, for caller: SurfaceCaller
  ) throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    let record = Kept(id: Self.id(of: control, caller.user), control: control.id, values: values)
    try kept.change(only: record.id) { $0 = [record] }
  }

  /// The values that a control has to be given, asked of the speaker; what has a default is not kept, because defaults may change.
  func settings(
    of control: Declared.Control, given: [String: IntentArgument], by host: any IntentDialogHost
  ) async throws -> [String: IntentArgument] {
    guard let type = control.declaration.intent else { return given }
    return try await filled(type, of: control.app, given: given, by: host)
  }

  /// What a person can set, as a form has it, with what is set.
  func form(of control: Declared.Control, for caller: SurfaceCaller) throws -> ControlReport.Form? {
    guard let intent = control.declaration.intent else { return nil }
    let values = try settings(of: control, for: caller.user)
    return ControlReport.Form(
      parameters: IntentRuntime.parameters(of: intent).map { report($0, of: control.app) },
      values: values.said,
      missing: IntentRuntime.requiredNames(of: intent).filter { values[$0] == nil })
  }
}

extension [ParameterDescriptor] {
  /// Values as a form or a person gives them. A switch of a form gives true or false, which are not words of people.
  func arguments(_ values: [String: String]) -> [String: IntentArgument] {
    values.reduce(into: [:]) { arguments, value in
      let isSwitch = first { $0.name == value.key }?.kind == .boolean
      let isOn = isSwitch ? Bool(value.value) : nil
      arguments[value.key] = isOn.map { .boolean($0) } ?? .text(value.value)
    }
  }
}

extension [String: IntentArgument] {
  /// The values as they were said.
  var said: [String: String] {
    compactMapValues { value in
      switch value {
      case .text(let text): text
      case .entities(_, let said), .cases(_, let said): said
      case .integer(let number): String(number)
      case .number(let number): String(number)
      case .boolean(let isOn): String(isOn)
      case .date, .duration, .list, .composite: nil
      }
    }
  }
}
