import Language

/// How people steer a conversation in English, and refer to what was spoken of.
enum EnglishConversation {
  static let words: ConversationWords = {
    var words = ConversationWords()
    words.phrases = phrases
    words.phraseRules = phraseRules
    words.declines = ["nothanks", "nothankyou", "nevermind", "forgetit"]
    words.cancels = ["cancel"]
    words.pointing = pointing
    words.backwards = ["back", "again"]
    words.addressNouns = ["address"]
    words.only = ["just", "only"]
    words.pointingThings = pointingThings
    words.pointingPlaces = pointingPlaces
    words.pointingEndings = pointingEndings
    words.listedNouns = listedNouns
    words.listedPlaces = listedPlaces
    words.habitPhrases = habitPhrases
    words.habitEndings = habitEndings
    words.sames = sames
    words.ones = ones
    words.mores = mores
    words.slotOpeners = slotOpeners
    words.slotParticles = slotParticles
    words.slotChanges = slotChanges
    words.connectives = connectives
    words.units = units
    words.otherAmounts = otherAmounts
    return words
  }()

  private static let pointing: Set<String> = [
    "it", "that", "this", "there", "here", "them", "those", "it's", "that's",
  ]
  private static let pointingThings: Set<String> = ["it", "thatone", "thesameone", "thisone"]
  private static let pointingPlaces: Set<String> = ["there", "thatplace", "thisplace", "thesameplace"]
  private static let pointingEndings: Set<String> = ["", "please"]
  private static let listedNouns: Set<String> = ["one", "place"]
  private static let listedPlaces: Set<String> = ["first", "second", "third", "last"]
  private static let habitPhrases: Set<String> = [
    "theusual", "myusual", "theusualone", "myusualone", "whatiusuallyhave", "whatiusuallyget",
    "whatiusuallyorder",
  ]
  private static let habitEndings: Set<String> = ["", "please"]
  private static let sames: Set<String> = ["thesame", "sameagain", "thesameagain", "oncemore"]
  private static let ones: Set<String> = ["one", "once"]
  private static let mores: Set<String> = ["more"]
  private static let slotOpeners: Set<String> = [
    "change", "changethe", "makethe", "setthe", "the", "nothe", "changemy",
  ]
  private static let slotParticles: Set<String> = ["to", "is", "should be", "shouldbe"]
  private static let slotChanges: Set<String> = ["again", "iswrong", "waswrong", "please"]
  private static let connectives: Set<String> = ["and", "then", "also", "and,", "then,"]

  private static let units: [OptionComparison.Quality: [AmountUnit]] = [
    .price: [AmountUnit(after: "won"), AmountUnit(before: "₩"), AmountUnit(before: "$")],
    .deliveryFee: [AmountUnit(before: "delivery fee")],
    .minimumOrder: [AmountUnit(before: "minimum")],
    .distance: [AmountUnit(after: "km", factor: 1_000), AmountUnit(after: "m")],
    .time: [AmountUnit(after: "min")],
    .rating: [AmountUnit(before: "★"), AmountUnit(after: "stars")],
    .popularity: [AmountUnit(after: "reviews")],
  ]

  private static let otherAmounts: Set<String> = ["delivery fee", "minimum"]
}
