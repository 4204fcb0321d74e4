import Language

/// Everything the assistant itself says in a conversation, in one place.
///
/// Each case has a text in every language of `MessageCatalogue`; a particle in both-forms notation after a
/// value (`을(를)`) becomes the right one when the text is made.
package enum Message: Hashable, Sendable {
  // Questions
  case askChoice(type: String)
  case askOwned(owner: String, said: String)
  case askAmbiguous(said: String)
  case askSeveral(type: String)
  case askValue(title: String)
  case askConfirm
  case askUnderstood(said: String, title: String)
  /// An intent that only switches something.
  case askSwitched(title: String, isOn: Bool)
  /// In a question about what would be done now though the sentence says another time.
  case atOnce
  case askRepaired(to: String)
  case askIntent
  case askAgainAfter(question: String)
  case resumed(question: String)
  // What was wrong
  case notInList
  case answerYesOrNo
  case unreadable(said: String)
  case valueNotFound(said: String)
  case tooSmall(minimum: String)
  case tooLarge(maximum: String)
  case outOfRange(minimum: String, maximum: String)
  case exactCount(Int)
  case wrongCount(minimum: Int, maximum: Int)
  case severalFit
  // Help
  case helpChoice
  case helpConfirm
  case helpValue(title: String)
  case helpIdle(examples: [String])
  // Ends
  case done
  case answered
  case cancelled
  case declined
  case exhausted(attempts: Int)
  case failed
  case busy
  case somethingNotFound
  case offline
  case incomplete
  case notAllowed
  case needsAccount
  case needsPermission
  case needsAuthentication
  case personWanted
  case timedOut
  case unclearEffect
  /// What a process had done that died, when it cannot be said in the words of its intent.
  case doneBefore(title: String)
  case superseded
  case notFound(said: String)
  case notUnderstood
  case suggestions([String])
  case nothingToCancel
  case nothingToRepeat
  /// More letters than are read.
  case tooLong(limit: Int)
  case tooComplex
  case vetoed(rule: String)
  case goodbye
  case parked
  // Labels
  case cancelOption
  case titleConfirm
  case titleIntent
  case more(count: Int)
  // Steering, parking, undoing
  case askOwner(type: String, said: String)
  case askStartOver
  case askUndo(title: String)
  case askPlan(titles: [String])
  case askLeaving
  case askParked
  case askParkedCancel
  case leaveOption(title: String)
  /// An intent with what was said for it, as an option or in a plan.
  case intentOption(title: String, said: String)
  case moreOptions(count: Int)
  case wasAnswered(String)
  case nothingBefore
  case required(title: String)
  case tooLateToChange
  case noOthers
  case cannotChoose
  case notComparable
  case kept
  case unreadableValue
  case nothingDone
  case doneStays
  case resumeHint
  case retryHint
  case expired
  case nothingParked
  case parkedList(titles: [String])
  case habits
  case askHabit(title: String)
  case noHabits
  case undone(title: String)
  case undoWord
  case undoHint(until: String)
  case nothingToUndo
  case alreadyUndone
  case undoTooLate(window: String)
  case undoLost
  case undoUnclear
  case working
  case stopping
  // Voice
  case aloud(number: Int, title: String)
  case listening
  case unheard
}
