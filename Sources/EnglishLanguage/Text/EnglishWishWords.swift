/// The words of ``EnglishWish``.
enum EnglishWishWords {
  static let amounts: [[String]] = [
    ["no"], ["extra"], ["without"], ["less"], ["more"], ["double"], ["light"], ["lots", "of"],
    ["plenty", "of"],
    ["easy", "on", "the"], ["hold", "the"], ["go", "easy", "on", "the"], ["a", "bit", "of"],
    ["leave", "out", "the"],
    ["leave", "the"],
  ]
  static let sides: [[String]] = [
    ["on", "the", "side"], ["separately"], ["apart"], ["off"], ["out"], ["on", "top"],
  ]
  /// What a kitchen leaves out, adds or packs apart. No dish that is ordered by itself is among them.
  static let ingredients: Set<String> = {
    let things: [String] = [
      "onion", "green onion", "spring onion", "scallion", "olive", "pickle", "mayo", "mayonnaise", "cheese",
      "egg",
      "fried egg", "seaweed", "wasabi", "sauce", "dressing", "garlic", "meat", "squid", "cream",
      "whipped cream", "straw",
      "cutlery", "plastic cutlery", "utensil", "napkin", "chopstick", "fork", "spoon", "peanut", "nut",
      "cilantro", "coriander",
      "basil", "ice", "sugar", "salt", "pepper", "sesame oil", "sesame", "radish", "ketchup", "mustard",
      "honey", "butter",
      "milk", "syrup", "shot", "tomato", "tomatoes", "lettuce", "cucumber", "mushroom", "chilli", "chili",
      "bacon",
      "shrimp", "pork", "beef", "pineapple", "corn", "bean", "sprout", "lemon", "gravy", "vinegar",
      "soy sauce", "gochujang",
      "ginger", "topping", "spice", "carrot", "bone", "gluten", "dairy", "msg", "bag", "lid", "candle",
    ]
    return Set(things + things.map { $0 + "s" })
  }()
  static let degrees: [[String]] = [
    ["extra"], ["super"], ["very"], ["really"], ["not", "too"], ["not", "so"], ["not"], ["less"], ["more"],
    ["medium"], ["a", "bit"],
    ["a", "little"], ["nice", "and"], ["not", "too", "much"], ["as"], ["mildly"],
  ]
  static let manners: Set<String> = [
    "spicy", "hot", "sweet", "salty", "crispy", "mild", "crunchy", "bland", "sour", "cold", "iced", "spicier",
    "milder",
  ]
  /// How a wish to the kitchen or the courier begins.
  static let services: [[String]] = [
    ["cut", "it"], ["cut", "into"], ["cut", "in"], ["text", "me", "when"], ["call", "me", "when"],
    ["meet", "me"], ["hand", "it"],
    ["gate", "code"], ["the", "gate", "code"], ["door", "code"], ["wait", "at"], ["pack", "the"],
    ["leave", "at"], ["drop", "it"],
    ["buzz", "me"], ["ring", "me"], ["take", "the", "elevator"], ["use", "the", "back"],
    ["come", "to", "the"],
    ["don't", "knock"], ["dont", "knock"],
  ]
  /// What joins a wish to the order before it.
  static let joining: Set<String> = [
    "and", "with", "w", "but", "please", "pls", "say", "write", "include", "add", "put", "also", "then",
    "ask", "for",
  ]
  /// What looks something up.
  static let searching: Set<String> = [
    "find", "search", "any", "anything", "something", "which", "what", "what's", "whats", "show", "recommend",
    "suggest", "look",
    "looking", "is", "are", "there", "how", "do", "does", "menu", "list", "dishes", "restaurants", "places",
    "price",
    "visit", "visited", "record", "plan", "collection", "landmark", "landmarks", "cancel",
  ]
}
