/// English words around a name that leave out what is asked of it: what about (Busan Tower)?, (Bulguksa) as well.
enum EnglishEllipsis {
  static func asksOfAnother(_ words: String) -> Bool { asking.contains(rest(words)) }

  static func addsAnother(_ words: String) -> Bool { also.contains(rest(words)) }

  static func addsNothing(_ words: [String]) -> Bool { words.allSatisfy(again.contains) }

  private static func rest(_ words: String) -> String {
    words.split { $0 == " " || $0 == "," }.filter { !openers.contains(String($0)) }.joined(separator: " ")
  }

  private static let openers: Set<String> = [
    "oh", "okay", "ok", "so", "hm", "hmm", "then", "please", "the", "um", "right",
  ]
  private static let asking: Set<String> = [
    "what about", "how about", "and", "and what about", "and how about", "and for", "what about at", "and at",
  ]
  private static let also: Set<String> = [
    "as well", "too", "also", "and", "and as well", "and also", "and too", "plus",
  ]
  private static let again: Set<String> = [
    "turn", "switch", "put", "it", "them", "back", "again", "please", "just", "that", "those", "now", "right",
    "ok", "okay",
  ]
}
