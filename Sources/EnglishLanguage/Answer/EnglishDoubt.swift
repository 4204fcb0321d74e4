package import Language

/// Whether English words of agreement do not agree: probably yes, I guess so, yeah right.
package enum EnglishDoubt {
  package static func holds(for text: NormalText) -> Bool {
    hedges(text) || ironic.contains(text.text.filter { $0 != "," })
      || otherThings.contains { text.text.contains($0) }
  }

  private static func hedges(_ text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.last.map(dangling.contains) ?? false || words.contains { hedging.contains($0) }
      || breaksOff(text, words) || asksBack(words)
      || words.suffix(2) == ["i", "think"] || isDescribed(words)
      || zip(words, words.dropFirst()).contains { $0 == ("but", "not") }
  }

  /// delete my visit to…, but not “yes it is.”
  private static func breaksOff(_ text: NormalText, _ words: [String]) -> Bool {
    (text.source.hasSuffix("..") || text.source.hasSuffix("…"))
      && words.last.map(unfinished.contains) ?? false
  }

  private static let unfinished: Set<String> = [
    "to", "the", "of", "from", "my", "a", "an", "with", "is", "was",
  ]

  /// it's lovely, isn't it: a question at the end of a statement.
  private static func asksBack(_ words: [String]) -> Bool {
    guard let pronoun = words.last, let verb = words.dropLast().last else { return false }
    return ["it", "they", "he", "she", "we", "you", "i"].contains(pronoun)
      && [
        "isn't", "isnt", "wasn't", "wasnt", "aren't", "weren't", "doesn't", "don't", "didn't", "hasn't",
        "haven't",
      ].contains(verb)
      && !(pronoun == "it" && verb == "don't")
  }

  /// my stomach is empty: no verb.
  private static func isDescribed(_ words: [String]) -> Bool {
    words.last == "empty" && words.dropLast().last.map(["is", "are", "was", "on"].contains) ?? false
  }

  /// empty the trash: what the verb is done to elsewhere.
  private static let otherThings = EnglishAgreement.set(
    "{empty,clear,takeout,throwout}{the,my,your}{trash,bin,fridge,dishwasher,room,table} {my,the,an}oldaddress"
  )

  private static let dangling: Set<String> = [
    "and", "but", "or", "because", "though", "tho", "of", "the", "a", "an", "my",
  ]
  private static let hedging: Set<String> = [
    "maybe", "perhaps", "probably", "possibly", "guess", "suppose", "kinda", "sorta", "almost",
  ]

  /// Said of what is not believed, without spaces.
  private static let ironic: Set<String> = EnglishAgreement.set(
    """
    {oh,well,ah}{,that's,thats,that'sjust,thatsjust,just}{great,grand,perfect,wonderful,lovely,brilliant,splendid,marvellous,excellent,fantastic,fine,super,smashing}
    {,that's,thats}just{great,grand,perfect,wonderful,lovely,brilliant,splendid,marvellous,excellent,fantastic,super,smashing}
    {ok,okay,sure,right,yeah,yeahok,yeahsure}{buddy,pal,bud,sweetie,honey,sunshine,genius,jan,boomer} {ok,okay,yeah,right,yes}so yesdear allclear {it,this,sure,boy,wow,ooh,oh,itdoes}{looks,look}{good,great,perfect,fine,right} thatlooks{good,great,perfect} yeah{ok,okay,sure} ok{sure,bro,dude,man} oh{yeah,yes}{,really}wow {ok,okay}{well,thenwell}
    """
  ).union([
    "yeahright", "yearight", "yahright", "ohyeahright", "suresure", "ohsure", "ohsureright", "yeahyeah",
    "yeahno", "yaright", "oksiri", "ohright", "ahright", "okgoogle", "okaygoogle", "yeahyeahyeah", "ohgreat",
    "ohperfect", "ohwonderful", "ohbrilliant", "ohfantastic", "greatjustgreat",
    "justgreat", "justperfect", "justwonderful", "perfectjustperfect",
  ])
}
