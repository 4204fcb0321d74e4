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

  package struct Effect: Hashable, Sendable, Codable {
    package var name: String
    package var key: String
    /// JSON of the result; nil between begun and done.
    package var result: String?
    /// How many answers had been given before it: those stand.
    package var answersBefore: Int

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

  package func answer(_ key: String, fingerprint: String) -> IntentAnswer? {
    answers.first { $0.key == key && $0.fingerprint == fingerprint }?.answer
  }

  /// Keeps the answer; an earlier one to the same key gives way.
  package mutating func record(
    _ answer: IntentAnswer, key: String, fingerprint: String, isSensitive: Bool = false
  ) {
    answers.removeAll { $0.key == key }
    answers.append(Answer(key: key, fingerprint: fingerprint, answer: answer, isSensitive: isSensitive))
  }

  /// The last answer led to no effect yet.
  package var canTakeBackAnswer: Bool {
    answers.count > (effects.map(\.answersBefore).max() ?? 0)
  }

  /// Forgets what the intent looked up, so that it looks again: prices may have changed. What an effect was
  /// done with is kept.
  package mutating func forgetRecordings() {
    if effects.isEmpty { recordings = [] }
  }

  /// Forgets the answers to questions about `slots` and their properties.
  package mutating func forgetAnswers(about slots: some Collection<String>) {
    answers.removeAll { answer in
      slots.contains { answer.key.hasPrefix($0 + "#") || answer.key.hasPrefix($0 + ".") }
    }
  }
}

extension IntentQuestion {
  /// What makes a question the same question: its kind, slot and options, not its words.
  package var fingerprint: String {
    ([kind.rawValue, slot] + options.map(\.id)).joined(separator: "|")
  }
}
