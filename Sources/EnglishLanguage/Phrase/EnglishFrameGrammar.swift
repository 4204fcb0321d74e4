import Language

/// The grammars of the ways of asking, shared by all phrases.
enum EnglishFrameGrammar {
  static let base = GrammarName("en.frame.base")
  static let gerund = GrammarName("en.frame.gerund")
  static let thing = GrammarName("en.frame.thing")
  static let topic = GrammarName("en.frame.topic")
  static let indirectQuestion = GrammarName("en.frame.indirectQuestion")

  static let grammars: [GrammarName: PhraseNode] = [
    base: .alternatives([EnglishFrames.imperative.mark] + nodes(EnglishFrames.beforeBase)),
    gerund: .alternatives(nodes(EnglishFrames.beforeGerund)),
    thing: .alternatives(nodes(EnglishFrames.beforeThing)),
    topic: EnglishFiller.any(of: EnglishFrames.beforeTopic),
    indirectQuestion: EnglishFiller.any(of: EnglishFrames.beforeIndirectQuestion),
  ]

  /// What a phrase may begin with to belong to the class of `EnglishFrames.beforeThing`, contractions in full.
  static let thingFrames: Set<[String]> = Set(
    EnglishFrames.beforeThing.filter { !$0.askFirst }.flatMap(\.frames).map {
      $0.split(separator: " ").map(String.init)
    })

  private static func nodes(_ families: [EnglishFrames.Family]) -> [PhraseNode] {
    families.map { family in
      .sequence([EnglishFiller.any(of: family.frames), .grammar(EnglishFiller.gap), family.mark])
    }
  }
}
