import Views

import struct Foundation.UUID

/// One call, carried out: a fresh instance, its parameters, `perform`, and what came of it.
struct IntentExecution: Sendable {
  private let call: IntentCall
  private let run: IntentRun

  init(_ call: IntentCall, of app: any AssistantApp.Type, host: any IntentDialogHost) throws {
    let inventory = AppInventory.of(app)
    guard let type = inventory.intent(named: call.intent) else {
      throw IntentFailure(code: .failed, detail: "\(app) has no intent named \(call.intent)")
    }
    let intent = type.init()
    if let preset = call.shortcut.flatMap(inventory.preset(ofShortcut:)), Swift.type(of: preset) == type {
      try Self.copyValues(from: preset, to: intent)
    }
    self.call = call
    run = IntentRun(intent, of: call.app, host: host, isConfirmed: call.isConfirmed)
  }

  init(_ call: IntentCall, of type: any AppIntent.Type, host: any IntentDialogHost) {
    self.call = call
    run = IntentRun(type.init(), of: call.app, host: host, isConfirmed: call.isConfirmed)
  }

  /// The intent with its parameters, not performed.
  func filled() async throws -> any AppIntent {
    try await IntentRun.$current.withValue(run) {
      try await IntentDialogScope.$host.withValue(run.host) {
        try await run.timed {
          try await Resolution(run: run).fill(call.arguments)
          return run.intent
        }
      }
    }
  }

  /// A shortcut's instance is never run itself: its parameters are shared by every copy of it.
  private static func copyValues(from preset: any AppIntent, to intent: any AppIntent) throws {
    let targets = NamedHolder.all(of: intent)
    for source in NamedHolder.all(of: preset) {
      guard let value = source.holder.assigned else { continue }
      try targets.first { $0.name == source.name }?.holder.assign(value)
    }
  }

  func outcome() async throws -> IntentOutcome {
    guard run.host.permits(type(of: run.intent).authenticationPolicy) else {
      throw IntentFailure(code: .needsAuthentication, detail: "\(call.intent) requires authentication")
    }
    return try await IntentRun.$current.withValue(run) {
      try await IntentDialogScope.$host.withValue(run.host) {
        try await run.timed {
          try await DependencyMissing.check(run.intent)
          try await Resolution(run: run).fill(call.arguments)
          if !type(of: run.intent)._confirmsItself { try await run.confirmIfCostly() }
          let outcome = try await outcome(of: try await performed())
          // It is done; that it cannot be remembered is no failure of the intent.
          try? run.donate()
          return outcome
        }
      }
    }
  }

  /// Performs, and performs again when the intent asks for it.
  private func performed() async throws -> _ErasedResult {
    while true {
      try Task.checkCancellation()
      do {
        return try await Self.perform(run.intent)
      } catch let error as AppIntentError {
        switch error.kind {
        case .restart: break
        case .ask(let ask): try await ask()
        case .known: throw error
        }
      }
    }
  }

  private static func perform(_ intent: some AppIntent) async throws -> _ErasedResult {
    try await intent.perform()._erased
  }

  private func outcome(of result: _ErasedResult) async throws -> IntentOutcome {
    let language = run.host.language
    let texts = ValueText(language: language)
    let snippet = try await shown(result.snippet)
    let button = result.actionButton.map { intent in
      SnippetAction(title: type(of: intent).title.text(in: language), call: call(of: intent, texts))
    }
    let actions =
      (snippet?.actions ?? []).map { action in
        SnippetAction(title: action.title, call: call(of: action.intent, texts))
      } + [button].compactMap(\.self)
    return IntentOutcome(
      dialog: result.dialog?.spoken(in: language), snippet: snippet?.lines ?? [],
      tree: snippet?.tree, actions: actions.isEmpty ? nil : actions,
      shows: result.shows.map { call(of: $0, texts) }, reloads: run.reloaded,
      value: result.value?._present.map(ReturnedValue(language: language).outcome(of:)),
      opens: result.opens.map { passing(result.value, to: $0, call(of: $0, texts)) },
      canUndo: run.undoManager.canUndo, undoSeconds: undoSeconds, undoToken: undoToken())
  }

  /// The call of an opened intent, with the value of this one for the parameter that says it takes the value of the intent
  /// before, if that holds nothing and the value may be one.
  private func passing(_ value: (any _IntentValue)?, to opened: any AppIntent, _ call: IntentCall)
    -> IntentCall
  {
    guard let value = value?._present else { return call }
    var call = call
    for named in NamedHolder.all(of: opened) where call.arguments[named.name] == nil {
      guard named.holder.settings.connection == .connectToPreviousIntentResult,
        named.holder.shape.takes(value)
      else { continue }
      call.arguments[named.name] = ValueText(language: run.host.language).argument(of: value)
    }
    return call
  }

  /// What was done is done: a view that shows too much takes nothing of it back, and its name is shown instead.
  private func shown(_ snippet: SnippetView?) async throws -> SnippetContent? {
    do {
      return try await snippet?.content()
    } catch let error as ViewTreeError {
      return SnippetContent(lines: [error.description])
    }
  }

  private func call(of intent: any AppIntent, _ texts: ValueText) -> IntentCall {
    IntentCall(
      app: AppInventory.app(declaring: type(of: intent), near: call.app),
      intent: type(of: intent).persistentIdentifier, arguments: texts.arguments(of: intent))
  }

  private var undoSeconds: Double {
    let window = type(of: run.intent)._undoWindow ?? .seconds(600)
    return window / .seconds(1)
  }

  private func undoToken() -> String? {
    guard run.undoManager.canUndo else { return nil }
    let token = UUID().uuidString
    UndoRegistry.keep(run.undoManager, as: token)
    return token
  }
}
