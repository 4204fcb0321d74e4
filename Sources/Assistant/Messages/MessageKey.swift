/// The name of a `Message`, whatever values it has.
package enum MessageKey: String, Hashable, Sendable, CaseIterable {
  case askChoice, askOwned, askAmbiguous, askSeveral, askValue, askConfirm, askUnderstood, askSwitched,
    atOnce,
    askRepaired,
    askIntent, askAgainAfter, resumed, notInList, answerYesOrNo, unreadable, valueNotFound, tooSmall,
    tooLarge, outOfRange, exactCount, wrongCount, severalFit, helpChoice, helpConfirm, helpValue,
    helpIdle, done, answered, cancelled, declined, exhausted, failed, busy, somethingNotFound, offline,
    incomplete, notAllowed, needsAccount, needsPermission, needsAuthentication, personWanted, timedOut,
    unclearEffect, doneBefore,
    superseded, notFound, notUnderstood, suggestions, nothingToCancel, nothingToRepeat, tooLong, tooComplex,
    vetoed,
    goodbye, parked, cancelOption, titleConfirm, titleIntent, more, askOwner, askStartOver, askUndo,
    askPlan, askLeaving, askParked, askParkedCancel, leaveOption, intentOption, moreOptions, wasAnswered,
    nothingBefore, required, tooLateToChange, noOthers, cannotChoose, notComparable, kept,
    unreadableValue, nothingDone, doneStays, resumeHint, retryHint, expired, nothingParked, parkedList,
    habits,
    askHabit, noHabits, undone, undoWord, undoHint, nothingToUndo, alreadyUndone, undoTooLate, undoLost,
    undoUnclear, working, stopping, aloud, listening, unheard
}

extension Message {
  package var key: MessageKey {
    switch self {
    case .askChoice: .askChoice
    case .askOwned: .askOwned
    case .askAmbiguous: .askAmbiguous
    case .askSeveral: .askSeveral
    case .askValue: .askValue
    case .askConfirm: .askConfirm
    case .askUnderstood: .askUnderstood
    case .askSwitched: .askSwitched
    case .atOnce: .atOnce
    case .askRepaired: .askRepaired
    case .askIntent: .askIntent
    case .askAgainAfter: .askAgainAfter
    case .resumed: .resumed
    case .notInList: .notInList
    case .answerYesOrNo: .answerYesOrNo
    case .unreadable: .unreadable
    case .valueNotFound: .valueNotFound
    case .tooSmall: .tooSmall
    case .tooLarge: .tooLarge
    case .outOfRange: .outOfRange
    case .exactCount: .exactCount
    case .wrongCount: .wrongCount
    case .severalFit: .severalFit
    case .helpChoice: .helpChoice
    case .helpConfirm: .helpConfirm
    case .helpValue: .helpValue
    case .helpIdle: .helpIdle
    case .done: .done
    case .answered: .answered
    case .cancelled: .cancelled
    case .declined: .declined
    case .exhausted: .exhausted
    case .failed: .failed
    case .busy: .busy
    case .somethingNotFound: .somethingNotFound
    case .offline: .offline
    case .incomplete: .incomplete
    case .notAllowed: .notAllowed
    case .needsAccount: .needsAccount
    case .needsPermission: .needsPermission
    case .needsAuthentication: .needsAuthentication
    case .personWanted: .personWanted
    case .timedOut: .timedOut
    case .unclearEffect: .unclearEffect
    case .doneBefore: .doneBefore
    case .superseded: .superseded
    case .notFound: .notFound
    case .notUnderstood: .notUnderstood
    case .suggestions: .suggestions
    case .nothingToCancel: .nothingToCancel
    case .nothingToRepeat: .nothingToRepeat
    case .tooLong: .tooLong
    case .tooComplex: .tooComplex
    case .vetoed: .vetoed
    case .goodbye: .goodbye
    case .parked: .parked
    case .cancelOption: .cancelOption
    case .titleConfirm: .titleConfirm
    case .titleIntent: .titleIntent
    case .more: .more
    case .askOwner: .askOwner
    case .askStartOver: .askStartOver
    case .askUndo: .askUndo
    case .askPlan: .askPlan
    case .askLeaving: .askLeaving
    case .askParked: .askParked
    case .askParkedCancel: .askParkedCancel
    case .leaveOption: .leaveOption
    case .intentOption: .intentOption
    case .moreOptions: .moreOptions
    case .wasAnswered: .wasAnswered
    case .nothingBefore: .nothingBefore
    case .required: .required
    case .tooLateToChange: .tooLateToChange
    case .noOthers: .noOthers
    case .cannotChoose: .cannotChoose
    case .notComparable: .notComparable
    case .kept: .kept
    case .unreadableValue: .unreadableValue
    case .nothingDone: .nothingDone
    case .doneStays: .doneStays
    case .resumeHint: .resumeHint
    case .retryHint: .retryHint
    case .expired: .expired
    case .nothingParked: .nothingParked
    case .parkedList: .parkedList
    case .habits: .habits
    case .askHabit: .askHabit
    case .noHabits: .noHabits
    case .undone: .undone
    case .undoWord: .undoWord
    case .undoHint: .undoHint
    case .nothingToUndo: .nothingToUndo
    case .alreadyUndone: .alreadyUndone
    case .undoTooLate: .undoTooLate
    case .undoLost: .undoLost
    case .undoUnclear: .undoUnclear
    case .working: .working
    case .stopping: .stopping
    case .aloud: .aloud
    case .listening: .listening
    case .unheard: .unheard
    }
  }
}
