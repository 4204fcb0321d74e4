package import AppIntents

/// What is said for a `sensitive` parameter is never written down: after a restart it is asked for again.
extension ConversationState {
  /// - Parameter secrets: names of an intent's sensitive parameters.
  package func withoutSecrets(_ secrets: (IntentCall) -> Set<String>) -> ConversationState {
    var kept = self
    for index in kept.frames.indices { kept.frames[index].removeSecrets(secrets) }
    for index in kept.parked.indices { kept.parked[index].frame.removeSecrets(secrets) }
    kept.memory.removeSecrets(secrets)
    kept.work?.removeSecrets(secrets)
    kept.refused?.candidate.removeSecrets(secrets)
    if var receipt = kept.receipt {
      receipt.candidate.removeSecrets(secrets)
      receipt.journal.removeSecrets()
      kept.receipt = receipt
    }
    return kept
  }
}

extension Frame {
  mutating func removeSecrets(_ secrets: (IntentCall) -> Set<String>) {
    candidate.removeSecrets(secrets)
    journal.removeSecrets()
    switch stage {
    case .choosingIntent(let candidates):
      stage = .choosingIntent(candidates.map { $0.withoutSecrets(secrets) })
    case .confirmingPlan(let candidates):
      stage = .confirmingPlan(candidates.map { $0.withoutSecrets(secrets) })
    case .choosingCancel(let candidate): stage = .choosingCancel(candidate.withoutSecrets(secrets))
    case .confirmingUnderstood, .running, .planned, .choosingParked, .confirmingUndo: break
    }
  }
}

extension Candidate {
  fileprivate mutating func removeSecrets(_ secrets: (IntentCall) -> Set<String>) {
    for name in secrets(call) {
      call.arguments[name] = nil
      said[name] = nil
    }
  }

  func withoutSecrets(_ secrets: (IntentCall) -> Set<String>) -> Candidate {
    var kept = self
    kept.removeSecrets(secrets)
    return kept
  }
}

extension Journal {
  fileprivate mutating func removeSecrets() { removeAnswers(where: \.isSensitive) }
}

extension DiscourseMemory {
  fileprivate mutating func removeSecrets(_ secrets: (IntentCall) -> Set<String>) {
    if let last, let lastDone { did(last.withoutSecrets(secrets), at: lastDone) }
  }
}
