import Language

/// What people say to the assistant itself.
extension EnglishConversation {
  static let phraseRules = [
    "left": "(what I was doing|what we were doing|where (I|we) left off|from there)",
    "show": "(show me|tell me|list)",
  ]

  static let phrases: [ConversationCommand: [String]] = [
    .resume: [
      "(continue|go on|carry on|keep going|resume|proceed) [[with] <left>]",
      "let us (continue|go on|carry on)",
      "(pick up|start) [again] <left>", "go back to <left>",
    ],
    .parked: [
      "what (was I|were we) (doing|talking about|in the middle of)",
      "what is (pending|parked|left [to do|open])",
      "[<show>] (where I left off|what I was doing|what is pending)", "where (was I|were we)",
      "where did (I|we) leave off",
    ],
    .habits: [
      "what do I (usually|often|normally) do [here|at this time|now]",
      "what do I do (often|most [often]|usually)",
      "suggest something [to do]", "make a suggestion", "what (should|could|can) I do [now]",
      "[do you have] any suggestions", "[<show>] what I (usually|often) do",
    ],
    .retry: ["(try|do) (again|it again|that again|[it|that] once more|[it|that] one more time)", "retry"],
    .help: [
      "help [me]", "what can (I|you) (say|do|ask)", "what should I say", "what do I say", "how do I use this",
      "how does this work", "what are (my options|the commands)", "[<show>] what (I can say|you can do)",
    ],
    .repeatReply: [
      "[can you|could you] (repeat|say) (that|it) [again|once more|one more time]", "(say|come) again",
      "what (was that|did you say) [again]", "I did not (hear|catch|get) (that|you|it)", "one more time",
    ],
    .back: [
      "go back [one step|a step|to the previous (question|step)]", "(previous|last) (question|step)",
      "take me back",
    ],
    .startOver: [
      "start [all] over [again]", "(start|begin) again",
      "(start|begin|go) [again] (from|back to) the (beginning|top|start)",
    ],
  ]
}
