import AppIntents
package import Assistant
package import ConversationProtocol
package import Views
import Widgets

/// A control as it is at one moment.
package struct ShownControl: Hashable, Sendable {
  /// The app and the kind.
  package var id: String
  package var app: String
  package var kind: String
  package var title: String
  /// What it says of its value, in words of the app.
  package var value: String
  /// What a press does, in a few words.
  package var hint: String?
  /// Nil for a button.
  package var isOn: Bool?
  package var isDisabled: Bool
  package var label: ViewTree?
  /// Why its value is not known, for the app's developer.
  package var problem: String?
}

extension Board {
  /// The controls of all apps with their current values; one that cannot say it is there all the same.
  package func controls(for caller: SurfaceCaller) async throws -> [ShownControl] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    var shown: [ShownControl] = []
    for control in declared.controls { shown.append(await self.shown(control, to: caller)) }
    return shown
  }

  /// A control by its identifier, its kind, or what it is called.
  ///
  /// - Throws: `SurfaceMistake.noControl`.
  package func control(called name: String, for caller: SurfaceCaller) async throws -> ShownControl {
    let controls = try await controls(for: caller)
    let wanted = name.lowercased()
    let found = controls.first {
      $0.id.lowercased() == wanted || $0.kind.lowercased() == wanted || $0.title.lowercased() == wanted
    }
    guard let found else { throw SurfaceMistake.noControl(name, known: controls.map(\.kind)) }
    return found
  }

  /// Presses a control as a turn.
  ///
  /// - Parameters:
  ///   - wanted: what a switch is to be set to; to set it to what it is changes nothing.
  ///   - request: two presses of one identifier are one.
  /// - Throws: `SurfaceMistake`; what the app throws that cannot say its value; what `Conversation.press` throws.
  package func press(
    control id: String, wanting wanted: Bool, by caller: SurfaceCaller, request: String,
    in conversation: Conversation
  ) async throws -> (turn: Turn, control: ShownControl) {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    guard let control = declared.controls.first(where: { $0.id == id }) else {
      throw SurfaceMistake.noControl(id, known: declared.controls.map(\.id))
    }
    let shown = await shown(control, to: caller)
    let call = try await call(of: control, wanting: wanted)
    let turn = try await conversation.press(call, title: shown.title, request: request)
    return (turn, await self.shown(control, to: caller))
  }

  private func call(of control: Declared.Control, wanting wanted: Bool) async throws -> IntentCall {
    let language = language
    return try await looking(at: control) { content in
      IntentRuntime.call(of: content.intent(wanting: wanted), app: control.app, language: language)
    }
  }

  private func shown(_ control: Declared.Control, to caller: SurfaceCaller) async -> ShownControl {
    let environment = environment
    do {
      return try await looking(at: control) { content in
        try ShownControl(control, content, to: caller, in: environment)
      }
    } catch {
      let name = await MainActor.run { control.declaration.name?.words(in: environment) }
      return ShownControl(
        id: control.id, app: control.app, kind: control.declaration.kind,
        title: name ?? control.declaration.kind, value: "", isDisabled: true, problem: "\(error)")
    }
  }

  private func looking<Value: Sendable>(
    at control: Declared.Control, _ read: @escaping @MainActor @Sendable (ControlContent) throws -> Value
  ) async throws -> Value {
    try await IntentRuntime.looking(
      for: control.id, language: language, now: assistant.now, timeZone: assistant.timeZone,
      pause: assistant.pause
    ) { host in
      var values: (any AppIntent)?
      if let type = control.declaration.intent {
        values = try await IntentRuntime.filled(type, with: [:], of: control.app, host: host)
      }
      return try await control.declaration.read(values, read)
    }
  }
}

extension ShownControl {
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
      hint: value.root.accessibility?.hint ?? label.root.accessibility?.hint, isOn: content.isOn,
      isDisabled: content.isDisabled, label: label)
  }
}

extension ViewTree {
  /// The texts of the tree, as one line.
  var words: String { root.words.joined(separator: " ") }
}

extension ViewNode {
  fileprivate var words: [String] {
    if case .text(let text) = content { return [text.spans.compactMap(\.text).joined()] }
    return children.flatMap(\.words)
  }
}
