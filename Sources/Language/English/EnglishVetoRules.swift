/// How English sentences begin that are no requests, as data. `|` separates alternatives.
enum EnglishVetoRules {
  struct Rule: Sendable {
    let rule: VetoRule
    let pattern: [Substring]
    var needsQuestion = false
  }

  /// At the beginning of the sentence or of a clause.
  static let beginning: [Rule] =
    rules([
      (
        .doubleNegative, ["don't|never|can't not", "do not not"]
      ),
      (
        .prohibition,
        [
          "don't|never", "do not|never", "stop|quit|avoid *ing", "you don't|mustn't|shouldn't|can't|needn't",
          "you do|must|should|can not", "no need to", "no more *", "let's not", "let us not",
          "make sure not to", "try not to", "not to",
          "i don't want you to", "i do not want you to", "i'd rather you didn't",
        ]
      ),
      (
        .negation,
        [
          "i|we don't|won't|can't|couldn't|wouldn't|never|cannot", "i|we do|will|can|could|would|am|are not",
          "i'm|we're not", "im not", "i'd rather not", "i'm not gonna|going", "nobody|none *",
          "not now|yet|today",
        ]
      ),
      (
        .past,
        [
          "did *", "didn't *", "have|had i|you|we|they|he|she",
          "has|was|were|wasn't|weren't|hasn't|haven't *", "i|you|we|they|he|she *ed",
          "i|you|we|they|he|she already|just|finally *ed", "i've|you've|we've|they've *",
          "i|you|we|they have|had already|just|been", "why did *",
          "when|where|who did|was|were|ordered *", "who *ed",
        ]
      ),
      (
        .offer,
        [
          "shall|should i", "do|did you want|need|like me to", "would you like|want me to", "want|need me to",
          "i can|could *", "i'll * for you", "can|could|may i help",
        ]
      ),
      (
        .howTo,
        [
          "how do|does|can|could|would|should|to", "what's|whats the|a|best|easiest way|method|best",
          "what is the way|best|method|procedure", "show|tell|teach me|us how", "explain how",
          "is there a|any way to", "i'd like to know how", "i want to know how", "do you know how",
          "what do|should i say",
          "what are the steps", "ways to",
        ]
      ),
      (
        .embeddedQuestion,
        [
          "check|see|confirm|verify|ask|find if|whether", "find out if|whether", "tell|show me if|whether",
          "let me know if|whether", "do you know if|whether|when|what", "i wonder if|whether|when",
          "i|do don't know if|whether", "can you tell if|whether", "tell me when|what|who|why",
        ]
      ),
      (
        .quotation,
        [
          "tell|ask|remind my|him|her|them|mom|dad|everyone|the|your * to",
          "tell|ask him|her|them|mom|dad|everyone|john to", "say|write|reply|text|message|send that|saying",
          "he|she|they|mom|dad|someone said|says|told|wants|asked|thinks", "text|message|tell * that|to",
          "say *",
        ]
      ),
      (
        .thirdPerson,
        [
          "i'll|we'll|he'll|she'll|they'll", "i|we|he|she|they|someone will|shall",
          "i'm|we're|he's|she's|they're going|gonna *", "i|we|he|she|they am|are|is going|gonna",
          "who will|'ll|wants", "who's going", "let me",
        ]
      ),
    ])
    + rules(
      [
        (
          .hypothetical,
          [
            "if|suppose|supposing|when i|we|you", "what if|happens", "what would|will happen",
            "would it|that|there",
          ]
        )
      ], needsQuestion: true)
    + rules([(.replacement, ["not the|a|an * but"])])

  /// Anywhere behind the first word.
  static let anywhere: [Rule] =
    rules([(.replacement, ["instead|rather of|than *", "instead", "not the|a|an * but", "and not *"])])
    + rules(
      [(.hypothetical, ["if i|we|you order|buy|get|add|take|choose|cancel|turn|send"])], needsQuestion: true)

  /// Beginnings that look like a rule and are requests.
  static let exceptions: [Rule] = rules([
    (.prohibition, ["don't|never forget|hesitate|worry", "do not forget|hesitate|worry", "never mind"]),
    (.negation, ["i can't wait", "i cannot wait"]), (.past, ["did you mean"]),
    (.quotation, ["say it|that|again"]),
    (
      .thirdPerson,
      ["i'll|we'll take|have|go|get|like", "i|we will take|have|go|get", "let me get|have|see|hear|know"]
    ),
  ])

  private static func rules(_ lists: [(VetoRule, [String])], needsQuestion: Bool = false) -> [Rule] {
    lists.flatMap { rule, patterns in
      patterns.map { Rule(rule: rule, pattern: $0.split(separator: " "), needsQuestion: needsQuestion) }
    }
  }
}
