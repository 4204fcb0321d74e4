package import AppIntents

/// What happened in one frame, in order: enough to run `perform` again to the same point.
package struct Journal: Hashable, Sendable, Codable {
  package struct Answer: Hashable, Sendable, Codable {
    package var key: String
    /// Of the question, so that an old answer is never given to a new question.
    package var fingerprint: String
    package var answer: IntentAnswer
    /// Never written down: after a restart the question is asked again.
    package var isSensitive: Bool

    package init(key: String, fingerprint: String, answer: IntentAnswer, isSensitive: Bool = false) {
      self.isSensitive = isSensitive
      self.key = key
      self.fingerprint = fingerprint
      self.answer = answer
    }
  }

  package struct Effect: Hashable, Sendable, Codable, Identifiable {
    package struct ID: Hashable, Sendable {
      var name: String
      var key: String
    }

    package var name: String
    package var key: String
    /// JSON of the result; nil between begun and done.
    package var result: String?
    /// How many answers had been given before it: those stand.
    package var answersBefore: Int

    package var id: ID { ID(name: name, key: key) }

    package init(name: String, key: String, result: String? = nil, answersBefore: Int = 0) {
      self.answersBefore = answersBefore
      self.name = name
      self.key = key
      self.result = result
    }
  }

  package struct Recording: Hashable, Sendable, Codable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package var answers: [Answer] = []
  package var effects: [Effect] = []
  package var recordings: [Recording] = []

  package init() {}

  /// The answer that was given to a question.
  ///
  /// What led to an effect holds whatever the question offers now: the effect itself may have changed that.
  package func answer(_ key: String, fingerprint: String) -> IntentAnswer? {
    guard let index = answers.firstIndex(where: { $0.key == key }) else { return nil }
    let holds = index < settledCount || answers[index].fingerprint == fingerprint
    return holds ? answers[index].answer : nil
  }

  /// Something was begun, and whether it was done is not known.
  var hasUnclearEffect: Bool { effects.contains { $0.result == nil } }

  /// How many answers led to effects; those come first.
  private var settledCount: Int { effects.map(\.answersBefore).max() ?? 0 }

  /// Keeps the answer; an earlier one to the same key gives way.
  package mutating func record(
    _ answer: IntentAnswer, key: String, fingerprint: String, isSensitive: Bool = false
  ) {
    removeAnswers { $0.key == key }
    answers.append(Answer(key: key, fingerprint: fingerprint, answer: answer, isSensitive: isSensitive))
  }

  /// The last answer led to no effect yet.
  package var canTakeBackAnswer: Bool {
    answers.count > settledCount
  }

  /// Forgets what the intent looked up, so that it looks again: prices may have changed. What an effect was
  /// done with is kept.
  package mutating func forgetRecordings() {
    if effects.isEmpty { recordings = [] }
  }

  /// Forgets the answers to questions about `slots` and their properties.
  package mutating func forgetAnswers(about slots: some Collection<String>) {
    removeAnswers { answer in
      slots.contains { answer.key.hasPrefix($0 + "#") || answer.key.hasPrefix($0 + ".") }
    }
  }

  mutating func removeAnswers(where isGone: (Answer) -> Bool) {
    for index in answers.indices.reversed() where isGone(answers[index]) {
      answers.remove(at: index)
      for effect in effects.indices where effects[effect].answersBefore > index {
        effects[effect].answersBefore -= 1
      }
    }
  }

  /// The effect was not begun after all.
  mutating func forgetEffect(_ name: String, key: String) {
    effects.removeAll { $0.name == name && $0.key == key && $0.result == nil }
  }
}

extension IntentQuestion {
  /// What makes a question the same question: its kind, slot and options, not its words.
  package var fingerprint: String {
    ([kind.rawValue, slot] + options.map(\.id)).joined(separator: "|")
  }
}
