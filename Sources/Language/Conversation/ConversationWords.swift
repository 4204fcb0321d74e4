/// The phrases of one language that steer a conversation, and its words for what was spoken of.
///
/// The words are closed lists in normal form without spaces. All languages are read at once, since people speak as they
/// like.
public struct ConversationWords: Sendable {
  /// Phrases that steer every conversation. The whole utterance has to be one; what an app's phrase takes is the app's.
  public var phrases: [ConversationCommand: [String]] = [:]
  /// Rules that the phrases name: `<show>`.
  public var phraseRules: [String: String] = [:]
  /// Whole utterances that say no, thanks: 됐어요. They leave a question that a thank-you cannot answer.
  public var declines: Set<String> = []
  /// Whole utterances that are about the conversation, not about what an app did: 취소, but not 취소해 줘.
  public var cancels: Set<String> = []
  /// Words for a thing that was spoken of: 그거, it.
  public var pointingThings: Set<String> = []
  /// Words for a place that was spoken of: 거기, there.
  public var pointingPlaces: Set<String> = []
  /// Every word that may point at what was spoken of, as it is typed: 거기서, that.
  public var pointing: Set<String> = []
  /// What may follow such a word without a space: 그거를.
  public var pointingParticles: Set<String> = []
  /// What may follow it where it is the whole utterance: 그걸로 할게요.
  public var pointingEndings: Set<String> = []
  /// What a thing of a list may be called: 두 번째 가게, the second one.
  public var listedNouns: Set<String> = []
  /// Words that every place in a list has one of: 두 **번째**, the **second** one.
  public var listedPlaces: Set<String> = []
  /// 늘 먹던 거: the word for always.
  public var habitAdverbs: Set<String> = []
  /// 늘 먹던 거: what was done.
  public var habitVerbs: Set<String> = []
  /// 늘 먹던 거: the thing.
  public var habitThings: Set<String> = []
  /// The same as a whole: the usual.
  public var habitPhrases: Set<String> = []
  /// What may follow it without a space.
  public var habitParticles: Set<String> = []
  /// What may follow it where it is the whole utterance.
  public var habitEndings: Set<String> = []
  /// The last request once more: 같은 걸로, the same again.
  public var sames: Set<String> = []
  /// One, whatever is counted: 하나 더.
  public var ones: Set<String> = []
  /// 하나 **더**, one **more**.
  public var mores: Set<String> = []
  /// What may follow it: 하나 더요.
  public var moreEndings: Set<String> = []
  /// What may stand before the name of a parameter: 아니 수량은, change the quantity.
  public var slotOpeners: Set<String> = []
  /// What joins it to what is said about it: 수량은 세 개.
  public var slotParticles: Set<String> = []
  /// What is said when it is to be changed and not yet into what: 수량 바꿔 줘.
  public var slotChanges: Set<String> = []
  /// Words between two requests: 그리고, and then.
  public var connectives: Set<String> = []
  /// What joins a word to the name behind it: 피자랑 콜라.
  public var joiners: Set<String> = []
  /// What may stand between the name of an action and its denial: 주문은 취소해 줘.
  public var objectParticles: Set<String> = []
  /// Words that say that something is set back: 다시, back.
  public var backwards: Set<String> = []
  /// What the title of a parameter calls the place where something goes: 주소, address.
  public var addressNouns: Set<String> = []
  /// Nothing else: “no, just forget the chicken” is no edit.
  public var only: Set<String> = []
  /// What may follow a name that an answer repeats: 네 피자만.
  public var shownParticles: Set<String> = []
  /// With what amounts are shown, by the quality that they are compared by.
  public var units: [OptionComparison.Quality: [AmountUnit]] = [:]
  /// Words that make another amount of the number behind them, not the price: 배달비 3,000원.
  public var otherAmounts: Set<String> = []

  /// No words.
  public init() {}
}

/// What stands around a number where an amount is shown: 배달비 3,000원, 4.8 stars.
public struct AmountUnit: Hashable, Sendable {
  public var before: String
  public var after: String
  /// What the number is multiplied by, so that hours and minutes can be compared.
  public var factor: Double

  public init(before: String = "", after: String = "", factor: Double = 1) {
    self.before = before
    self.after = after
    self.factor = factor
  }
}
