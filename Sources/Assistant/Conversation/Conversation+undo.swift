import AppIntents

/// Taking back what was done last.
extension Conversation {
  /// Undoes once. That it was begun is kept first, so that no other process and no later turn does it again.
  func undoLast() async throws -> Reply {
    guard var receipt = state.receipt, receipt.state == .ready else {
      return .said(.nothingToUndo, next: state.top?.open)
    }
    receipt.state = .undoing
    state.receipt = receipt
    try await save()
    let saying: SystemResponse
    do {
      saying = try await undo(receipt) ? .undone(receipt.candidate) : .undoLost
    } catch let failure as IntentFailure {
      return .failed(failure, receipt.candidate, next: state.top?.open)
    } catch {
      saying = .undoUnclear
    }
    state.receipt?.state = saying == .undoLost ? .ready : .undone
    if saying == .undoLost { state.receipt = nil }
    // What was taken back is no habit; that it cannot be forgotten now changes nothing for the person.
    if state.receipt?.state == .undone { try? donations.delete(Set(receipt.donated ?? [])) }
    if assistant.hasOldNames(after: receipt.candidate.call) {
      await assistant.refreshNames(after: receipt.candidate.call, language: state.language)
    }
    return .said(saying, next: state.top?.open)
  }

  /// False when nobody knows how any more.
  private func undo(_ receipt: UndoRecord) async throws -> Bool {
    let host = IntentRunHost(
      journal: Journal(), in: surroundings, events: RunEventChannel(), isUndoing: true
    ) { _ in }
    defer { work.deeds.count(host.journal) }
    if let token = receipt.token, try await IntentRuntime.undo(token, host: host) { return true }
    guard let token = await tokenFromReplay(of: receipt) else { return false }
    return try await IntentRuntime.undo(token, host: host)
  }

  /// Another process ran the intent. Run again over its journal, the intent does nothing but say once more how
  /// it is undone. Without a declared effect in the journal nobody knows what running it would do. It was permitted when
  /// it ran, so the present speaker is not asked for permission again.
  private func tokenFromReplay(of receipt: UndoRecord) async -> String? {
    let effects = receipt.journal.effects
    guard !effects.isEmpty, effects.allSatisfy({ $0.result != nil }),
      let app = assistant.catalog.app(receipt.candidate.call.app)
    else { return nil }
    var permitted = surroundings
    permitted.trust = .requiresLocalDeviceAuthentication
    let run = FrameRun(
      receipt.candidate.call, of: app.type, journal: receipt.journal, in: permitted, isReplay: true
    ) { _ in }
    return await run.outcome()?.undoToken
  }
}
