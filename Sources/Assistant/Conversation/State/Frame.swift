/// One intent being filled.
package struct Frame: Hashable, Sendable, Codable {
  package enum Stage: Hashable, Sendable, Codable {
    /// Several intents fit; which one is being asked.
    case choosingIntent([Candidate])
    /// What was understood is being confirmed before anything runs.
    case confirmingUnderstood
    /// `perform` runs, or waits in a question.
    case running
    /// Begins when the frame above it has ended well.
    case planned
    /// Several commands of one sentence are confirmed together before the first begins.
    case confirmingPlan([Candidate])
    /// 주문 취소해 줘: is the open frame below to be left, or is this an intent of its own?
    case choosingCancel(Candidate)
    /// Which of the parked frames, by id, is to go on or to be given up.
    case choosingParked([Int], isCancel: Bool)
    /// Whether what was done last is to be taken back.
    case confirmingUndo
  }

  /// A question of the assistant's own that is put over the frame's.
  package enum MetaQuestion: Hashable, Sendable, Codable {
    /// Whether all answers are to be forgotten.
    case startOver
    /// The new value of a parameter.
    case change(slot: String)
  }

  package var id: Int
  package var stage: Stage
  package var candidate: Candidate
  package var journal = Journal()
  package var question: OpenQuestion?
  package var aside: MetaQuestion?
  package var asideQuestion: OpenQuestion?
  /// What was answered so far, by slot.
  package var answered: [String: AnsweredSlot] = [:]
  /// How often the slot that was answered last has been asked for: a value that the intent refuses is a miss.
  package var lastAttempt: SlotAttempt?

  package init(id: Int, stage: Stage, candidate: Candidate) {
    self.id = id
    self.stage = stage
    self.candidate = candidate
  }

  /// The question that the next answer is to.
  package var open: OpenQuestion? {
    get { aside == nil ? question : asideQuestion }
    set { if aside == nil { question = newValue } else { asideQuestion = newValue } }
  }

  /// The frame can wait outside the conversation's floor; questions that only steer cannot.
  package var isParkable: Bool {
    switch stage {
    case .choosingIntent, .confirmingUnderstood, .running, .confirmingPlan: true
    case .planned, .choosingCancel, .choosingParked, .confirmingUndo: false
    }
  }

  mutating func leaveAside() {
    aside = nil
    asideQuestion = nil
  }

  /// Forgets the answers to questions about `slots` and their properties.
  mutating func forgetAnswers(about slots: some Collection<String>) {
    journal.forgetAnswers(about: slots)
    answered = answered.filter { name, _ in !slots.contains { name == $0 || name.hasPrefix($0 + ".") } }
  }

  /// Forgets the last answer, and gives the words it was given in; nil if there was none.
  mutating func forgetLastAnswer() -> String? {
    guard let last = journal.answers.popLast() else { return nil }
    return answered.removeValue(forKey: String(last.key.prefix { $0 != "#" }))?.title ?? ""
  }

  mutating func forgetAllAnswers() {
    journal.answers = []
    answered = [:]
  }
}
