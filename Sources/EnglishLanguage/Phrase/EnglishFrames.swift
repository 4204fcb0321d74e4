import Language

/// The ways of asking in English, by family. Contractions are written in full; every spelling is accepted.
///
/// Source: request strategies as described for English (imperative, query preparatory, want statement,
/// suggestory formula), narrowed to what is said to an assistant.
enum EnglishFrames {
  /// One family of frames.
  struct Family {
    let name: String
    let askFirst: Bool
    var askFirstIfQuestion = false
    let frames: [String]

    var mark: PhraseNode {
      .mark(.ending(family: name, askFirst: askFirst, askFirstIfQuestion: askFirstIfQuestion))
    }
  }

  /// No frame: order chicken. Typed with a question mark it asks first.
  static let imperative = Family(name: "imperative", askFirst: false, askFirstIfQuestion: true, frames: [])

  static let question = Family(name: "question", askFirst: false, frames: [])

  static let noun = Family(name: "noun", askFirst: false, frames: [])

  /// Before a verb in its base form.
  static let beforeBase: [Family] = [
    Family(
      name: "polite", askFirst: false,
      frames: [
        "could you", "can you", "would you", "will you", "can not you", "could not you", "will not you",
        "would not you", "kindly", "go ahead and", "be so kind as to",
        "would you be so kind as to",
        "would you be able to", "would you be willing to", "would it be possible for you to",
        "could i ask you to", "could i get you to", "can i get you to", "would you kindly",
        "could you kindly",
        "would you be so good as to", "be so good as to", "might you", "might i ask you to",
        "may i ask you to", "i need you to", "i want you to", "i would like you to",
        "i would like for you to",
        "i would appreciate it if you could", "i would appreciate it if you would",
        "it would be great if you could",
        "it would be nice if you could", "i was wondering if you could", "i am wondering if you could",
        "i was hoping you could", "i would be grateful if you could", "if you could", "if you would",
        "make sure to",
        "be sure to", "do not forget to", "do me a favor and", "do me a favour and", "see if you can",
        "do you think you could",
      ]),
    Family(
      name: "want", askFirst: false,
      frames: [
        "i would like to", "i would love to", "i want to", "i wish to", "we would like to",
        "we would love to",
        "we want to", "let me", "let us", "i am looking to", "i am here to", "i was hoping to",
        "i just want to",
        "i really want to", "i am ready to", "i am trying to", "we wish to", "we would prefer to",
        "i would prefer to",
        "we should like to", "i should like to", "i would be glad to",
      ]),
    Family(
      name: "want", askFirst: true,
      frames: [
        "i need to", "i have to", "i have got to", "i got to", "i must", "i should", "i ought to",
        "i had better", "i will",
        "i will just", "i am going to", "we need to", "we have to", "we will", "we are going to",
        "i think i will",
        "i guess i will", "i think i should",
      ]),
    Family(
      name: "proposal", askFirst: true,
      frames: [
        "should we", "shall we", "why do not you", "why do not we", "why not", "how about we",
        "how about you",
        "what about we", "what do you say we", "maybe", "perhaps", "maybe i will", "maybe i should",
        "maybe we should",
        "maybe you could", "maybe you should", "i might", "i may", "i could", "we could", "we should",
        "we might",
        "you could", "you should", "you might want to", "i might want to", "i am thinking we could",
        "i was thinking we could", "i am tempted to",
      ]),
    Family(
      name: "ability", askFirst: false, askFirstIfQuestion: true,
      frames: ["can i", "could i", "may i", "might i", "can we", "could we", "may we"]),
    Family(
      name: "ability", askFirst: true,
      frames: [
        "is it possible to", "would it be possible to", "is it ok to", "is it okay to", "are you able to",
        "am i able to",
        "am i allowed to", "is it ok if i", "is it okay if i", "would it be ok to", "are we able to",
      ]),
  ]

  /// Before a verb's -ing form.
  static let beforeGerund: [Family] = [
    Family(
      name: "polite", askFirst: false,
      frames: ["would you mind", "do you mind", "could i bother you with", "i would appreciate you"]),
    Family(
      name: "proposal", askFirst: true,
      frames: [
        "how about", "what about", "i feel like", "i am thinking of", "i am thinking about",
        "i was thinking of",
        "i was thinking about", "i am considering", "do you feel like", "fancy", "i do not mind",
        "i would not mind",
      ]),
  ]

  /// Before the thing that is wanted: one class, whichever of it a phrase has.
  static let beforeThing: [Family] = [
    Family(
      name: "polite", askFirst: false,
      frames: [
        "give me", "get me", "bring me", "get us", "give us", "bring us", "let me get", "let me have",
        "let us get",
        "let us have", "may i have", "may i get", "can i have", "can i get", "could i have", "could i get",
        "may we have",
        "can we have", "can we get", "could we have", "could we get", "could you get me", "could you give me",
        "could you bring me", "can you get me", "can you give me", "can you bring me", "would you get me",
        "would you bring me", "could you get us", "can you get us", "hook me up with", "set me up with",
        "hit me with",
        "might i have", "might we have", "could i trouble you for", "may i trouble you for", "let me grab",
        "let us grab",
        "lemme get", "lemme grab", "grab me", "grab us", "fetch me", "fetch us", "sort me out with",
        "sort us out with",
      ]),
    Family(
      name: "want", askFirst: false,
      frames: [
        "i want", "i would like", "i would love", "i will have", "i will take", "i will get",
        "i will go with",
        "i want to have", "i want to get", "i would like to have", "i would like to get", "i need", "we want",
        "we would like", "we will have", "we will take", "we will get", "we need", "i am having",
        "i just want", "we are having", "i am going to need", "we are going to need", "i will need",
        "we will need",
        "i am going to have", "we are going to have", "i would very much like", "we would very much like",
        "i would be grateful for", "i would be most grateful for", "i would appreciate",
        "i would like to order", "let us do", "we wish to have", "i wish to have",
      ]),
    Family(
      name: "proposal", askFirst: true,
      frames: [
        "i feel like", "i fancy", "i am craving", "i am in the mood for", "i could go for", "i could use",
        "i would not mind", "how about", "what about", "maybe", "i might have", "i might get", "i might take",
        "i could murder", "could murder", "could do with", "i could do with", "could go for", "dying for",
        "i am dying for",
        "we could have", "maybe i will have", "i think i will have", "i am thinking of",
        "i am thinking about",
      ]),
  ]

  /// Before a thing that is asked about: order status → show me the order status.
  static let beforeTopic = [
    "show", "show me", "show us", "tell", "tell me", "tell us", "check", "check on", "give me", "get me",
    "view", "see",
    "display", "read", "read me", "open", "look up", "pull up", "bring up", "find", "what is", "what are",
    "how is", "how are",
    "what about", "how about", "let me see", "let me know", "tell me about", "i want to see",
    "i want to know",
    "i would like to see", "i would like to know", "can i see", "could i see", "may i see", "any news on",
    "any update on",
    "update me on",
  ]

  /// Before a question that is asked indirectly: tell me where my order is.
  static let beforeIndirectQuestion = [
    "tell me", "can you tell me", "could you tell me", "would you tell me", "show me", "can you show me",
    "could you show me",
    "do you know", "do you happen to know", "would you know", "i want to know", "i would like to know",
    "let me know",
    "can you check", "could you check", "check", "i wonder", "i was wondering", "i am wondering", "any idea",
    "do you have any idea", "find out", "can you find out", "could you find out",
  ]
}
