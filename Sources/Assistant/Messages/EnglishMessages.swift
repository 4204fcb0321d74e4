enum EnglishMessages: MessageTexts {
  static func text(_ message: Message) -> String {
    switch message {
    case .askChoice(let type): "Which \(type)?"
    case .askOwned(let owner, let said): "Which \(said) from \(owner)?"
    case .askAmbiguous(let said): "Which \(said)?"
    case .askSeveral(let type): "Which \(type)? You may name several."
    case .askValue(let title): "What is the \(title)?"
    case .askConfirm: "Shall I go ahead?"
    case .askUnderstood(let said, let title):
      (said.isEmpty ? "" : "You said “\(said)”. ") + "Shall I go ahead: \(title)?"
    case .askRepaired(let to): "Did you mean “\(to)”?"
    case .askIntent: "Which one do you mean?"
    case .askAgainAfter(let question): "It has been a while, so I ask again. \(question)"
    case .resumed(let question): "To go on: \(question)"
    case .notInList: "That is not on the list. Say a number or a name."
    case .answerYesOrNo: "Please say yes or no."
    case .unreadable(let said): "I cannot read “\(said)” as a value here."
    case .valueNotFound(let said): "I could not find “\(said)”."
    case .tooSmall(let minimum): "It must be at least \(minimum)."
    case .tooLarge(let maximum): "It must be at most \(maximum)."
    case .outOfRange(let minimum, let maximum): "It must be from \(minimum) to \(maximum)."
    case .exactCount(let count): "Please choose \(count)."
    case .wrongCount(let minimum, let maximum): "Please choose from \(minimum) to \(maximum)."
    case .severalFit: "Several fit. Please choose one of these."
    case .helpChoice: "Choose by number (“2”), order (“the second one”) or name. Say “cancel” to stop."
    case .helpConfirm: "Say “yes” and I go ahead, “no” and I do not. You may correct me: “no, two”."
    case .helpValue(let title): "Just say the \(title). Say “cancel” to stop."
    case .helpIdle(let examples): "Try saying " + examples.map { "“\($0)”" }.joined(separator: ", ")
    case .done: "Done."
    case .answered: "Here you are."
    case .cancelled: "Stopped. Nothing was done."
    case .declined: "All right, I did not do it."
    case .exhausted: "I asked three times and did not understand. Nothing was done."
    case .failed: "Something went wrong, and I could not finish."
    case .busy: "Something else is at work right now. Please try again in a moment."
    case .somethingNotFound: "What you are looking for does not exist any more."
    case .offline: "There is no connection to the internet. Please check it and try again."
    case .incomplete: "Only a part of it was done. Please look in the app what was."
    case .notAllowed: "This cannot be done here and now."
    case .needsAccount: "Please sign in to the app first."
    case .needsPermission: "The app lacks a permission. Please grant it and try again."
    case .needsAuthentication: "This needs to know who you are, so I did not do it here."
    case .timedOut: "It took too long, and I stopped waiting. Please look in the app whether it was done."
    case .unclearEffect:
      "I could not make sure whether the last step happened. Please check before trying again."
    case .superseded: "Somebody else has already gone on with this conversation."
    case .notFound(let said): "I could not find “\(said)”."
    case .notUnderstood: "I did not understand."
    case .suggestions(let examples): "You could say " + examples.map { "“\($0)”" }.joined(separator: ", ")
    case .nothingToCancel: "There is nothing to cancel."
    case .nothingToRepeat: "I have not said anything yet."
    case .tooLong: "That sentence is too long. Please say it in shorter parts."
    case .vetoed(let rule): vetoed(rule)
    case .goodbye: "Goodbye."
    case .parked: "I keep what we were doing."
    case .cancelOption: "cancel"
    case .titleConfirm: "confirm"
    case .titleIntent: "which"
    case .more(let count): "and \(count) more"
    }
  }

  private static func vetoed(_ rule: String) -> String {
    switch rule {
    case "prohibition", "negation": "All right, I will not do it."
    case "past": "That sounds like something past. I did nothing new."
    case "howTo": "I cannot explain how yet. Say what you want, and I will do it."
    case "hypothetical": "I have not done it. Tell me to, and I will."
    case "quotation", "embeddedQuestion": "That sounds like somebody else’s words, so I did nothing."
    default: "That did not sound like a request, so I did nothing."
    }
  }
}
