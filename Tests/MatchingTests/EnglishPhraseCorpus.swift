/// Sentences said to a few phrases of an app that orders food.
enum EnglishPhraseCorpus {
  static let phrases = [
    ("Order", "(order|get me|send me) {lines} [from {restaurant}]"), ("Track", "where is my order"),
    ("Track", "track my order"), ("Cancel", "cancel my order"), ("Status", "order status"),
    ("Recall", "what did I order"), ("Search", "(find|what) dishes (of|are at) {restaurant}"),
    ("Pay", "pay with <applicationName>"),
  ]

  static let dishes = [
    "chicken", "fried chicken", "cola", "cider", "pad thai", "Don't Panic burger", "never ending pasta",
    "cheeseburger",
    "sandwich", "How To Train burger", "wings", "치킨",
  ]

  static let places = ["Hanbam Chicken", "Not Dogs"]

  static let orders: [(slots: String, sentences: [String])] = [
    (
      "chicken",
      [
        "order chicken", "Order chicken!", "please order chicken", "order chicken please",
        "order chicken, please",
        "hey, order chicken", "ok so order chicken", "could you order chicken",
        "Could you please order chicken?",
        "can you order chicken?", "can't you order chicken", "would you order chicken for me",
        "will you order chicken",
        "would you mind ordering chicken", "I'd like to order chicken", "I’d like to order chicken",
        "id like to order chicken",
        "I would like to order some chicken", "I want to order chicken", "I wanna order the chicken",
        "I want you to order chicken", "go ahead and order chicken", "let me order chicken",
        "let's order chicken",
        "order me a chicken", "order us some chicken", "order the chicken now", "order a chicken, thanks",
        "I'd like chicken", "I want chicken", "I'll have chicken", "I'll have the chicken, please",
        "get me a chicken",
        "let me get a chicken", "may I have a chicken", "can I have a chicken?", "can I get some chicken",
        "gimme a chicken",
        "I'll take the chicken", "we'd like chicken", "I was wondering if you could order chicken",
        "I'd appreciate it if you could order chicken", "do me a favor and order chicken",
        "Hanip, order chicken",
        "order chicken with Hanip", "if you could order chicken", "kindly order chicken",
        "don't forget to order chicken",
        "send me chicken", "ORDER CHICKEN", "order chicken asap", "order chicken if you don't mind",
        "yo order chicken", "umm okay so order chicken", "before I forget, order chicken",
        "order chicken mate",
        "order chicken ty", "order chicken would ya", "order chicken when you get a chance",
        "order him a chicken",
        "order my wife a chicken", "might I have some chicken", "could I trouble you for a chicken",
        "I'm going to need chicken", "would you be so good as to order chicken", "hit me with a chicken",
      ]
    ),
    (
      "2 cola",
      [
        "order two colas", "order 2 colas", "order two cola", "order a couple of colas",
        "get me two colas please",
        "I'd like two colas", "could I get two colas?", "order 2x cola", "order two cups of cola",
        "order two of the colas",
        "would you mind getting me two colas", "order two lots of cola",
      ]
    ),
    ("2 sandwich", ["order two sandwiches"]), ("12 wings", ["order a dozen wings"]),
    ("21 wings", ["order twenty-one wings", "order twenty one wings"]),
    ("2…3 cola", ["order two or three colas"]),
    ("0.5 chicken", ["order half a chicken"]),
    (
      "2 chicken, 1 cola",
      [
        "order two chickens and one cola", "order two chickens, one cola",
        "I'll have two chickens and one cola",
      ]
    ),
    ("chicken, cola", ["order chicken and cola", "order a chicken and a cola", "order chicken with a cola"]),
    ("Don't Panic burger", ["order the Don't Panic burger", "order a Don't Panic burger please"]),
    ("2 Don't Panic burger", ["order two Don't Panic burgers"]),
    ("never ending pasta", ["order never ending pasta"]),
    ("How To Train burger", ["order the How To Train burger"]),
    ("pad thai", ["order pad thai", "I'd like the pad thai"]),
    (
      "chicken @ Hanbam Chicken",
      [
        "order chicken from Hanbam Chicken", "please order some chicken from Hanbam Chicken",
        "I'll have the chicken from Hanbam Chicken, thanks",
      ]
    ),
    ("cola @ Not Dogs", ["order cola from Not Dogs"]), ("치킨", ["order 치킨", "please order 치킨"]),
  ]

  static let others: [(intent: String, sentences: [String])] = [
    (
      "Track",
      [
        "where is my order", "where's my order?", "wheres my order", "where is the order",
        "tell me where my order is",
        "do you know where my order is?", "can you tell me where my order is", "track my order",
        "please track the order",
        "could you track my order", "I'd like to track my order",
      ]
    ),
    (
      "Cancel",
      [
        "cancel my order", "please cancel the order", "I want to cancel my order", "can you cancel my order?",
        "would you mind cancelling my order", "would you mind canceling my order",
      ]
    ),
    (
      "Status",
      [
        "order status", "my order status", "show me the order status", "what's the order status",
        "tell me my order status",
        "check order status", "how's my order status", "could you show me the order status please",
      ]
    ),
    ("Recall", ["what did I order", "what did I order?", "tell me what did I order"]),
    (
      "Search", ["find dishes of Not Dogs", "what dishes are at Not Dogs?", "please find dishes of Not Dogs"]
    ),
    ("Pay", ["pay with Hanip", "please pay with Hanip"]),
  ]

  static let proposals = [
    "I might order chicken", "should we order chicken", "should we order chicken?", "can I order chicken?",
    "could I order chicken?", "may I order chicken?", "can we order chicken?", "I feel like chicken",
    "I feel like ordering chicken", "how about chicken", "how about ordering chicken?",
    "why don't we order chicken",
    "why don't you order chicken", "maybe order chicken", "maybe I'll order chicken",
    "I'm thinking of ordering chicken",
    "is it possible to order chicken", "I have to order chicken", "I should order chicken", "order chicken?",
    "I'm in the mood for chicken", "what about chicken", "I need to order chicken", "I'll order chicken",
    "shall we order chicken?",
  ]

  static let refused = [
    "don't order chicken", "please don't order chicken", "never order chicken", "stop ordering chicken",
    "do not order chicken",
    "I won't order chicken", "I'm not going to order chicken", "I don't want chicken",
    "I don't want to order chicken",
    "did you order chicken", "I ordered chicken", "I already ordered chicken", "has chicken been ordered",
    "was chicken ordered",
    "how do I order chicken", "how to order chicken", "tell me how to order chicken",
    "how can I order chicken",
    "if I order two chickens, how much is it", "what if I order chicken", "if I order chicken",
    "shall I order chicken",
    "should I order chicken", "do you want me to order chicken", "would you like chicken",
    "check whether I ordered chicken",
    "say 'order chicken'", "say order chicken", "tell mom to order chicken", "he will order chicken",
    "my mom ordered chicken",
    "I'll order chicken later", "I'll order it myself", "order chicken later", "I'll order chicken myself",
    "not now", "let's not order chicken", "could you not order chicken", "who ordered chicken",
    "reorder chicken",
    "chicken order", "order", "order from", "don't cancel my order", "how do I cancel my order",
    "did you cancel my order",
    "if I cancel my order", "I cancelled my order", "disorder chicken", "order chickenpox", "order colander",
    "order chicken, never mind", "don't track my order",
  ]
}
