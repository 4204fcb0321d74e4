package import AppIntents
import Foundation
import Synchronization

/// What a running frame reports.
package enum FrameEvent: Sendable {
  case progressed(IntentProgress)
  case asked(IntentQuestion, key: String)
  case finished(IntentOutcome)
  case failed(IntentFailure)
  case cancelled
}

/// The dialog host of one run of one frame: gives recorded answers, suspends on new questions, and runs
/// every effect once.
///
/// A suspended `perform` is a really suspended task. After a cancellation every call throws, so an intent
/// that swallows the error gets no further.
package final class IntentRunHost: IntentDialogHost {
  /// Keeps the journal before and after an effect; when it throws, the effect is not run.
  package typealias Keep = @Sendable (Journal) async throws -> Void

  /// What the run says was done.
  package let donated: RunDonations
  private let surroundings: RunContext
  private let keep: Keep
  private let events: RunEventChannel
  /// Nothing new may be asked or done: the run only goes over what has happened.
  private let isReplay: Bool
  /// Nothing may be asked, because nobody waits for a question, but effects are what taking back is for.
  private let isUndoing: Bool
  private let state: Mutex<State>

  private struct State {
    var journal: Journal
    var counters: [String: Int] = [:]
    var waiting: CheckedContinuation<IntentAnswer, any Error>?
    var waitsForSecret = false
    var isCancelled = false
    /// Effects that this run has come to.
    var reached: Set<Journal.Effect.ID> = []

    /// What the journal knows of an effect.
    mutating func reach(_ name: String, _ key: String) -> Journal.Effect? {
      reached.insert(Journal.Effect.ID(name: name, key: key))
      return journal.effects.first { $0.name == name && $0.key == key }
    }

    mutating func begin(_ name: String, _ key: String) -> Journal {
      journal.effects.append(.init(name: name, key: key, answersBefore: journal.answers.count))
      return journal
    }

    mutating func key(_ name: String) -> String {
      counters[name, default: 0] += 1
      return "\(name)#\(counters[name, default: 0])"
    }
  }

  package init(
    journal: Journal, in surroundings: RunContext, events: RunEventChannel, isReplay: Bool = false,
    isUndoing: Bool = false, keep: @escaping Keep
  ) {
    self.isUndoing = isUndoing
    self.isReplay = isReplay
    self.surroundings = surroundings
    donated = RunDonations(surroundings.donations)
    self.keep = keep
    self.events = events
    state = Mutex(State(journal: journal))
  }

  package var language: String { surroundings.language }
  package var now: Date { surroundings.clock() }
  package var timeZone: TimeZone { surroundings.timeZone }
  package var donations: (any IntentDonationStore)? { donated }

  package var trust: IntentAuthenticationPolicy { surroundings.trust }

  /// Whoever speaks now is known as well as whoever began the run.
  func isFor(_ other: RunContext) -> Bool {
    trust == other.trust && mayConfirmCosts == other.mayConfirmCosts
  }

  package func permits(_ policy: IntentAuthenticationPolicy) -> Bool {
    surroundings.permits(policy)
  }

  package var mayConfirmCosts: Bool { surroundings.mayConfirmCosts }

  package func report(_ progress: IntentProgress) { events.put(.progressed(progress.particlesResolved)) }

  package func sleep(seconds: Int) async throws { try await surroundings.pause(seconds) }

  package var journal: Journal { state.withLock(\.journal) }

  // MARK: Questions

  package func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
    let question = question.particlesResolved
    let (key, known) = try state.withLock { state in
      guard !state.isCancelled else { throw CancellationError() }
      let key = state.key(question.slot)
      return (key, state.journal.answer(key, fingerprint: question.fingerprint))
    }
    if let known { return known }
    if isReplay || isUndoing { cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if !state.isCancelled {
            state.waiting = continuation
            state.waitsForSecret = question.isSensitive
          }
          return state.isCancelled
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        events.put(.asked(question, key: key))
      }
    } onCancel: {
      cancel()
    }
  }

  /// Answers the question that the run waits in.
  package func answer(_ answer: IntentAnswer, key: String, fingerprint: String) {
    let waiting = state.withLock { state in
      state.journal.record(
        answer, key: key, fingerprint: fingerprint, isSensitive: state.waitsForSecret)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: answer)
  }

  /// Throws into the run, now and at everything it still asks.
  package func cancel() {
    let waiting = state.withLock { state in
      state.isCancelled = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(throwing: CancellationError())
  }

  // MARK: Effects and recordings

  package func effect(
    _ name: String, key: String, _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    try await effect(name, key: key, guarantees: [], body)
  }

  package func effect(
    _ name: String, key: String, guarantees: IntentEffect.Guarantees,
    _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    let known = try state.withLock { state in
      guard !state.isCancelled else { throw CancellationError() }
      return state.reach(name, key)
    }
    if let result = known?.result { return Data(result.utf8) }
    guard !isReplay else {
      cancel()
      throw CancellationError()
    }
    if known == nil {
      try await begin(name, key)
    } else if !guarantees.contains(.onceForKey) {
      throw unclear(name)
    }
    let result = try await carryOut(name, key, guarantees, body)
    // What has happened is not undone because it cannot be kept now; the turn's own save will say so.
    try? await keep(done(name, key, result))
    return result
  }

  /// Keeps that an effect begins. When that cannot be kept, it does not begin.
  private func begin(_ name: String, _ key: String) async throws {
    do {
      try await keep(state.withLock { $0.begin(name, key) })
    } catch {
      state.withLock { $0.journal.forgetEffect(name, key: key) }
      throw error
    }
  }

  /// An effect whose body throws stays begun, unless that means that nothing was done.
  private func carryOut(
    _ name: String, _ key: String, _ guarantees: IntentEffect.Guarantees,
    _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    do {
      return try await body()
    } catch {
      if guarantees.contains(.allOrNothing), !(error is EffectResultLost) {
        state.withLock { $0.journal.forgetEffect(name, key: key) }
      }
      throw error
    }
  }

  /// An effect was begun, and whether it happened is not known: it is never run again by itself.
  private func unclear(_ name: String) -> IntentFailure {
    IntentFailure(
      code: .failed, message: SpokenText(full: MessageCatalogue.text(.unclearEffect, language: language)),
      detail: "the effect “\(name)” was begun, and whether it was done is not known")
  }

  /// Effects that the journal has and that this run has not come to. A run that asks or fails before it has come
  /// there does not go the way of the one that did them.
  var hasUnreachedEffects: Bool {
    state.withLock { state in !state.journal.effects.allSatisfy { state.reached.contains($0.id) } }
  }

  private func done(_ name: String, _ key: String, _ result: Data) -> Journal {
    state.withLock { state in
      for index in state.journal.effects.indices
      where state.journal.effects[index].name == name && state.journal.effects[index].key == key {
        state.journal.effects[index].result = String(decoding: result, as: UTF8.self)
      }
      return state.journal
    }
  }

  package func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    let (key, known) = try state.withLock { state in
      guard !state.isCancelled else { throw CancellationError() }
      let key = state.key("record.\(name)")
      return (key, state.journal.recordings.first { $0.key == key })
    }
    if let known { return Data(known.value.utf8) }
    let value = try await body()
    state.withLock { state in
      state.journal.recordings.append(.init(key: key, value: String(decoding: value, as: UTF8.self)))
    }
    return value
  }
}
