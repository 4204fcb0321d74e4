import AppIntents
import Assistant
import ConversationProtocol
import Store
import Views
import Widgets

/// Controls, which every person has: they need no place.
extension Board {
  /// The controls of all apps with their current values; one that cannot say it is there all the same.
  func controls(for caller: SurfaceCaller) async throws -> [ControlReport] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    var shown: [ControlReport] = []
    for control in declared.controls { shown.append(await self.shown(control, to: caller)) }
    return shown
  }

  /// Presses a control as a turn.
  ///
  /// - Parameters:
  ///   - name: its identifier, its kind, or what it is called.
  ///   - press: what a switch is to be set to; to set it to what it is changes nothing. Two presses of one identifier
  ///     are one.
  func press(
    control name: String, _ press: SurfacePress, by caller: SurfaceCaller, _ presses: any PressTaking
  ) async throws -> (turn: Turn, control: ControlReport) {
    let (control, before) = try await control(called: name, for: caller)
    if let known = try await presses.turn(of: press) { return (known, before) }
    if let missing = before.form?.missing, !missing.isEmpty {
      throw SurfaceMistake.notSet(missing.joined(separator: ", "))
    }
    if before.isOn == nil, press.wanted != nil { throw SurfaceMistake.noSwitch(before.title) }
    if before.isOn != nil, press.wanted == nil { throw SurfaceMistake.wantedMissing(before.title) }
    let call = try await call(of: control, wanting: press.wanted ?? true, for: caller)
    try store.wantEntries(of: caller.user, app: control.app)
    let turn = try await presses.take(call, title: before.title, of: press)
    try store.wantEntries(of: caller.user, app: control.app)
    return (turn, await shown(control, to: caller))
  }

  func control(
    called name: String, for caller: SurfaceCaller
  ) async throws -> (Declared.Control, ControlReport) {
    let wanted = name.lowercased()
    let controls = Array(zip(declared.controls, try await controls(for: caller)))
    let found = controls.first { _, shown in
      [shown.id, shown.kind, shown.title].contains { $0.lowercased() == wanted }
    }
    guard let found else { throw SurfaceMistake.noControl(name, known: controls.map(\.1.kind)) }
    return found
  }

  /// The intent of a press.
  func intent(
    of control: Declared.Control, wanting wanted: Bool, for caller: SurfaceCaller
  ) async throws -> any AppIntent {
    try await looking(at: control, for: caller) { $0.intent(wanting: wanted) }
  }

  private func call(
    of control: Declared.Control, wanting wanted: Bool, for caller: SurfaceCaller
  ) async throws -> IntentCall {
    let language = language
    return try await looking(at: control, for: caller) { content in
      IntentRuntime.call(of: content.intent(wanting: wanted), app: control.app, language: language)
    }
  }

  func shown(_ control: Declared.Control, to caller: SurfaceCaller) async -> ControlReport {
    var report = await content(of: control, to: caller)
    report.form = try? form(of: control, for: caller)
    return report
  }

  private func content(of control: Declared.Control, to caller: SurfaceCaller) async -> ControlReport {
    let environment = environment
    do {
      return try await looking(at: control, for: caller) { content in
        try ControlReport(control, content, to: caller, in: environment)
      }
    } catch {
      let name = await MainActor.run { control.declaration.name?.words(in: environment) }
      return ControlReport(
        id: control.id, app: control.app, kind: control.declaration.kind,
        title: name ?? control.declaration.kind, value: "", isDisabled: true, problem: Self.words(of: error))
    }
  }

  private func looking<Value: Sendable>(
    at control: Declared.Control, for caller: SurfaceCaller,
    _ read: @escaping @MainActor @Sendable (ControlContent) throws -> Value
  ) async throws -> Value {
    let settings = try settings(of: control, for: caller.user)
    return try await IntentRuntime.looking(
      for: control.id, language: language, now: assistant.now, timeZone: assistant.timeZone,
      pause: assistant.pause
    ) { host in
      var values: (any AppIntent)?
      if let type = control.declaration.intent {
        values = try await IntentRuntime.filled(type, with: settings, of: control.app, host: host)
      }
      return try await control.declaration.read(values, read)
    }
  }
}

extension ControlReport {
  @MainActor
  fileprivate init(
    _ control: Declared.Control, _ content: ControlContent, to caller: SurfaceCaller,
    in environment: EnvironmentValues
  ) throws {
    var label = try content.labelTree(in: environment)
    var value = try content.valueTree(in: environment)
    if !caller.showsPrivateContent {
      (label, value) = (label.redactingPrivateContent(), value.redactingPrivateContent())
    }
    let words = label.words
    let name = control.declaration.name?.words(in: environment)
    self.init(
      id: control.id, app: control.app, kind: control.declaration.kind,
      title: words.isEmpty ? name ?? control.declaration.kind : words, value: value.words,
      hint: value.hint ?? label.hint, isOn: content.isOn, isDisabled: content.isDisabled,
      tree: value.isSeen ? value.report : label.report)
  }
}
