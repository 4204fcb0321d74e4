import Languages

/// English answers to questions of every kind.
enum EnglishAnswerCorpus {
  /// To a question that yes or no answers.
  static let confirm: [(AnswerReading, [String])] = [
    (
      .yes,
      [
        "yes", "Yes!", "yeah", "yep", "yup", "y", "ok", "okay", "sure", "right", "correct", "go ahead",
        "do it", "please do",
        "yes please", "yes, please", "fine", "sounds good", "looks good", "that's right", "that’s correct",
        "absolutely",
        "of course", "why not", "yes go ahead", "ok do it", "sure, go ahead", "yes yes", "um yes",
        "yes thanks", "yes that's right",
        "please go ahead", "sure thing", "you bet", "let's do it", "works for me",
      ]
    ),
    (
      .no,
      [
        "no", "nope", "nah", "n", "no thanks", "no, thanks", "no thank you", "not yet", "not now", "don't",
        "don't do it",
        "wrong", "that's wrong", "that's not right", "I'd rather not", "no no", "no don't", "not really",
        "please don't",
        "I don't think so", "no way", "not today", "maybe later",
      ]
    ),
    (
      .cancel,
      [
        "cancel", "cancel it", "stop", "quit", "exit", "abort", "never mind", "nevermind", "forget it",
        "forget about it",
        "please cancel", "cancel please", "cancel that", "no cancel it", "no, cancel", "I changed my mind",
        "cancel everything",
      ]
    ),
    (
      .repeatQuestion,
      [
        "what?", "pardon?", "sorry?",
        "once more",
      ]
    ),
    (.help, ["help", "commands"]),
    (.back, ["back", "previous"]), (.no, ["skip", "skip it", "skip this", "pass"]),
    (.undo, ["undo", "undo that", "take that back"]),
    (.wait, ["wait", "hold on", "one moment", "just a second", "wait a minute"]),
    (.dontKnow, ["I don't know", "don't know", "not sure", "I'm not sure", "no idea", "idk"]),
    (.startOver, ["start over", "restart"]), (.unclear, ["yes no", "no yes"]),
  ]

  static let dishes = AnswerContext.choice([
    "Fried Chicken", "Seasoned Chicken", "Soy Chicken", "Cheese Balls",
  ])

  /// Options of `dishes` by their indices.
  static let choices: [([Int], [String])] = [
    (
      [1],
      [
        "2", "two", "number 2", "number two", "no. 2", "#2", "the second one", "second", "the second", "2nd",
        "second one please",
        "option 2", "I'll take the second one", "seasoned chicken", "Seasoned", "the seasoned chicken",
        "give me the second one",
        "let's go with number two", "the second one please", "I'd like the second",
      ]
    ),
    (
      [0], ["1", "first", "the first one", "number one", "the top one", "fried chicken please", "1st", "one"]
    ),
    (
      [3],
      [
        "the last one", "last", "the bottom one", "number 4", "fourth", "cheese balls", "cheese",
        "the fourth", "last one please",
      ]
    ),
    ([2], ["third", "the third one", "second to last", "the second from the bottom", "soy"]),
    ([0, 2], ["1 and 3", "the first and the third", "number 1 and number 3", "first and third", "1, 3"]),
    (
      [0, 1, 2],
      [
        "1 to 3", "1 through 3", "everything but 4", "all but the last one", "all except number 4",
        "everything except cheese balls",
      ]
    ),
    ([0, 2, 3], ["everything but 2", "all but the second one", "all except the second"]),
  ]

  static let listed: [(AnswerReading, [String])] = [
    (
      .any,
      [
        "any", "anything", "whatever", "you choose", "surprise me", "I don't care", "any of them",
        "either one", "anything is fine", "up to you",
      ]
    ),
    (.all, ["all", "all of them", "everything", "all of these", "give me all of them", "all please"]),
    (
      .noneOfThese,
      ["none", "none of them", "neither", "something else", "none of these", "none of the above", "nothing"]
    ),
    (.more, ["more", "show more", "next", "what else", "more please", "any others?"]),
    (.ambiguous([0, 1, 2]), ["chicken"]),
  ]

  /// What the rest says after a change of mind.
  static let corrections: [(rest: String, sentences: [String])] = [
    (
      "two",
      [
        "no, two", "no two", "actually two", "make it two", "make that two", "yes but make it two",
        "no, make it two",
        "no actually two", "I mean two", "I meant two", "sorry, two", "no, I said two", "change it to two",
        "yes, but two",
        "ok but make it two", "actually, make it two", "wait, make it two",
      ]
    ),
    ("three colas", ["no, three colas", "actually three colas", "make it three colas"]),
    (
      "cider",
      [
        "not cola but cider", "cider instead of cola", "no, cider", "cider not cola", "actually cider",
        "cider, not cola", "not cola, cider", "cider instead",
      ]
    ),
  ]

  static let unread = [
    "order chicken", "where is my order", "two bowls of ramen", "the weather", "yesterday", "stopwatch",
  ]
}
