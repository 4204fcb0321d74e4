/// Words by which the request beside them was said, written, sung, dreamt or nearly made by somebody, or is refused: “my friend texts me,
/// star Bulguksa”, “star Bulguksa, I refuse”.
enum EnglishReportedWords {
  static func stand(in words: some Collection<String>) -> Bool {
    words.contains(where: all.contains) || isElliptical(words) || isUndone(Array(words))
  }

  /// “I nearly asked for it”, “we almost did”, but not “it's almost 9”.
  private static func isUndone(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { doers.contains($0) && ["nearly", "almost"].contains($1) }
  }

  private static let doers: Set<String> = ["i", "we", "he", "she", "they", "you", "had", "have", "ive", "id"]

  /// “I won't”, “I was about to”, “he already did”: what is left out is the request.
  private static func isElliptical(_ words: some Collection<String>) -> Bool {
    guard let last = Array(words).last, words.count > 1 else { return false }
    return endings.contains(last)
  }

  private static let all: Set<String> = [
    "text", "texts", "texted", "texting", "types", "typed", "typing", "writes", "wrote", "writing", "message",
    "messages", "messaged",
    "reads", "shout", "shouts", "shouted", "shouting", "yell", "yells", "yelled", "yelling", "screams",
    "screamed", "screaming", "whispers",
    "whispered", "mutters", "muttered", "sings", "sang", "singing", "song", "lyrics", "line", "quote",
    "quotes", "script", "film", "movie",
    "dream", "dreams", "dreamt", "dreamed", "dreaming", "autocorrect", "autocorrects", "autocorrected",
    "begs", "begged", "begging", "insists",
    "insisted", "refuse", "refused", "decline", "declined", "hoping", "hoped", "foot",
    "arse", "thought", "pretending",
    "practising", "practicing", "rehearsing", "joked", "jokes", "joking",
  ]

  private static let endings: Set<String> = [
    "wont", "cant", "dont", "didnt", "shant", "will", "did", "does", "do", "to", "have", "has", "had",
    "cannot", "couldnt", "wouldnt",
  ]
}
